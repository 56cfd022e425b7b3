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

## Die Suche nach Werten

tune-title = Suche nach Werten: { $game }
tune-lead = Ziel – { $goal }. Auf allen { $seats } Plätzen spielt { $bot }, Startwert { $seed }.
tune-searched =
    Die Suche hat { $games ->
        [one] { $games } Partie
       *[other] { $games } Partien
    } in { $generations ->
        [one] { $generations } Generation
       *[other] { $generations } Generationen
    } gespielt. Die Kandidaten einer Generation haben dieselben Kartenverteilungen.
tune-end-games = Sie endete, weil die nächste Generation mehr Partien gebraucht hätte, als erlaubt waren. Mit mehr Partien geht sie weiter.
tune-end-minutes = Sie endete, weil ihre Zeit um war. Derselbe Befehl setzt sie fort.
tune-end-settled = Sie endete von selbst: Der Optimierer findet keine Unterschiede mehr.
tune-values = Werte
tune-values-note = Die besten Werte sind die, deren Intervall mit dem schlechteren Ende am nächsten beim Ziel liegt. „Nicht zu unterscheiden“ reicht von der kleinsten bis zur größten Zahl aller Kandidaten, von denen nicht sicher ist, dass sie weiter vom Ziel entfernt sind.
tune-nothing-better = Kein Kandidat hat sich als besser erwiesen als die bisherigen Werte; darum wurde kein Paket geschrieben.
tune-value = Wert
tune-bounds = Grenzen
tune-before = Vorher
tune-after = Gefunden
tune-as-good = Nicht zu unterscheiden
tune-goal = Das Ziel in neuen Partien
tune-fresh-note = Diese Kartenverteilungen kamen in der Suche nicht vor, Glück in der Suche zählt hier also nicht. Bisherige und gefundene Werte haben dieselben Kartenverteilungen.
tune-goal-possible = Das Intervall der gefundenen Werte enthält das Ziel.
tune-goal-apart = Das Intervall der gefundenen Werte enthält das Ziel nicht: Diese Werte erreichen es nicht.
tune-measured = Gemessen
tune-candidates = Kandidaten
tune-candidates-note = In den Partien der Suche. Was hier am besten aussieht, hatte auch Glück; was es wert ist, sagen die neuen Partien.
tune-candidate = Nr.
tune-refused = nicht spielbar
tune-share = Siege: { $name }
tune-gap = Abstand vom gleichen Anteil: { $name }
tune-low = so niedrig wie möglich
tune-high = so hoch wie möglich
