# Spiskowcy: Begriffe nach docs/rules/spiskowcy.md, Abschnitt 2.

spiskowcy-title = Die Verschwörer
spiskowcy-blurb = Lege geheime Befehle, gewinne Mehrheiten unter den Bewohnern einer Burg und richte ihre Fähigkeiten gegen deine Rivalen.
spiskowcy-chapter = Runde { $number }

## Karten

spiskowcy-card-merchant = Händler
    .acc = den Händler
spiskowcy-card-juggler = Gaukler
    .acc = den Gaukler
spiskowcy-card-guard = Wächter
    .acc = den Wächter
spiskowcy-card-banker = Bankier
    .acc = den Bankier
spiskowcy-card-innkeeper = Wirtin
    .acc = die Wirtin
spiskowcy-card-bishop = Bischof
    .acc = den Bischof
spiskowcy-card-prince = Fürst
    .acc = den Fürsten
spiskowcy-card-spy = Spion
    .acc = den Spion
spiskowcy-card-seer = Wahrsager
    .acc = den Wahrsager
spiskowcy-card-raid = Überfall
    .acc = den Überfall
spiskowcy-card-plot = Verschwörung
    .acc = die Verschwörung

## Was jede Karte bewirkt

spiskowcy-power-merchant = Er hat keine Fähigkeit und zählt nur in der Schlusswertung.
spiskowcy-power-juggler = Mit der Mehrheit erhältst du beim Austeilen eine Karte mehr.
spiskowcy-power-guard = Solange du die Mehrheit hast, kann dich kein Überfall treffen.
spiskowcy-power-banker = Mit der Mehrheit darfst du in deinem Zug eine Siegpunktkarte aus der Bank nehmen.
spiskowcy-power-innkeeper = Mit der Mehrheit darf dein Befehl ein Paar sein: je eine Karte von zwei Arten.
spiskowcy-power-bishop = Mit der Mehrheit darfst du in deinem Zug einen Überfall oder eine Verschwörung in deiner eigenen Auslage vernichten.
spiskowcy-power-prince = Mit der Mehrheit darf deine Auslage um den Bonus des Fürsten über dem Limit bleiben.
spiskowcy-power-spy = Mit der Mehrheit darfst du in deinem Zug eine Siegpunktkarte stehlen, und solange du keinen Wächter hast, betrifft dich keine Verschwörung.
spiskowcy-power-seer = Bist du an einem Gleichstand beteiligt, hast du die Mehrheit; in der Schlusswertung gilt das nicht.
spiskowcy-power-raid = Beim Aufdecken darfst du einen gegnerischen Charakter vernichten; in der Schlusswertung kostet dich die Karte Einfluss.
spiskowcy-power-plot = Beim Aufdecken darfst du je einen Charakter zweier Spieler tauschen; in der Schlusswertung kostet dich die Karte Einfluss.

## Phasen

spiskowcy-phase-deal = Austeilphase
spiskowcy-phase-orders = Befehlsphase
spiskowcy-phase-actions = Aktionsphase
spiskowcy-phase-end = Rundenendphase
spiskowcy-phase-over = Schlusswertung
spiskowcy-source-events = Ereignisse
spiskowcy-source-points = Siegpunkte

## Fragen

spiskowcy-ask-order-type = Wähle die Kartenart für deinen Befehl.
spiskowcy-ask-order-count = Wie viele Karten „{ $card }“ legst du verdeckt aus?
spiskowcy-ask-order-second = Die erste Karte deines Paars ist „{ $card }“. Wähle eine Karte anderer Art.
spiskowcy-ask-action = Wähle eine Aktion.
spiskowcy-ask-raid-player = Überfall: Wähle, wer einen Charakter verliert.
spiskowcy-ask-raid-card = Überfall: Welchen Charakter verliert { $victim }?
spiskowcy-ask-plot-player-a = Verschwörung: Wähle einen der beiden Spieler, die Charaktere tauschen.
spiskowcy-ask-plot-card-a = Verschwörung: Welchen Charakter gibt { $victim } ab?
spiskowcy-ask-plot-player-b = Verschwörung: Wähle, mit wem getauscht wird.
spiskowcy-ask-plot-card-b = Verschwörung: Welchen Charakter gibt { $victim } dafür ab?
spiskowcy-ask-discard =
    { $count ->
        [one] Deine Auslage liegt { $count } Karte über dem Limit. Wähle einen Charakter zum Abwerfen.
       *[other] Deine Auslage liegt { $count } Karten über dem Limit. Wähle einen Charakter zum Abwerfen.
    }

## Was die anderen inzwischen sehen

spiskowcy-activity-orders = { $seat } wählt einen Befehl.
spiskowcy-activity-actions = { $seat } ist am Zug.
spiskowcy-activity-raid = { $seat } entscheidet über einen Überfall.
spiskowcy-activity-plot = { $seat } entscheidet über eine Verschwörung.
spiskowcy-activity-discards = { $seat } wirft Charaktere ab.

## Wahlmöglichkeiten

spiskowcy-choose-order-type = Wähle { $card-acc } als Befehl
spiskowcy-choose-order-none = Lege keine Karte
spiskowcy-choose-order-count =
    { $count ->
        [one] Lege { $count } Karte
       *[other] Lege { $count } Karten
    }
spiskowcy-choose-order-pair = Lege ein Paar: diese Karte und eine anderer Art
spiskowcy-choose-order-second = Lege { $card-acc } dazu
spiskowcy-choose-reveal = Decke { $card-acc } auf
spiskowcy-choose-use-banker = Bankier: Nimm eine Siegpunktkarte aus der Bank
spiskowcy-choose-use-bishop = Bischof: Vernichte { $card-acc } in deiner Auslage
spiskowcy-choose-use-spy = Spion: Stiehl { $seat } eine Siegpunktkarte
spiskowcy-choose-end-turn = Beende den Zug
spiskowcy-choose-raid-player = Überfalle { $seat }
spiskowcy-choose-raid-skip = Verzichte auf den Überfall
spiskowcy-choose-raid-card = Vernichte { $card-acc }
spiskowcy-choose-plot-player-a = Einer der beiden: { $seat }
spiskowcy-choose-plot-skip = Verzichte auf die Verschwörung
spiskowcy-choose-plot-card-a = Tausche { $card-acc }
spiskowcy-choose-plot-player-b = Der andere: { $seat }
spiskowcy-choose-plot-card-b = Tausche gegen { $card-acc }
spiskowcy-choose-discard = Wirf { $card-acc } ab
spiskowcy-choose-stop-discarding = Wirf nichts mehr ab

## Ereignisse im Spiel

spiskowcy-event-round-began = Runde { $round } beginnt. Alle erhalten { $deal } Karten und dürfen { $keep } behalten; { $seat } ist Startspieler.
spiskowcy-event-phase-began = { $phase }.
spiskowcy-event-cards-dealt = Ausgeteilte Karten: { $counts }.
spiskowcy-event-hand-dealt = Deine Handkarten: { $cards }.
spiskowcy-event-order-chosen = Dein Befehl: { $cards }.
spiskowcy-event-order-laid =
    { $count ->
        [0] { $seat } legt keine Karte.
        [one] { $seat } legt { $count } Karte verdeckt aus.
       *[other] { $seat } legt { $count } Karten verdeckt aus.
    }
spiskowcy-event-order-sealed = { $seat } hat einen Befehl bereit.
spiskowcy-event-hand-returned = { $seat } legt zurück in den Nachziehstapel: { $cards }.
spiskowcy-event-revealed =
    { $count ->
        [1] { $seat } deckt { $card-acc } auf.
       *[other] { $seat } deckt { $count } Karten „{ $card }“ auf.
    }
spiskowcy-event-point-taken =
    { $bank ->
        [0] { $seat } nutzt den Bankier und nimmt die letzte Siegpunktkarte aus der Bank.
        [one] { $seat } nutzt den Bankier und nimmt eine Siegpunktkarte. In der Bank bleibt { $bank }.
       *[other] { $seat } nutzt den Bankier und nimmt eine Siegpunktkarte. In der Bank bleiben { $bank }.
    }
spiskowcy-event-event-removed = { $seat } nutzt den Bischof und vernichtet { $card-acc }.
spiskowcy-event-point-stolen = { $seat } nutzt den Spion und stiehlt eine Siegpunktkarte von { $victim }.
spiskowcy-event-raided = { $seat } überfällt { $victim } und vernichtet { $card-acc }.
spiskowcy-event-raid-skipped = { $seat } verzichtet auf den Überfall.
spiskowcy-event-raid-idle = { $seat } findet kein Ziel für den Überfall.
spiskowcy-event-plotted = { $seat } führt eine Verschwörung aus: { $a } gibt { $card_a-acc } ab, { $b } dafür { $card_b-acc }.
spiskowcy-event-plot-skipped = { $seat } verzichtet auf die Verschwörung.
spiskowcy-event-plot-idle = { $seat } findet keine zwei Spieler für die Verschwörung.
spiskowcy-event-turn-ended = { $seat } beendet den Zug.
spiskowcy-event-discarded = { $seat } wirft { $card-acc } ab.
spiskowcy-event-kept = { $seat } nutzt den Fürsten und behält die übrigen Karten.
spiskowcy-event-token-passed = { $seat } erhält den Startspielermarker.
spiskowcy-event-game-scored = Das Spiel ist vorbei. Einfluss: { $scores }. Sieg: { $winners }.

## Warum eine Wahl nicht angeboten wird

spiskowcy-why-order-needed = Du musst mindestens eine Karte legen.
spiskowcy-why-not-in-hand = Du hast { $card-acc } nicht auf der Hand.
spiskowcy-why-pair-needs-two-types = Ein Paar braucht zwei Arten, du hast aber nur { $card-acc } auf der Hand.
spiskowcy-why-pair-needs-innkeeper = Nur die Mehrheit bei den Wirtinnen erlaubt ein Paar.
spiskowcy-why-too-few-in-hand =
    { $count ->
        [one] Du hast nur { $count } Karte „{ $card }“ auf der Hand.
       *[other] Du hast nur { $count } Karten „{ $card }“ auf der Hand.
    }
spiskowcy-why-one-type-only = Ein Befehl besteht aus Karten einer Art.
spiskowcy-why-pair-same-type = Die erste Karte des Paars ist „{ $card }“, die zweite muss von anderer Art sein.
spiskowcy-why-pair-is-one-each = Ein Paar besteht aus genau je einer Karte von zwei Arten.
spiskowcy-why-no-such-order = Du hast { $card-acc } nicht unter deinen Befehlskarten.
spiskowcy-why-orders-left =
    { $count ->
        [one] Du musst noch { $count } Befehlskarte aufdecken.
       *[other] Du musst noch { $count } Befehlskarten aufdecken.
    }
spiskowcy-why-bank-empty = Die Bank ist leer.
spiskowcy-why-not-in-tableau = Du hast { $card-acc } nicht in deiner Auslage.
spiskowcy-why-power-used = Du hast { $card-acc } in diesem Zug schon genutzt.
spiskowcy-why-no-majority = Du hast bei den Karten „{ $card }“ keine Mehrheit. Du hast { $count } und brauchst { $needed }.
spiskowcy-why-not-an-opponent = Du kannst nur einen Gegner wählen.
spiskowcy-why-nothing-to-steal = { $seat } hat keine Siegpunktkarte.
spiskowcy-why-characters-only = Hier kannst du nur einen Charakter wählen, „{ $card }“ ist ein Ereignis.
spiskowcy-why-not-in-that-tableau = In der gewählten Auslage gibt es { $card-acc } nicht.
spiskowcy-why-no-skipping = An diesem Tisch muss die Wirkung eines Ereignisses genutzt werden.
spiskowcy-why-raid-protected = { $seat } hat die Mehrheit bei den Wächtern und kann nicht Ziel eines Überfalls sein.
spiskowcy-why-no-characters = { $seat } hat keinen offen ausliegenden Charakter.
spiskowcy-why-effect-begun = Sobald ein Spieler gewählt ist, muss die Wirkung zu Ende geführt werden.
spiskowcy-why-no-such-seat = Dort sitzt niemand.
spiskowcy-why-plot-protected = { $seat } genießt den Schutz des Spions vor Verschwörungen.
spiskowcy-why-name-second = Dieses Programm fragt nach { $seat } erst an zweiter Stelle; in den Regeln spielt die Reihenfolge beim Tausch keine Rolle.
spiskowcy-why-name-first = Dieses Programm fragt nach { $seat } schon an erster Stelle; in den Regeln spielt die Reihenfolge beim Tausch keine Rolle.
spiskowcy-why-same-player = An einem Tausch sind zwei verschiedene Spieler beteiligt.
spiskowcy-why-over-the-limit =
    { $held ->
        [one] Du hast noch { $held } Karte, das Limit ist { $count }.
       *[other] Du hast noch { $held } Karten, das Limit ist { $count }.
    }
spiskowcy-why-events-stay = „{ $card }“ ist ein Ereignis, und Ereignisse können nicht abgeworfen werden.

## Optionen

spiskowcy-option-order-timing = Wann Befehle gelegt werden
spiskowcy-option-order-timing-sequential = nacheinander
spiskowcy-option-order-timing-simultaneous = alle gleichzeitig, geheim
spiskowcy-option-order-counts-visible = Anzahl der verdeckten Karten
spiskowcy-option-order-counts-visible-true = öffentlich
spiskowcy-option-order-counts-visible-false = geheim
spiskowcy-option-allow-empty-order = Befehl ohne Karte
spiskowcy-option-allow-empty-order-false = nicht erlaubt
spiskowcy-option-allow-empty-order-true = erlaubt
spiskowcy-option-event-effect-optional = Wirkung von Überfall und Verschwörung
spiskowcy-option-event-effect-optional-true = freiwillig
spiskowcy-option-event-effect-optional-false = verpflichtend
spiskowcy-option-spy-plot-protection-two-player = Schutz des Spions vor Verschwörungen im Spiel zu zweit
spiskowcy-option-spy-plot-protection-two-player-true = gilt
spiskowcy-option-spy-plot-protection-two-player-false = gilt nicht
spiskowcy-option-prince-bonus = Bonus des Fürsten
spiskowcy-option-prince-bonus-optional = nach Wahl
spiskowcy-option-prince-bonus-auto = wird immer genutzt
spiskowcy-option-final-tiebreak = Gleicher Punktestand
spiskowcy-option-final-tiebreak-shared = geteilter Platz
spiskowcy-option-final-tiebreak-most-characters = wer mehr Charaktere hat, gewinnt
spiskowcy-option-unplayed-hand-revealed = Nicht gespielte Handkarten
spiskowcy-option-unplayed-hand-revealed-false = gehen verdeckt zurück
spiskowcy-option-unplayed-hand-revealed-true = werden beim Zurücklegen gezeigt

## Was bei einer falschen Stellung oder einem falschen Paket zu tun ist

remedy-spiskowcy-in-all = { $card } (insgesamt)
remedy-spiskowcy-turn = es sagt, wer am Zug ist; lass es beim Austeilen weg
remedy-spiskowcy-order = ein Befehl besteht aus beliebig vielen Karten einer Art oder aus je einer Karte von zwei Arten
remedy-spiskowcy-shown = nenne die erste Art einmal für jede aufgedeckte Karte, danach pair für eine zweite Art
remedy-spiskowcy-put-back = so viele liegen nicht im Stapel, in den sie gelegt wurden
remedy-spiskowcy-points = Bank und Punkte der Plätze müssen zusammen { $count } ergeben
remedy-spiskowcy-hands = außerhalb der Phase orders sind die Hände leer
remedy-spiskowcy-orders = außerhalb der Phasen orders und actions gibt es keine Befehle
remedy-spiskowcy-bank = erwartet wird ein Eintrag mit Zahlen ab 0
remedy-spiskowcy-unknown-card = die Regeln kennen keine solche Karte: { $card }; erwartet wird in dieser Folge: { $known }
remedy-spiskowcy-card-order = gefunden: { $found }; erwartet wird in dieser Folge: { $known }
remedy-spiskowcy-copies = copies ist { $value }; erwartet wird eine Zahl von 1 bis { $high }
remedy-spiskowcy-influence = influence ist { $value }; Charaktere geben Einfluss, Ereignisse kosten ihn
remedy-spiskowcy-no-round = erwartet wird mindestens eine Runde
remedy-spiskowcy-round = hier wird Runde { $round } erwartet
remedy-spiskowcy-place = deal muss mindestens 1 sein, keep mindestens 0

## Was in den Inhaltsdateien steht

spiskowcy-rows-card = Charakter- und Ereigniskarten
spiskowcy-rows-place = Ortskarten
spiskowcy-rows-bank = Bank und Bonus des Fürsten

## Hinweise für Neulinge

spiskowcy-note-order = Ein Befehl besteht aus beliebig vielen Karten einer Art. Der Rest der Hand geht zurück in den Stapel.
spiskowcy-note-count = Die anderen sehen, wie viele Karten du legst, nicht welche. Was du legst, bleibt dir für die nächsten Runden.
spiskowcy-note-reveal = Du bestimmst die Reihenfolge deines Zuges: Fähigkeiten wirken vor oder nach dem Aufdecken.
spiskowcy-note-power = Du hast bei diesem Charakter die Mehrheit, also darfst du seine Fähigkeit nutzen, einmal in diesem Zug.
spiskowcy-note-raid = Ein Überfall vernichtet einen Charakter eines Gegners, der nicht die Mehrheit der Wächter hat. Suche eine Mehrheit, die dadurch kippt.
spiskowcy-note-plot = Eine Verschwörung tauscht je einen Charakter zweier Spieler. Du darfst einer davon sein.
spiskowcy-note-discard = Du hast mehr Karten, als das Limit der Runde erlaubt: Wirf ab, was dir keine Mehrheit bringt. Ereignisse kann man nicht abwerfen.
