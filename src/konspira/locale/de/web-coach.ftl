# Tipps und Besprechungen am Tisch.

web-percent = { $percent } %
web-percent-between = { $percent } % ({ $low }–{ $high })
web-percent-interval = { $low } bis { $high } %

## Tipps

web-hint-title = Was der Experte tun würde
web-hint-thinking = Der Experte denkt nach …
web-hint-clear = Eine klare Sache.
web-hint-little = Die erste Möglichkeit ist etwas besser.
web-hint-none = Kein Unterschied zu sehen.
web-hint-about = Anteil der simulierten Spiele, die du gewinnst, aus dem, was du wissen kannst, mit 95-%-Intervallen; simulierte Spiele je Möglichkeit: { $count }. Ein geteilter Sieg zählt anteilig. Die gestrichelte Linie zeigt gleiche Chancen: { $even } %.
web-hint-said = Der Experte würde wählen: { $choice }. Damit gewinnt er { $percent } Prozent der simulierten Spiele, { $low } bis { $high }.

## Besprechungen

web-review = Besprechung durch den Experten
web-review-about = Zu jeder Wahl der Anteil gewonnener simulierter Spiele, mit der besten Möglichkeit und mit der gewählten. Ein Bot urteilt aus dem, was dieser Spieler in diesem Augenblick wissen konnte. Ein geteilter Sieg zählt anteilig.
web-review-ask = Dieses Spiel besprechen
web-review-making = Der Experte geht das Spiel durch: { $judged } von { $of } Entscheidungen
web-review-wait = Die wichtigen Momente kommen zuerst. Du kannst die Seite verlassen; die Besprechung geht weiter und bleibt erhalten.
web-review-plot = Anteil gewonnener simulierter Spiele
web-review-knowledge = Jede Linie folgt nur aus dem, was dieser Spieler in diesem Augenblick wissen konnte; zusammen müssen die Linien nicht 100 % ergeben. Die Bänder sind 95-%-Intervalle. Die gestrichelte Linie zeigt gleiche Chancen: { $percent } %.
web-review-even = gleiche Chancen: { $percent } %
web-review-caption = Anteil gewonnener simulierter Spiele aller Spieler, Wahl für Wahl
web-review-turns = Wendepunkte
web-review-none = Nichts sticht heraus: Keine Wahl hat sicher viel verschenkt, keine Wende kam überraschend.
web-review-none-yet = Bisher keine.
web-review-slip = { $name } verschenkt { $points } Prozentpunkte ({ $low } bis { $high }): { $choice }
web-review-gain = Das Spiel hat sich für { $name } gewendet: { $points } Prozentpunkte mehr ({ $low } bis { $high }). Nächste Wahl: { $choice }
web-review-loss = Das Spiel hat sich gegen { $name } gewendet: { $points } Prozentpunkte weniger ({ $low } bis { $high }). Nächste Wahl: { $choice }
web-review-better = Besser: { $choices }
web-review-option = { $choice } ({ $percent } %, { $low }–{ $high })
web-review-choices = Alle Entscheidungen
web-review-player = Spieler
web-review-question = Frage
web-review-choice = Wahl
web-review-before = Beste Wahl
web-review-after = Diese Wahl
web-review-best = Wahl des Experten
web-review-same = dieselbe
web-review-see = Diesen Moment ansehen
web-review-chosen = { $name } hat gewählt: { $choice }. Das gewinnt { $percent } % der simulierten Spiele ({ $low }–{ $high }).
web-opinion-agrees = Der Experte hätte dasselbe getan.
web-opinion-clear = Klar besser: { $choices }.
web-opinion-little = Etwas besser: { $choices }.
web-opinion-none = Ein Unterschied zur Wahl des Experten ist nicht zu sehen.
web-review-used = Erbetene Tipps: { $names }.
web-review-used-by = { $name } { $count }
