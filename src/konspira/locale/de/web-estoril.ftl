# Der Tisch von City of Spies: Estoril 1942 im Browser. Begriffe wie in estoril.ftl.

## Die Runde

web-estoril-round = Runde { $round } von { $rounds }
web-estoril-log-round = Runde { $round }
web-estoril-phase-placement = Einsatz
web-estoril-phase-resolve = Abhandeln 1–8
web-estoril-phase-discard = Ablegen
web-estoril-first = Startspieler
web-estoril-first-is = Startspieler: { $seat }
web-estoril-players = Spieler
web-estoril-score-now = Stand jetzt: { $count }
web-estoril-in-hand = Handkarten: { $count }
web-estoril-markers = Übrige Spielsteine: { $count }
web-estoril-discarded = Abgelegte Karten: { $count }

## Die Stadt

web-estoril-town = Die Stadt: vier Reihen zu sechs Feldern
web-estoril-town-turned = Die Stadt, um eine Vierteldrehung nach rechts gedreht: sechs Reihen zu vier Feldern
web-estoril-held = Die Stadt am Ende von Runde { $round }. Die Charaktere sind wieder auf den Händen.
web-estoril-tile-church = Santo António
web-estoril-tile-palacio = Hotel Palácio
web-estoril-tile-tamariz = Strand Tamariz
web-estoril-tile-atlantico = Hotel Atlântico
web-estoril-tile-muchaxo = Muchaxo
web-estoril-tile-casino = Casino Estoril
web-estoril-tile-boca = Boca do Inferno
web-estoril-tile-museum = Museum Guimarães
web-estoril-tile-about = { $number } { $tile }: { $rule }
web-estoril-rule-church = keine Attentäter
web-estoril-rule-palacio = Briten +1
web-estoril-rule-tamariz = alles offen
web-estoril-rule-atlantico = Deutsche +1
web-estoril-rule-muchaxo = immer außen
web-estoril-rule-casino = je zwei Würfel
web-estoril-rule-boca = Schwächster verliert
web-estoril-rule-museum = vier Felder
web-estoril-beside = Angrenzend: { $tiles }.
web-estoril-top-secret = TOP SECRET
web-estoril-open-space = offen
web-estoril-peek-tile = dieser Schauplatz
web-estoril-peek-adjacent = angrenzend
web-estoril-peek-any = beliebig
web-estoril-peek-mark = Ansehen ({ $where })
web-estoril-peek-tile-long = Du darfst dir eine verdeckte Karte auf diesem Schauplatz ansehen.
web-estoril-peek-adjacent-long = Du darfst dir eine verdeckte Karte auf diesem oder einem angrenzenden Schauplatz ansehen.
web-estoril-peek-any-long = Du darfst dir eine verdeckte Karte auf einem beliebigen Schauplatz ansehen.
web-estoril-outer = äußeres Feld
web-estoril-inner = inneres Feld
web-estoril-outer-short = außen
web-estoril-inner-short = innen
web-estoril-top-secret-long = TOP SECRET: Eine Karte wird hier verdeckt gelegt.
web-estoril-open-long = Eine Karte wird hier offen gelegt.
web-estoril-outer-long = Äußeres Feld: für alle offen, solange es frei ist.
web-estoril-inner-long = Inneres Feld: offen nur neben einem deiner Charaktere.
web-estoril-free = frei
web-estoril-reward = Belohnung
web-estoril-reward-of = Belohnung: { $tile }
web-estoril-reward-gone = nicht mehr da
web-estoril-under-deck = unter den Stapel
web-estoril-closed = Für dich nicht offen
web-estoril-explained = Erklärung

## Karten

web-estoril-strength = Stärke { $count }
web-estoril-points =
    { $count ->
        [one] { $count } Punkt
       *[other] { $count } Punkte
    }
web-estoril-woman = Frau
web-estoril-no-symbol = Kein Symbol.
web-estoril-face-down = verdeckte Karte
web-estoril-hidden-of = die verdeckte Karte von { $seat }
web-estoril-known-own = verdeckt, nur du kennst sie
web-estoril-known-peeked = verdeckt, von dir angesehen
web-estoril-seen-by = Diese Karte haben gesehen: { $names }.
web-estoril-could-be = Es kann sein: { $cards }.
web-estoril-protected = geschützt
web-estoril-protected-long = Ein weißer Spielstein schützt diesen Charakter in dieser Runde vor Attentätern und Verführung.
web-estoril-moved = durch Verführung versetzt
web-estoril-moved-long = Dieser Charakter wurde verführt: Seine Symbole wirken in dieser Runde nicht.
web-estoril-counts = zählt { $count }
web-estoril-by-flags = Flaggen: +{ $count }
web-estoril-by-location = Dieser Schauplatz: +{ $count }
web-estoril-by-dice = Würfel: { $one } und { $two }
web-estoril-plus-flags =
    { $count ->
        [one] { $count } Flagge
       *[other] { $count } Flaggen
    }
web-estoril-plus-location = { $count } für den Schauplatz
web-estoril-plus-dice = { $count } durch Würfel
web-estoril-lost = endgültig verloren: { $card }
web-estoril-deck = Stapel { $count }
web-estoril-deck-about = Stapel: { $count } Karten, davon kennst du { $known }
web-estoril-deck-rule = Er wird nie neu gemischt: Was vor deinen Augen darunterkommt, taucht in derselben Reihenfolge wieder auf.
web-estoril-deck-known = Du kennst diese Karten, von oben gezählt:
web-estoril-deck-place = Karte { $place } im Stapel: { $card }
web-estoril-files = Alle bekannten Karten
web-estoril-files-short = Karten
web-estoril-files-hand = Auf der Hand ({ $count }):
web-estoril-files-owned = Auf der Hand und in der Stadt ({ $count }):
web-estoril-files-known = Offen auf die Hand genommen:
web-estoril-files-discards = Abgelegt ({ $count }):
web-estoril-files-box = Aus dem Spiel:
web-estoril-files-note = Was jemand besitzt, lässt sich immer ausrechnen. Welche Karten davon verdeckt liegen und wo, bleibt geheim.

## Missionen

web-estoril-missions = Missionen
web-estoril-leads = führt
web-estoril-mission-hidden = Geheime Mission
web-estoril-mission-between = zwischen { $a } und { $b }
web-estoril-mission-rule = Wer am Ende die meisten auf der Hand hat, bekommt { $count } Punkte; bei Gleichstand werden sie geteilt und abgerundet.
web-estoril-mission-rule-second = Wer am Ende die meisten auf der Hand hat, bekommt { $count } Punkte, und der zweite Platz bekommt auch etwas.
web-estoril-agenda = deine Agenda
web-estoril-agenda-about = Geheime Agenda: { $mission }
web-estoril-agenda-rule = Nur du kennst sie. Am Ende gibt es { $count } Punkt für jedes solche Symbol auf deiner Hand und unter deinen abgelegten Karten.
web-estoril-short-hidden = Geheim
web-estoril-short-mission-assassin = Attentäter
web-estoril-short-mission-conspirator = Verschwörung
web-estoril-short-mission-nationalist = Nationalismus
web-estoril-short-mission-diplomat = Diplomatie
web-estoril-short-mission-seducer = Verführung
web-estoril-short-mission-women = Frauen
web-estoril-short-mission-strength = Stärke
web-estoril-short-mission-flags = Flaggen
web-estoril-short-mission-pt = Portugiesen
web-estoril-short-mission-uk = Briten
web-estoril-short-mission-de = Deutsche
web-estoril-short-mission-us = Amerikaner

## Abhandeln

web-estoril-resolving = Wird abgehandelt: { $tile }
web-estoril-totals = Stärke an diesem Schauplatz
web-estoril-step-reveal = Karten werden aufgedeckt
web-estoril-step-space = Feld { $space } nutzt seine Symbole
web-estoril-step-effect = Der Schwächste verliert einen Charakter
web-estoril-result = { $tile }: { $seat } nimmt { $card }.
web-estoril-result-nobody = { $tile }: Niemand war da, die Belohnung kommt unter den Stapel.
web-estoril-reward-now = Die Belohnung
web-estoril-top-card = Oberste Karte

## Deine Hand und die Frage

web-estoril-hand = Deine Hand
web-estoril-hand-empty = Alle deine Karten sind in der Stadt.
web-estoril-to-discard = wird abgelegt
web-estoril-ask-place = Wohin kommt { $card-nom }?
web-estoril-ask-conspirator = Welche Karte soll die Belohnung sein?
web-estoril-ask-discard =
    { $count ->
        [one] Lege { $count } Karte ab. Welche?
       *[other] Lege { $count } Karten ab. Welche?
    }
web-estoril-more =
    { $count ->
        [one] noch { $count } Karte
       *[other] noch { $count } Karten
    }
web-estoril-mark-card = Wähle eine Karte aus deiner Hand
web-estoril-mark-space = Wähle ein umrandetes Feld
web-estoril-mark-target = Wähle eine umrandete Karte
web-estoril-hint-place-card = Danach wählst du das Feld. Du kannst es dir noch anders überlegen.
web-estoril-hint-place-space =
    { $count ->
        [one] { $count } Feld steht dir offen.
       *[other] { $count } Felder stehen dir offen.
    }
web-estoril-hint-placed = Drücke noch einmal auf das Feld { $space } oder auf die Schaltfläche.
web-estoril-hint-peek = Alle sehen, welche Karte du dir ansiehst; nur du erfährst, was sie zeigt.
web-estoril-hint-activate = Jedes Symbol kann einmal genutzt werden. Was du auslässt, verfällt in dieser Runde.
web-estoril-hint-assassin-target = Die Karte geht auf die Hand ihres Besitzers zurück und zählt hier nicht mehr.
web-estoril-hint-conspirator-choice = Die andere Karte kommt unter den Stapel.
web-estoril-hint-diplomat-target = Attentäter und Verführung können ihn in dieser Runde nicht mehr wählen.
web-estoril-hint-seducer-target = Er kommt offen hierher, und seine Symbole wirken nicht.
web-estoril-hint-seducer-space = Nur freie Felder dieses Schauplatzes.
web-estoril-hint-boca-discard = Er verlässt das Spiel und bringt niemandem Punkte.
web-estoril-hint-hand-discard = Niemand sieht die gewählten Karten, bis alle gewählt haben. Jede ist am Ende einen Punkt wert.
web-estoril-next-place =
    { $count ->
        [one] Du legst in dieser Runde noch { $count } Karte.
       *[other] Du legst in dieser Runde noch { $count } Karten.
    }
web-estoril-next-resolve = Wenn alle Karten liegen, werden die Schauplätze nach ihren Nummern abgehandelt.
web-estoril-next-symbols = Du wirst gefragt, sobald einer deiner Charaktere ein Symbol nutzen kann.
web-estoril-next-sealed =
    { $count ->
        [one] Deine abgelegte Karte bleibt verdeckt, bis alle gewählt haben.
       *[other] Deine { $count } abgelegten Karten bleiben verdeckt, bis alle gewählt haben.
    }
web-estoril-next-round = Wenn alle abgelegt haben, entsteht eine neue Stadt.
web-estoril-next-scoring = Es folgt die Wertung.
web-estoril-next-watching = Du schaust zu. Hände und verdeckte Karten bleiben geheim.

## Was eine Schaltfläche tut

web-estoril-whom = { $card-acc }
web-estoril-do-card = { $card } legen
web-estoril-do-place = { $card } auf das Feld { $space } legen
web-estoril-do-peek = Karte von { $seat } auf dem Feld { $space } ansehen
web-estoril-do-peek-reward = Belohnung ansehen: { $tile }
web-estoril-do-decline = Nicht ansehen
web-estoril-do-use = { $symbol } nutzen
web-estoril-do-kill = { $card } zu { $seat } zurückschicken
web-estoril-do-recall = { $card } auf die Hand zurückholen
web-estoril-do-keep = { $card } behalten
web-estoril-do-replace = Stattdessen { $card } nehmen
web-estoril-do-protect = { $card } schützen
web-estoril-do-seduce = { $card } hierher holen
web-estoril-do-move = { $card } auf das Feld { $space } setzen
web-estoril-do-lose = { $card } endgültig verlieren
web-estoril-do-discard-card = { $card } ablegen
web-estoril-do-discard =
    { $count ->
        [one] { $count } Karte ablegen
       *[other] { $count } Karten ablegen
    }

## Listenansicht

web-estoril-list-town = Die Stadt in der Reihenfolge des Abhandelns
web-estoril-list-place = Schauplatzreihe { $row }, Schauplatzspalte { $column }.
web-estoril-list-cell = Reihe { $row }, Spalte { $column }; daneben: { $spaces }

## Die Wertung

web-estoril-score-caption = Wertung: was Ablage, Hand und Missionen jedem bringen
web-estoril-score-rank = Platz und Spieler
web-estoril-score-sources = Punkte nach Quellen
web-estoril-score-discards = Ablage
web-estoril-score-hand = Hand
web-estoril-score-agenda = Agenda
web-estoril-score-total = Summe
web-estoril-score-nothing = nichts
web-estoril-score-mission = { $value } Punkte mit { $count }
web-estoril-score-note = Die kleine Zahl sagt, wie viel jemand für eine Mission hat. Dafür zählen nur Handkarten.
web-estoril-verdict =
    { $lead ->
        [0] { $seat } hat die meisten Punkte: { $count }.
       *[other] { $seat } hat die meisten Punkte: { $count }, { $lead } mehr als { $other }.
    }
web-estoril-verdict-shared = { $seats } teilen sich den Sieg mit je { $count } Punkten.
web-estoril-verdict-missions = Gleich viele Punkte, je { $count }: { $seat } gewinnt durch mehr erfüllte Missionen.
web-estoril-verdict-hand = Gleich viele Punkte, je { $count }: { $seat } gewinnt durch die Punkte auf der Hand.
