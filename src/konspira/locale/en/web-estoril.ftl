# The table of City of Spies: Estoril 1942 in the browser. Terms as in estoril.ftl.

## The round

web-estoril-round = Round { $round } of { $rounds }
web-estoril-log-round = Round { $round }
web-estoril-phase-placement = Placement
web-estoril-phase-resolve = Resolve 1 to 8
web-estoril-phase-discard = Discard
web-estoril-first = first player
web-estoril-first-is = First player: { $seat }
web-estoril-players = Players
web-estoril-score-now = Points now: { $count }
web-estoril-in-hand = Cards in hand: { $count }
web-estoril-markers = Markers left: { $count }
web-estoril-discarded = Discarded cards: { $count }

## The town

web-estoril-town = The town: four rows of six cells
web-estoril-town-turned = The town, turned a quarter clockwise: six rows of four cells
web-estoril-held = The town as it was at the end of round { $round }. The characters are back in the hands.
web-estoril-tile-church = Santo António
web-estoril-tile-palacio = Hotel Palácio
web-estoril-tile-tamariz = Tamariz Beach
web-estoril-tile-atlantico = Hotel Atlântico
web-estoril-tile-muchaxo = Muchaxo
web-estoril-tile-casino = Casino Estoril
web-estoril-tile-boca = Boca do Inferno
web-estoril-tile-museum = Museum Guimarães
web-estoril-tile-about = { $number } { $tile }: { $rule }
web-estoril-rule-church = no assassins
web-estoril-rule-palacio = British +1
web-estoril-rule-tamariz = everything open
web-estoril-rule-atlantico = Germans +1
web-estoril-rule-muchaxo = always outer
web-estoril-rule-casino = two dice for each
web-estoril-rule-boca = weakest loses a card
web-estoril-rule-museum = four spaces
web-estoril-beside = Adjacent: { $tiles }.
web-estoril-top-secret = TOP SECRET
web-estoril-open-space = face up
web-estoril-peek-tile = this tile
web-estoril-peek-adjacent = adjacent
web-estoril-peek-any = any tile
web-estoril-peek-mark = peek ({ $where })
web-estoril-peek-tile-long = You may look at a face-down card on this tile.
web-estoril-peek-adjacent-long = You may look at a face-down card on this or an adjacent tile.
web-estoril-peek-any-long = You may look at a face-down card on any tile.
web-estoril-outer = outer space
web-estoril-inner = inner space
web-estoril-outer-short = outer
web-estoril-inner-short = inner
web-estoril-top-secret-long = TOP SECRET: a card placed here lies face down.
web-estoril-open-long = A card placed here lies face up.
web-estoril-outer-long = Outer space: open to everybody while it is free.
web-estoril-inner-long = Inner space: open only beside one of your own characters.
web-estoril-free = free
web-estoril-reward = reward
web-estoril-reward-of = Reward of { $tile }
web-estoril-reward-gone = none any more
web-estoril-under-deck = under the deck
web-estoril-closed = Not open to you
web-estoril-explained = Explanation

## Cards

web-estoril-strength = strength { $count }
web-estoril-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
web-estoril-woman = woman
web-estoril-no-symbol = No symbol.
web-estoril-face-down = face-down card
web-estoril-hidden-of = { $seat }’s face-down card
web-estoril-known-own = face down, only you know it
web-estoril-known-peeked = face down, you have looked at it
web-estoril-seen-by = { $names } looked at this card.
web-estoril-could-be = It can be: { $cards }.
web-estoril-protected = protected
web-estoril-protected-long = A white marker protects this character from assassins and seducers this round.
web-estoril-moved = moved by a seducer
web-estoril-moved-long = A seducer has moved this character: its symbols are silent this round.
web-estoril-counts = counts { $count }
web-estoril-by-flags = Flags: +{ $count }
web-estoril-by-location = This location: +{ $count }
web-estoril-by-dice = Dice: { $one } and { $two }
web-estoril-plus-flags =
    { $count ->
        [one] { $count } flag
       *[other] { $count } flags
    }
web-estoril-plus-location = { $count } for the location
web-estoril-plus-dice = { $count } by the dice
web-estoril-lost = { $card } is lost for good
web-estoril-deck = Deck { $count }
web-estoril-deck-about = Deck: { $count } cards, of which you know { $known }
web-estoril-deck-rule = It is never shuffled again: what you have seen going under it comes up in the same order.
web-estoril-deck-known = You know these cards, counted from the top:
web-estoril-deck-place = Card { $place } of the deck: { $card }
web-estoril-files = All known cards
web-estoril-files-short = Cards
web-estoril-files-hand = In hand ({ $count }):
web-estoril-files-owned = In hand and in the town ({ $count }):
web-estoril-files-known = Seen coming into the hand:
web-estoril-files-discards = Discarded ({ $count }):
web-estoril-files-box = Out of the game:
web-estoril-files-note = What a player owns can always be reckoned. Which of the cards lie face down, and where, stays secret.

## Missions

web-estoril-missions = Missions
web-estoril-leads = leads
web-estoril-mission-hidden = Hidden mission
web-estoril-mission-between = between { $a } and { $b }
web-estoril-mission-rule = At the end { $count } points for the one who has the most in hand; those who tie share them, rounded down.
web-estoril-mission-rule-second = At the end { $count } points for the one who has the most in hand, and something for the second.
web-estoril-agenda = your agenda
web-estoril-agenda-about = Secret agenda: { $mission }
web-estoril-agenda-rule = Only you know it. At the end { $count } point for each such symbol in your hand and among your discards.
web-estoril-short-hidden = Hidden
web-estoril-short-mission-assassin = Assassins
web-estoril-short-mission-conspirator = Conspirators
web-estoril-short-mission-nationalist = Nationalists
web-estoril-short-mission-diplomat = Diplomats
web-estoril-short-mission-seducer = Seducers
web-estoril-short-mission-women = Women
web-estoril-short-mission-strength = Strength
web-estoril-short-mission-flags = Flags
web-estoril-short-mission-pt = Portuguese
web-estoril-short-mission-uk = British
web-estoril-short-mission-de = Germans
web-estoril-short-mission-us = Americans

## Resolving

web-estoril-resolving = Being resolved: { $tile }
web-estoril-totals = Strength at this location
web-estoril-step-reveal = Cards are turned up
web-estoril-step-space = Space { $space } uses its symbols
web-estoril-step-effect = The weakest loses a character
web-estoril-result = { $tile }: { $seat } takes { $card }.
web-estoril-result-nobody = { $tile }: nobody was there, the reward goes under the deck.
web-estoril-reward-now = The reward
web-estoril-top-card = Top card

## Your hand and the question

web-estoril-hand = Your hand
web-estoril-hand-empty = All your cards are in the town.
web-estoril-to-discard = to be discarded
web-estoril-ask-place = Where does { $card } go?
web-estoril-ask-conspirator = Which card is the reward to be?
web-estoril-ask-discard =
    { $count ->
        [one] Discard { $count } card: which one?
       *[other] Discard { $count } cards: which ones?
    }
web-estoril-more =
    { $count ->
        [one] { $count } more card
       *[other] { $count } more cards
    }
web-estoril-mark-card = Choose a card from your hand
web-estoril-mark-space = Choose a ringed space
web-estoril-mark-target = Choose a ringed card
web-estoril-hint-place-card = Then choose its space. You can still change your mind.
web-estoril-hint-place-space =
    { $count ->
        [one] { $count } space is open to you.
       *[other] { $count } spaces are open to you.
    }
web-estoril-hint-placed = Press { $space } again, or the button.
web-estoril-hint-peek = Everybody sees which card you look at; only you learn what it is.
web-estoril-hint-activate = Each symbol can be used once. What you leave is lost for this round.
web-estoril-hint-assassin-target = The card goes back to its owner’s hand and counts no more here.
web-estoril-hint-conspirator-choice = The other card goes under the deck.
web-estoril-hint-diplomat-target = No assassin and no seducer can choose it any more this round.
web-estoril-hint-seducer-target = It comes here face up, and its symbols are silent.
web-estoril-hint-seducer-space = Only spaces of this location that are free.
web-estoril-hint-boca-discard = It leaves the game and gives nobody points.
web-estoril-hint-hand-discard = Cards that you choose sink. Nobody sees them until everybody has chosen. Each counts one point at the end.
web-estoril-next-place =
    { $count ->
        [one] You place { $count } more card in this round.
       *[other] You place { $count } more cards in this round.
    }
web-estoril-next-resolve = When all cards lie, the locations are resolved by their numbers.
web-estoril-next-symbols = You are asked when one of your characters can use a symbol.
web-estoril-next-sealed =
    { $count ->
        [one] Your discard is sealed until everybody has chosen.
       *[other] Your { $count } discards are sealed until everybody has chosen.
    }
web-estoril-next-round = A new town is built when everybody has discarded.
web-estoril-next-scoring = The scoring follows.
web-estoril-next-watching = You are watching. Hands and face-down cards stay hidden.

## What a button does

web-estoril-whom = { $card }
web-estoril-do-card = Place { $card }
web-estoril-do-place = Place { $card } on { $space }
web-estoril-do-peek = Look at { $seat }’s card on { $space }
web-estoril-do-peek-reward = Look at the reward of { $tile }
web-estoril-do-decline = Do not look
web-estoril-do-use = Use { $symbol }
web-estoril-do-kill = Send { $card } back to { $seat }
web-estoril-do-recall = Take back { $card }
web-estoril-do-keep = Keep { $card }
web-estoril-do-replace = Take { $card } instead
web-estoril-do-protect = Protect { $card }
web-estoril-do-seduce = Move { $card } here
web-estoril-do-move = Move { $card } to { $space }
web-estoril-do-lose = Lose { $card } for good
web-estoril-do-discard-card = Discard { $card }
web-estoril-do-discard =
    { $count ->
        [one] Discard { $count } card
       *[other] Discard { $count } cards
    }

## List view

web-estoril-list-town = The town, in the order of resolving
web-estoril-list-place = Tile row { $row }, tile column { $column }.
web-estoril-list-cell = Row { $row }, column { $column }; beside it: { $spaces }

## The scoring

web-estoril-score-caption = Scoring: what discards, hand and missions bring to each player
web-estoril-score-rank = Rank and player
web-estoril-score-sources = Points by source
web-estoril-score-discards = Discards
web-estoril-score-hand = Hand
web-estoril-score-agenda = Agenda
web-estoril-score-total = Total
web-estoril-score-nothing = nothing
web-estoril-score-mission = { $value } points with { $count }
web-estoril-score-note = The small number is what a player has for a mission. Only cards in hand count for it.
web-estoril-verdict =
    { $lead ->
        [0] { $seat } has the most points: { $count }.
       *[other] { $seat } has the most points: { $count }, { $lead } more than { $other }.
    }
web-estoril-verdict-shared = { $seats } share the victory with { $count } points each.
web-estoril-verdict-missions = Equal points, { $count } each: { $seat } wins by more completed missions.
web-estoril-verdict-hand = Equal points, { $count } each: { $seat } wins by the points in hand.
