# Pictures and player's aid of Estoril. Before a colon stands the name of the thing.

## Pictures

estoril-figure-table = Ada’s view in round 2, three players. She has a character at Boca do Inferno.
estoril-figure-table-number = Number: locations are resolved in this order, and beside the name stands what is special there.
estoril-figure-table-numeral = Numeral: spaces I, II, III and IV act in this order, and on a tie the lowest one wins.
estoril-figure-table-secret = TOP SECRET: a card that is placed here lies face down.
estoril-figure-table-hidden = Hidden character: the marker says whose it is, not who it is.
estoril-figure-table-agent = Open character: its strength, its flag, its symbols and the marker of its owner.
estoril-figure-table-peek = Eye: the player who places a card here may look at a face-down card.
estoril-figure-table-inner = Inner space: open to Ada, because her own character lies beside it.
estoril-figure-table-reward = Reward: the strongest player of the location takes this character into the hand.
estoril-figure-table-missions = Missions: each pays the player who has the most of it in hand at the end.
estoril-figure-turn = One turn of Ada’s. Each picture follows from the one before by a real choice.
estoril-figure-turn-before = Before: spaces I and II are TOP SECRET, and Celina has a hidden card on I.
estoril-figure-turn-lay = Lay a card: Ada puts the Bouncer with a marker on III. It lies face up there.
estoril-figure-turn-look = Look: the eye on III lets her see Celina’s card. Nobody else does.
estoril-figure-resolve = Hotel Palácio is resolved: three players have a character there.
estoril-figure-resolve-reveal = Reveal: all cards are turned up, the reward too. British characters get 1 strength more here.
estoril-figure-resolve-two = Space II: Bruno’s nationalist counts other visible British flags, here and next door.
estoril-figure-resolve-three = Space III: Celina’s assassin sends him home. Now Ada’s Bouncer is the strongest, and the reward is hers.
estoril-figure-scoring = The end of a game of three, counted by the engine.

## Symbols

estoril-symbols-cards = On the cards
estoril-symbols-town = In the town
estoril-symbols-places = The eight locations

## Player's aid

estoril-aid-goal = Points at the end
estoril-aid-goal-discards = Discarded cards: { $points } each, whatever is printed on them.
estoril-aid-goal-hand = Cards in hand: the points printed on them.
estoril-aid-goal-missions = Missions: { $points } for each that you lead with the cards in your hand. Two equal symbols on a card count twice.
estoril-aid-goal-shared = Shared lead: the points are divided and rounded down. With nothing at all nobody leads.
estoril-aid-goal-tie = Equal totals: more missions led, then more points in hand.
estoril-aid-round = A round
estoril-aid-round-town = Lay out six tiles and a reward on each.
estoril-aid-round-place = Place cards in turn until all markers are used.
estoril-aid-round-resolve = Resolve the locations by their numbers.
estoril-aid-round-back = Take all your characters back.
estoril-aid-round-discard = Discard in secret down to { $keep } cards.
estoril-aid-round-next = The next player begins. There are { $rounds } rounds.
estoril-aid-turn = Your turn
estoril-aid-turn-card = Put one card with a marker on a free space.
estoril-aid-turn-outer = Outer space: always allowed.
estoril-aid-turn-inner = Inner space: only beside your own character, never diagonally.
estoril-aid-turn-secret = TOP SECRET: the card lies face down, elsewhere face up.
estoril-aid-turn-peek = Eye: look at one face-down card on this tile, on an adjacent one, or anywhere.
estoril-aid-turn-markers = Markers: { $two } each with two players, { $three } with three, { $four } with four.
estoril-aid-resolve = Resolving a location
estoril-aid-resolve-reveal = Turn up all cards, the reward too.
estoril-aid-resolve-symbols = Spaces I, II, III and IV: the player who controls the character may use its symbols, each once.
estoril-aid-resolve-effect = Casino: two dice for each. Boca do Inferno: the weakest loses a card.
estoril-aid-resolve-reward = The highest total strength takes the reward. On a tie the lowest numeral decides.
estoril-aid-resolve-nobody = Nobody there: the reward goes under the deck.
estoril-aid-symbols = Symbols
estoril-aid-symbols-assassin = Assassin: another character here goes back to its owner’s hand.
estoril-aid-symbols-conspirator = Conspirator: see the top card of the deck, and keep the reward or replace it.
estoril-aid-symbols-nationalist = Nationalist: +1 for every other visible flag like its own, here and next door.
estoril-aid-symbols-diplomat = Diplomat: a white marker on a character here or next door keeps it from assassin and seducer.
estoril-aid-symbols-seducer = Seducer: a character from next door moves here. Its symbols stay silent.
estoril-aid-symbols-woman = Woman: counts for a mission only.
estoril-aid-places = Locations
estoril-aid-places-number = No.
estoril-aid-places-name = Location
estoril-aid-places-special = What is special
estoril-aid-variants = Variants
estoril-aid-variants-missions = Secret Missions: one open, one face down between every two neighbours.
estoril-aid-variants-agenda = Secret Recruitment Agenda: a secret mission, one point for each of its symbols.
estoril-aid-variants-second = Important Second Place: the second in each mission scores { $points }.
