# Der Tisch von Spiskowcy im Browser. Begriffe wie in spiskowcy.ftl.

## Die Runde

web-spiskowcy-round = Runde { $round } von { $rounds }
web-spiskowcy-phase-deal = Austeilen
web-spiskowcy-phase-orders = Befehle
web-spiskowcy-phase-actions = Aktionen
web-spiskowcy-phase-end = Rundenende
web-spiskowcy-log-round = Runde { $round }
web-spiskowcy-track = Runden
web-spiskowcy-track-round = Runde { $round }: { $deal } Karten werden ausgeteilt, Auslagelimit { $keep }
web-spiskowcy-place = Ort
web-spiskowcy-place-number = Ort { $round }
web-spiskowcy-place-keep = Limit { $keep }
web-spiskowcy-dealt = Karten
web-spiskowcy-keep = Limit
web-spiskowcy-bank = Bank
web-spiskowcy-bank-left = Siegpunktkarten in der Bank: { $count } von { $all }
web-spiskowcy-deck = Stapel { $count }
web-spiskowcy-deck-hidden = Stapel ?

## Die Halle

web-spiskowcy-board = Auslagen: eine Zeile für jeden Spieler, eine Spalte für jeden Bewohner
web-spiskowcy-board-narrow = Auslagen: eine Zeile für jeden Bewohner, eine Spalte für jeden Spieler
web-spiskowcy-players = Spieler
web-spiskowcy-residents = Bewohner und Ereignisse
web-spiskowcy-orders = Befehle
web-spiskowcy-unseen = Ungesehen
web-spiskowcy-unseen-by-you = Ungesehen
web-spiskowcy-unseen-count = Ungesehen: { $count }
web-spiskowcy-arch = { $card }, Wert { $value }, { $power }
web-spiskowcy-used = genutzt
web-spiskowcy-you = du
web-spiskowcy-you-head = Du
web-spiskowcy-first = Startspieler
web-spiskowcy-bot = Bot
web-spiskowcy-chooses = wählt
web-spiskowcy-limit = Karten: { $count }, Limit { $keep }
web-spiskowcy-too-many = { $count } zu viele
web-spiskowcy-points = Siegpunktkarten: { $count }
web-spiskowcy-score-now = Stand jetzt: { $count }
web-spiskowcy-safe-raid = sicher vor Überfällen
web-spiskowcy-safe-plot = sicher vor Verschwörungen
web-spiskowcy-stands-leads = Mehrheit
web-spiskowcy-stands-ties = Gleichstand
web-spiskowcy-stands-seer = Mehrheit durch den Wahrsager
web-spiskowcy-face-down = { $count } verdeckt
web-spiskowcy-in-hand = { $count } auf der Hand
web-spiskowcy-sealed = Befehl bereit
web-spiskowcy-your-order = dein Befehl
web-spiskowcy-list-leads = { $card }, Wert { $value }: { $seat } hat die Mehrheit
web-spiskowcy-list-seer = { $card }, Wert { $value }: { $seat } hat die Mehrheit durch den Wahrsager
web-spiskowcy-list-nobody = { $card }, Wert { $value }: niemand hat die Mehrheit
web-spiskowcy-list-event = { $card }, je { $value }
web-spiskowcy-list-none = liegt bei niemandem

## Fähigkeiten in zwei Worten

web-spiskowcy-short-merchant = nur Punkte
web-spiskowcy-short-juggler = +1 Karte
web-spiskowcy-short-guard = kein Überfall
web-spiskowcy-short-banker = +1 Siegpunkt
web-spiskowcy-short-innkeeper = zwei Arten
web-spiskowcy-short-bishop = Ereignis weg
web-spiskowcy-short-prince = Limit +{ $bonus }
web-spiskowcy-short-spy = stiehlt Punkt
web-spiskowcy-short-seer = löst Gleichstand
web-spiskowcy-short-raid = vernichtet eine
web-spiskowcy-short-plot = tauscht zwei

## Die Erklärung einer Karte

web-spiskowcy-tip-worth = Wert { $value }, { $count } im Spiel
web-spiskowcy-tip-costs = { $value } am Ende, { $count } im Spiel
web-spiskowcy-tip-leads =
    { $count ->
        [one] { $seat } hat die Mehrheit mit { $count } Karte.
       *[other] { $seat } hat die Mehrheit mit { $count } Karten.
    }
web-spiskowcy-tip-seer =
    { $count ->
        [one] Gleichstand mit { $count } Karte, aber durch den Wahrsager hat { $seat } die Mehrheit.
       *[other] Gleichstand mit { $count } Karten, aber durch den Wahrsager hat { $seat } die Mehrheit.
    }
web-spiskowcy-tip-nobody = Niemand hat die Mehrheit.

## Handkarten und Frage

web-spiskowcy-hand = Deine Handkarten
web-spiskowcy-hand-card =
    { $count ->
        [1] { $card }, Wert { $value }
       *[other] { $card }, Wert { $value }, { $copy } von { $count }
    }
web-spiskowcy-hand-empty = Bis zum nächsten Austeilen hast du keine Handkarten.
web-spiskowcy-matter-action = Dein Befehl ist aufgedeckt. Nutze die Fähigkeiten, bei denen du die Mehrheit hast, und beende den Zug.
web-spiskowcy-matter-discard = Charaktere und Ereignisse zählen zusammen. Wirf Charaktere ab, bis das Limit eingehalten ist.
web-spiskowcy-mark-card = Karte wählen
web-spiskowcy-fewer = Eine Karte weniger
web-spiskowcy-more = Eine Karte mehr
web-spiskowcy-change-order = Befehl ändern
web-spiskowcy-second-kept = Eine der beiden Karten ist von { $seat }. Wähle nun die andere.
web-spiskowcy-hint-order-type = Wähle eine Karte, und alle Karten dieser Art heben sich. Was du nicht legst, kommt zurück in den Stapel.
web-spiskowcy-hint-order-count = Tippe eine gehobene Karte an, um sie zu behalten, oder eine Karte anderer Art, um neu zu wählen.
web-spiskowcy-hint-order-count-one = Tippe eine Karte anderer Art an, um neu zu wählen.
web-spiskowcy-hint-order-second = Von jeder Art wird eine Karte gelegt.
web-spiskowcy-hint-action = Du bestimmst, wann du aufdeckst und wann du Fähigkeiten nutzt.
web-spiskowcy-hint-raid-player = Wähle einen Spieler oder gleich die Karte.
web-spiskowcy-hint-raid-card = Die Karte kommt zurück in den Stapel.
web-spiskowcy-hint-plot-player-a = Wähle einen Spieler oder gleich die Karte. Einer der beiden darfst du selbst sein.
web-spiskowcy-hint-plot-player-b = Wähle einen Spieler oder gleich die Karte.
web-spiskowcy-hint-discard = Die Karte kommt zurück in den Stapel. Ereignisse bleiben liegen.
web-spiskowcy-next-order = Danach legst du deinen Befehl.
web-spiskowcy-next-reveal = In deinem Zug deckst du deinen Befehl auf.
web-spiskowcy-next-end = Am Rundenende wirft jeder ab, was über dem Limit liegt.
web-spiskowcy-next-round = Die nächste Runde beginnt, sobald alle im Limit sind.
web-spiskowcy-next-scoring = Danach folgt die Schlusswertung.
web-spiskowcy-next-watching = Du schaust zu. Handkarten und Befehle bleiben verdeckt.

## Was eine Taste bewirkt

web-spiskowcy-do-place = { $cards } legen
web-spiskowcy-do-place-pair = { $first } und { $second } legen
web-spiskowcy-do-place-none = Keine Karte legen
web-spiskowcy-do-two-kinds = Zwei Arten
web-spiskowcy-do-reveal = { $cards } aufdecken
web-spiskowcy-do-banker = Siegpunktkarte nehmen
web-spiskowcy-do-bishop =
    { $id ->
        [plot] Deine { $card } vernichten
       *[other] Deinen { $card } vernichten
    }
web-spiskowcy-do-spy = { $seat } bestehlen
web-spiskowcy-do-end-turn = Zug beenden
web-spiskowcy-do-skip-raid = Auf den Überfall verzichten
web-spiskowcy-do-skip-plot = Auf die Verschwörung verzichten
web-spiskowcy-do-destroy = { $what } vernichten
web-spiskowcy-do-swap = { $first } gegen { $second } tauschen
web-spiskowcy-do-discard = { $card } abwerfen
web-spiskowcy-do-keep =
    { $count ->
        [one] { $count } Karte behalten
       *[other] Alle { $count } Karten behalten
    }
web-spiskowcy-owned = { $card } von { $seat }
web-spiskowcy-owned-you =
    { $id ->
        [innkeeper] deine { $card }
       *[other] deinen { $card }
    }

## Karten im Akkusativ

web-spiskowcy-one-merchant = Händler
web-spiskowcy-one-juggler = Gaukler
web-spiskowcy-one-guard = Wächter
web-spiskowcy-one-banker = Bankier
web-spiskowcy-one-innkeeper = Wirtin
web-spiskowcy-one-bishop = Bischof
web-spiskowcy-one-prince = Fürsten
web-spiskowcy-one-spy = Spion
web-spiskowcy-one-seer = Wahrsager
web-spiskowcy-one-raid = Überfall
web-spiskowcy-one-plot = Verschwörung
web-spiskowcy-some-merchant =
    { $count ->
        [one] { $count } Händler
       *[other] { $count } Händler
    }
web-spiskowcy-some-juggler =
    { $count ->
        [one] { $count } Gaukler
       *[other] { $count } Gaukler
    }
web-spiskowcy-some-guard =
    { $count ->
        [one] { $count } Wächter
       *[other] { $count } Wächter
    }
web-spiskowcy-some-banker =
    { $count ->
        [one] { $count } Bankier
       *[other] { $count } Bankiers
    }
web-spiskowcy-some-innkeeper =
    { $count ->
        [one] { $count } Wirtin
       *[other] { $count } Wirtinnen
    }
web-spiskowcy-some-bishop =
    { $count ->
        [one] { $count } Bischof
       *[other] { $count } Bischöfe
    }
web-spiskowcy-some-prince =
    { $count ->
        [one] { $count } Fürsten
       *[other] { $count } Fürsten
    }
web-spiskowcy-some-spy =
    { $count ->
        [one] { $count } Spion
       *[other] { $count } Spione
    }
web-spiskowcy-some-seer =
    { $count ->
        [one] { $count } Wahrsager
       *[other] { $count } Wahrsager
    }
web-spiskowcy-some-raid =
    { $count ->
        [one] { $count } Überfall
       *[other] { $count } Überfälle
    }
web-spiskowcy-some-plot =
    { $count ->
        [one] { $count } Verschwörung
       *[other] { $count } Verschwörungen
    }

## Die Schlusswertung

web-spiskowcy-score-caption = Schlusswertung: was Bewohner, Ereignisse und Siegpunktkarten jedem Spieler bringen
web-spiskowcy-score-rank = Platz und Spieler
web-spiskowcy-score-sources = Einfluss nach Herkunft
web-spiskowcy-score-events = Ereignisse
web-spiskowcy-score-points = SP-Karten
web-spiskowcy-score-total = Summe
web-spiskowcy-score-nothing = nichts
web-spiskowcy-score-leads = { $value }, Mehrheit mit { $count }
web-spiskowcy-score-copies = 0, Karten: { $count }
web-spiskowcy-score-note = Ein Bewohner zählt nur für den Spieler mit den meisten Karten; bei Gleichstand für niemanden, auch mit dem Wahrsager.
web-spiskowcy-verdict =
    { $lead ->
        [0] { $seat } hat den meisten Einfluss: { $count }.
       *[other] { $seat } hat den meisten Einfluss: { $count }, { $lead } mehr als { $other }.
    }
web-spiskowcy-verdict-shared = { $seats } teilen sich den Sieg mit je { $count } Einfluss.
web-spiskowcy-verdict-characters = Gleicher Einfluss, je { $count }: { $seat } gewinnt mit mehr Charakteren.
