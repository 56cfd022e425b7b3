# Berichte der Arena: Turniere von Bots, und wie ausgewogen ein Spiel ist.

## Beide Berichte

arena-interval-note = Hinter jeder Zahl steht in Klammern ihr 95-%-Intervall. Als unabhängig gelten die Verteilungen der Karten, nicht die Partien: Partien einer Verteilung haben dieselben Karten.
arena-draws =
    { $count ->
        [one] { $count } Partie endete unentschieden; das zählt für jede Seite als halber Sieg.
       *[other] { $count } Partien endeten unentschieden; das zählt für jede Seite als halber Sieg.
    }
arena-wins = Siege
arena-games = Partien
arena-score = Punkte
arena-part = Anteil
arena-seats = Plätze
arena-seat = Platz { $number }
arena-order = Reihenfolge
arena-turn = Spielt als Nr. { $number }
arena-than-even = Gegenüber gleichem Anteil
arena-with-even = { $title } (gestrichelt: gleicher Anteil)
arena-verdict-even = kann gleich sein
arena-verdict-more = mehr
arena-verdict-less = weniger
arena-turns = Züge je Spieler
arena-plies = Entscheidungen je Partie
arena-scores = Endstände
arena-ends = Wie Partien enden
arena-ends-note = Eine Partie kann aus mehreren Gründen zugleich enden.
arena-sides = Seiten

## Turniere

arena-title = Turnier: { $game }
arena-lead =
    { $games ->
        [one] { $games } Partie
       *[other] { $games } Partien
    } aus { $deals ->
        [one] { $deals } Verteilung
       *[other] { $deals } Verteilungen
    } mit { $seats ->
        [one] { $seats } Platz
       *[other] { $seats } Plätzen
    }, Startwert { $seed }. Jede Verteilung wurde von allen Besetzungen gespielt, in jeder Drehung um den Tisch.
arena-standings = Tabelle
arena-bot = Bot
arena-rating = Wertung
arena-time = Millisekunden je Entscheidung
arena-seats-played = Gespielte Plätze
arena-rating-note = Die Wertung folgt der Elo-Skala mit dem Mittel 1500: 400 Punkte bedeuten zehn zu eins. Sie vergleicht nur die Bots dieses Turniers.
arena-pairs = Wer wen schlägt
arena-pairs-note = Wie oft der Bot der Zeile vor dem Bot der Spalte landet; gleiche Ränge zählen halb.
arena-seats-note = Was jeder Platz gewinnt, gleich wer dort sitzt.
arena-length-and-scores = Länge und Endstände
arena-ends-and-sides = Ende und Seiten
arena-sides-note = In Partien, in denen mehr als eine Seite spielt.

## Der Bericht für Autoren

arena-report-title = Bericht: { $game }
arena-report-lead =
    { $variants ->
        [one] { $games ->
            [one] { $games } Partie
           *[other] { $games } Partien
        }, { $bots } auf allen Plätzen, Startwert { $seed }.
       *[other] Je { $games ->
            [one] { $games } Partie
           *[other] { $games } Partien
        } von { $variants } Varianten, { $bots } auf allen Plätzen, Startwert { $seed }. Alle Varianten haben dieselben Verteilungen.
    }
arena-table-of =
    { $count ->
        [one] { $count } Platz
       *[other] { $count } Plätze
    }
arena-pack = Paket „{ $name }“
arena-overview = Überblick
arena-variant = Variante
arena-quartiles = Quartile
arena-per-turn = Entscheidungen je Zug
arena-per-question = Optionen je Entscheidung
arena-winner = Sieger
arena-others = Übrige
arena-sides-mixed =
    { $count ->
        [one] In der { $count } Partie, in der mehr als eine Seite spielte.
       *[other] In den { $count } Partien, in denen mehr als eine Seite spielte.
    }
arena-course = Verlauf der Partien
arena-course-note = Wer führt, sagt die Einschätzung des Spiels selbst, jedes Mal wenn ein anderer Platz etwas zu wählen hat. Dramatik: wie weit der Sieger zurücklag, im Mittel der Momente, in denen ein anderer führte (0: lag nie zurück). Entschieden: welcher Teil der Partie vorbei war, als der Sieger endgültig in Führung ging. Der Entscheidungsbaum ist eine Zehnerpotenz.
arena-drama = Dramatik
arena-swaps = Führungswechsel
arena-decided = Entschieden nach
arena-alone = Ein Sieger allein
arena-tree = Entscheidungsbaum
arena-gaps = Abstand von gleichen Anteilen
arena-gaps-note = In Prozentpunkten: der Platz, die Stelle in der Zugfolge oder die Seite, deren Anteil an den Siegen am weitesten von einem gleichen entfernt ist. Ein Intervall, das bei 0 beginnt, lässt ein ausgeglichenes Spiel zu.
arena-sources = Woher die Punkte kommen
arena-per-seat = Je Platz
arena-choices = Entscheidungen: { $variant }
arena-choices-note = Gezählt wird nur, wo es mehr als eine Option gab. „Nie“ oder „immer“ heißt es erst, wenn etwas mindestens { $count }-mal angeboten wurde. Die Namen der Entscheidungen zählen Plätze ab 0, wie Aufzeichnungen; die Worte zählen sie ab 1.
arena-families = Arten von Entscheidungen
arena-family = Art
arena-offered = Angeboten
arena-taken = Gewählt
arena-questions = Fragen
arena-question = Frage
arena-asked = Gestellt
arena-never = Nie gewählt
arena-always = Immer gewählt
arena-unseen = Nie angeboten
arena-unseen-of = { $count } von { $total }
arena-examples = Zum Beispiel
arena-choice = Wahl
arena-in-words = In Worten
arena-more =
    { $count ->
        [one] { $count } weitere ist weggelassen.
       *[other] { $count } weitere sind weggelassen.
    }
arena-none = Keine.
arena-comparison = { $one } → { $two }
arena-comparison-note = Auf beiden Seiten dieselben Verteilungen, eine um die andere verglichen. Eine Änderung ist sicher, wenn ihr Intervall die Null nicht enthält; von zwanzig Zahlen, die sich nicht ändern, sieht etwa eine trotzdem sicher aus.
arena-measure = Maß
arena-before = Vorher
arena-after = Nachher
arena-change = Änderung
arena-certain = Sicher
arena-yes = ja
arena-no = nein
arena-too-few = zu wenige Verteilungen
arena-measure-winner = Punkte des Siegers
arena-measure-margin = Vorsprung des Siegers
arena-measure-first = Siege dessen, der beginnt
arena-measure-seat = Siege von Platz { $number }
