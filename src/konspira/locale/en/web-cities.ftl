# What the boards of the cities say besides: gestures of a card and a place, the key of symbols.

## Estoril

web-estoril-mark-card-for = Choose a card for { $space }

## Spiskowcy

web-spiskowcy-ask-swap = Plot: which two characters change places?
web-spiskowcy-ask-swap-for = Plot: { $card } of { $seat } changes places with whom?

## A Study in Emerald: a card and a city

web-emerald-chosen = chosen
web-emerald-mark-card-for = { $city }: now a card or an action
web-emerald-mark-city-for = { $card }: now a ringed city
web-emerald-deed-retrieve =
    { $count ->
        [one] Retrieve { $count } cube from { $city }
       *[other] Retrieve { $count } cubes from { $city }
    }
web-emerald-deed-move = Move an agent from { $city }

## A Study in Emerald: identity

web-emerald-cover = Press to cover
web-emerald-uncover = Press to look

## A Study in Emerald: the key of symbols

web-emerald-key = Symbols
web-emerald-pair-no-symbol = No symbol of this card acts in a city.
web-emerald-key-title = What the symbols mean
web-emerald-key-close = Close
web-emerald-key-pays = On cards, left: what they pay for
web-emerald-key-bears = On cards, right: what they bring
web-emerald-key-there = In a city
web-emerald-key-owns = Beside the players
web-emerald-key-place = one cube from your supply to a city
web-emerald-key-claim = the open card of a city that you lead with a cube there
web-emerald-key-retrieve = one cube back to your supply, from Limbo or a city
web-emerald-key-move = one agent to any other city
web-emerald-key-assassinate = an attempt on a royal or on an agent of a rival
web-emerald-key-restorationist = their marker goes one space ahead
web-emerald-key-loyalist = their marker goes one space ahead
web-emerald-key-bomb = supports an attempt; beside a city: this number kills an agent there
web-emerald-key-agent = the player who claims the card gets an agent in that city
web-emerald-key-madness = the player who claims the card rolls the sanity die
web-emerald-key-neutral = count for everybody
web-emerald-key-points-restorationist = count at the end only for Restorationists
web-emerald-key-points-loyalist = count at the end only for Loyalists
web-emerald-key-kill = for Loyalists, if the dead agent was a Restorationist’s
web-emerald-key-cube-name = Cube
web-emerald-key-cube = cubes and agents together decide who leads the city
web-emerald-key-lead-name = Lead
web-emerald-key-lead = in gold: who leads, and by how many pieces
web-emerald-key-royal-name = Royal
web-emerald-key-royal = the bombs that kill it and the points for that
web-emerald-key-zombie-name = Zombie
web-emerald-key-zombie = can remove an agent of a rival; it counts for no lead
web-emerald-key-stack-name = Stack
web-emerald-key-stack = the number of cards in the city
web-emerald-key-sanity-name = Sanity token
web-emerald-key-sanity = a player with none left must show the identity
web-emerald-key-supply-name = Supply
web-emerald-key-supply = cubes that can be placed
web-emerald-key-limbo-name = Limbo
web-emerald-key-limbo = cubes that must be retrieved first
