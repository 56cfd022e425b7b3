# The course of Spiskowcy; what the ids mean is said in docs/lessons.md. A step's text has at most 45 words.

spiskowcy-goal = Have the most cards of a resident when the eighth round ends, and score its number.
spiskowcy-lesson-first-game = Your first game

## Most cards lead

spiskowcy-lesson-most-cards-lead = Most cards lead
spiskowcy-lesson-most-cards-lead-about = One card more than everybody else scores
spiskowcy-lesson-most-cards-lead-reveal = Break the tie for the Merchant
spiskowcy-lesson-most-cards-lead-reveal-text = You have { $mine } Merchants, Bruno has { $theirs }. In a tie nobody leads, and nobody scores. Your order lies face down in front of you: one more Merchant. Turn it up.
spiskowcy-lesson-most-cards-lead-reveal-goal-lead = Have more Merchants than anybody else
spiskowcy-lesson-most-cards-lead-reveal-if-end = The turn ends when your order lies open. Turn up the Merchant first.
spiskowcy-lesson-most-cards-lead-score = The Merchant pays nine
spiskowcy-lesson-most-cards-lead-score-text = Now the Merchants are yours alone, and each character pays its number once, to its leader. You stand at { $total } points. This is the eighth round, the last one: end your turn and let the castle count.
spiskowcy-lesson-most-cards-lead-score-goal-over = End the game
spiskowcy-lesson-most-cards-lead-sums = That is the whole goal
spiskowcy-lesson-most-cards-lead-sums-text = You { $mine }, Bruno { $bruno }, Celina { $celina }. A single card more decided nine points. All the rest of the game is about getting that card at the right moment.

## A secret order

spiskowcy-lesson-secret-order = Give a secret order
spiskowcy-lesson-secret-order-about = Any number of one kind, face down
spiskowcy-lesson-secret-order-kind = Pick one kind of card
spiskowcy-lesson-secret-order-kind-text = You hold { $hand } cards, but an order is of one kind only; everything else goes back into the deck. { $count } Jugglers are the largest set you have, worth 8 at the end. Choose them.
spiskowcy-lesson-secret-order-kind-goal-juggler = Choose the Juggler for your order
spiskowcy-lesson-secret-order-kind-if-raid = A Raid strikes once, costs you a point at the end and takes up room. In the first round there is little worth destroying. Try the Jugglers.
spiskowcy-lesson-secret-order-kind-if-fewer = That is allowed, and it brings fewer cards. You hold three Jugglers: no other kind gives you as many at once.
spiskowcy-lesson-secret-order-count = How many of them?
spiskowcy-lesson-secret-order-count-text = As many as you like. The others see how many cards you lay, but not which. What you lay stays with you for all rounds, so lay all { $count }.
spiskowcy-lesson-secret-order-count-goal-all = Lay three Jugglers face down
spiskowcy-lesson-secret-order-count-if-some = Cards that you do not lay go back into the deck, and the keep limit of this round is three. There is room for all of them.
spiskowcy-lesson-secret-order-count-if-pair = Two different cards in one order are allowed only to the player who leads the Innkeeper.
spiskowcy-lesson-secret-order-turn = Turn it up
spiskowcy-lesson-secret-order-turn-text = One after another, everybody turns up their order. Bruno and Celina have done so already. Now it is your turn: reveal the Jugglers, then end the turn.
spiskowcy-lesson-secret-order-turn-goal-reveal = Reveal your order
spiskowcy-lesson-secret-order-turn-goal-end = End your turn
spiskowcy-lesson-secret-order-turn-if-early = A turn ends only when all your orders lie open.

## Powers

spiskowcy-lesson-powers = Use the powers you lead
spiskowcy-lesson-powers-about = Banker, Bishop and Spy, each once a turn
spiskowcy-lesson-powers-banker = The Banker pays at once
spiskowcy-lesson-powers-banker-text = You have { $mine } Bankers, Celina has { $theirs }. The leader of a character may use its power. The Banker gives you a Victory Point card, in every turn in which you lead. Take one.
spiskowcy-lesson-powers-banker-goal-take = Take a Victory Point card from the bank
spiskowcy-lesson-powers-banker-if-later = You may do that first, it is your turn and your sequence. For this step, use the Banker before you reveal anything.
spiskowcy-lesson-powers-bishop = The Bishop cleans up
spiskowcy-lesson-powers-bishop-text = A Raid lies in your tableau: minus one point, and it can never be discarded. Only the Bishop sends it away. You have the only Bishop, so you lead. Destroy the Raid.
spiskowcy-lesson-powers-bishop-goal-remove = Destroy your Raid with the Bishop
spiskowcy-lesson-powers-bishop-if-banker = Each power works once in a turn, and you have used the Banker.
spiskowcy-lesson-powers-spy = Lead first, then act
spiskowcy-lesson-powers-spy-text = Bruno has { $points } Victory Point cards. The Spy steals one, if you lead. Your Spy lies face down and does not count yet. You choose the sequence of your turn: reveal it first.
spiskowcy-lesson-powers-spy-goal-lead = Lead the Spy
spiskowcy-lesson-powers-spy-if-first = Face-down cards do not count, so you do not lead the Spy yet. Powers may be used before or after a reveal: here, after it.
spiskowcy-lesson-powers-steal = Steal a point
spiskowcy-lesson-powers-steal-text = One Spy and nobody else has any: you lead at once. Take one of Bruno’s { $points } Victory Point cards. Nothing protects against the Spy.
spiskowcy-lesson-powers-steal-goal-steal = Steal a Victory Point card
spiskowcy-lesson-powers-steal-if-celina = Celina has no Victory Point card to steal. Bruno has.
spiskowcy-lesson-powers-steal-if-end = Before you end the turn: one power is still open. The Spy can steal from Bruno.

## The Seer

spiskowcy-lesson-seer = The Seer breaks ties
spiskowcy-lesson-seer-about = When a tie is yours, and when not
spiskowcy-lesson-seer-reveal = A tie leads nothing
spiskowcy-lesson-seer-reveal-text = You have { $mine } Banker, Celina has { $theirs }. Tied players lead nothing, so neither of you can use the Banker. Your order is the Seer, the only one in the deck. Turn it up.
spiskowcy-lesson-seer-reveal-goal-seer = Reveal the Seer
spiskowcy-lesson-seer-reveal-if-tied = You and Celina have one Banker each. In a tie nobody leads, unless somebody in it has the Seer.
spiskowcy-lesson-seer-tie = The tie is yours: use the Banker
spiskowcy-lesson-seer-tie-text = With the Seer you lead wherever you are tied for the most. For Merchants it is no help: Bruno and Celina have { $others } each, you have { $merchants }. For Bankers it is. Take a Victory Point card.
spiskowcy-lesson-seer-tie-goal-take = Use a power that you lead by the Seer
spiskowcy-lesson-seer-tie-if-end = Before you end the turn: the Bankers stand at 1 : 1, and ties are yours. One power is still open.
spiskowcy-lesson-seer-blind = At the end the Seer is blind
spiskowcy-lesson-seer-blind-text = The last round. You and Celina are tied for Merchants, { $mine } : { $theirs }. In the scoring the Seer breaks no tie: nobody would get the nine points. Order the card that settles it, and reveal it.
spiskowcy-lesson-seer-blind-goal-order = Order a Merchant
spiskowcy-lesson-seer-blind-goal-sole = Have more Merchants than anybody else
spiskowcy-lesson-seer-blind-if-other = The Merchants stand at { $mine } : { $theirs }, and in the scoring the Seer breaks no tie. Nine points depend on one card in your hand.

## Raid and Plot

spiskowcy-lesson-raid-and-plot = Raid and Plot
spiskowcy-lesson-raid-and-plot-about = Destroy or swap, for a point each
spiskowcy-lesson-raid-and-plot-raid = A Raid destroys
spiskowcy-lesson-raid-and-plot-raid-text = You and Bruno are tied for Jugglers, { $mine } : { $theirs }. A Raid destroys one character of an opponent who does not lead the Guard. Reveal it, choose Bruno, and take a Juggler from him.
spiskowcy-lesson-raid-and-plot-raid-goal-reveal = Reveal the Raid
spiskowcy-lesson-raid-and-plot-raid-goal-destroy = Destroy one of Bruno’s Jugglers
spiskowcy-lesson-raid-and-plot-raid-if-guarded = Celina leads the Guard. As long as she does, no Raid can hit her.
spiskowcy-lesson-raid-and-plot-raid-if-wrong-card = That hurts Bruno, but it does not help you. The Jugglers stand at { $mine } : { $theirs }. One fewer on his side, and you lead.
spiskowcy-lesson-raid-and-plot-raid-if-skip = You may let it go, but the Raid would cost its point all the same.
spiskowcy-lesson-raid-and-plot-plot = A Plot swaps
spiskowcy-lesson-raid-and-plot-plot-text = Bruno leads the Merchants, { $theirs } to your { $mine }. A Plot swaps one character of two players, and you may be one of them. Give him your Prince, and take a Merchant.
spiskowcy-lesson-raid-and-plot-plot-goal-reveal = Reveal the Plot
spiskowcy-lesson-raid-and-plot-plot-goal-swap = Lead the Merchants
spiskowcy-lesson-raid-and-plot-plot-if-others = You can stir between two others. But the Merchant should come to you, so choose yourself first.
spiskowcy-lesson-raid-and-plot-plot-if-spoiled = You need this card yourself. The Prince leads for you too, but pays only 3; give that one away.
spiskowcy-lesson-raid-and-plot-plot-if-worthless = A fair swap, but not the one that turns a majority. Take the Merchant: one fewer there, one more here.
spiskowcy-lesson-raid-and-plot-plot-if-skip = You may let it go, but the Plot would cost its point all the same.
spiskowcy-lesson-raid-and-plot-cost = It stays and costs
spiskowcy-lesson-raid-and-plot-cost-text = Your total is { $total } now. The Plot stays in your tableau, costs one point, counts towards the limit and leaves only with the Bishop. Play events when they turn a majority, not because you have them.

## The end of a round

spiskowcy-lesson-end-of-a-round = The end of a round
spiskowcy-lesson-end-of-a-round-about = The limit, the Prince, what to give away
spiskowcy-lesson-end-of-a-round-trim = The Place card sets the limit
spiskowcy-lesson-end-of-a-round-trim-text = You have { $held } cards, and this round lets you keep { $keep }. The Prince, whom you lead, allows two more. The lone Juggler leads nothing against Bruno’s three: give it away, then stop.
spiskowcy-lesson-end-of-a-round-trim-goal-discard = Discard the Juggler
spiskowcy-lesson-end-of-a-round-trim-goal-stop = Stop, and keep six cards
spiskowcy-lesson-end-of-a-round-trim-if-prince = Without the Prince the two extra cards are gone as well: you would have to discard two more.
spiskowcy-lesson-end-of-a-round-trim-if-too-many = One card is still too many, the Prince’s two already counted.
spiskowcy-lesson-end-of-a-round-trim-if-majority = That card helps you to lead. The Juggler does not: Bruno has three.
spiskowcy-lesson-end-of-a-round-kept = Fewer cards, more room
spiskowcy-lesson-end-of-a-round-kept-text = The next round has begun: { $deal } cards for everybody, and { $keep } may stay. Each round deals one card fewer and keeps one more. So early rounds are for choosing, late ones for gathering.

## The last rounds

spiskowcy-lesson-last-rounds = Play rounds 7 and 8
spiskowcy-lesson-last-rounds-about = You finish a real game
spiskowcy-lesson-last-rounds-play = Now it is your game
spiskowcy-lesson-last-rounds-play-text = Round 7. If it ended now: you { $mine }, Bruno { $bruno }, Celina { $celina }. The Merchants are worth most, and you are one behind. Lay the order that you think best.
spiskowcy-lesson-last-rounds-play-goal-order = Lay an order
spiskowcy-lesson-last-rounds-round-seven = Play the round
spiskowcy-lesson-last-rounds-round-seven-text = Reveal, and use every power that you lead: a Banker is a sure point. When you end your turn, the others finish theirs.
spiskowcy-lesson-last-rounds-round-seven-goal-round = Reach the last round
spiskowcy-lesson-last-rounds-round-eight = The eighth round
spiskowcy-lesson-last-rounds-round-eight-text = Three cards, one order, then it counts. Look for a column where you are one card short or tied: ties score nothing now.
spiskowcy-lesson-last-rounds-round-eight-goal-over = Play to the end
spiskowcy-lesson-last-rounds-sums = The castle has counted
spiskowcy-lesson-last-rounds-sums-text = You { $mine }, Bruno { $bruno }, Celina { $celina }. You know everything now that a first game needs. Bots that are easy, hints if you want them, and no clock are waiting.
