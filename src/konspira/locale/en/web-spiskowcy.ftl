# The table of Spiskowcy in the browser. Terms as in spiskowcy.ftl.

## The round

web-spiskowcy-round = Round { $round } of { $rounds }
web-spiskowcy-phase-deal = Deal
web-spiskowcy-phase-orders = Orders
web-spiskowcy-phase-actions = Actions
web-spiskowcy-phase-end = End of round
web-spiskowcy-log-round = Round { $round }
web-spiskowcy-track = Rounds
web-spiskowcy-track-round = Round { $round }: { $deal } cards dealt to each player, keep limit { $keep }
web-spiskowcy-place = Place
web-spiskowcy-place-number = Place { $round }
web-spiskowcy-place-keep = keep { $keep }
web-spiskowcy-dealt = dealt
web-spiskowcy-keep = keep
web-spiskowcy-bank = Bank
web-spiskowcy-bank-left = Victory Point cards in the bank: { $count } of { $all }
web-spiskowcy-deck = deck { $count }
web-spiskowcy-deck-hidden = deck ?

## The hall

web-spiskowcy-board = Tableaux: a row for each player, a column for each resident
web-spiskowcy-board-narrow = Tableaux: a row for each resident, a column for each player
web-spiskowcy-players = Players
web-spiskowcy-residents = Residents and events
web-spiskowcy-orders = Orders
web-spiskowcy-unseen = Unseen
web-spiskowcy-unseen-by-you = Unseen by you
web-spiskowcy-unseen-count = Unseen: { $count }
web-spiskowcy-arch = { $card }, worth { $value }, { $power }
web-spiskowcy-used = used
web-spiskowcy-you = you
web-spiskowcy-you-head = You
web-spiskowcy-first = first player
web-spiskowcy-bot = bot
web-spiskowcy-chooses = choosing
web-spiskowcy-limit = Cards: { $count }, limit { $keep }
web-spiskowcy-too-many = { $count } too many
web-spiskowcy-points = Victory Point cards: { $count }
web-spiskowcy-score-now = Score now: { $count }
web-spiskowcy-safe-raid = safe from Raids
web-spiskowcy-safe-plot = safe from Plots
web-spiskowcy-stands-leads = leads
web-spiskowcy-stands-ties = ties
web-spiskowcy-stands-seer = leads through the Seer
web-spiskowcy-face-down = { $count } face down
web-spiskowcy-in-hand = { $count } in hand
web-spiskowcy-sealed = order ready
web-spiskowcy-your-order = your order
web-spiskowcy-list-leads = { $card }, worth { $value }: { $seat } leads
web-spiskowcy-list-seer = { $card }, worth { $value }: { $seat } leads through the Seer
web-spiskowcy-list-nobody = { $card }, worth { $value }: nobody leads
web-spiskowcy-list-event = { $card }, { $value } each
web-spiskowcy-list-none = nobody has one

## Powers in two words

web-spiskowcy-short-merchant = no power
web-spiskowcy-short-juggler = +1 card dealt
web-spiskowcy-short-guard = no Raids
web-spiskowcy-short-banker = +1 VP card
web-spiskowcy-short-innkeeper = two kinds
web-spiskowcy-short-bishop = drop an event
web-spiskowcy-short-prince = keep +{ $bonus }
web-spiskowcy-short-spy = steal a VP
web-spiskowcy-short-seer = wins ties
web-spiskowcy-short-raid = destroy one
web-spiskowcy-short-plot = swap two

## The explanation of a card

web-spiskowcy-tip-worth = worth { $value }, { $count } in the deck
web-spiskowcy-tip-costs = { $value } at the end, { $count } in the deck
web-spiskowcy-tip-leads = { $seat } leads with { $count }.
web-spiskowcy-tip-seer = { $seat } leads with { $count }: tied, but the Seer decides.
web-spiskowcy-tip-nobody = Nobody leads.

## Your hand and the question

web-spiskowcy-hand = Your hand
web-spiskowcy-hand-card =
    { $count ->
        [1] { $card }, worth { $value }
       *[other] { $card }, worth { $value }, { $copy } of { $count }
    }
web-spiskowcy-hand-empty = Your hand is empty until the next deal.
web-spiskowcy-matter-action = Your order is turned up. Use the powers you lead in, then end your turn.
web-spiskowcy-matter-discard = Characters and events count together. Discard characters until the limit is met.
web-spiskowcy-mark-card = Choose a card
web-spiskowcy-fewer = One card fewer
web-spiskowcy-more = One card more
web-spiskowcy-change-order = Change the order
web-spiskowcy-second-kept = One of the two is { $seat }. Now choose the other card.
web-spiskowcy-hint-order-type = Choose a card and all its copies rise. What you do not place goes back into the deck.
web-spiskowcy-hint-order-count = Tap a raised card to leave it, or another kind to change your mind.
web-spiskowcy-hint-order-count-one = Tap another kind to change your mind.
web-spiskowcy-hint-order-second = One card of each kind is placed.
web-spiskowcy-hint-action = You decide the order of reveals and powers.
web-spiskowcy-hint-raid-player = Choose a player, or the card itself.
web-spiskowcy-hint-raid-card = The card goes back into the deck.
web-spiskowcy-hint-plot-player-a = Choose a player, or the card itself. You may be one of the two.
web-spiskowcy-hint-plot-player-b = Choose a player, or the card itself.
web-spiskowcy-hint-discard = The card goes back into the deck. Events stay.
web-spiskowcy-next-order = You place an order after that.
web-spiskowcy-next-reveal = You turn up your order in your turn.
web-spiskowcy-next-end = At the end of the round everybody cuts down to the limit.
web-spiskowcy-next-round = The next round begins when everybody is within the limit.
web-spiskowcy-next-scoring = The scoring follows.
web-spiskowcy-next-watching = You are watching. Hands and orders stay hidden.

## What a button does

web-spiskowcy-do-place = Place { $cards }
web-spiskowcy-do-place-pair = Place { $first } and { $second }
web-spiskowcy-do-place-none = Place no card
web-spiskowcy-do-two-kinds = Two kinds
web-spiskowcy-do-reveal = Reveal { $cards }
web-spiskowcy-do-banker = Take a Victory Point card
web-spiskowcy-do-bishop = Destroy your { $card }
web-spiskowcy-do-spy = Steal from { $seat }
web-spiskowcy-do-end-turn = End turn
web-spiskowcy-do-skip-raid = Skip the Raid
web-spiskowcy-do-skip-plot = Skip the Plot
web-spiskowcy-do-destroy = Destroy { $what }
web-spiskowcy-do-swap = Swap { $first } for { $second }
web-spiskowcy-do-discard =
    { $id ->
        [innkeeper] Discard an { $card }
       *[other] Discard a { $card }
    }
web-spiskowcy-do-keep =
    { $count ->
        [one] Keep { $count } card
       *[other] Keep all { $count } cards
    }
web-spiskowcy-owned = { $seat }’s { $card }
web-spiskowcy-owned-you = your { $card }

## Cards as the object of a sentence

web-spiskowcy-one-merchant = Merchant
web-spiskowcy-one-juggler = Juggler
web-spiskowcy-one-guard = Guard
web-spiskowcy-one-banker = Banker
web-spiskowcy-one-innkeeper = Innkeeper
web-spiskowcy-one-bishop = Bishop
web-spiskowcy-one-prince = Prince
web-spiskowcy-one-spy = Spy
web-spiskowcy-one-seer = Seer
web-spiskowcy-one-raid = Raid
web-spiskowcy-one-plot = Plot
web-spiskowcy-some-merchant =
    { $count ->
        [one] { $count } Merchant
       *[other] { $count } Merchants
    }
web-spiskowcy-some-juggler =
    { $count ->
        [one] { $count } Juggler
       *[other] { $count } Jugglers
    }
web-spiskowcy-some-guard =
    { $count ->
        [one] { $count } Guard
       *[other] { $count } Guards
    }
web-spiskowcy-some-banker =
    { $count ->
        [one] { $count } Banker
       *[other] { $count } Bankers
    }
web-spiskowcy-some-innkeeper =
    { $count ->
        [one] { $count } Innkeeper
       *[other] { $count } Innkeepers
    }
web-spiskowcy-some-bishop =
    { $count ->
        [one] { $count } Bishop
       *[other] { $count } Bishops
    }
web-spiskowcy-some-prince =
    { $count ->
        [one] { $count } Prince
       *[other] { $count } Princes
    }
web-spiskowcy-some-spy =
    { $count ->
        [one] { $count } Spy
       *[other] { $count } Spies
    }
web-spiskowcy-some-seer =
    { $count ->
        [one] { $count } Seer
       *[other] { $count } Seers
    }
web-spiskowcy-some-raid =
    { $count ->
        [one] { $count } Raid
       *[other] { $count } Raids
    }
web-spiskowcy-some-plot =
    { $count ->
        [one] { $count } Plot
       *[other] { $count } Plots
    }

## The scoring

web-spiskowcy-score-caption = Scoring: what each resident, the events and the Victory Point cards bring to each player
web-spiskowcy-score-rank = Rank and player
web-spiskowcy-score-sources = Influence by source
web-spiskowcy-score-events = Events
web-spiskowcy-score-points = VP cards
web-spiskowcy-score-total = Total
web-spiskowcy-score-nothing = nothing
web-spiskowcy-score-leads = { $value }, leads with { $count }
web-spiskowcy-score-copies = 0, copies: { $count }
web-spiskowcy-score-note = A resident pays only the player with strictly the most copies; the Seer breaks no tie here.
web-spiskowcy-verdict =
    { $lead ->
        [0] { $seat } has the most influence: { $count }.
       *[other] { $seat } has the most influence: { $count }, { $lead } more than { $other }.
    }
web-spiskowcy-verdict-shared = { $seats } share the victory with { $count } influence each.
web-spiskowcy-verdict-characters = Equal influence, { $count } each: { $seat } wins by having more characters.
