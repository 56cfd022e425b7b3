## Puzzles on the web

web-puzzle = Puzzle
web-puzzle-of-the-day = Puzzle of the day
web-puzzle-all = All puzzles
web-puzzle-none = There is no such puzzle
web-puzzle-solve = Solve it
web-puzzle-leave = Back to all puzzles
web-puzzle-answer = Answer
web-puzzle-ask = Which choice gives you the best chance to win? The first try counts.
web-puzzle-level-1 = Very easy
web-puzzle-level-2 = Easy
web-puzzle-level-3 = Medium
web-puzzle-level-4 = Hard
web-puzzle-level-5 = Very hard
web-puzzle-difficulty-of = Difficulty { $level } of 5
web-puzzle-filters = Games and difficulty
web-puzzle-progress = Your progress
web-puzzle-days = { $count ->
    [0] No day yet
    [one] One day in a row
   *[other] { $count } days in a row
}
web-puzzle-best = best: { $count }
web-puzzle-day-done = { $day }: answered
web-puzzle-day-open = { $day }: not answered
web-puzzle-solved-count = Solved
web-puzzle-first-try = First try
web-puzzle-new = new
web-puzzle-solved = solved
web-puzzle-hints = with hints
web-puzzle-missed = missed
web-puzzle-no-match = No puzzle fits these filters.
web-puzzle-clear = Clear filters
web-puzzle-right = That is the best choice
web-puzzle-wrong = There is a better choice
web-puzzle-tried = { $choice }: it wins { $share } % of the imagined games ({ $low } to { $high }).
web-puzzle-try-again = Try again
web-puzzle-hint = Hint { $step } of 3
web-puzzle-hint-about = What decides most: { $name }.
web-puzzle-hint-win = The choices differ in how often you win, not in one source of points.
web-puzzle-hint-not = The weakest choice: { $choice }.
web-puzzle-hint-choice = Begin with this: { $choice }.
web-puzzle-give-up = Show the answer
web-puzzle-options = Chance to win, each choice
web-puzzle-why = Why
web-puzzle-under = under 1 %
web-puzzle-interval = { $low } to { $high }
web-puzzle-games = { $games ->
    [one] { $games } imagined game
   *[other] { $games } imagined games
}
web-puzzle-about-numbers = The mark shows where the true value lies, 19 times in 20. What you cannot see is dealt again in each imagined game, and all seats play on as a sensible bot would.
web-puzzle-source = From a game between bots: { $bots }, seed { $seed }.
web-puzzle-play-on = Play on from here
web-puzzle-playing = You play on against bots. The cards that you cannot see were dealt again.
web-puzzle-played = The game is over.
web-puzzle-again = Deal again
web-puzzle-back = Back to the puzzle
web-puzzle-next = Next puzzle
web-puzzle-seen = You see what this seat could see. Nothing else is used to judge your answer.
