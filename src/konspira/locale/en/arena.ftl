# Reports of the arena: tournaments between bots, and how even a game is.

## Both reports

arena-interval-note = Behind each number, in brackets, stands its 95 % interval. What counts as independent are deals, not games: the games of one deal share their cards.
arena-draws =
    { $count ->
        [one] { $count } game was drawn; a draw counts as half a victory for each side.
       *[other] { $count } games were drawn; a draw counts as half a victory for each side.
    }
arena-wins = Victories
arena-games = Games
arena-score = Score
arena-part = Share
arena-seats = Seats
arena-seat = Seat { $number }
arena-order = Order of play
arena-turn = Plays as no. { $number }
arena-than-even = Against an even share
arena-with-even = { $title } (dashed: an even share)
arena-verdict-even = could be even
arena-verdict-more = more
arena-verdict-less = less
arena-turns = Turns per player
arena-plies = Choices per game
arena-scores = Final scores
arena-ends = How games end
arena-ends-note = A game can end for several reasons at once.
arena-sides = Sides

## Tournaments

arena-title = Tournament: { $game }
arena-lead =
    { $games ->
        [one] { $games } game
       *[other] { $games } games
    } from { $deals ->
        [one] { $deals } deal
       *[other] { $deals } deals
    } with { $seats ->
        [one] { $seats } seat
       *[other] { $seats } seats
    }, seed { $seed }. Every deal was played by all lineups, in every rotation around the table.
arena-standings = Standings
arena-bot = Bot
arena-rating = Rating
arena-time = Milliseconds per choice
arena-seats-played = Seats played
arena-rating-note = Ratings are on Elo’s scale, with a mean of 1500: 400 points are odds of ten to one. They compare the bots of this tournament only.
arena-pairs = Who beats whom
arena-pairs-note = How often the bot of the row ends before the bot of the column; equal places count as half.
arena-seats-note = What each seat wins, with any bot in it.
arena-length-and-scores = Length and scores
arena-ends-and-sides = Ends and sides
arena-sides-note = In games where more than one side plays.

## The designer’s report

arena-report-title = Report: { $game }
arena-report-lead =
    { $variants ->
        [one] { $games ->
            [one] { $games } game
           *[other] { $games } games
        }, { $bots } in all seats, seed { $seed }.
       *[other] { $games ->
            [one] { $games } game
           *[other] { $games } games
        } of each of { $variants } variants, { $bots } in all seats, seed { $seed }. All variants have the same deals.
    }
arena-table-of =
    { $count ->
        [one] { $count } seat
       *[other] { $count } seats
    }
arena-pack = pack “{ $name }”
arena-overview = Overview
arena-variant = Variant
arena-quartiles = Quartiles
arena-per-turn = Choices per turn
arena-per-question = Options per choice
arena-winner = Winner
arena-others = Others
arena-sides-mixed =
    { $count ->
        [one] In the { $count } game where more than one side played.
       *[other] In the { $count } games where more than one side played.
    }
arena-course = The course of games
arena-course-note = Who leads is what the game itself estimates, looked at each time that another seat has a choice. Drama: how far the winner was behind, on average of the moments when another seat led (0: never behind). Decided: the part of a game that had passed when its winner took the lead for good. The tree of choices is a power of ten.
arena-drama = Drama
arena-swaps = Lead changes
arena-decided = Decided after
arena-alone = Won by one alone
arena-tree = Tree of choices
arena-gaps = Distance from an even share
arena-gaps-note = In percentage points: the seat, the place in the order of play or the side that is farthest from an even share of the victories. An interval that begins at 0 leaves room for an even game.
arena-sources = Where points come from
arena-per-seat = Per seat
arena-choices = Choices: { $variant }
arena-choices-note = Only moments with more than one option are counted. A choice is called never or always taken once it was offered at least { $count } times. Names of choices count seats from 0, as records do; words count them from 1.
arena-families = Kinds of choices
arena-family = Kind
arena-offered = Offered
arena-taken = Taken
arena-questions = Questions
arena-question = Question
arena-asked = Asked
arena-never = Never taken
arena-always = Always taken
arena-unseen = Never offered
arena-unseen-of = { $count } of { $total }
arena-examples = For example
arena-choice = Choice
arena-in-words = In words
arena-more =
    { $count ->
        [one] { $count } more is left out.
       *[other] { $count } more are left out.
    }
arena-none = None.
arena-comparison = { $one } → { $two }
arena-comparison-note = The same deals on both sides, compared deal by deal. A change is certain if its interval does not contain zero; of twenty numbers that do not change, about one looks certain all the same.
arena-measure = Measure
arena-before = Before
arena-after = After
arena-change = Change
arena-certain = Certain
arena-yes = yes
arena-no = no
arena-too-few = too few deals
arena-measure-winner = Winner’s score
arena-measure-margin = Lead of the winner
arena-measure-first = Victories of the seat that begins
arena-measure-seat = Victories of seat { $number }

## The search for values

tune-title = Search for values: { $game }
tune-lead = Goal – { $goal }. Played by { $bot } in all of { $seats } seats, seed { $seed }.
tune-searched =
    The search played { $games ->
        [one] { $games } game
       *[other] { $games } games
    } in { $generations ->
        [one] { $generations } generation
       *[other] { $generations } generations
    }. The candidates of a generation have the same deals.
tune-end-games = It ended because the next generation would have been more than its games. With more games it goes on.
tune-end-minutes = It ended because its time was over. The same command goes on.
tune-end-settled = It ended by itself: the optimiser has settled.
tune-values = Values
tune-values-note = The best values are those whose interval has its worse end nearest to the goal. Those that are as good, as far as one can tell, reach from the lowest to the highest number of all candidates that are not certain to be farther from the goal than that.
tune-nothing-better = No candidate has proved better than what stands there, so no pack was written.
tune-value = Value
tune-bounds = Bounds
tune-before = Before
tune-after = Found
tune-as-good = As good, as far as one can tell
tune-goal = The goal on fresh deals
tune-fresh-note = These deals were not used in the search, so luck in the search does not count here. Before and found have the same deals.
tune-goal-possible = The interval of what was found contains the goal.
tune-goal-apart = The interval of what was found does not contain the goal: these values do not reach it.
tune-measured = Measured
tune-candidates = Candidates
tune-candidates-note = In the games of the search. What looks best here has also been lucky; the fresh deals say what it is worth.
tune-candidate = No.
tune-refused = not playable
tune-share = Victories: { $name }
tune-gap = Distance from an even share: { $name }
tune-low = as low as possible
tune-high = as high as possible
