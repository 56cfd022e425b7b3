# What language models read, and what goes wrong there. Rules files first.

error-no-rules-file = Es gibt keine Regeln zu „{ $value }“. Es gibt Regeln zu: { $known }.
error-unknown-rule = In den Regeln gibt es „{ $value }“ nicht. Vielleicht meinst du: { $near }.

## Ein Zug, wie ein Modell ihn liest

models-seated = { $game }. Du bist { $name }, Platz { $seat }. Dein Schlüssel: { $key }. Der Tisch für andere: { $table }.
models-news = Was geschehen ist:
models-news-cut =
    { $count ->
        [one] … eine frühere Zeile, siehe history
       *[other] … { $count } frühere Zeilen, siehe history
    }
models-answer = Wähle eine davon, mit ihrer Nummer oder ihrem Namen.
models-waiting = Du wirst gerade nichts gefragt.
models-possible = Das ist jetzt möglich.
models-no-notes = Du hast keine Notizen.
models-address = Modelle finden die Werkzeuge unter { $url }
models-bots = Bots: { $names }

## Was an einem Tisch von Modellen schiefgeht

error-unknown-table = Es gibt keinen Tisch „{ $value }“. Frag nach dem Namen, wer ihn eröffnet hat.
error-unknown-key = Kein Platz hat den Schlüssel „{ $value }“. Du bekommst einen von start_game oder join_game.
error-seat-not-open = Platz { $value } ist nicht frei. Freie Plätze: { $known }.
error-bad-player-name = „{ $value }“ kann hier kein Name sein. Wähle einen anderen aus 1 bis { $most } druckbaren Zeichen.
error-too-many-games = Es gibt schon { $value } Partien. Spiel zuerst eine davon zu Ende.
error-bad-choice-number = Es gibt keine Wahl { $value }. Die Wahlmöglichkeiten haben die Nummern von 1 bis { $last }.
error-bad-page = Es gibt keine Seite { $value }. Die Seiten haben die Nummern von 1 bis { $last }.
error-notes-too-long = Deine Notizen haben { $value } Zeichen. Behalte höchstens { $most }.
error-program-missing = { $bot } hat kein Programm. Setze { $variable } auf einen Befehl, oder gib der Klasse einen (command).
error-program-not-found = Es gibt kein Programm „{ $value }“. Nenne eines, das sich starten lässt, mit seinem Pfad.
error-bot-seconds = { $bot } nimmt Sekunden für eine Wahl an, etwa 5s, nicht „{ $value }“.
error-unknown-thing = Nichts mit einem Text heißt „{ $value }“ ({ $remedy }).
