## Puzzles: `konspira puzzles`

puzzle-title = { $chapter }: { $question }
puzzle-reason-win = With the best choice you win { $best } % of { $games } imagined games. “{ $choice }”, which it is compared with, wins { $second } %.
puzzle-reason-score = On average you end with { NUMBER($best) } points instead of { NUMBER($second) }.
puzzle-reason-others = The others end with { NUMBER($best) } points instead of { NUMBER($second) }.
puzzle-reason-source-mine = Your points from “{ $name }”: { NUMBER($best) } instead of { NUMBER($second) }.
puzzle-reason-source-theirs = The others’ points from “{ $name }”: { NUMBER($best) } instead of { NUMBER($second) }.
puzzle-reason-end = The end “{ $name }” comes in { $best } % of the games instead of { $second } %.
puzzle-reason-answer-best = The usual answer to the best choice: { $choice } ({ $share } % of the games).
puzzle-reason-answer-second = The usual answer to the other one: { $choice } ({ $share } % of the games).
