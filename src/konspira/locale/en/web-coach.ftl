# Hints and reviews at the table.

web-percent = { $percent }%

## Hints

web-hint-title = What the expert would do
web-hint-thinking = The expert is thinking …
web-hint-tried =
    { $count ->
        [one] tried once
       *[other] tried { $count } times
    }
web-hint-clear = A clear choice.
web-hint-close = A close call: others are about as good.
web-hint-even = The first one is a little better.
web-hint-about =
    { $count ->
        [one] From what you can know, in one imagined game.
       *[other] From what you can know, in { $count } imagined games.
    }
web-hint-said = The expert would choose: { $choice }. Chance to win: { $percent } percent.

## Reviews

web-review = The expert’s review
web-review-about = For every choice: the chance to win before and after it, judged by a bot from what that player could know at that moment.
web-review-ask = Review this game
web-review-making = The expert goes through the game: { $percent }%
web-review-wait = This takes a while. You can leave the page; the review goes on and is kept.
web-review-plot = Chance to win
web-review-caption = Chance to win of each player, choice by choice
web-review-turns = Turning points
web-review-none = Nothing stands out: no choice gave away much, and no turn came as a surprise.
web-review-slip = { $name } gives away { $percent } points: { $choice }
web-review-gain = The game turns in favour of { $name }: { $percent } points up
web-review-loss = The game turns against { $name }: { $percent } points down
web-review-better = Better: { $choices }
web-review-option = { $choice } ({ $percent }%)
web-review-choices = All choices
web-review-player = Player
web-review-choice = Choice
web-review-before = Before
web-review-after = After
web-review-best = The expert’s choice
web-review-same = the same
web-review-see = See the moment
web-review-chosen = { $name } chose: { $choice } ({ $percent }%).
web-review-agrees = The expert would have done the same.
web-review-equal = The expert sees nothing better.
web-review-prefers = The expert would rather: { $choices }.
web-review-used = Hints asked for: { $names }.
web-review-used-by = { $name } { $count }
