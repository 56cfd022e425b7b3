# Leduc poker: terms as in docs/rules/leduc.md, section 1.

leduc-title = Leduc poker
leduc-blurb = Six cards, two rounds of betting, one secret: the smallest poker in which a bluff pays.
leduc-chapter = Betting round { $number }

## Cards

leduc-card-jack-spades = Jack of Spades
leduc-card-jack-hearts = Jack of Hearts
leduc-card-queen-spades = Queen of Spades
leduc-card-queen-hearts = Queen of Hearts
leduc-card-king-spades = King of Spades
leduc-card-king-hearts = King of Hearts

## Questions

leduc-ask-bet =
    { $chips ->
        [0] There is nothing to call. What do you bet?
        [one] A call costs { $chips } chip. What do you bet?
       *[other] A call costs { $chips } chips. What do you bet?
    }

## What the others see meanwhile

leduc-activity-betting = { $seat } thinks about a bet.

## Choices

leduc-choose-fold = Fold
leduc-choose-call = Call (or check, when there is nothing to call)
leduc-choose-raise = Raise

## Events

leduc-event-antes-paid =
    { $chips ->
        [one] Everybody pays { $chips } chip into the pot.
       *[other] Everybody pays { $chips } chips into the pot.
    }
leduc-event-card-dealt = Your card is the { $card }.
leduc-event-folded = { $seat } folds.
leduc-event-checked = { $seat } checks.
leduc-event-called =
    { $chips ->
        [one] { $seat } calls and has put { $chips } chip into the pot.
       *[other] { $seat } calls and has put { $chips } chips into the pot.
    }
leduc-event-raised =
    { $chips ->
        [one] { $seat } raises and has put { $chips } chip into the pot.
       *[other] { $seat } raises and has put { $chips } chips into the pot.
    }
leduc-event-card-turned = The public card is the { $card }.
leduc-event-card-shown = { $seat } shows the { $card }.
leduc-event-pot-won =
    { $chips ->
        [one] { $seat } takes the pot of { $chips } chip.
       *[other] { $seat } takes the pot of { $chips } chips.
    }
leduc-event-pot-split =
    { $chips ->
        [one] Equal cards: everybody takes back { $chips } chip.
       *[other] Equal cards: everybody takes back { $chips } chips.
    }

## Why a choice is not offered

leduc-why-nothing-to-call = There is nothing to call, so there is no reason to fold.
leduc-why-no-more-raises =
    { $count ->
        [one] There can be only { $count } raise in a betting round.
       *[other] There can be only { $count } raises in a betting round.
    }

## What to do about a bad position

remedy-leduc-deck = these are more cards than are dealt
remedy-leduc-owe = seat { $seat } must owe { $count }
