# Pictures and player's aid of The Conspirators. Before a colon stands the name of the thing.

## Pictures

spiskowcy-figure-table = Ada’s view in round 4, phase III. It is her turn.
spiskowcy-figure-table-resident = Resident: a column for each character, with what it is worth at the end and who leads now.
spiskowcy-figure-table-majority = Majority: Ada has two Bankers, Celina one. So the power of the Banker is Ada’s.
spiskowcy-figure-table-event = Event: it counts toward the limit and costs a point at the end.
spiskowcy-figure-table-player = Player: how many cards lie in the tableau, in the hand and in the points.
spiskowcy-figure-table-orders = Orders: everybody sees how many cards lie face down, nobody sees which.
spiskowcy-figure-table-bank = Bank: Victory Point cards that nobody has yet.
spiskowcy-figure-table-place = Place card: how many cards are dealt in each round, and how many a tableau may keep.
spiskowcy-figure-turn = A turn of Ada’s in phase III. Each picture follows from the one before by a real choice.
spiskowcy-figure-turn-orders = Before: Ada and Celina have one Banker each. In a tie nobody has the majority.
spiskowcy-figure-turn-reveal = Reveal: her two Bankers join the tableau. Now she leads with three to one.
spiskowcy-figure-turn-power = Power: with the majority she takes a Victory Point card from the bank, once in the turn.
spiskowcy-figure-scoring = The end of a game of three, counted by the engine.
spiskowcy-figure-laurel = Laurel
spiskowcy-figure-laurel-text = This player has the majority in the character.
spiskowcy-figure-seal = Victory Point card
spiskowcy-figure-seal-text = Worth 1 point; it counts toward no limit.

## Symbols

spiskowcy-symbols-residents = The nine residents
spiskowcy-symbols-events = The two events
spiskowcy-symbols-table = On the table

## Player's aid

spiskowcy-aid-goal = Points at the end
spiskowcy-aid-goal-worth = Each character: its worth for the one player who has the most cards of it.
spiskowcy-aid-goal-tie = Tie: nobody scores. Here the Seer breaks no tie.
spiskowcy-aid-goal-points = Each event: −1. Each Victory Point card: +1.
spiskowcy-aid-goal-share = Equal totals share a place.
spiskowcy-aid-round = A round
spiskowcy-aid-round-deal = Deal: everyone gets the cards of the Place card.
spiskowcy-aid-round-orders = Orders: lay cards of one type face down.
spiskowcy-aid-round-actions = Actions: reveal, and use powers.
spiskowcy-aid-round-limit = End: discard down to the limit.
spiskowcy-aid-round-token = The First Player token moves to the left.
spiskowcy-aid-places = Place cards
spiskowcy-aid-places-place = Round
spiskowcy-aid-places-deal = dealt
spiskowcy-aid-places-keep = kept at most
spiskowcy-aid-majority = Majority
spiskowcy-aid-majority-most = More cards of it in your tableau than in any other.
spiskowcy-aid-majority-tie = Tie: nobody, or the tied player with the Seer.
spiskowcy-aid-majority-open = Only face-up cards count.
spiskowcy-aid-majority-once = It changes at once, in the middle of a turn too.
spiskowcy-aid-orders = Phase II: orders
spiskowcy-aid-orders-type = As many cards of one type as you like.
spiskowcy-aid-orders-least = At least one card.
spiskowcy-aid-orders-seen = The others see how many, not which.
spiskowcy-aid-orders-pair = Innkeeper majority: a pair, one card each of two types.
spiskowcy-aid-orders-rest = The rest of the hand returns to the deck unseen.
spiskowcy-aid-turn = Phase III: your turn
spiskowcy-aid-turn-reveal = Reveal all your orders.
spiskowcy-aid-turn-powers = Banker, Bishop and Spy: each once, with the majority.
spiskowcy-aid-turn-sequence = You choose the sequence.
spiskowcy-aid-turn-events = Events one by one: use the effect or decline it.
spiskowcy-aid-end = Phase IV: the limit
spiskowcy-aid-end-fit = Discard characters until your tableau fits.
spiskowcy-aid-end-events = Events count, but cannot be discarded.
spiskowcy-aid-end-prince = Prince majority: up to { $count } cards more.
spiskowcy-aid-end-own = Not if you discard that majority itself.
spiskowcy-aid-powers = Powers and events
spiskowcy-aid-powers-juggler = Juggler: one card more for you, phase I.
spiskowcy-aid-powers-guard = Guard: no Raid can hit you.
spiskowcy-aid-powers-banker = Banker: a Victory Point card from the bank.
spiskowcy-aid-powers-innkeeper = Innkeeper: a pair of two types as an order.
spiskowcy-aid-powers-bishop = Bishop: destroy an event of your own.
spiskowcy-aid-powers-prince = Prince: keep more cards, phase IV.
spiskowcy-aid-powers-spy = Spy: steal a Victory Point card; no Plot affects you while you have no Guard.
spiskowcy-aid-powers-seer = Seer: you win ties, phases I to IV.
spiskowcy-aid-powers-raid = Raid: destroy a character of an opponent.
spiskowcy-aid-powers-plot = Plot: swap one character each of two players.
spiskowcy-aid-cards = Cards
spiskowcy-aid-cards-name = Card
spiskowcy-aid-cards-copies = copies
spiskowcy-aid-cards-worth = worth
