# Der Kurs zu den Verschwörern; was die Ids bedeuten, steht in docs/lessons.md. Ein Schritt hat höchstens 45 Wörter.

spiskowcy-goal = Wer am Ende der achten Runde die meisten Karten eines Bewohners hat, bekommt dessen Wert als Punkte.
spiskowcy-lesson-first-game = Dein erstes Spiel

## Die meisten Karten führen

spiskowcy-lesson-most-cards-lead = Die Mehrheit bringt Punkte
spiskowcy-lesson-most-cards-lead-about = Eine Karte mehr als alle anderen genügt
spiskowcy-lesson-most-cards-lead-reveal = Löse den Gleichstand bei den Händlern
spiskowcy-lesson-most-cards-lead-reveal-text = Du hast { $mine } Händler, Bruno hat { $theirs }. Bei Gleichstand hat niemand die Mehrheit, und niemand bekommt Punkte. Dein Befehl liegt verdeckt vor dir: noch ein Händler. Decke ihn auf.
spiskowcy-lesson-most-cards-lead-reveal-goal-lead = Habe mehr Händler als alle anderen
spiskowcy-lesson-most-cards-lead-reveal-if-end = Der Zug endet erst, wenn dein Befehl offen liegt. Decke zuerst den Händler auf.
spiskowcy-lesson-most-cards-lead-score = Der Händler bringt neun Punkte
spiskowcy-lesson-most-cards-lead-score-text = Jetzt hast du die Mehrheit der Händler. Jeder Charakter bringt seinen Wert einmal, und zwar dem, der seine Mehrheit hat. Du stehst bei { $total } Punkten. Das ist die achte und letzte Runde: Beende deinen Zug, dann wird gezählt.
spiskowcy-lesson-most-cards-lead-score-goal-over = Beende das Spiel
spiskowcy-lesson-most-cards-lead-sums = Das ist das ganze Ziel
spiskowcy-lesson-most-cards-lead-sums-text = Du { $mine }, Bruno { $bruno }, Celina { $celina }. Eine einzige Karte hat über neun Punkte entschieden. Alles andere in diesem Spiel dreht sich darum, diese Karte im richtigen Moment zu bekommen.

## Ein geheimer Befehl

spiskowcy-lesson-secret-order = Gib einen geheimen Befehl
spiskowcy-lesson-secret-order-about = Beliebig viele Karten einer Art, verdeckt
spiskowcy-lesson-secret-order-kind = Wähle eine Kartenart
spiskowcy-lesson-secret-order-kind-text = Du hast { $hand } Karten auf der Hand, aber ein Befehl besteht nur aus einer Art; alles andere geht zurück in den Stapel. Am meisten hast du von den Gauklern, nämlich { $count }. Am Ende sind sie 8 wert. Wähle sie.
spiskowcy-lesson-secret-order-kind-goal-juggler = Wähle den Gaukler für deinen Befehl
spiskowcy-lesson-secret-order-kind-if-raid = Ein Überfall wirkt einmal, kostet am Ende einen Punkt und nimmt Platz weg. In der ersten Runde gibt es kaum etwas, was sich zu zerstören lohnt. Versuch es mit den Gauklern.
spiskowcy-lesson-secret-order-kind-if-fewer = Das ist erlaubt, bringt dir aber weniger Karten. Du hast drei Gaukler: Von keiner anderen Art bekommst du so viele auf einmal.
spiskowcy-lesson-secret-order-count = Wie viele Gaukler?
spiskowcy-lesson-secret-order-count-text = So viele du willst. Die anderen sehen, wie viele Karten du legst, aber nicht welche. Was du legst, bleibt dir für alle Runden, also lege alle { $count }.
spiskowcy-lesson-secret-order-count-goal-all = Lege drei Gaukler verdeckt aus
spiskowcy-lesson-secret-order-count-if-some = Karten, die du nicht legst, gehen zurück in den Stapel, und das Limit dieser Runde ist drei. Es ist Platz für alle.
spiskowcy-lesson-secret-order-count-if-pair = Zwei verschiedene Karten in einem Befehl darf nur legen, wer die Mehrheit der Wirtinnen hat.
spiskowcy-lesson-secret-order-turn = Decke ihn auf
spiskowcy-lesson-secret-order-turn-text = Alle decken der Reihe nach ihre Befehle auf. Bruno und Celina haben es schon getan. Jetzt bist du dran: Decke die Gaukler auf und beende dann deinen Zug.
spiskowcy-lesson-secret-order-turn-goal-reveal = Decke deinen Befehl auf
spiskowcy-lesson-secret-order-turn-goal-end = Beende deinen Zug
spiskowcy-lesson-secret-order-turn-if-early = Ein Zug endet erst, wenn alle deine Befehle offen liegen.

## Fähigkeiten

spiskowcy-lesson-powers = Nutze deine Fähigkeiten
spiskowcy-lesson-powers-about = Bankier, Bischof und Spion, jeder einmal pro Zug
spiskowcy-lesson-powers-banker = Der Bankier zahlt sofort
spiskowcy-lesson-powers-banker-text = Du hast { $mine } Bankiers, Celina hat { $theirs }. Wer bei einem Charakter die Mehrheit hat, darf seine Fähigkeit nutzen. Der Bankier gibt dir dann in jedem deiner Züge eine Siegpunktkarte. Nimm eine.
spiskowcy-lesson-powers-banker-goal-take = Nimm eine Siegpunktkarte aus der Bank
spiskowcy-lesson-powers-banker-if-later = Das geht auch: Es ist dein Zug und deine Reihenfolge. Nutze in diesem Schritt aber den Bankier, bevor du etwas aufdeckst.
spiskowcy-lesson-powers-bishop = Der Bischof räumt auf
spiskowcy-lesson-powers-bishop-text = In deiner Auslage liegt ein Überfall: ein Punkt weniger, und abwerfen darfst du ihn nie. Nur der Bischof schafft ihn fort. Niemand sonst hat einen, also hast du die Mehrheit. Vernichte den Überfall.
spiskowcy-lesson-powers-bishop-goal-remove = Vernichte deinen Überfall mit dem Bischof
spiskowcy-lesson-powers-bishop-if-banker = Jede Fähigkeit wirkt einmal pro Zug, und den Bankier hast du schon genutzt.
spiskowcy-lesson-powers-spy = Erst die Mehrheit, dann die Fähigkeit
spiskowcy-lesson-powers-spy-text = Bruno hat { $points } Siegpunktkarten. Der Spion stiehlt eine, wenn du die Mehrheit hast. Dein Spion liegt verdeckt und zählt noch nicht. Die Reihenfolge in deinem Zug bestimmst du: Decke ihn zuerst auf.
spiskowcy-lesson-powers-spy-goal-lead = Hol dir die Mehrheit beim Spion
spiskowcy-lesson-powers-spy-if-first = Verdeckte Karten zählen nicht, also hast du beim Spion noch keine Mehrheit. Fähigkeiten wirken vor oder nach dem Aufdecken: hier danach.
spiskowcy-lesson-powers-steal = Stiehl einen Punkt
spiskowcy-lesson-powers-steal-text = Ein Spion, und niemand sonst hat einen: Du hast sofort die Mehrheit. Nimm Bruno eine seiner { $points } Siegpunktkarten weg. Vor dem Spion schützt nichts.
spiskowcy-lesson-powers-steal-goal-steal = Stiehl eine Siegpunktkarte
spiskowcy-lesson-powers-steal-if-celina = Celina hat keine Siegpunktkarte, die man stehlen könnte. Bruno hat welche.
spiskowcy-lesson-powers-steal-if-end = Bevor du den Zug beendest: Eine Fähigkeit ist noch offen. Der Spion kann Bruno bestehlen.

## Der Wahrsager

spiskowcy-lesson-seer = Der Wahrsager löst Gleichstände
spiskowcy-lesson-seer-about = Wann ein Gleichstand dir gehört und wann nicht
spiskowcy-lesson-seer-reveal = Ein Gleichstand bringt nichts
spiskowcy-lesson-seer-reveal-text = Du hast { $mine } Bankier, Celina hat { $theirs }. Bei Gleichstand hat niemand die Mehrheit, also kann keiner von euch den Bankier nutzen. Dein Befehl ist der Wahrsager, den es nur einmal gibt. Decke ihn auf.
spiskowcy-lesson-seer-reveal-goal-seer = Decke den Wahrsager auf
spiskowcy-lesson-seer-reveal-if-tied = Du und Celina habt je einen Bankier. Bei Gleichstand hat niemand die Mehrheit, es sei denn, einer von beiden hat den Wahrsager.
spiskowcy-lesson-seer-tie = Der Gleichstand gehört dir
spiskowcy-lesson-seer-tie-text = Mit dem Wahrsager hast du überall die Mehrheit, wo du bei den meisten Karten gleichauf bist. Bei den Händlern hilft das nicht: Bruno und Celina haben je { $others }, du { $merchants }. Bei den Bankiers schon. Nimm eine Siegpunktkarte.
spiskowcy-lesson-seer-tie-goal-take = Nutze eine Fähigkeit, die dir der Wahrsager gibt
spiskowcy-lesson-seer-tie-if-end = Bevor du den Zug beendest: Bei den Bankiers steht es 1 : 1, und Gleichstände gehören dir. Eine Fähigkeit ist noch offen.
spiskowcy-lesson-seer-blind = Am Ende ist der Wahrsager blind
spiskowcy-lesson-seer-blind-text = Die letzte Runde. Du und Celina seid bei den Händlern gleichauf, { $mine } : { $theirs }. In der Schlusswertung löst der Wahrsager keinen Gleichstand: Die neun Punkte bekäme niemand. Lege die Karte, die das entscheidet, als Befehl und decke sie auf.
spiskowcy-lesson-seer-blind-goal-order = Lege einen Händler als Befehl
spiskowcy-lesson-seer-blind-goal-sole = Habe mehr Händler als alle anderen
spiskowcy-lesson-seer-blind-if-other = Bei den Händlern steht es { $mine } : { $theirs }, und in der Schlusswertung löst der Wahrsager keinen Gleichstand. An einer Karte auf deiner Hand hängen neun Punkte.

## Überfall und Verschwörung

spiskowcy-lesson-raid-and-plot = Überfall und Verschwörung
spiskowcy-lesson-raid-and-plot-about = Vernichten oder tauschen, für je einen Punkt
spiskowcy-lesson-raid-and-plot-raid = Ein Überfall vernichtet
spiskowcy-lesson-raid-and-plot-raid-text = Du und Bruno seid bei den Gauklern gleichauf, { $mine } : { $theirs }. Ein Überfall vernichtet einen Charakter eines Gegners, der nicht die Mehrheit der Wächter hat. Decke ihn auf, wähle Bruno und nimm ihm einen Gaukler.
spiskowcy-lesson-raid-and-plot-raid-goal-reveal = Decke den Überfall auf
spiskowcy-lesson-raid-and-plot-raid-goal-destroy = Vernichte einen Gaukler von Bruno
spiskowcy-lesson-raid-and-plot-raid-if-guarded = Celina hat die Mehrheit der Wächter. Solange das so ist, trifft sie kein Überfall.
spiskowcy-lesson-raid-and-plot-raid-if-wrong-card = Das tut Bruno weh, hilft dir aber nicht. Bei den Gauklern steht es { $mine } : { $theirs }. Einer weniger bei ihm, und du hast die Mehrheit.
spiskowcy-lesson-raid-and-plot-raid-if-skip = Du darfst verzichten, aber seinen Punkt kostet der Überfall trotzdem.
spiskowcy-lesson-raid-and-plot-plot = Eine Verschwörung tauscht
spiskowcy-lesson-raid-and-plot-plot-text = Bei den Händlern hat Bruno die Mehrheit, { $theirs } zu { $mine }. Eine Verschwörung tauscht je einen Charakter zweier Spieler, und du darfst einer davon sein. Gib ihm deinen Fürsten und nimm einen Händler.
spiskowcy-lesson-raid-and-plot-plot-goal-reveal = Decke die Verschwörung auf
spiskowcy-lesson-raid-and-plot-plot-goal-swap = Hol dir die Mehrheit der Händler
spiskowcy-lesson-raid-and-plot-plot-if-others = Du kannst auch zwei andere tauschen lassen. Aber der Händler soll zu dir, also wähle zuerst dich selbst.
spiskowcy-lesson-raid-and-plot-plot-if-spoiled = Diese Karte brauchst du selbst. Auch beim Fürsten hast du die Mehrheit, aber er bringt nur 3; gib lieber ihn her.
spiskowcy-lesson-raid-and-plot-plot-if-worthless = Ein fairer Tausch, aber dadurch kippt keine Mehrheit. Nimm den Händler: dort einer weniger, hier einer mehr.
spiskowcy-lesson-raid-and-plot-plot-if-skip = Du darfst verzichten, aber ihren Punkt kostet die Verschwörung trotzdem.
spiskowcy-lesson-raid-and-plot-cost = Sie bleibt und kostet
spiskowcy-lesson-raid-and-plot-cost-text = Du stehst jetzt bei { $total }. Die Verschwörung bleibt in deiner Auslage, kostet einen Punkt, zählt für das Limit, und nur ein Bischof schafft sie fort. Spiele Ereignisse, wenn dadurch eine Mehrheit kippt, nicht weil du sie hast.

## Das Ende einer Runde

spiskowcy-lesson-end-of-a-round = Das Ende einer Runde
spiskowcy-lesson-end-of-a-round-about = Das Limit, der Fürst und was du hergibst
spiskowcy-lesson-end-of-a-round-trim = Die Ortskarte setzt das Limit
spiskowcy-lesson-end-of-a-round-trim-text = Du hast { $held } Karten und darfst in dieser Runde { $keep } behalten. Deine Mehrheit beim Fürsten erlaubt zwei mehr. Der einzelne Gaukler bringt gegen Brunos drei nichts: Wirf ihn ab und hör dann auf.
spiskowcy-lesson-end-of-a-round-trim-goal-discard = Wirf den Gaukler ab
spiskowcy-lesson-end-of-a-round-trim-goal-stop = Hör auf und behalte sechs Karten
spiskowcy-lesson-end-of-a-round-trim-if-prince = Ohne den Fürsten sind auch die zwei zusätzlichen Karten weg: Du müsstest noch zwei abwerfen.
spiskowcy-lesson-end-of-a-round-trim-if-too-many = Eine Karte ist noch zu viel, die zwei des Fürsten schon mitgezählt.
spiskowcy-lesson-end-of-a-round-trim-if-majority = Diese Karte bringt dir eine Mehrheit, der Gaukler nicht: Bruno hat drei.
spiskowcy-lesson-end-of-a-round-kept = Weniger Karten, mehr Platz
spiskowcy-lesson-end-of-a-round-kept-text = Die nächste Runde hat begonnen: { $deal } Karten für alle, und { $keep } dürfen bleiben. In jeder Runde wird eine Karte weniger ausgeteilt, und eine mehr darf bleiben. Am Anfang wählst du aus, am Ende sammelst du.

## Die letzten Runden

spiskowcy-lesson-last-rounds = Spiele Runde 7 und 8
spiskowcy-lesson-last-rounds-about = Du beendest ein echtes Spiel
spiskowcy-lesson-last-rounds-play = Jetzt ist es dein Spiel
spiskowcy-lesson-last-rounds-play-text = Runde 7. Wäre jetzt Schluss: du { $mine }, Bruno { $bruno }, Celina { $celina }. Die Händler sind am meisten wert, und dir fehlt einer. Lege den Befehl, den du für den besten hältst.
spiskowcy-lesson-last-rounds-play-goal-order = Lege einen Befehl
spiskowcy-lesson-last-rounds-round-seven = Spiele die Runde
spiskowcy-lesson-last-rounds-round-seven-text = Decke auf und nutze jede Fähigkeit, bei der du die Mehrheit hast: Ein Bankier ist ein sicherer Punkt. Wenn du deinen Zug beendest, spielen die anderen ihre.
spiskowcy-lesson-last-rounds-round-seven-goal-round = Erreiche die letzte Runde
spiskowcy-lesson-last-rounds-round-eight = Die achte Runde
spiskowcy-lesson-last-rounds-round-eight-text = Drei Karten, ein Befehl, dann wird gezählt. Suche eine Spalte, in der dir eine Karte fehlt oder Gleichstand herrscht: Gleichstände bringen jetzt nichts.
spiskowcy-lesson-last-rounds-round-eight-goal-over = Spiele zu Ende
spiskowcy-lesson-last-rounds-sums = Die Burg hat gezählt
spiskowcy-lesson-last-rounds-sums-text = Du { $mine }, Bruno { $bruno }, Celina { $celina }. Du weißt jetzt alles, was du für ein erstes Spiel brauchst. Auf dich warten leichte Bots, Tipps, wenn du magst, und keine Uhr.
