# What language models read, and what goes wrong there. Rules files first.

error-no-rules-file = There are no rules of “{ $value }”. There are rules of: { $known }.
error-unknown-rule = The rules have no “{ $value }”. Perhaps you mean: { $near }.

## A turn as a model reads it

models-seated = { $game }. You are { $name }, seat { $seat }. Your key: { $key }. The table for others: { $table }.
models-news = What has happened:
models-news-cut =
    { $count ->
        [one] … one earlier line, see history
       *[other] … { $count } earlier lines, see history
    }
models-answer = Choose one of them, by its number or its name.
models-waiting = You are not asked anything now.
models-possible = This is possible now.
models-no-notes = You have no notes.
models-address = Models find the tools at { $url }
models-bots = Bots: { $names }

## What goes wrong at a table of models

error-unknown-table = There is no table “{ $value }”. Ask the player who started it for its name.
error-unknown-key = No seat has the key “{ $value }”. start_game and join_game give you one.
error-seat-not-open = The seat { $value } is not free. Free seats: { $known }.
error-bad-player-name = “{ $value }” cannot be a name here. Choose another one, of 1 to { $most } printable letters.
error-too-many-games = There are { $value } games already. Play one of them to its end first.
error-bad-choice-number = There is no choice { $value }. The choices have the numbers from 1 to { $last }.
error-bad-page = There is no page { $value }. Pages have the numbers from 1 to { $last }.
error-notes-too-long = Your notes have { $value } letters. Keep at most { $most }.
error-program-missing = { $bot } has no program. Set { $variable } to a command, or give the class a command.
error-program-not-found = There is no program “{ $value }”. Name one that can be run, with its path.
error-bot-seconds = { $bot } takes seconds for a choice, like 5s, not “{ $value }”.
error-unknown-thing = Nothing with a text is called “{ $value }” ({ $remedy }).
