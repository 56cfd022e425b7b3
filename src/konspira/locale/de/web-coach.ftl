# Tipps und Besprechungen am Tisch.

web-percent = { $percent } %

## Tipps

web-hint-title = Was der Experte täte
web-hint-thinking = Der Experte denkt nach …
web-hint-tried =
    { $count ->
        [one] einmal versucht
       *[other] { $count }-mal versucht
    }
web-hint-clear = Eine klare Sache.
web-hint-close = Eine knappe Sache: Andere sind etwa gleich gut.
web-hint-even = Die erste ist etwas besser.
web-hint-about =
    { $count ->
        [one] Aus dem, was du wissen kannst, in einem gedachten Spiel.
       *[other] Aus dem, was du wissen kannst, in { $count } gedachten Spielen.
    }
web-hint-said = Der Experte würde wählen: { $choice }. Gewinnchance: { $percent } Prozent.

## Besprechungen

web-review = Besprechung durch den Experten
web-review-about = Zu jeder Wahl die Gewinnchance davor und danach, geschätzt von einem Bot aus dem, was dort in diesem Augenblick bekannt sein konnte.
web-review-ask = Dieses Spiel besprechen
web-review-making = Der Experte geht das Spiel durch: { $percent } %
web-review-wait = Das dauert eine Weile. Du kannst die Seite verlassen; die Besprechung entsteht weiter und wird aufgehoben.
web-review-plot = Gewinnchance
web-review-caption = Gewinnchance aller Spieler, Wahl für Wahl
web-review-turns = Wendepunkte
web-review-none = Nichts sticht heraus: Keine Wahl hat viel gekostet, keine Wende kam überraschend.
web-review-slip = { $name } verschenkt { $percent } Prozentpunkte: { $choice }
web-review-gain = Das Spiel wendet sich für { $name }: { $percent } Prozentpunkte mehr
web-review-loss = Das Spiel wendet sich gegen { $name }: { $percent } Prozentpunkte weniger
web-review-better = Besser: { $choices }
web-review-option = { $choice } ({ $percent } %)
web-review-choices = Alle Entscheidungen
web-review-player = Spieler
web-review-choice = Wahl
web-review-before = Vorher
web-review-after = Nachher
web-review-best = Wahl des Experten
web-review-same = dieselbe
web-review-see = Diesen Moment ansehen
web-review-chosen = { $name } hat gewählt: { $choice } ({ $percent } %).
web-review-agrees = Der Experte hätte dasselbe getan.
web-review-equal = Der Experte sieht nichts Besseres.
web-review-prefers = Der Experte hätte lieber: { $choices }.
web-review-used = Erbetene Tipps: { $names }.
web-review-used-by = { $name } { $count }
