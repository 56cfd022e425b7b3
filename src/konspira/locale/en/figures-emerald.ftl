# Pictures and player's aid of A Study in Emerald. Before a colon stands the name of the thing.

## Pictures

emerald-figure-table = Ada’s view in the middle of a game of three. It is her turn.
emerald-figure-table-city = City: its number of bombs kills an agent there. Celina leads London, with three pieces to one.
emerald-figure-table-card = Open card: the player who leads the city with a cube there can claim it.
emerald-figure-table-pieces = Pieces: cubes and agents of a player count together.
emerald-figure-table-royal = Royal: it moves to this slot as soon as its card turns up.
emerald-figure-table-tracks = Tracks: one for each faction. The game ends when a marker reaches the last space.
emerald-figure-table-player = Player: points that everybody sees, cubes in supply and Limbo, sanity. The faction stays secret.
emerald-figure-turn = One turn of Ada’s. Each picture follows from the one before by a real choice.
emerald-figure-turn-lead = Lead: in Vienna Ada has two cubes and an agent, Bruno one cube. She leads.
emerald-figure-turn-claim = Claim: with the Recruiter she takes the city card. Her cubes go to Limbo, Bruno’s goes home, her agent stays.
emerald-figure-turn-place = Place: with the Courier two cubes go to Rome. Then she draws up to five cards.
emerald-figure-scoring = The end of a game of three, counted by the engine. All identities are shown.

## Symbols

emerald-symbols-pays = On cards, left: what they pay for
emerald-symbols-brings = On cards, right: what they bring
emerald-symbols-there = In a city and beside the players

## Player's aid

emerald-aid-turn = Your turn
emerald-aid-turn-actions = Actions: { $count }, the same one twice if you like. Claim only as the first.
emerald-aid-turn-free = Free actions before, between or after them.
emerald-aid-turn-draw = Draw up to { $hand } cards. Unplayed cards stay in hand.
emerald-aid-turn-one = A card is used for one thing: all its symbols of one kind, or its bombs, or its text. Never pay with a card you could leave out.
emerald-aid-lead = Leading a city
emerald-aid-lead-more = More pieces (cubes and agents) than each rival.
emerald-aid-lead-tie = 3 : 2 : 1 leads; 3 : 3 : 1 does not.
emerald-aid-lead-zombies = Zombies do not count.
emerald-aid-actions = Nine actions
emerald-aid-actions-place = Place: one cube per symbol, from your supply to one city.
emerald-aid-actions-retrieve = Retrieve: one cube per symbol to your supply, from Limbo or cities.
emerald-aid-actions-claim = Claim: the open card of a city that you lead with a cube. Your cubes there go to Limbo, all others home.
emerald-aid-actions-move = Move: one agent per symbol to any city.
emerald-aid-actions-track = Track: one space per symbol.
emerald-aid-actions-assassinate = Assassinate: see below.
emerald-aid-actions-discard = Discard: any number of cards.
emerald-aid-actions-text = Card: the text headed “action”.
emerald-aid-actions-pass = Pass: spend the action.
emerald-aid-assassination = Assassination
emerald-aid-assassination-card = One card with the symbol, in a city that you lead with an agent there.
emerald-aid-assassination-bombs = Bombs: 1 per agent of yours there, plus bombs on cards. Needed: the number of the city or of the royal.
emerald-aid-assassination-block = The owner of the agent may block: Sherlock Holmes, Vampires.
emerald-aid-assassination-agent = Agent: on a card with a box he brings its points, else he goes home.
emerald-aid-assassination-royal = Royal: its points are Restorationist points. Roll the die.
emerald-aid-assassination-after = Your cubes there go to Limbo, all others home. The card is spent.
emerald-aid-ends = The game ends when
emerald-aid-ends-target = Total: { $two } points with two players, { $three } with three, { $four } with four, { $five } with five.
emerald-aid-ends-track = Track: a marker stands on { $space }.
emerald-aid-ends-reveal = Reveal: a Restorationist must show the identity.
emerald-aid-sanity = Sanity and identity
emerald-aid-sanity-roll = Madness: { $faces } of { $die } faces of the die cost one of { $tokens } tokens.
emerald-aid-sanity-show = No token, or no agent on the board: show your identity.
emerald-aid-sanity-restorationist = Restorationist: the game ends at once.
emerald-aid-sanity-loyalist = Loyalist: agents from supply until { $agents } are on the board.
emerald-aid-scoring = Scoring
emerald-aid-scoring-neutral = Neutral points: everybody keeps them.
emerald-aid-scoring-restorationist = Restorationist points, royals slain: only Restorationists.
emerald-aid-scoring-loyalist = Loyalist points, royals hidden: only Loyalists.
emerald-aid-scoring-kill = Kill boxes: Loyalists, if the victim was a Restorationist.
emerald-aid-scoring-lowest = Lowest score: everybody of that faction loses { $penalty }.
emerald-aid-scoring-winner = The highest score wins, alone.
emerald-aid-cities = Cities and royals
emerald-aid-cities-city = City
emerald-aid-cities-bombs = Bombs for an agent
emerald-aid-cities-points = Points of its card
emerald-aid-cities-royal = Royal
emerald-aid-cities-royal-bombs = Bombs
emerald-aid-cities-royal-points = Points if slain
