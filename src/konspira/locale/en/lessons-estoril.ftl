# The course of Estoril; see docs/lessons.md. A step's text has at most 45 words.

estoril-goal = End with the six agents that are worth the most: their own points, and six for each mission you lead.
estoril-lesson-first-game = Your first game

## What counts at the end

estoril-lesson-what-counts = What counts at the end
estoril-lesson-what-counts-about = Six agents stay, missions pay six
estoril-lesson-what-counts-keep = Keep the six that are worth most
estoril-lesson-what-counts-keep-text = You hold { $hand } cards, and six may stay. Each scores its own points; the leader of a mission gets six more. British, diplomats, women, rare flags: see which cards count for them. Discard Espírito Santo and the Bouncer, who help you nowhere.
estoril-lesson-what-counts-keep-goal-conspirator = Discard Ricardo Espírito Santo
estoril-lesson-what-counts-keep-goal-bouncer = Discard the Bouncer
estoril-lesson-what-counts-keep-if-useful = This card helps you in a mission, or is worth more points itself. A discarded card still scores one point, but no mission counts it.
estoril-lesson-what-counts-sums = That is the whole goal
estoril-lesson-what-counts-sums-text = You { $mine }, Bruno { $bruno }. You led three missions, and that decided it. So you send agents to the town for two reasons: for their points, and for what the missions ask.

## Outer and inner spaces

estoril-lesson-outer-and-inner = Outer and inner spaces
estoril-lesson-outer-and-inner-about = Where you may go, and how to get further in
estoril-lesson-outer-and-inner-edge = Begin at the edge of the town
estoril-lesson-outer-and-inner-edge-text = You have { $markers } markers and place one agent with each. The edge of the town is open to everybody. Take the Bouncer, your strongest, and put him on space I of Hotel Palácio, in the upper row.
estoril-lesson-outer-and-inner-edge-goal-card = Pick the Bouncer
estoril-lesson-outer-and-inner-edge-goal-edge = Put him on space I of Hotel Palácio
estoril-lesson-outer-and-inner-edge-if-inside = The eight spaces in the middle are closed until you stand beside them. Begin at the edge.
estoril-lesson-outer-and-inner-edge-if-elsewhere = A space at the edge, and allowed. For this lesson go to Hotel Palácio, space I: from there a door opens.
estoril-lesson-outer-and-inner-edge-if-other-card = You may begin with any of them. Here the Bouncer goes first: he has strength 2, the others less.
estoril-lesson-outer-and-inner-inside = Now the door is open
estoril-lesson-outer-and-inner-inside-text = Your Bouncer stands beside space II of the hotel, so this inner space is open to you. Beside means to the left, right, above or below, never diagonally. Send any agent there.
estoril-lesson-outer-and-inner-inside-goal-inside = Put an agent on space II of Hotel Palácio
estoril-lesson-outer-and-inner-inside-if-alone = No agent of yours stands beside that space. Only space II of the hotel has a neighbour of yours.
estoril-lesson-outer-and-inner-inside-if-elsewhere = That is open at any time. The inner space is new: two agents in one place add up.
estoril-lesson-outer-and-inner-hidden = It lies face down
estoril-lesson-outer-and-inner-hidden-text = This space says TOP SECRET, so your agent lies face down: Bruno knows that somebody is there, but not who. On all other spaces cards lie open.

## TOP SECRET and a look

estoril-lesson-a-look = TOP SECRET and a look
estoril-lesson-a-look-about = What lies face down, and who may look
estoril-lesson-a-look-place = Go where you may look
estoril-lesson-a-look-place-text = Bruno has hidden somebody in the church, on space I. The eye on space III lets you look at one face-down card of this place. Your Clerk stands beside it, so it is open. Put any agent there.
estoril-lesson-a-look-place-goal-place = Put an agent on space III of the church
estoril-lesson-a-look-place-if-elsewhere = From there you would see nothing in the church. The eye is on space III.
estoril-lesson-a-look-look = Turn up one corner
estoril-lesson-a-look-look-text = Now look at Bruno’s card on space I. He sees that you look, and where, but not what you see. What you know stays your secret.
estoril-lesson-a-look-look-goal-look = Look at the card on space I
estoril-lesson-a-look-look-if-own = That card is your own: you know it already.
estoril-lesson-a-look-look-if-no = You may leave it, but a look costs nothing.
estoril-lesson-a-look-known = Only a Student
estoril-lesson-a-look-known-text = Bruno bluffs: the Student has strength 0. The card stays visible to you alone. Now you can win the church with little, and spend your strong agents elsewhere.

## Take the reward

estoril-lesson-take-the-reward = Take the reward
estoril-lesson-take-the-reward-about = The strongest wins; ties go to the lower space
estoril-lesson-take-the-reward-tie = Equal strength, lower space
estoril-lesson-take-the-reward-tie-text = Your last marker. On Tamariz Beach lies Garbo, worth 4 points, and Bruno’s Bouncer with strength 2 guards him on space II. Among equals the lower space wins. Place your own Bouncer so that you get the reward.
estoril-lesson-take-the-reward-tie-goal-card = Pick the Bouncer
estoril-lesson-take-the-reward-tie-goal-reward = Win the reward of Tamariz Beach
estoril-lesson-take-the-reward-tie-if-weak = Here the Bouncer is meant: strength 2, as much as Bruno has there. Win narrowly, and keep the stronger ones for elsewhere.
estoril-lesson-take-the-reward-tie-if-late = On space III you would lose the tie: Bruno’s space II comes before it.
estoril-lesson-take-the-reward-tie-if-elsewhere = Garbo lies on Tamariz Beach, and there Bruno is only as strong as your Bouncer.
estoril-lesson-take-the-reward-won = The reward joins your hand
estoril-lesson-take-the-reward-won-text = Garbo is yours, and your agents come home: { $cards } cards in hand. Everything you win makes your next round stronger. After four rounds the hand is what counts.

## Abilities: the Assassin

estoril-lesson-assassin = Abilities: the Assassin
estoril-lesson-assassin-about = Send a rival’s card home before strengths count
estoril-lesson-assassin-act = Act before the count
estoril-lesson-assassin-act-text = Tamariz Beach is being resolved. Luciano has strength { $theirs }, your Clark G only { $mine }. But space I acts first, and Clark is an Assassin: a character of this place goes back to its owner’s hand. Use him.
estoril-lesson-assassin-act-goal-use = Use the Assassin
estoril-lesson-assassin-act-goal-home = Send Luciano home
estoril-lesson-assassin-act-if-self = An Assassin strikes another character, never himself.
estoril-lesson-assassin-act-if-stop = You may let it be, but then strength decides: { $mine } against { $theirs }.
estoril-lesson-assassin-won = A weak card won
estoril-lesson-assassin-won-text = Nobody was left to compete, so the reward is yours; { $cards } cards in hand. Nobody dies here: Luciano is back in Bruno’s hand. In the church Assassins cannot act at all.

## The order of the places

estoril-lesson-order-of-places = The order of the places
estoril-lesson-order-of-places-about = Low numbers act first: pull a rival away
estoril-lesson-order-of-places-seduce = Pull Luciano out of the hotel
estoril-lesson-order-of-places-seduce-text = The church has number 1, the Palácio 2: the church acts first. In the hotel Luciano beats your Garbo, 5 to 3. Amália, your Seducer in the church, moves him here, where two of yours have 6 together.
estoril-lesson-order-of-places-seduce-goal-use = Use the Seducer
estoril-lesson-order-of-places-seduce-goal-move = Move Luciano into the church
estoril-lesson-order-of-places-seduce-goal-palacio = Win the reward of Hotel Palácio
estoril-lesson-order-of-places-seduce-if-own = Garbo is your own man in the hotel; he should stay and win there. Take Luciano.
estoril-lesson-order-of-places-seduce-if-stop = Then Luciano stays in the hotel and wins there, 5 to 3.
estoril-lesson-order-of-places-both = Two rewards with one move
estoril-lesson-order-of-places-both-text = You won both places and hold { $cards } cards. Before you place, look at the numbers: an early place can change a later one, never the other way round.

## Play the fourth round

estoril-lesson-last-round = Play the fourth round
estoril-lesson-last-round-about = You finish a real game
estoril-lesson-last-round-first = Your first agent
estoril-lesson-last-round-first-text = The last round against Bruno. Look at the missions above: they pay six each. Choose an agent and a space as you like; everything is allowed from here on.
estoril-lesson-last-round-first-goal-placed = Place an agent
estoril-lesson-last-round-rest = Play to the end
estoril-lesson-last-round-rest-text = { $markers } markers are left to you. Two agents in one place add up; a face-down one keeps Bruno guessing. Then the places are resolved by their numbers, and you choose what to keep.
estoril-lesson-last-round-rest-goal-over = Finish the game
estoril-lesson-last-round-sums = The town has decided
estoril-lesson-last-round-sums-text = You { $mine }, Bruno { $bruno }. Now you know places, looks, abilities and missions. A whole first game waits: an easy bot, notes when something is new, and no clock.
