# The table of A Study in Emerald in the browser. Terms as in emerald.ftl.

## The turn

web-emerald-turn = Turn { $turn }
web-emerald-ends-at = Ends at { $target } points
web-emerald-action-1 = Action 1
web-emerald-action-2 = Action 2
web-emerald-refill = Refill
web-emerald-active =
    { $count ->
        [one] { $seat } is playing; { $count } action left.
       *[other] { $seat } is playing; { $count } actions left.
    }
web-emerald-actions = Actions
web-emerald-act-place = Place
web-emerald-act-claim = Claim
web-emerald-act-retrieve = Retrieve
web-emerald-act-move = Move
web-emerald-act-track = Tracks
web-emerald-act-assassinate = Assassinate
web-emerald-act-discard = Discard
web-emerald-act-pass = Pass
web-emerald-act-end-turn = End turn

## The map

web-emerald-map = Europe: three rows of three cities
web-emerald-cities = Cities
web-emerald-city = City
web-emerald-explained = Explanation
web-emerald-bombs-here =
    { $count ->
        [one] { $count } bomb kills an agent here
       *[other] { $count } bombs kill an agent here
    }
web-emerald-face-up = Face up: { $card }
web-emerald-stack =
    { $count ->
        [one] { $count } card in the stack
       *[other] { $count } cards in the stack
    }
web-emerald-stack-empty = The stack is empty
web-emerald-lost =
    { $count ->
        [one] { $count } card has left the game unseen.
       *[other] { $count } cards have left the game unseen.
    }
web-emerald-city-card-stack = in the stack
web-emerald-city-card-taken = claimed
web-emerald-city-card-gone = out of the game
web-emerald-royal-slot = Royal in the slot: { $card }, { $bombs } bombs, { $points } points
web-emerald-royal-stack = The royal, { $card }, is still in the stack
web-emerald-royal-taken = The royal, { $card }, has been killed or hidden
web-emerald-royal-gone = The royal, { $card }, has left the game
web-emerald-royal-not-yet = no royal yet
web-emerald-royal-is-dead = royal slain
web-emerald-royal-is-hidden = royal hidden
web-emerald-royal-is-gone = royal gone
web-emerald-agents =
    { $count ->
        [one] { $count } agent
       *[other] { $count } agents
    }
web-emerald-cubes =
    { $count ->
        [one] { $count } cube
       *[other] { $count } cubes
    }
web-emerald-zombies =
    { $count ->
        [one] { $count } zombie
       *[other] { $count } zombies
    }
web-emerald-leads = { $seat } leads by { $count }
web-emerald-tie = A tie, nobody leads: { $seats } with { $count } each
web-emerald-tie-short = tie: nobody leads
web-emerald-nobody = Nobody is there
web-emerald-nobody-short = nobody
web-emerald-attacked = attack
web-emerald-zombies-left = Zombies in the common supply: { $count }
web-emerald-removed = Out of the game

## Tracks

web-emerald-tracks = Political tracks
web-emerald-side-restorationist = Restorationists
web-emerald-side-loyalist = Loyalists
web-emerald-track-at = { $track }: { $space } of { $last }
web-emerald-level = Level: the tracks bring nothing
web-emerald-ahead-restorationist = for everyone now, kept only by Restorationists
web-emerald-ahead-loyalist = for everyone now, kept only by Loyalists
web-emerald-tracks-rule = The distance between the markers, now { $count }, stands in everybody’s total. At the end only the faction whose marker is ahead keeps it. The game ends when a marker reaches { $last }.
web-emerald-distance = Distance of the markers: { $count }

## Seats

web-emerald-seats = Players
web-emerald-points = { $count } of { $target } points
web-emerald-identity = Your secret identity
web-emerald-identity-hidden = identity hidden
web-emerald-identity-open = identity known to all: { $faction }
web-emerald-identity-seen = { $faction }: only you have seen it
web-emerald-only-you = only you
web-emerald-known-to-all = revealed
web-emerald-hold = Hold to look
web-emerald-hold-short = Hold
web-emerald-hearts =
    { $count ->
        [one] A Change of Heart lies on it.
       *[other] { $count } Change of Heart cards lie on it.
    }
web-emerald-looked-by = Looked at by: { $seats }.
web-emerald-keeps-restorationist = As a Restorationist would keep: { $count }
web-emerald-keeps-loyalist = As a Loyalist would keep: { $count }
web-emerald-supply-of = cubes in supply: { $count }
web-emerald-limbo-of = in Limbo: { $count }
web-emerald-agents-left = agents in supply: { $count }
web-emerald-on-board = agents on the board: { $count }
web-emerald-tokens = sanity tokens: { $count }
web-emerald-kept = Cards kept: { $count }
web-emerald-kept-victim = { $card } (agent of { $seat })
web-emerald-kept-agents =
    { $count ->
        [one] { $card } ({ $count } agent)
       *[other] { $card } ({ $count } agents)
    }
web-emerald-kept-royal = { $card } (on { $royal })
web-emerald-kept-hidden = { $card } (hidden)
web-emerald-nothing = nothing

## Hand and piles

web-emerald-hand = Your hand
web-emerald-hand-of = Hand of { $seat }
web-emerald-hand-empty = Your hand is empty.
web-emerald-in-hand = Cards in hand: { $count }
web-emerald-deck = Deck: { $count }, in no order
web-emerald-discards = Discard pile: { $count }
web-emerald-piles = Your piles: { $deck } in the deck, { $discard } discarded
web-emerald-hand-and-deck = Hand ({ $hand }) and deck ({ $deck }) together
web-emerald-known-hand = Known to be in hand
web-emerald-played = played
web-emerald-no-text = No text: it is played for its symbols.
web-emerald-in-play = In play

## The question

web-emerald-plan = Chosen so far
web-emerald-restart = Begin the action again
web-emerald-mark-card = Choose a ringed card
web-emerald-mark-city = Choose a ringed city
web-emerald-sum-cubes = { $count } of { $most } cubes
web-emerald-sum-moves = { $count } of { $most } moves
web-emerald-sum-bombs = { $count } of { $most } bombs
web-emerald-do-agent = Place an agent in { $city }
web-emerald-do-place =
    { $count ->
        [one] Place { $count } cube in { $city }
       *[other] Place { $count } cubes in { $city }
    }
web-emerald-do-claim = Claim { $what } in { $city }
web-emerald-do-claim-with = Claim { $card } with { $with }
web-emerald-do-claim-stop = Claim nothing more
web-emerald-do-retrieve =
    { $count ->
        [one] Retrieve { $count } cube
       *[other] Retrieve { $count } cubes
    }
web-emerald-do-moves =
    { $count ->
        [one] { $count } move: choose the agent
       *[other] { $count } moves: choose the agents
    }
web-emerald-do-move = Move an agent from { $city_from } to { $city }
web-emerald-do-move-stop =
    { $count ->
        [one] Stop after { $count } move
       *[other] Stop after { $count } moves
    }
web-emerald-do-track-r = Restorationists +{ $restorationist }
web-emerald-do-track-l = Loyalists +{ $loyalist }
web-emerald-do-track-both = Restorationists +{ $restorationist }, Loyalists +{ $loyalist }
web-emerald-do-kill-city = Strike in { $city }
web-emerald-do-kill-agent = Kill an agent of { $seat } in { $city }
web-emerald-do-kill-royal = Kill { $what } in { $city }
web-emerald-do-kill-stop = No further attempt
web-emerald-do-bombs =
    { $count ->
        [one] { $card }: { $count } bomb
       *[other] { $card }: { $count } bombs
    }
web-emerald-do-discard =
    { $count ->
        [one] Discard { $count } card
       *[other] Discard { $count } cards
    }
web-emerald-do-draw =
    { $draw ->
        [one] Discard nothing, draw { $draw } card
       *[other] Discard nothing, draw { $draw } cards
    }
web-emerald-do-redraw = Discard { $count }, draw { $draw }
web-emerald-do-text = { $card }: { $target }
web-emerald-do-text-done = { $card }: { $count } are enough
web-emerald-do-limbo =
    { $count ->
        [one] Take { $count } cube back from Limbo
       *[other] Take { $count } cubes back from Limbo
    }
web-emerald-do-redeploy =
    { $count ->
        [one] Bring { $count } agent back to { $city }
       *[other] Bring { $count } agents back to { $city }
    }
web-emerald-do-strike = Zombies strike in { $city }
web-emerald-do-strike-stop = No further strike
web-emerald-do-zombie = Place a zombie in { $city }

## Help for a first game

web-emerald-hint-setup-agent = Agents give you the lead in a city and help you to kill there. They may share a city with anybody.
web-emerald-hint-turn = A card pays with its symbols of one kind, or its text is played: such cards are ringed. After two actions your hand fills up to five.
web-emerald-hint-place-city = Cubes and agents together decide who leads. Only the leader can claim the card that lies open.
web-emerald-hint-place-card = Every cube symbol on the cards you play places one cube from your supply.
web-emerald-hint-claim-city = You must lead and have a cube there. Your cubes go to Limbo, all others return to their owners.
web-emerald-hint-claim-card = The claimed card goes to your discard pile; its agents and points are yours at once.
web-emerald-hint-retrieve-card = Every return symbol brings one cube back to your supply, from Limbo or from a city.
web-emerald-hint-retrieve-source = Cubes in Limbo do nothing for you; cubes in a city may give you the lead.
web-emerald-hint-move-card = Every walking symbol moves one agent to any other city.
web-emerald-hint-move-from = Each agent moves at most once in an action.
web-emerald-hint-move-to = Any other city can be reached.
web-emerald-hint-track-card = A card pushes one marker or the other. The distance counts for everybody now, at the end only for the faction ahead.
web-emerald-hint-kill-card = The card with the dagger is spent. It stays before you with its victim.
web-emerald-hint-kill-city = You must lead the city and have an agent there. Each of your agents there counts as a bomb.
web-emerald-hint-kill-target = Royals bring Restorationist points. Dead agents bring points only to a Loyalist who killed a Restorationist’s.
web-emerald-hint-kill-support = No card may be superfluous: only what fits the missing number is ringed.
web-emerald-hint-discard-card = Discard what you do not need; your hand fills up at the end of the turn.
web-emerald-hint-block = Nobody learns whether you could have blocked.
web-emerald-hint-heart = A revealed Restorationist ends the game. A revealed Loyalist plays on.
web-emerald-hint-reveal-agent = A revealed Loyalist fills up to three agents on the board.
web-emerald-hint-redeploy-city = All agents from Mi-Go come to the same city.

## While others choose

web-emerald-next-watching = You are watching.
web-emerald-next-setup = Everybody places two starting agents, in two laps.
web-emerald-next-own = Your turn goes on when this is settled.
web-emerald-next-turn =
    { $count ->
        [one] After this turn it is yours.
       *[other] After { $count } turns it is yours.
    }
web-emerald-attack-agent = { $seat } attacks an agent of { $victim } in { $city } with { $what }.
web-emerald-attack-city = { $seat } strikes { $city } with { $what }.
web-emerald-revealed-restorationist = { $seat } is a Restorationist: the game ends.
web-emerald-revealed-loyalist = { $seat } is a Loyalist and plays on.
web-emerald-die-mad = { $seat } rolls the sanity die: madness.
web-emerald-die-blank = { $seat } rolls the sanity die: nothing happens.

## Scoring

web-emerald-score-caption = Scoring, item by item
web-emerald-score-rank = Place and player
web-emerald-score-side = Faction
web-emerald-score-live-bar = Points in the game
web-emerald-score-neutral = Neutral
web-emerald-score-restorationist = Restorationist
web-emerald-score-loyalist = Loyalist
web-emerald-score-kill = Dead agents
web-emerald-score-track = Tracks
web-emerald-score-live = Live
web-emerald-score-kept = Counts
web-emerald-score-penalty = Penalty
web-emerald-score-total = Score
web-emerald-score-counts = { $source } { $count }
web-emerald-score-lost = { $source } { $count } do not count
web-emerald-score-note = Struck through: points that do not count for this faction. The faction of the lowest score pays the penalty.
