# Woher die Werte eines Spiels kommen: auf der Seite des Spiels und in `konspira games`.

web-sources = Was gedruckt ist und was von uns
web-sources-about = Spielregeln nennen nicht jede Zahl und jeden Text einer Schachtel. Wo keine Quelle einen Wert angibt, haben wir einen gefunden, der zu allem passt, was die Regel sagt.
web-sources-line = Werte: { $printed } aus der Spielregel, { $public } aus öffentlichen Quellen, { $ours } von uns; zusammen { $all }.
web-sources-line-no-public = Werte: { $printed } aus der Spielregel, { $ours } von uns; zusammen { $all }.
web-sources-line-all = Werte: alle { $all } stehen in der Spielregel.
web-sources-line-none-ours = Werte: { $printed } aus der Spielregel, { $public } aus öffentlichen Quellen; zusammen { $all }, keiner davon von uns.
web-sources-none = Dieses Spiel hat keine Dateien mit Werten: Seine wenigen Zahlen gehören zu den Regeln, und die sind öffentlich.
web-sources-kind = Teil des Spiels
web-sources-printed = Gedruckt
web-sources-public = Öffentlich
web-sources-ours = Von uns
web-sources-total = Alle
web-sources-printed-about = in der Spielregel genannt oder aus ihr zwingend
web-sources-public-about = in einer öffentlichen Quelle gefunden: Website, Aufsatz, Programm
web-sources-ours-about = von uns ergänzt; wer die Schachtel hat, kann es ersetzen
web-sources-fields = Von uns, Feld für Feld
web-sources-rulebooks = Spielregeln
web-sources-sites = Öffentliche Quellen
web-sources-own = Wenn du die Schachtel besitzt
web-sources-step-copy = Kopiere die Dateien des Spiels in einen eigenen Ordner.
web-sources-step-edit = Schreib die gedruckten Werte über unsere und kennzeichne sie als gedruckt: "S" in source oder marks, oder der Name des Felds in stated. Lösche die Dateien, die bleiben, wie sie sind.
web-sources-step-check = Prüfe den Ordner: Fehler werden mit Datei und Zeile genannt, und die Tabelle zeigt, was noch von uns ist.
web-sources-step-play = Spiel damit im Terminal oder auf einem eigenen Server.
web-sources-do-copy = { $program } pack { $game } meine-schachtel
web-sources-do-check = { $program } games { $game } --pack meine-schachtel
web-sources-do-play = { $program } play { $game } --pack meine-schachtel
web-sources-do-serve = { $program } serve --pack { $game }=meine-schachtel
web-sources-same = Ein begonnenes Spiel geht nur mit den Werten weiter, mit denen es begann.
web-sources-pack = Dieser Server spielt mit Werten aus einem Paket seines Betreibers.
