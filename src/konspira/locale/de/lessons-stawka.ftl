# Der Kurs zu Stawka; siehe docs/lessons.md. Ein Schritt hat höchstens 45 Wörter.

stawka-goal = Entlocke den Agenten des anderen Netzes ihre Geheimnisse, bevor sie deine bekommen.
stawka-lesson-first-game = Dein erstes Spiel

## Zwei Geheimnisse gewinnen

stawka-lesson-two-secrets = Zwei Geheimnisse gewinnen
stawka-lesson-two-secrets-about = Worum es geht, in einem Gespräch
stawka-lesson-two-secrets-secret = Ein Geheimnis fehlt
stawka-lesson-two-secrets-secret-text = Du führst das polnische Netz und hast { $secrets } von { $needed } Geheimnissen, die zum Sieg führen. Ingrid Heizer trifft im Hotel den Feind Glaubel. Gegen ihn hast du { $evidence } Beweise, genug für ein Geheimnis. Lass sie mit ihm sprechen und passe bei der Reaktion.
stawka-lesson-two-secrets-secret-goal-talk = Sprich mit Glaubel
stawka-lesson-two-secrets-secret-goal-win = Gewinne das zweite Geheimnis
stawka-lesson-two-secrets-secret-if-away = Wenn sie geht, ist niemand zum Reden da. Jetzt steht Glaubel neben ihr.
stawka-lesson-two-secrets-secret-if-search = Durchsuchen bringt Dinge und Beweise. Beweise hast du aber genug: Sprich mit ihm.
stawka-lesson-two-secrets-secret-if-trait = Ihre Sonderfähigkeit würde bei einem schlechten Wurf helfen. Passe hier einfach und lass die Würfel entscheiden.
stawka-lesson-two-secrets-won = Darum geht es
stawka-lesson-two-secrets-won-text = Mit { $secrets } Geheimnissen ist dieses Szenario sofort gewonnen. Alles andere – gehen, suchen, planen – dient dazu, dem richtigen Feind mit genug Beweisen zu begegnen.

## Plane eine Runde

stawka-lesson-plan-a-stage = Plane eine Runde
stawka-lesson-plan-a-stage-about = Eine Karte: wer beginnt, wie viele Aktionspunkte
stawka-lesson-plan-a-stage-plan = Wähle eine Planungskarte
stawka-lesson-plan-a-stage-plan-text = Das Spiel hat { $stages } Runden. Zu Beginn jeder Runde wählt ihr beide geheim eine Planungskarte. Sie sagt, wie viele Aktionspunkte du bekommst und wer beginnt: die Seite mit dem niedrigeren Vorrang. Wähle, welche du magst.
stawka-lesson-plan-a-stage-plan-goal-plan = Wähle eine Planungskarte
stawka-lesson-plan-a-stage-pool = Deine Punkte für diese Runde
stawka-lesson-plan-a-stage-pool-text = Du hast { $pool } Aktionspunkte für alle Agenten zusammen. Die Karte ist vorerst verbraucht: Sie kommt wieder, wenn vier gespielt sind. Viele Punkte und später dran oder wenige und zuerst: Das ist die Wahl.

## Durchsuche einen Ort

stawka-lesson-search-a-place = Durchsuche einen Ort
stawka-lesson-search-a-place-about = Plättchen, Gegenstände, Beweise nach Farbe
stawka-lesson-search-a-place-search = Lass Kloss suchen
stawka-lesson-search-a-place-search-text = Hans Kloss steht in den Offizierswohnungen, wo verdeckte Plättchen liegen. Aktiviere ihn und durchsuche den Ort: Das kostet 2 deiner { $pool } Aktionspunkte, und das oberste Plättchen siehst nur du.
stawka-lesson-search-a-place-search-goal-activate = Aktiviere Hans Kloss
stawka-lesson-search-a-place-search-goal-search = Durchsuche die Offizierswohnungen
stawka-lesson-search-a-place-search-if-ingrid = Auch Ingrid könnte im Hotel suchen. In diesem Schritt ist Kloss dran.
stawka-lesson-search-a-place-search-if-withdraw = Wer aussteigt, ist für den Rest der Runde nicht mehr dran. Du hast noch alle Aktionspunkte.
stawka-lesson-search-a-place-search-if-walk = Er darf davor oder danach gehen, aber hier kommt das Durchsuchen zuerst.
stawka-lesson-search-a-place-decide = Behalten oder als Beweis nutzen
stawka-lesson-search-a-place-decide-text = Du darfst das Plättchen als Gegenstand behalten oder zeigen und in einen Beweis einer seiner Farben verwandeln. Blau ist Marta Bechers Farbe. Nimm den Beweis gegen sie.
stawka-lesson-search-a-place-decide-goal-evidence = Sammle einen Beweis gegen Blau
stawka-lesson-search-a-place-decide-if-yellow = Kein Feind in diesem Szenario ist gelb: Der Beweis würde dir nichts nützen. Marta Becher ist blau.
stawka-lesson-search-a-place-decide-if-keep = Gegenstände helfen später, ein Agent trägt drei. Hier geht es um den Beweis.
stawka-lesson-search-a-place-track = Die Akte wächst
stawka-lesson-search-a-place-track-text = Beweise gegen Blau: { $blue }. Ab 3 kannst du Geheimnisse entlocken, und Gespräche bekommen einen Bonus. Hier bleibt ein Marker „Ich war hier“ liegen: Agenten in der Farbe deines Agenten können diesen Ort nicht noch einmal durchsuchen.

## Das Gespräch

stawka-lesson-talk = Das Gespräch
stawka-lesson-talk-about = Ein Würfel für den Rang, zwei fürs Gespräch
stawka-lesson-talk-talk = Sprich mit Marta Becher
stawka-lesson-talk-talk-text = Ingrid hat Rang 4, Marta 6. Der Würfel muss mehr zeigen als den Unterschied, sonst hört Marta nicht zu. Dann fallen zwei Würfel: je höher die Summe, desto mehr Beweise. Sprich mit ihr und passe bei der Reaktion.
stawka-lesson-talk-talk-goal-talk = Sprich mit Marta Becher
stawka-lesson-talk-talk-goal-evidence = Gewinne einen Beweis
stawka-lesson-talk-talk-if-search = Auch das Hotel lässt sich durchsuchen. Aber Marta kann bald fort sein: erst das Gespräch.
stawka-lesson-talk-talk-if-away = Dann würdest du sie zurücklassen. Agenten sprechen nur auf demselben Feld miteinander.
stawka-lesson-talk-talk-if-trait = Ihre Sonderfähigkeit würde bei einem schlechten Wurf helfen. Passe hier einfach und lass die Würfel entscheiden.
stawka-lesson-talk-bonus = Ein erster Erfolg
stawka-lesson-talk-bonus-text = Ein einfacher Erfolg: { $blue } Beweis gegen Blau. Mit 3 oder mehr vor dem Gespräch zählst du 1 dazu, und ein hoher Wurf bringt ein Geheimnis. Dieselben zwei sprechen nur einmal je Runde miteinander.

## Gefahrenmarker

stawka-lesson-threat-tokens = Gefahrenmarker
stawka-lesson-threat-tokens-about = Verdeckt auf der Straße, bis jemand kommt
stawka-lesson-threat-tokens-plan = Zuerst der Plan
stawka-lesson-threat-tokens-plan-text = Mit den erweiterten Regeln bringt jede Runde Gefahrenmarker: Wer beginnt, bekommt einen, der andere zwei. Wähle eine Planungskarte; danach legst du einen Marker.
stawka-lesson-threat-tokens-plan-goal-plan = Wähle eine Planungskarte
stawka-lesson-threat-tokens-token = Stelle eine Falle
stawka-lesson-threat-tokens-token-text = Lege einen Marker auf ein Feld, auf dem du einen Feind erwartest oder auf das niemand gehen soll. Er liegt verdeckt: Bruno sieht, dass dort etwas ist, aber nicht was.
stawka-lesson-threat-tokens-token-goal-token = Lege einen Gefahrenmarker
stawka-lesson-threat-tokens-wait = Er wartet
stawka-lesson-threat-tokens-wait-text = Betritt ein feindlicher Agent das Feld, darfst du den Marker aufdecken. Manche schützen stattdessen deine Leute. Selbst ein harmloser Marker lässt die andere Seite Umwege gehen: Schweigen gehört zum Spiel.

## Zeit zu reagieren

stawka-lesson-react = Zeit zu reagieren
stawka-lesson-react-about = Marker und Karten im Zug des Gegners
stawka-lesson-react-trap = Jemand betritt deinen Marker
stawka-lesson-react-trap-text = Marta Becher geht auf deinen Gefahrenmarker „Verdächtiger“. Sie kann nicht wissen, was dort liegt. Ausgelöst bringt er dir einen Beweis gegen sie; Beweise gegen Blau hast du bisher { $blue }. Du wirst sofort gefragt: Löse ihn aus.
stawka-lesson-react-trap-goal-trigger = Löse den Marker aus
stawka-lesson-react-trap-goal-evidence = Gewinne einen Beweis gegen Blau
stawka-lesson-react-trap-if-pass = Schweigen ist erlaubt: Der Marker bleibt verdeckt liegen, bis wieder jemand kommt. Löse ihn hier aus.
stawka-lesson-react-card = Eine Karte im rechten Moment
stawka-lesson-react-card-text = Mit den vollen Regeln hast du auch Reaktionskarten. Jede antwortet auf eine Art von Handlung: Bewegung, Durchsuchung oder Gespräch. Glaubel beginnt, das Mietshaus zu durchsuchen. Spiele die Karte, die ihn aufhält.
stawka-lesson-react-card-goal-react = Spiele „Leere Schublade“
stawka-lesson-react-card-goal-cancel = Verhindere Glaubels Durchsuchung
stawka-lesson-react-card-if-pass = Dann zieht Glaubel das oberste Plättchen. Du hast eine Karte gegen Durchsuchungen: Spiele sie.
stawka-lesson-react-card-if-other = „Falsche Fährte“ antwortet auf ein Gespräch, das eben einen Beweis gebracht hat. Glaubel durchsucht einen Ort.
stawka-lesson-react-silence = Die Frage verrät nichts
stawka-lesson-react-silence-text = Du wirst immer gefragt, wenn du aus Brunos Sicht etwas Passendes haben könntest. So verrät ihm die Frage nichts. Passe, wenn nichts passt oder du eine Karte sparen willst: Gegen jede Handlung darfst du nur eine spielen.

## Verhaftung und Austausch

stawka-lesson-arrest = Verhaftung und Austausch
stawka-lesson-arrest-about = Wer verhaftet wird und was Gefangene befreit
stawka-lesson-arrest-support = Brunner verhaftet Jacek
stawka-lesson-arrest-support-text = Ab 6 Beweisen darf ein SS-Offizier verhaften; gegen Jacek haben die Deutschen { $evidence }. Er entkommt, wenn zwei Würfel mehr zeigen als seine Wachsamkeit, { $vigilance }. Dein Unterstützungsmarker im Sektor zählt 1 dazu: Nutze ihn.
stawka-lesson-arrest-support-goal-support = Nutze die Unterstützung
stawka-lesson-arrest-support-goal-hide = Wähle, wo Jacek sich versteckt
stawka-lesson-arrest-support-if-pass = Ohne Hilfe müssen die Würfel einen Punkt mehr zeigen. Der Marker liegt in diesem Sektor: Nutze ihn.
stawka-lesson-arrest-exchange = Befreie Jacek
stawka-lesson-arrest-exchange-text = Ein andermal wurde Jacek gefasst. Ingrid trägt eine Dienstpistole und ist mit Marta Becher allein. Gegen Marta hast du { $evidence } Beweise, genug, um sie zu entführen. Wähle danach, wo du sie zurücklässt; im Tausch bekommst du Jacek wieder.
stawka-lesson-arrest-exchange-goal-kidnap = Entführe Marta Becher
stawka-lesson-arrest-exchange-goal-release = Befreie Jacek
stawka-lesson-arrest-exchange-if-talk = Eine Entführung zählt als das eine Gespräch, das die beiden je Runde haben. Sprechen sie jetzt, ist es dafür zu spät.
stawka-lesson-arrest-exchange-if-away = Für eine Entführung müssen beide auf einem Feld stehen. Marta ist jetzt hier.
stawka-lesson-arrest-exchange-if-search = Auch Durchsuchen ist eine Aktion, und Ingrid braucht ihre, um Marta zu entführen.
stawka-lesson-arrest-broken = Was Gefangene sonst befreit
stawka-lesson-arrest-broken-text = Wer im Verhör ein Geheimnis verrät, kommt frei; auch die Ortskarten von Gestapo und Arrest helfen. Im Polizeisektor gelingt eine Verhaftung immer, und Kloss wird nie verhaftet. Doch wenn nur noch er in Freiheit ist, gewinnt Bruno.

## Missionen und Punkte

stawka-lesson-missions = Missionen und Punkte
stawka-lesson-missions-about = Eine Karte erfüllen, einen Film mit Punkten gewinnen
stawka-lesson-missions-pass = Kloss übergibt eine Mission
stawka-lesson-missions-pass-text = Im Film „Hotel Excelsior“ öffnen 15 Punkte den Weg zum Sieg; du hast { $vp }. Kloss trifft Ingrid, und kein Feind ist im Sektor: Er kann ihr eine Mission übergeben. Gegen Violett hast du { $evidence } Beweise, also wähle „Nachricht per Telefon“.
stawka-lesson-missions-pass-goal-pass = Übergib Ingrid eine Mission
stawka-lesson-missions-pass-goal-mission = Wähle „Nachricht per Telefon“
stawka-lesson-missions-pass-if-first = „Kaffee für zwei“ verlangt ein Gespräch, und kein Feind ist in der Nähe.
stawka-lesson-missions-pass-if-second = „Hinter den Kulissen“ dauert länger: Du müsstest das Theater durchsuchen oder eine Karte „Streng geheim“ haben.
stawka-lesson-missions-pass-if-away = Beide müssen auf einem Feld stehen. Übergib zuerst die Mission.
stawka-lesson-missions-claim = Zwei Teile, eine Belohnung
stawka-lesson-missions-claim-text = Beide Teile verlangen die Telefonzelle. Grundmission, 1 Punkt: kein Feind im Sektor. Spezialmission, 3 Punkte: 6 Beweise gegen den violetten Feind; du hast { $evidence }. Jede Karte wird nur einmal belohnt. Geh hin und melde den besseren Teil.
stawka-lesson-missions-claim-goal-walk = Geh in die Telefonzelle
stawka-lesson-missions-claim-goal-special = Melde die Spezialmission
stawka-lesson-missions-claim-if-basic = Das wäre 1 Punkt, und die Karte wäre fort. Auch der Spezialteil ist erfüllt.
stawka-lesson-missions-claim-if-early = Für beide Teile muss Ingrid in der Telefonzelle sein. Geh zuerst dorthin.
stawka-lesson-missions-claim-if-away = Die Telefonzelle ist einen Schritt entfernt, mitten auf dem Platz.
stawka-lesson-missions-room = Öffne Zimmer 217
stawka-lesson-missions-room-text = Mit 15 Punkten darf Ingrid Zimmer 217 öffnen: Sie ist im Hotel und trägt eine Karte „Streng geheim“. Spiele „Zimmer 217“ und gib diese Karte ab: Du gewinnst sofort.
stawka-lesson-missions-room-goal-play = Spiele „Zimmer 217“
stawka-lesson-missions-room-goal-win = Gewinne den Film
stawka-lesson-missions-room-if-convert = Dafür bekämst du 2 Aktionspunkte. Diese Karte kann jetzt gewinnen: Spiele sie.
stawka-lesson-missions-room-if-stash = Dafür bekäme Ingrid eine Mission. Diese Karte kann jetzt gewinnen: Spiele sie.
stawka-lesson-missions-room-if-spend = Zimmer 217 hat seinen Preis: genau diese Karte „Streng geheim“. Behalte sie dafür.
stawka-lesson-missions-room-if-away = Die Karte wirkt nur im Hotel. Bleib hier.
stawka-lesson-missions-room-if-search = Hier gibt es nichts mehr zu suchen: Spiele „Zimmer 217“.
stawka-lesson-missions-films = Was Punkte anderswo bedeuten
stawka-lesson-missions-films-text = Im zweiten und dritten Szenario der Ausbildung gewinnen 11 Punkte sofort. In „Ich weiß, wer du bist“ entscheiden sie nur, wenn keine Meldung gesendet wurde und das Funkgerät verborgen blieb. In „Streng geheim“ bringen Missionen stattdessen Hilfe im Kampf um den Schwarzen Audi.

## Spiele eine Runde

stawka-lesson-one-stage = Spiele eine Runde
stawka-lesson-one-stage-about = Alles ist erlaubt, gegen Bruno
stawka-lesson-one-stage-play = Dein Netz, dein Plan
stawka-lesson-one-stage-play-text = Du hast { $pool } Aktionspunkte, und { $needed } Geheimnisse bringen den Sieg. Gegen Glaubel, den Violetten, hast du genug Beweise für ein Geheimnis: Finde ihn. Du und Bruno handelt abwechselnd, bis beide ausgestiegen sind.
stawka-lesson-one-stage-play-goal-stage = Spiele bis zum Ende der Runde
stawka-lesson-one-stage-stood = Bereit für die erste Begegnung
stawka-lesson-one-stage-stood-text = Geheimnisse: du { $secrets }, Bruno { $theirs }. Du kannst planen, gehen, suchen und sprechen. Das erste Spiel ist das erste Szenario der Ausbildung: ein leichter Bot, ein Hinweis, wenn etwas neu ist, und keine Uhr.
