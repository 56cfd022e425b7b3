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

## Your chance to react

stawka-lesson-react = Your chance to react
stawka-lesson-react-about = Tokens and cards in the enemy’s turn
stawka-lesson-react-trap = Somebody steps on your token
stawka-lesson-react-trap-text = Marta Becher walks onto your threat token “Suspicious person”. She cannot know what lies there. Trigger it, and it gives you one evidence on her; on blue you have { $blue } so far. You are asked at once: trigger it.
stawka-lesson-react-trap-goal-trigger = Trigger the token
stawka-lesson-react-trap-goal-evidence = Gain evidence on blue
stawka-lesson-react-trap-if-pass = Silence is allowed: the token stays, still face down, for another visitor. Here trigger it.
stawka-lesson-react-card = A card at the right moment
stawka-lesson-react-card-text = At the advanced level you also hold reaction cards. Each answers one kind of activity: a move, a search or a talk. Glaubel begins to search the tenement house. Play the card that stops him.
stawka-lesson-react-card-goal-react = Play “Empty drawer”
stawka-lesson-react-card-goal-cancel = Stop Glaubel’s search
stawka-lesson-react-card-if-pass = Then Glaubel draws the top tile. You hold a card that stops a search: play it.
stawka-lesson-react-card-if-other = “False trail” answers a talk that has just given evidence. Glaubel searches.
stawka-lesson-react-silence = The question gives nothing away
stawka-lesson-react-silence-text = You are asked whenever, as far as Bruno knows, you might hold something that fits. So the question itself tells him nothing. Pass if nothing fits, or to save a card: against one activity you may play only one.

## Arrest and exchange

stawka-lesson-arrest = Arrest and exchange
stawka-lesson-arrest-about = Who is arrested, and what frees a prisoner
stawka-lesson-arrest-support = Brunner arrests Jacek
stawka-lesson-arrest-support-text = An SS officer may arrest an agent on whom the Germans have at least 6 evidence; on Jacek they have { $evidence }. He escapes if two dice show more than his vigilance, { $vigilance }. Your support token in this sector adds 1: use it.
stawka-lesson-arrest-support-goal-support = Use the support
stawka-lesson-arrest-support-goal-hide = Choose where Jacek hides
stawka-lesson-arrest-support-if-pass = Without help the dice must show one point more. The token lies in this sector: use it.
stawka-lesson-arrest-exchange = Free Jacek
stawka-lesson-arrest-exchange-text = Another time Jacek was caught. Ingrid carries a pistol and meets Marta Becher alone. You have { $evidence } evidence on Marta, enough to kidnap her. Then choose where you leave her; for her you get Jacek back.
stawka-lesson-arrest-exchange-goal-kidnap = Kidnap Marta Becher
stawka-lesson-arrest-exchange-goal-release = Free Jacek
stawka-lesson-arrest-exchange-if-talk = A kidnapping counts as the one talk of these two in a stage. If they talk now, it is too late for it.
stawka-lesson-arrest-exchange-if-away = For a kidnapping both must stand on one field. Marta is here now.
stawka-lesson-arrest-exchange-if-search = The search would be Ingrid’s action. She needs it to kidnap Marta.
stawka-lesson-arrest-broken = What else frees a prisoner
stawka-lesson-arrest-broken-text = A prisoner who tells a secret under interrogation goes free; the location cards of the Gestapo and the jail help, too. In the Police sector an arrest never fails, and Kloss is never arrested. But if he alone is left at large, Bruno wins.

## Missions and points

stawka-lesson-missions = Missions and points
stawka-lesson-missions-about = Fulfil a card, and win a film with points
stawka-lesson-missions-pass = Kloss passes a mission
stawka-lesson-missions-pass-text = In the film “Hotel Excelsior” the way to victory opens at 15 points; you have { $vp }. Kloss meets Ingrid, no enemy is in this sector: he can pass her a mission. On purple you have { $evidence } evidence, so choose “Message by telephone”.
stawka-lesson-missions-pass-goal-pass = Pass Ingrid a mission
stawka-lesson-missions-pass-goal-mission = Choose “Message by telephone”
stawka-lesson-missions-pass-if-first = “Coffee for two” asks for a talk, and no enemy is near.
stawka-lesson-missions-pass-if-second = “Behind the scenes” takes longer: a search in the theatre, or a Top Secret card.
stawka-lesson-missions-pass-if-away = The two must stand on one field. First pass the mission.
stawka-lesson-missions-claim = Two parts, one reward
stawka-lesson-missions-claim-text = Both parts need the telephone booth. Basic, 1 point: no enemy in the sector. Special, 3 points: 6 evidence on the purple enemy; you have { $evidence }. A card is rewarded only once. Go there and claim the better part.
stawka-lesson-missions-claim-goal-walk = Walk to the telephone booth
stawka-lesson-missions-claim-goal-special = Claim the special mission
stawka-lesson-missions-claim-if-basic = That would be 1 point, and the card would be gone. The special part is fulfilled as well.
stawka-lesson-missions-claim-if-early = For both parts Ingrid must be at the telephone booth. Walk there first.
stawka-lesson-missions-claim-if-away = The telephone booth is one step away, in the middle of the square.
stawka-lesson-missions-room = Open room 217
stawka-lesson-missions-room-text = With 15 points Ingrid may open room 217: she is in the hotel and carries a Top Secret card. Play “Room 217” and hand that card over: you win at once.
stawka-lesson-missions-room-goal-play = Play “Room 217”
stawka-lesson-missions-room-goal-win = Win the film
stawka-lesson-missions-room-if-convert = That would give you 2 action points. This card can win now: play it.
stawka-lesson-missions-room-if-stash = That would give Ingrid a mission. This card can win now: play it.
stawka-lesson-missions-room-if-spend = Room 217 has a price, and this Top Secret card pays it. Keep it for that.
stawka-lesson-missions-room-if-away = The card works only in the hotel. Stay here.
stawka-lesson-missions-room-if-search = There is nothing left to look for: play “Room 217”.
stawka-lesson-missions-films = What points mean elsewhere
stawka-lesson-missions-films-text = In the second and third training scenario 11 points win at once. In “I know who you are” they decide only if no dispatch was sent and the radio stayed hidden. In “Top secret” missions bring help for or against the Black Audi instead.

## Play a stage

stawka-lesson-one-stage = Play a stage
stawka-lesson-one-stage-about = Everything is allowed, against Bruno
stawka-lesson-one-stage-play = Your network, your plan
stawka-lesson-one-stage-play-text = { $pool } action points, and { $needed } secrets win. On Glaubel, purple, you have enough evidence for a secret: find him. You act in turn with Bruno until both have withdrawn.
stawka-lesson-one-stage-play-goal-stage = Play to the end of the stage
stawka-lesson-one-stage-stood = Ready for the first meeting
stawka-lesson-one-stage-stood-text = Secrets: you { $secrets }, Bruno { $theirs }. You can plan, walk, search and talk. The first game is the training scenario: an easy bot, a note when something is new, and no clock.
