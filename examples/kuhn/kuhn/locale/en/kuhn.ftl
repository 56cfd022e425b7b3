kuhn-title = Kuhn poker
kuhn-blurb = Three cards, one bet, one bluff.

kuhn-card-jack = Jack
kuhn-card-queen = Queen
kuhn-card-king = King

kuhn-field-card = Card
kuhn-field-chips = Chips

kuhn-ask-speak = Nobody has bet. What do you do?
kuhn-ask-answer = The other seat has bet. Do you pay to see its card?

kuhn-activity-betting = { $seat } thinks about a bet.

kuhn-choose-check = Check
kuhn-choose-bet = Bet a chip
kuhn-choose-fold = Fold
kuhn-choose-call = Call

kuhn-event-card-dealt = You get the { $card }.
kuhn-event-checked = { $seat } checks.
kuhn-event-bet = { $seat } bets a chip.
kuhn-event-folded = { $seat } folds.
kuhn-event-called = { $seat } calls.
kuhn-event-card-shown = { $seat } shows the { $card }.
kuhn-event-pot-won =
    { $chips ->
        [one] { $seat } wins { $chips } chip.
       *[other] { $seat } wins { $chips } chips.
    }

kuhn-why-there-is-a-bet = There is a bet: fold or call.
kuhn-why-no-bet-yet = Nobody has bet yet: check or bet.
