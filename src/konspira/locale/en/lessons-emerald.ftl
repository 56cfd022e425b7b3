# The course of Emerald; see docs/lessons.md. A step's text has at most 45 words.

emerald-goal = Gather points that count for your secret side, and do not let the weakest player be on it.
emerald-lesson-first-game = Your first game

## Two sides, three kinds of points

emerald-lesson-two-sides = Two sides, three kinds of points
emerald-lesson-two-sides-about = What counts for you, and what is lost
emerald-lesson-two-sides-neutral = Grey points are everybody’s
emerald-lesson-two-sides-neutral-text = In Vienna you have { $mine } cubes and an agent, more than Bruno: you lead there, so you may claim the card that lies open. A city card brings neutral points, which count for both sides. Claim Vienna; your Recruiter pays.
emerald-lesson-two-sides-neutral-goal-claim = Choose to claim
emerald-lesson-two-sides-neutral-goal-points = Get the points of Vienna
emerald-lesson-two-sides-neutral-if-later = More cubes are good, but claiming works only as the first of your two actions. Claim first.
emerald-lesson-two-sides-yours = Which points are yours?
emerald-lesson-two-sides-yours-text = Another table. You lead Paris and London. In secret you are a Restorationist. Louise Michel brings a Restorationist point, William Melville a Loyalist one. Only the points of your own side count at the end. Claim the right one.
emerald-lesson-two-sides-yours-goal-right = Claim the card that counts for you
emerald-lesson-two-sides-yours-if-lost = Melville’s point is a Loyalist point. You are a Restorationist: at the end you would lose it.
emerald-lesson-two-sides-secret = Only you know
emerald-lesson-two-sides-secret-text = You have { $mine } Restorationist point now. Everybody sees what you collect, but nobody knows what of it counts. The highest score wins, alone; and if somebody of your side comes last, it costs you five.

## Place cubes

emerald-lesson-place-cubes = Place cubes
emerald-lesson-place-cubes-about = One symbol, one cube, one city
emerald-lesson-place-cubes-action = Your first action: place
emerald-lesson-place-cubes-action-text = A turn has two actions, and cards pay for them. The Courier shows two cubes: he places two of the { $supply } in your supply in one city. In Vienna you and Bruno are tied. Place both there.
emerald-lesson-place-cubes-action-goal-place = Choose to place cubes
emerald-lesson-place-cubes-action-goal-cubes = Put two cubes into Vienna
emerald-lesson-place-cubes-action-goal-done = Say that you are done
emerald-lesson-place-cubes-action-if-city = You may place anywhere. In Vienna two cubes break a tie, so they do more there.
emerald-lesson-place-cubes-action-if-one = This card shows one cube only. The Courier shows two, and no card of a payment may be superfluous.
emerald-lesson-place-cubes-lead = Now you lead Vienna
emerald-lesson-place-cubes-lead-text = Three pieces of yours against one: agents and cubes count alike. You have { $actions } action left. Cards that you played come back when your deck is empty, so nothing is lost.

## Lead a city, then claim its card

emerald-lesson-claim-a-card = Lead a city, then claim its card
emerald-lesson-claim-a-card-about = More pieces than anybody, one of them a cube
emerald-lesson-claim-a-card-claim = You lead Vienna. Claim Emma Goldman.
emerald-lesson-claim-a-card-claim-text = In Vienna you have { $cubes } cubes and an agent, Bruno has { $theirs } cube. At least one of yours is a cube, so the card can be yours. In Paris you are tied, and a tie never leads.
emerald-lesson-claim-a-card-claim-goal-claim = Choose to claim
emerald-lesson-claim-a-card-claim-goal-card = Claim the card of a city that you lead
emerald-lesson-claim-a-card-claim-if-tie = Paris is close, but not yours yet: you and Bruno have 2 : 2 there, and a tie never leads. Vienna is yours to take now.
emerald-lesson-claim-a-card-claim-if-second = Then you could not claim any more: it must be the first of your two actions.
emerald-lesson-claim-a-card-price = What a claim costs
emerald-lesson-claim-a-card-price-text = Emma Goldman joins your discards, and her agent stands in Vienna: { $agents } there now. Your cubes of this city went to Limbo, { $limbo } in all. Bruno’s came home to him. Agents stay.

## Limbo, and the way back

emerald-lesson-limbo = Limbo, and the way back
emerald-lesson-limbo-about = Without cubes nothing moves: retrieve them
emerald-lesson-limbo-retrieve = Get your cubes back
emerald-lesson-limbo-retrieve-text = { $limbo } of your cubes are in Limbo and { $supply } in your supply, so you can place nothing. The arrow back on a card retrieves one cube. The Courier shows two: retrieve two from Limbo.
emerald-lesson-limbo-retrieve-goal-retrieve = Choose to retrieve cubes
emerald-lesson-limbo-retrieve-goal-two = Have two cubes in your supply
emerald-lesson-limbo-retrieve-if-city = You may take cubes from a city too, but the one in Vienna helps you to lead there. Limbo is full of idle ones.
emerald-lesson-limbo-retrieve-if-none = Your supply is empty: there is nothing to place yet.
emerald-lesson-limbo-flow = The rhythm of the game
emerald-lesson-limbo-flow-text = { $supply } cubes are ready again. Place, lead, claim, retrieve: that circle is the engine of this game. Plan it so that you never face a full Limbo and an empty supply.

## Assassinate, and block

emerald-lesson-assassinate = Assassinate, and block
emerald-lesson-assassinate-about = Bombs, support, and a card in another’s turn
emerald-lesson-assassinate-strike = Strike at Bruno’s agent
emerald-lesson-assassinate-strike-text = In Vienna an agent dies by { $bombs } bombs. Each of your { $agents } agents there is one, and Dynamite is the third. You lead the city, and the Hired Assassin shows the dagger. Kill Bruno’s agent.
emerald-lesson-assassinate-strike-goal-card = Play the Hired Assassin
emerald-lesson-assassinate-strike-goal-dead = Kill Bruno’s agent in Vienna
emerald-lesson-assassinate-strike-if-other = That would help too. In this step strike first, while you lead Vienna.
emerald-lesson-assassinate-paid = A kill pays
emerald-lesson-assassinate-paid-text = The dead agent lies on your Hired Assassin: { $kills } points. At the end only a Loyalist keeps them, for pieces of Restorationists. The assassin is spent, the Dynamite comes back later. And Bruno has lost a piece.
emerald-lesson-assassinate-block = Now he strikes at you
emerald-lesson-assassinate-block-text = It is Bruno’s turn: he attacks your agent in Vienna. You hold Sherlock Holmes, who can be played in another player’s turn. Block: what Bruno has spent is lost, and you draw a card.
emerald-lesson-assassinate-block-goal-block = Block with Sherlock Holmes
emerald-lesson-assassinate-block-if-none = Then your agent dies. You may save Holmes for later, but here he should act.

## Royalty and madness

emerald-lesson-royalty-and-madness = Royalty and madness
emerald-lesson-royalty-and-madness-about = Slay a royal, then roll the die
emerald-lesson-royalty-and-madness-kill = Kill the Old One of Vienna
emerald-lesson-royalty-and-madness-kill-text = The royal of Vienna falls by { $bombs } bombs. Your { $agents } agents are two; Dynamite and Johann Most are one each. Vera Figner shows the dagger. You are a Restorationist: a dead royal is what you want.
emerald-lesson-royalty-and-madness-kill-goal-royal = Choose the royal as your target
emerald-lesson-royalty-and-madness-kill-goal-points = Get the points for the royal
emerald-lesson-royalty-and-madness-kill-if-other = There will be time for that. Now your agents stand beside the royal, and the bombs are in your hand.
emerald-lesson-royalty-and-madness-mad = It looked back
emerald-lesson-royalty-and-madness-mad-text = { $points } Restorationist points now. But the die showed madness: { $tokens } sanity tokens are left, and an agent went home. Without a token you must show your identity, and for a Restorationist that ends the game.

## The tracks and the last place

emerald-lesson-tracks-and-the-last = The tracks and the last place
emerald-lesson-tracks-and-the-last-about = Points for a whole side, and five that you lose
emerald-lesson-tracks-and-the-last-track = Move the track of your side
emerald-lesson-tracks-and-the-last-track-text = Two tracks show how the war goes; yours stands at { $marker }. Everybody of a side gets the points of its track. Prince Kropotkin moves the Restorationists by two. Play him for that.
emerald-lesson-tracks-and-the-last-track-goal-track = Choose to move the tracks
emerald-lesson-tracks-and-the-last-track-goal-two = Move the Restorationists by two
emerald-lesson-tracks-and-the-last-track-if-wrong = Bismarck helps the Loyalists. That may be a fine bluff, but it gives points to Bruno’s side, if he is one.
emerald-lesson-tracks-and-the-last-last = Mind the weakest
emerald-lesson-tracks-and-the-last-last-text = The game ends when somebody reaches { $target }, or a track its end. Then all show their sides. The player with the fewest points drags down everybody of that side: minus five. So it matters who is with you.

## Play two turns

emerald-lesson-two-turns = Play two turns
emerald-lesson-two-turns-about = Everything is allowed, against Bruno
emerald-lesson-two-turns-first = Your turn, your plan
emerald-lesson-two-turns-first-text = You lead Vienna, and have { $actions } actions. A claim must come first. What you do not play stays in your hand, and at the end of the turn you draw up to five. Play the turn as you like.
emerald-lesson-two-turns-first-goal-turn = Finish your turn
emerald-lesson-two-turns-second = Bruno has answered
emerald-lesson-two-turns-second-text = See in the log what he did. Where do you lead now, where is one piece missing? Play one more turn.
emerald-lesson-two-turns-second-goal-turn = Finish your turn
emerald-lesson-two-turns-open = Ready for the whole game
emerald-lesson-two-turns-open-text = You know the circle of cubes, bombs and blocks, the last place and your side, which your rival may share. First each of you places two agents; the first to { $target } points ends the game. An easy bot, notes and no clock are waiting.
