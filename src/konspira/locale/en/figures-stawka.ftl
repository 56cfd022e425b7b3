# Pictures and player's aid of Stawka. Before a colon stands the name of the thing.

## Pictures

stawka-figure-table = Ada leads the Polish network. Ingrid Heizer is being activated.
stawka-figure-table-agent = Own agent: the colour and letter name the agent; what it can do stands in the document.
stawka-figure-table-enemy = Enemy agent: talk on the same field to gather evidence.
stawka-figure-table-location = Location: item tiles lie here face down, and an agent can search.
stawka-figure-table-street = Street: each step to a neighbouring field costs 1 AP.
stawka-figure-turn = One activation. Each picture follows from the one before by a real choice.
stawka-figure-turn-before = Before: Ingrid Heizer stands on the square, Marta Becher in the hotel.
stawka-figure-turn-step = Step: for 1 AP she enters the hotel.
stawka-figure-turn-talk = Talk: two dice and the bonus for evidence are compared with the thresholds of Marta Becher.
stawka-figure-scoring = The same talk with better dice: the second secret ends the game.
stawka-figure-secret = Secret
stawka-figure-secret-text = Drawn from an enemy agent in a talk; many scenarios are won by secrets.
stawka-figure-vp = Victory point
stawka-figure-vp-text = For missions and secrets, from level extended on.
stawka-figure-mission = Mission
stawka-figure-mission-text = The chief hands it to an agent; one of its two parts is rewarded.
stawka-figure-item = Item
stawka-figure-item-text = Found by a search; an agent carries at most three.
stawka-figure-phone = Telephone
stawka-figure-phone-text = A location with a telephone, which some cards and missions need.
stawka-figure-jail = Jail
stawka-figure-jail-text = Arrested agents are held here and can be questioned.

## Symbols

stawka-symbols-counters = Symbols

## Player's aid

stawka-aid-stage = A stage
stawka-aid-stage-plan = Planning: choose a card in secret. The lower precedence goes first.
stawka-aid-stage-tokens = Threat tokens: one for the first, two for the other (extended).
stawka-aid-stage-cards = Cards: reaction cards as planned, then location cards (advanced).
stawka-aid-stage-turns = Activations in turn, until both have withdrawn.
stawka-aid-activation = An activation
stawka-aid-activation-shape = Move for at least 2 AP, or one action, or both; never move on both sides of an action.
stawka-aid-activation-pool = Each AP comes from your pool and counts against the agent’s limit.
stawka-aid-activation-again = The same agent may act several times in a stage.
stawka-aid-activation-withdraw = No skipping: activate, or withdraw for the stage.
stawka-aid-costs = What it costs
stawka-aid-costs-step = 1 AP: a step to a neighbouring field
stawka-aid-costs-talk = 1 AP: talk to an enemy on your field
stawka-aid-costs-search = 2 AP: search the location
stawka-aid-costs-mission = 1 AP: hand over a mission
stawka-aid-costs-token = 1 AP: dismiss a threat token
stawka-aid-costs-arrest = 2 AP: arrest, German side only
stawka-aid-costs-kidnap = 2 AP: kidnap for an exchange, Polish side only
stawka-aid-costs-attack = 1 AP: assassinate
stawka-aid-costs-free = 0 AP: items, cards, bribes, handing things over
stawka-aid-talk = A talk
stawka-aid-talk-rank = Lower rank: one die must show more than the difference.
stawka-aid-talk-roll = Two dice, plus the bonus for your evidence.
stawka-aid-talk-thresholds = Only the highest threshold counts: 1 evidence, 2 evidence, or a secret.
stawka-aid-talk-secret = A secret needs 3 evidence before, and clears that track.
stawka-aid-talk-once = The same two talk once in a stage.
stawka-aid-evidence = Evidence: bonus and what it allows
stawka-aid-evidence-watch = 0 to 2, under watch: bonus 0
stawka-aid-evidence-located = 3 to 5, located: bonus 1; secrets
stawka-aid-evidence-suspect = 6 to 7, suspect: bonus 2; arrest, kidnapping
stawka-aid-evidence-tracked = 8 to 9, tracked: bonus 3
stawka-aid-evidence-burned = 10, burned: bonus 4; exposure of a chief, where the scenario has this ending
stawka-aid-search = Searching and items
stawka-aid-search-where = A location with tiles left and no been-here marker of the agent’s colour.
stawka-aid-search-keep = Keep the tile, or show it as evidence on one of its colours.
stawka-aid-search-carry = An agent carries three items.
stawka-aid-search-safe = Safe: a roll higher than its lock, or a tool.
stawka-aid-danger = Dangers
stawka-aid-danger-test = Vigilance test: two dice must show more than the vigilance.
stawka-aid-danger-arrest = Arrest: an SS officer, 6 evidence and a failed test; never Kloss.
stawka-aid-danger-tokens = Enemy token on your step: stop and try to dismiss it, or it may be triggered.
stawka-aid-danger-kidnap = Kidnapping: a weapon, 6 evidence; frees a prisoner.
stawka-aid-missions = Missions
stawka-aid-missions-get = The chief hands one over where no enemy is in the sector.
stawka-aid-missions-parts = Basic or special part: only one is rewarded.
stawka-aid-missions-claim = Claim a part when all its goals are met.
stawka-aid-cards = Cards
stawka-aid-cards-location = Location card: for its text there, for 2 AP once a stage, or for a mission from the stash.
stawka-aid-cards-reaction = Reaction card: in the enemy’s activation, at most one on each activity.
stawka-aid-cards-block = Block: cancels a reaction of its class.
stawka-aid-plans = Planning cards
stawka-aid-plans-precedence = Precedence
stawka-aid-plans-pool = AP
stawka-aid-plans-draw = Reaction cards
