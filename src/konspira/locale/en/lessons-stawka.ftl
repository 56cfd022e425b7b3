# The course of Stawka; see docs/lessons.md. A step's text has at most 45 words.

stawka-goal = Draw the secrets out of the other network’s agents before they draw yours.
stawka-lesson-first-game = Your first game

## Two secrets win

stawka-lesson-two-secrets = Two secrets win
stawka-lesson-two-secrets-about = What you play for, in one talk
stawka-lesson-two-secrets-secret = One secret is missing
stawka-lesson-two-secrets-secret-text = You lead the Polish network: { $secrets } of the { $needed } secrets that win. Ingrid Heizer meets the enemy Glaubel in the hotel. On him you have { $evidence } evidence, enough for a secret. Let her talk to him, and pass the chance to react.
stawka-lesson-two-secrets-secret-goal-talk = Talk to Glaubel
stawka-lesson-two-secrets-secret-goal-win = Win the second secret
stawka-lesson-two-secrets-secret-if-away = If she leaves, there is nobody to talk to. Glaubel stands beside her now.
stawka-lesson-two-secrets-secret-if-search = Searching finds things and evidence. But you have evidence enough: talk.
stawka-lesson-two-secrets-secret-if-trait = Her trait would help with a bad roll. Here just pass and let the dice fall.
stawka-lesson-two-secrets-won = That is what you play for
stawka-lesson-two-secrets-won-text = { $secrets } secrets, and this scenario is won at once. Everything else, walking, searching, planning, serves to meet the right enemy with enough evidence in your files.

## Plan a stage

stawka-lesson-plan-a-stage = Plan a stage
stawka-lesson-plan-a-stage-about = One card: who starts, how many action points
stawka-lesson-plan-a-stage-plan = Choose a planning card
stawka-lesson-plan-a-stage-plan-text = The game has { $stages } stages. At the start of each you both pick a card in secret. It says how many action points you get, and who goes first: the lower precedence. Choose the one you like.
stawka-lesson-plan-a-stage-plan-goal-plan = Choose a planning card
stawka-lesson-plan-a-stage-pool = Your points for this stage
stawka-lesson-plan-a-stage-pool-text = You have { $pool } action points for all your agents together. The card is used up for now: it comes back when four have been played. Many points late, or few points first, that is the choice.

## Search a place

stawka-lesson-search-a-place = Search a place
stawka-lesson-search-a-place-about = Tiles, items, evidence by colour
stawka-lesson-search-a-place-search = Send Kloss to search
stawka-lesson-search-a-place-search-text = Hans Kloss stands in the officers’ flats, where tiles lie face down. Activate him and search: that costs 2 of your { $pool } action points, and you look at the top tile alone.
stawka-lesson-search-a-place-search-goal-activate = Activate Hans Kloss
stawka-lesson-search-a-place-search-goal-search = Search the officers’ flats
stawka-lesson-search-a-place-search-if-ingrid = Ingrid could search the hotel, too. In this step it is Kloss’s turn.
stawka-lesson-search-a-place-search-if-withdraw = An agent who withdraws is out for this stage. You still have all your points.
stawka-lesson-search-a-place-search-if-walk = He may walk before or after, but here the search comes first.
stawka-lesson-search-a-place-decide = Keep it, or use it as evidence
stawka-lesson-search-a-place-decide-text = You may keep the tile as an item, or show it and turn it into evidence on one of its colours. Blue is Marta Becher’s colour. Take the evidence on her.
stawka-lesson-search-a-place-decide-goal-evidence = Gain evidence on blue
stawka-lesson-search-a-place-decide-if-yellow = No enemy of this scenario is yellow: that evidence would lead nowhere. Marta Becher is blue.
stawka-lesson-search-a-place-decide-if-keep = Items help later, and an agent carries three. Here evidence is wanted.
stawka-lesson-search-a-place-track = The file grows
stawka-lesson-search-a-place-track-text = Evidence on blue: { $blue }. From 3 on you may draw secrets, and talks get a bonus. A marker stays here: agents of your agent’s colour cannot search this place again.

## Talk

stawka-lesson-talk = Talk
stawka-lesson-talk-about = A die for the rank, two for the talk
stawka-lesson-talk-talk = Talk to Marta Becher
stawka-lesson-talk-talk-text = Ingrid has rank 4, Marta 6. The die must show more than the difference, or Marta does not listen. Then two dice are thrown: the higher the sum, the more evidence. Talk to her, and pass the chance to react.
stawka-lesson-talk-talk-goal-talk = Talk to Marta Becher
stawka-lesson-talk-talk-goal-evidence = Gain evidence
stawka-lesson-talk-talk-if-search = The hotel can be searched, too. But Marta may be gone soon: talk first.
stawka-lesson-talk-talk-if-away = Then you would leave her behind. Agents talk only on the same field.
stawka-lesson-talk-talk-if-trait = Her trait would help with a bad roll. Here just pass and let the dice fall.
stawka-lesson-talk-bonus = A first success
stawka-lesson-talk-bonus-text = A single success: evidence on blue { $blue }. With 3 or more before a talk you add 1 to the dice, and a high roll draws a secret. The same two talk once in a stage.

## Threat tokens

stawka-lesson-threat-tokens = Threat tokens
stawka-lesson-threat-tokens-about = Face down in the street, until somebody comes
stawka-lesson-threat-tokens-plan = First the plan
stawka-lesson-threat-tokens-plan-text = At the extended level each stage brings threat tokens: the one who goes first gets one, the other two. Choose a planning card; after that a token is yours to place.
stawka-lesson-threat-tokens-plan-goal-plan = Choose a planning card
stawka-lesson-threat-tokens-token = Lay a trap
stawka-lesson-threat-tokens-token-text = Place a token on a field where you expect an enemy, or where you want nobody to go. It lies face down: Bruno sees that something is there, but not what.
stawka-lesson-threat-tokens-token-goal-token = Place a threat token
stawka-lesson-threat-tokens-wait = It waits
stawka-lesson-threat-tokens-wait-text = When an enemy agent steps there, you may turn it up. Some protect your own people instead. Even a harmless token makes the other side walk around it: silence is part of the game.

## Play a stage

stawka-lesson-one-stage = Play a stage
stawka-lesson-one-stage-about = Everything is allowed, against Bruno
stawka-lesson-one-stage-play = Your network, your plan
stawka-lesson-one-stage-play-text = { $pool } action points, and { $needed } secrets win. On Glaubel, purple, you have enough evidence for a secret: find him. You act in turn with Bruno until both have withdrawn.
stawka-lesson-one-stage-play-goal-stage = Play to the end of the stage
stawka-lesson-one-stage-stood = Ready for the first meeting
stawka-lesson-one-stage-stood-text = Secrets: you { $secrets }, Bruno { $theirs }. You can plan, walk, search and talk. The first game is the training scenario: an easy bot, a note when something is new, and no clock.
