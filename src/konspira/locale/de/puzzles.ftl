## Rätsel: `konspira puzzles`

puzzle-title = { $chapter }: { $question }
puzzle-reason-win = Mit der besten Wahl gewinnst du { $best } % von { $games } simulierten Spielen. Zum Vergleich: Mit „{ $choice }“ sind es { $second } %.
puzzle-reason-score = Im Mittel endest du mit { NUMBER($best) } statt { NUMBER($second) } Punkten.
puzzle-reason-others = Die anderen enden mit { NUMBER($best) } statt { NUMBER($second) } Punkten.
puzzle-reason-source-mine = Deine Punkte aus „{ $name }“: { NUMBER($best) } statt { NUMBER($second) }.
puzzle-reason-source-theirs = Punkte der anderen aus „{ $name }“: { NUMBER($best) } statt { NUMBER($second) }.
puzzle-reason-end = Das Ende „{ $name }“ kommt in { $best } % der Spiele vor statt in { $second } %.
puzzle-reason-answer-best = Die übliche Antwort auf die beste Wahl: { $choice } ({ $share } % der Spiele).
puzzle-reason-answer-second = Die übliche Antwort auf die andere: { $choice } ({ $share } % der Spiele).
