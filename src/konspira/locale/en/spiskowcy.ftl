# Spiskowcy: terms as in docs/rules/spiskowcy.md, section 2.

spiskowcy-title = The Conspirators
spiskowcy-blurb = Lay secret orders, win majorities among the residents of a castle, and turn their powers against your rivals.
spiskowcy-chapter = Round { $number }

## Cards

spiskowcy-card-merchant = Merchant
    .the = the Merchant
spiskowcy-card-juggler = Juggler
    .the = the Juggler
spiskowcy-card-guard = Guard
    .the = the Guard
spiskowcy-card-banker = Banker
    .the = the Banker
spiskowcy-card-innkeeper = Innkeeper
    .the = the Innkeeper
spiskowcy-card-bishop = Bishop
    .the = the Bishop
spiskowcy-card-prince = Prince
    .the = the Prince
spiskowcy-card-spy = Spy
    .the = the Spy
spiskowcy-card-seer = Seer
    .the = the Seer
spiskowcy-card-raid = Raid
    .the = the Raid
spiskowcy-card-plot = Plot
    .the = the Plot

## What each card does

spiskowcy-power-merchant = It has no power and only counts in the scoring.
spiskowcy-power-juggler = With the majority you are dealt one more card.
spiskowcy-power-guard = As long as you have the majority, no Raid can hit you.
spiskowcy-power-banker = With the majority you may take one Victory Point card from the bank in your turn.
spiskowcy-power-innkeeper = With the majority your order may be a pair: one card each of two types.
spiskowcy-power-bishop = With the majority you may destroy one Raid or Plot in your own tableau in your turn.
spiskowcy-power-prince = With the majority your tableau may stay above the limit by the Prince’s bonus.
spiskowcy-power-spy = With the majority you may steal one Victory Point card in your turn, and no Plot can affect you as long as you have no Guard.
spiskowcy-power-seer = If you are tied for a majority, it is yours; in the scoring this does not hold.
spiskowcy-power-raid = When it is revealed, you may destroy one character of an opponent; in the scoring it costs you influence.
spiskowcy-power-plot = When it is revealed, you may swap one character each of two players; in the scoring it costs you influence.

## Phases

spiskowcy-phase-deal = Phase I, Deal
spiskowcy-phase-orders = Phase II, Orders
spiskowcy-phase-actions = Phase III, Actions
spiskowcy-phase-end = Phase IV, End of round
spiskowcy-phase-over = Scoring
spiskowcy-source-events = Events
spiskowcy-source-points = Victory Points

## Questions

spiskowcy-ask-order-type = Choose the card type of your order.
spiskowcy-ask-order-count = { $card }: how many of these cards do you lay face down?
spiskowcy-ask-order-second = Your pair begins with { $card }. Choose the card of another type.
spiskowcy-ask-action = Choose an action.
spiskowcy-ask-raid-player = Raid: choose who loses a character.
spiskowcy-ask-raid-card = Raid: which character does { $victim } lose?
spiskowcy-ask-plot-player-a = Plot: choose one of the two players who swap characters.
spiskowcy-ask-plot-card-a = Plot: which character does { $victim } give away?
spiskowcy-ask-plot-player-b = Plot: choose the other player of the swap.
spiskowcy-ask-plot-card-b = Plot: which character does { $victim } give in return?
spiskowcy-ask-discard =
    { $count ->
        [one] Your tableau is { $count } card above the limit. Choose a character to discard.
       *[other] Your tableau is { $count } cards above the limit. Choose a character to discard.
    }

## What the others see meanwhile

spiskowcy-activity-orders = { $seat } chooses an order.
spiskowcy-activity-actions = { $seat } takes an action turn.
spiskowcy-activity-raid = { $seat } decides on a Raid.
spiskowcy-activity-plot = { $seat } decides on a Plot.
spiskowcy-activity-discards = { $seat } discards characters.

## Choices

spiskowcy-choose-order-type = Order: { $card }
spiskowcy-choose-order-none = Lay no card
spiskowcy-choose-order-count =
    { $count ->
        [one] Lay { $count } card
       *[other] Lay { $count } cards
    }
spiskowcy-choose-order-pair = Lay a pair: this card and one of another type
spiskowcy-choose-order-second = Second card: { $card }
spiskowcy-choose-reveal = Reveal: { $card }
spiskowcy-choose-use-banker = Banker: take a Victory Point card from the bank
spiskowcy-choose-use-bishop = Bishop: destroy your own event ({ $card })
spiskowcy-choose-use-spy = Spy: steal a Victory Point card from { $seat }
spiskowcy-choose-end-turn = End the turn
spiskowcy-choose-raid-player = Raid: { $seat }
spiskowcy-choose-raid-skip = Skip the Raid
spiskowcy-choose-raid-card = Destroy: { $card }
spiskowcy-choose-plot-player-a = One of the two: { $seat }
spiskowcy-choose-plot-skip = Skip the Plot
spiskowcy-choose-plot-card-a = Gives away: { $card }
spiskowcy-choose-plot-player-b = The other: { $seat }
spiskowcy-choose-plot-card-b = In return: { $card }
spiskowcy-choose-discard = Discard: { $card }
spiskowcy-choose-stop-discarding = Stop discarding

## Events

spiskowcy-event-round-began = Round { $round } begins. Each player is dealt { $deal } cards and may keep { $keep }; { $seat } is First Player.
spiskowcy-event-phase-began = { $phase }.
spiskowcy-event-cards-dealt = Cards dealt: { $counts }.
spiskowcy-event-hand-dealt = Your hand: { $cards }.
spiskowcy-event-order-chosen = Your order: { $cards }.
spiskowcy-event-order-laid =
    { $count ->
        [0] { $seat } lays no card.
        [one] { $seat } lays { $count } card face down.
       *[other] { $seat } lays { $count } cards face down.
    }
spiskowcy-event-order-sealed = { $seat } has an order ready.
spiskowcy-event-hand-returned = { $seat } returns to the deck: { $cards }.
spiskowcy-event-revealed =
    { $count ->
        [1] { $seat } reveals { $card-the }.
       *[other] { $seat } reveals { $card } ×{ $count }.
    }
spiskowcy-event-point-taken = { $seat } uses the Banker and takes a Victory Point card. Left in the bank: { $bank }.
spiskowcy-event-event-removed = { $seat } uses the Bishop and destroys { $card-the }.
spiskowcy-event-point-stolen = { $seat } uses the Spy and steals a Victory Point card from { $victim }.
spiskowcy-event-raided = { $seat } raids { $victim } and destroys { $card-the }.
spiskowcy-event-raid-skipped = { $seat } skips the Raid.
spiskowcy-event-raid-idle = { $seat } finds no target for the Raid.
spiskowcy-event-plotted = { $seat } carries out a Plot: { $a } gives { $card_a-the }, and { $b } gives { $card_b-the }.
spiskowcy-event-plot-skipped = { $seat } skips the Plot.
spiskowcy-event-plot-idle = { $seat } finds too few players for the Plot.
spiskowcy-event-turn-ended = { $seat } ends the turn.
spiskowcy-event-discarded = { $seat } discards { $card-the }.
spiskowcy-event-kept = { $seat } uses the Prince and keeps the remaining cards.
spiskowcy-event-token-passed = The First Player token passes to { $seat }.
spiskowcy-event-game-scored = The game is over. Influence: { $scores }. Victory: { $winners }.

## Why a choice is not offered

spiskowcy-why-order-needed = You must lay at least one card.
spiskowcy-why-not-in-hand = You do not hold { $card-the }.
spiskowcy-why-pair-needs-two-types = A pair needs two types, but you hold only { $card-the }.
spiskowcy-why-pair-needs-innkeeper = Only the Innkeeper majority allows a pair.
spiskowcy-why-too-few-in-hand = You do not hold that many, only { $card } ×{ $count }.
spiskowcy-why-one-type-only = An order consists of cards of one type.
spiskowcy-why-pair-same-type = The first card of the pair is { $card-the }, the second must be of another type.
spiskowcy-why-pair-is-one-each = A pair consists of exactly one card each of two types.
spiskowcy-why-no-such-order = { $card } is not among your orders.
spiskowcy-why-orders-left =
    { $count ->
        [one] You still have { $count } face-down card to reveal.
       *[other] You still have { $count } face-down cards to reveal.
    }
spiskowcy-why-bank-empty = The bank is empty.
spiskowcy-why-not-in-tableau = { $card } is not in your tableau.
spiskowcy-why-power-used = You have already used { $card-the } in this turn.
spiskowcy-why-no-majority = You do not have the { $card } majority. You have { $count }, and need { $needed }.
spiskowcy-why-not-an-opponent = You can choose only an opponent.
spiskowcy-why-nothing-to-steal = { $seat } has no Victory Point card.
spiskowcy-why-characters-only = Only characters can be chosen here, and { $card } is an event.
spiskowcy-why-not-in-that-tableau = { $card } is not in the chosen tableau.
spiskowcy-why-no-skipping = At this table the effect of an event must be used.
spiskowcy-why-raid-protected = { $seat } has the Guard majority and cannot be the target of a Raid.
spiskowcy-why-no-characters = { $seat } has no face-up character.
spiskowcy-why-effect-begun = Once a player has been chosen, the effect must be completed.
spiskowcy-why-no-such-seat = Nobody sits there.
spiskowcy-why-plot-protected = { $seat } has the Spy’s protection from Plots.
spiskowcy-why-name-second = This program asks for { $seat } second in a swap; the rules know no order of the two.
spiskowcy-why-name-first = This program asks for { $seat } first in a swap; the rules know no order of the two.
spiskowcy-why-same-player = The two players of a swap are different ones.
spiskowcy-why-over-the-limit = You have { $held } cards, too many to stop; the keep limit is { $count }.
spiskowcy-why-events-stay = { $card } is an event, and events cannot be discarded.

## Options

spiskowcy-option-order-timing = When orders are laid
spiskowcy-option-order-timing-sequential = one player after another
spiskowcy-option-order-timing-simultaneous = all players at once, in secret
spiskowcy-option-order-counts-visible = Number of cards laid face down
spiskowcy-option-order-counts-visible-true = public
spiskowcy-option-order-counts-visible-false = secret
spiskowcy-option-allow-empty-order = Order without a card
spiskowcy-option-allow-empty-order-false = not allowed
spiskowcy-option-allow-empty-order-true = allowed
spiskowcy-option-event-effect-optional = Effects of Raid and Plot
spiskowcy-option-event-effect-optional-true = may be declined
spiskowcy-option-event-effect-optional-false = must be used
spiskowcy-option-spy-plot-protection-two-player = The Spy’s protection from Plots with two players
spiskowcy-option-spy-plot-protection-two-player-true = in force
spiskowcy-option-spy-plot-protection-two-player-false = not in force
spiskowcy-option-prince-bonus = The Prince’s bonus
spiskowcy-option-prince-bonus-optional = the player decides
spiskowcy-option-prince-bonus-auto = always used
spiskowcy-option-final-tiebreak = Equal scores
spiskowcy-option-final-tiebreak-shared = share the place
spiskowcy-option-final-tiebreak-most-characters = the player with more characters wins
spiskowcy-option-unplayed-hand-revealed = Unplayed hand cards
spiskowcy-option-unplayed-hand-revealed-false = go back unseen
spiskowcy-option-unplayed-hand-revealed-true = are shown as they go back

## What to do about a bad position or a bad pack

remedy-spiskowcy-in-all = { $card } cards in all
remedy-spiskowcy-turn = it says whose turn it is; leave it out in a deal
remedy-spiskowcy-order = an order is any number of one type, or one each of two types
remedy-spiskowcy-shown = name the first type once for each card turned up, then pair for a second type
remedy-spiskowcy-put-back = fewer lie in the deck, where they went
remedy-spiskowcy-points = bank and points held must make { $count }
remedy-spiskowcy-hands = hands are empty outside phase orders
remedy-spiskowcy-orders = orders are empty outside phases orders and actions
remedy-spiskowcy-bank = expected one row with numbers from 0
remedy-spiskowcy-unknown-card = the rules know no such card: { $card }; expected, in order: { $known }
remedy-spiskowcy-card-order = found: { $found }; expected, in order: { $known }
remedy-spiskowcy-copies = copies is { $value }; expected 1 to { $high }
remedy-spiskowcy-influence = influence is { $value }; characters give, events cost
remedy-spiskowcy-no-round = expected at least one round
remedy-spiskowcy-round = expected round { $round } here
remedy-spiskowcy-place = deal must be at least 1, keep at least 0

## What lies in the files of content

spiskowcy-rows-card = Character and event cards
spiskowcy-rows-place = Place cards
spiskowcy-rows-bank = Bank and the Prince’s bonus

## Notes for newcomers

spiskowcy-note-order = An order is any number of cards of one kind. The rest of your hand goes back into the deck.
spiskowcy-note-count = The others see how many cards you lay, not which. What you lay stays with you for the next rounds.
spiskowcy-note-reveal = You choose the sequence of your turn: powers may be used before or after a reveal.
spiskowcy-note-power = You lead this character, so you may use its power, once in this turn.
spiskowcy-note-raid = A Raid destroys one character of an opponent who does not lead the Guard. Look for a majority that it turns.
spiskowcy-note-plot = A Plot swaps one character each of two players. You may be one of them.
spiskowcy-note-discard = Too many cards for this round’s limit: give away what leads nothing. Events cannot be discarded.
