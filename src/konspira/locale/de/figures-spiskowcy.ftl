# Pictures and player's aid of The Conspirators. Before a colon stands the name of the thing.

## Pictures

spiskowcy-figure-table = Adas Sicht in Runde 4, Aktionsphase. Sie ist am Zug.
spiskowcy-figure-table-resident = Bewohner: eine Spalte für jeden Charakter, mit seinem Wert am Ende und dem, der jetzt führt.
spiskowcy-figure-table-majority = Mehrheit: Ada hat zwei Bankiers, Celina einen. Also gehört die Fähigkeit des Bankiers Ada.
spiskowcy-figure-table-event = Ereignis: Es zählt für das Limit und kostet am Ende einen Punkt.
spiskowcy-figure-table-player = Spieler: wie viele Karten in der Auslage, auf der Hand und bei den Punkten liegen.
spiskowcy-figure-table-orders = Befehle: Alle sehen, wie viele Karten verdeckt liegen, niemand sieht, welche.
spiskowcy-figure-table-bank = Bank: Siegpunktkarten, die noch niemand hat.
spiskowcy-figure-table-place = Ortskarte: wie viele Karten in jeder Runde ausgeteilt werden und wie viele in der Auslage bleiben dürfen.
spiskowcy-figure-turn = Ein Zug von Ada in der Aktionsphase. Jedes Bild folgt aus dem vorigen durch eine wirkliche Wahl.
spiskowcy-figure-turn-orders = Vorher: Ada und Celina haben je einen Bankier. Bei Gleichstand hat niemand die Mehrheit.
spiskowcy-figure-turn-reveal = Aufdecken: Ihre zwei Bankiers kommen in die Auslage. Jetzt führt sie mit drei zu eins.
spiskowcy-figure-turn-power = Fähigkeit: Mit der Mehrheit nimmt sie eine Siegpunktkarte aus der Bank, einmal im Zug.
spiskowcy-figure-scoring = Das Ende einer Partie zu dritt, von der Engine gezählt.
spiskowcy-figure-laurel = Lorbeer
spiskowcy-figure-laurel-text = Dieser Spieler hat die Mehrheit bei dem Charakter.
spiskowcy-figure-seal = Siegpunktkarte
spiskowcy-figure-seal-text = 1 Punkt wert; sie zählt für kein Limit.

## Symbols

spiskowcy-symbols-residents = Die neun Bewohner
spiskowcy-symbols-events = Die zwei Ereignisse
spiskowcy-symbols-table = Auf dem Tisch

## Player's aid

spiskowcy-aid-goal = Punkte am Ende
spiskowcy-aid-goal-worth = Jeder Charakter: sein Wert für den einen Spieler, der die meisten Karten davon hat.
spiskowcy-aid-goal-tie = Gleichstand: Niemand bekommt etwas. Der Wahrsager hilft hier nicht.
spiskowcy-aid-goal-points = Jedes Ereignis: −1. Jede Siegpunktkarte: +1.
spiskowcy-aid-goal-share = Gleiche Summen teilen sich den Platz.
spiskowcy-aid-round = Eine Runde
spiskowcy-aid-round-deal = Austeilen: Alle bekommen die Karten der Ortskarte.
spiskowcy-aid-round-orders = Befehle: Lege Karten einer Art verdeckt.
spiskowcy-aid-round-actions = Aktionen: aufdecken und Fähigkeiten nutzen.
spiskowcy-aid-round-limit = Ende: bis zum Limit abwerfen.
spiskowcy-aid-round-token = Der Startspielermarker wandert nach links.
spiskowcy-aid-places = Ortskarten
spiskowcy-aid-places-place = Runde
spiskowcy-aid-places-deal = ausgeteilt
spiskowcy-aid-places-keep = Limit
spiskowcy-aid-majority = Mehrheit
spiskowcy-aid-majority-most = Mehr Karten davon in deiner Auslage als in jeder anderen.
spiskowcy-aid-majority-tie = Gleichstand: niemand, oder der Beteiligte mit dem Wahrsager.
spiskowcy-aid-majority-open = Nur offene Karten zählen.
spiskowcy-aid-majority-once = Sie wechselt sofort, auch mitten im Zug.
spiskowcy-aid-orders = Befehlsphase
spiskowcy-aid-orders-type = Beliebig viele Karten einer Art.
spiskowcy-aid-orders-least = Mindestens eine Karte.
spiskowcy-aid-orders-seen = Die anderen sehen, wie viele, nicht, welche.
spiskowcy-aid-orders-pair = Mehrheit der Wirtinnen: ein Paar, je eine Karte von zwei Arten.
spiskowcy-aid-orders-rest = Der Rest der Hand geht ungesehen in den Stapel.
spiskowcy-aid-turn = Aktionsphase: dein Zug
spiskowcy-aid-turn-reveal = Decke alle deine Befehle auf.
spiskowcy-aid-turn-powers = Bankier, Bischof und Spion: jeder einmal, mit Mehrheit.
spiskowcy-aid-turn-sequence = Die Reihenfolge bestimmst du.
spiskowcy-aid-turn-events = Ereignisse einzeln: Wirkung nutzen oder verzichten.
spiskowcy-aid-end = Rundenende: das Limit
spiskowcy-aid-end-fit = Wirf Charaktere ab, bis die Auslage passt.
spiskowcy-aid-end-events = Ereignisse zählen, lassen sich aber nicht abwerfen.
spiskowcy-aid-end-prince = Mehrheit der Fürsten: bis zu { $count } Karten mehr.
spiskowcy-aid-end-own = Nicht, wenn du diese Mehrheit selbst abwirfst.
spiskowcy-aid-powers = Fähigkeiten und Ereignisse
spiskowcy-aid-powers-juggler = Gaukler: eine Karte mehr, Austeilphase.
spiskowcy-aid-powers-guard = Wächter: Kein Überfall trifft dich.
spiskowcy-aid-powers-banker = Bankier: eine Siegpunktkarte aus der Bank.
spiskowcy-aid-powers-innkeeper = Wirtin: ein Paar zweier Arten als Befehl.
spiskowcy-aid-powers-bishop = Bischof: Vernichte ein eigenes Ereignis.
spiskowcy-aid-powers-prince = Fürst: Behalte mehr Karten, Rundenende.
spiskowcy-aid-powers-spy = Spion: Stiehl eine Siegpunktkarte; ohne Wächter trifft dich keine Verschwörung.
spiskowcy-aid-powers-seer = Wahrsager: Du gewinnst Gleichstände in allen Phasen.
spiskowcy-aid-powers-raid = Überfall: Vernichte einen Charakter eines Gegners.
spiskowcy-aid-powers-plot = Verschwörung: Tausche je einen Charakter zweier Spieler.
spiskowcy-aid-cards = Karten
spiskowcy-aid-cards-name = Karte
spiskowcy-aid-cards-copies = Anzahl
spiskowcy-aid-cards-worth = Wert
