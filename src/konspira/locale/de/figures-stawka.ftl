# Pictures and player's aid of Stawka. Before a colon stands the name of the thing.

## Pictures

stawka-figure-table = Ada führt das polnische Netz. Ingrid Heizer ist aktiviert.
stawka-figure-table-agent = Eigener Agent: Farbe und Buchstabe sagen, wer es ist; was er kann, steht im Ausweis.
stawka-figure-table-enemy = Feindlicher Agent: Ein Gespräch auf demselben Feld bringt Beweise.
stawka-figure-table-location = Ort: Hier liegen verdeckte Gegenstandsplättchen, und ein Agent kann suchen.
stawka-figure-table-street = Straße: Jeder Schritt auf ein Nachbarfeld kostet 1 AP.
stawka-figure-turn = Eine Aktivierung. Jedes Bild folgt aus dem vorigen durch eine wirkliche Wahl.
stawka-figure-turn-before = Vorher: Ingrid Heizer steht auf dem Platz, Marta Becher im Hotel.
stawka-figure-turn-step = Schritt: Für 1 AP betritt sie das Hotel.
stawka-figure-turn-talk = Gespräch: Zwei Würfel und der Bonus für Beweise werden mit den Schwellen von Marta Becher verglichen.
stawka-figure-scoring = Dasselbe Gespräch mit besseren Würfeln: Das zweite Geheimnis beendet die Partie.
stawka-figure-secret = Geheimnis
stawka-figure-secret-text = In einem Gespräch einem feindlichen Agenten entlockt; viele Szenarien gewinnt man mit Geheimnissen.
stawka-figure-vp = Siegpunkt
stawka-figure-vp-text = Für Missionen und Geheimnisse, ab den erweiterten Regeln.
stawka-figure-mission = Mission
stawka-figure-mission-text = Der Netzchef übergibt sie einem Agenten; einer ihrer zwei Teile wird belohnt.
stawka-figure-item = Gegenstand
stawka-figure-item-text = Beim Durchsuchen gefunden; ein Agent trägt höchstens drei.
stawka-figure-phone = Telefon
stawka-figure-phone-text = Ein Ort mit Telefon, das manche Karten und Missionen brauchen.
stawka-figure-jail = Arrest
stawka-figure-jail-text = Hier sitzen verhaftete Agenten und können verhört werden.

## Symbols

stawka-symbols-counters = Symbole

## Player's aid

stawka-aid-stage = Eine Runde
stawka-aid-stage-plan = Planung: geheim eine Karte wählen. Der niedrigere Vorrang beginnt.
stawka-aid-stage-tokens = Gefahrenmarker: einer für den Ersten, zwei für den anderen (erweitert).
stawka-aid-stage-cards = Karten: Reaktionen laut Planung, dann Ortskarten (volle Regeln).
stawka-aid-stage-turns = Abwechselnd aktivieren, bis beide ausgestiegen sind.
stawka-aid-activation = Eine Aktivierung
stawka-aid-activation-shape = Bewegung für mindestens 2 AP, eine Aktion oder beides; nie vor und nach der Aktion bewegen.
stawka-aid-activation-pool = Jeder AP kommt aus dem Vorrat und zählt gegen das Limit des Agenten.
stawka-aid-activation-again = Derselbe Agent darf in einer Runde mehrmals handeln.
stawka-aid-activation-withdraw = Kein Aussetzen: aktivieren oder für die Runde aussteigen.
stawka-aid-costs = Was es kostet
stawka-aid-costs-step = 1 AP: ein Schritt auf ein Nachbarfeld
stawka-aid-costs-talk = 1 AP: Gespräch mit einem Feind auf deinem Feld
stawka-aid-costs-search = 2 AP: den Ort durchsuchen
stawka-aid-costs-mission = 1 AP: eine Mission übergeben
stawka-aid-costs-token = 1 AP: einen Gefahrenmarker beseitigen
stawka-aid-costs-arrest = 2 AP: Verhaftung, nur die deutsche Seite
stawka-aid-costs-kidnap = 2 AP: Entführung zum Austausch, nur die polnische Seite
stawka-aid-costs-attack = 1 AP: Attentat
stawka-aid-costs-free = 0 AP: Gegenstände, Karten, Bestechung, Weitergeben
stawka-aid-talk = Ein Gespräch
stawka-aid-talk-rank = Niedrigerer Rang: Ein Würfel muss mehr zeigen als der Unterschied.
stawka-aid-talk-roll = Zwei Würfel und der Bonus für deine Beweise.
stawka-aid-talk-thresholds = Nur die höchste Schwelle zählt: 1 Beweis, 2 Beweise oder ein Geheimnis.
stawka-aid-talk-secret = Ein Geheimnis braucht vorher 3 Beweise und leert die Leiste.
stawka-aid-talk-once = Dieselben zwei sprechen einmal je Runde.
stawka-aid-evidence = Beweise: Bonus und was sie erlauben
stawka-aid-evidence-watch = 0 bis 2, unter Beobachtung: Bonus 0
stawka-aid-evidence-located = 3 bis 5, geortet: Bonus 1; Geheimnisse
stawka-aid-evidence-suspect = 6 bis 7, verdächtig: Bonus 2; Verhaftung, Entführung
stawka-aid-evidence-tracked = 8 bis 9, beschattet: Bonus 3
stawka-aid-evidence-burned = 10, enttarnt: Bonus 4; Enttarnung eines Netzchefs, wo das Szenario so enden kann
stawka-aid-search = Durchsuchen und Gegenstände
stawka-aid-search-where = Ein Ort mit Plättchen und ohne Marker „Ich war hier“ in der Farbe des Agenten.
stawka-aid-search-keep = Plättchen behalten oder als Beweis gegen eine seiner Farben zeigen.
stawka-aid-search-carry = Ein Agent trägt drei Gegenstände.
stawka-aid-search-safe = Kassette: ein Wurf über dem Schloss oder ein Werkzeug.
stawka-aid-danger = Gefahren
stawka-aid-danger-test = Wachsamkeitsprobe: Zwei Würfel müssen mehr zeigen als die Wachsamkeit.
stawka-aid-danger-arrest = Verhaftung: SS-Offizier, 6 Beweise, Probe nicht bestanden; nie Kloss.
stawka-aid-danger-tokens = Feindlicher Marker: anhalten und beseitigen, sonst darf er ausgelöst werden.
stawka-aid-danger-kidnap = Entführung: Waffe, 6 Beweise; befreit einen Gefangenen.
stawka-aid-missions = Missionen
stawka-aid-missions-get = Der Netzchef übergibt sie, wenn kein Feind im Sektor ist.
stawka-aid-missions-parts = Grund- oder Spezialteil: Nur einer wird belohnt.
stawka-aid-missions-claim = Melde einen Teil, wenn alle Ziele erfüllt sind.
stawka-aid-cards = Karten
stawka-aid-cards-location = Ortskarte: für ihren Text dort, für 2 AP einmal je Runde oder für eine Mission aus dem Versteck.
stawka-aid-cards-reaction = Reaktionskarte: in der Aktivierung des Feindes, höchstens eine je Tätigkeit.
stawka-aid-cards-block = Block: hebt eine Reaktion ihrer Art auf.
stawka-aid-plans = Planungskarten
stawka-aid-plans-precedence = Vorrang
stawka-aid-plans-pool = AP
stawka-aid-plans-draw = Reaktionskarten
