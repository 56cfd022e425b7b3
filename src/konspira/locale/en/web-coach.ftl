# Hints and reviews at the table.

web-percent = { $percent }%
web-percent-between = { $percent }% ({ $low }–{ $high })
web-percent-interval = { $low } to { $high }%

## Hints

web-hint-title = What the expert would do
web-hint-thinking = The expert is thinking …
web-hint-clear = A clear choice.
web-hint-little = The first one is a little better.
web-hint-none = No difference is seen.
web-hint-about = Shares of imagined games won, from what you can know, with 95% intervals; games imagined for each option: { $count }. A shared victory counts as its part. The dashed line is an even share: { $even }%.
web-hint-said = The expert would choose: { $choice }. It wins { $percent } percent of the imagined games, { $low } to { $high }.

## Reviews

web-review = The expert’s review
web-review-about = For every choice: the share of imagined games won with the best option and with the one that was chosen. A bot judges from what that player could know at that moment. A shared victory counts as its part.
web-review-ask = Review this game
web-review-making = The expert goes through the game: { $judged } of { $of } choices
web-review-wait = The moments that matter come first. You can leave the page; the review goes on and is kept.
web-review-plot = Share of imagined games won
web-review-knowledge = Each line uses only what that player could know at that moment, so the lines need not add up to 100%. The bands are 95% intervals. The dashed line is an even share: { $percent }%.
web-review-even = even share: { $percent }%
web-review-caption = Share of imagined games won by each player, choice by choice
web-review-turns = Turning points
web-review-none = Nothing stands out: no choice certainly gave away much, and no turn came as a surprise.
web-review-none-yet = None so far.
web-review-slip = { $name } gives away { $points } percentage points ({ $low } to { $high }): { $choice }
web-review-gain = The game has turned in favour of { $name }: { $points } percentage points up ({ $low } to { $high }). Next choice: { $choice }
web-review-loss = The game has turned against { $name }: { $points } percentage points down ({ $low } to { $high }). Next choice: { $choice }
web-review-better = Better: { $choices }
web-review-option = { $choice } ({ $percent }%, { $low }–{ $high })
web-review-choices = All choices
web-review-player = Player
web-review-question = Question
web-review-choice = Choice
web-review-before = Best choice
web-review-after = This choice
web-review-best = The expert’s choice
web-review-same = the same
web-review-see = See the moment
web-review-chosen = { $name } chose: { $choice }. It wins { $percent }% of the imagined games ({ $low }–{ $high }).
web-opinion-agrees = The expert would have done the same.
web-opinion-clear = Clearly better: { $choices }.
web-opinion-little = A little better: { $choices }.
web-opinion-none = No difference to the expert’s choice is seen.
web-review-used = Hints asked for: { $names }.
web-review-used-by = { $name } { $count }
