# A Study in Emerald, second edition: terms as in docs/rules/emerald.md, section 2.
# Some names are reconstructed; see the marks in games/emerald/data/cards.toml.

emerald-title = A Study in Emerald
emerald-blurb = It is 1882, and the Old Ones rule the world. Recruit agents, hide whose side you are on, and kill their royalty or guard it. Second edition.
emerald-chapter = Turn { $number }

## Cards

emerald-card-black-hand = Black Hand
emerald-card-change-of-heart = Change of Heart
emerald-card-cthulhu = Cthulhu
emerald-card-diogenes-club = Diogenes Club
emerald-card-doctor-watson = Doctor Watson
emerald-card-duchess-duzes = Duchess d’Uzès
emerald-card-fenians = Fenians
emerald-card-freemasons = Freemasons
emerald-card-hide-royalty = Hide Royalty
emerald-card-hired-assassin = Hired Assassin
emerald-card-holy-brotherhood = Holy Brotherhood
emerald-card-infernal-machine = Infernal Machine
emerald-card-inspector-lestrade = Inspector Lestrade
emerald-card-irene-adler = Irene Adler
emerald-card-matvei-golovinski = Matvei Golovinski
emerald-card-mi-go = Mi-Go
emerald-card-mrs-hudson = Mrs Hudson
emerald-card-okhrana = Okhrana
emerald-card-peoples-will = People’s Will
emerald-card-pinkerton-agents = Pinkerton Agents
emerald-card-sherlock-holmes = Sherlock Holmes
emerald-card-shoggoth = Shoggoth
emerald-card-sigmund-freud = Sigmund Freud
emerald-card-society-of-leopold = Society of Leopold
emerald-card-terror-by-night = Terror by Night
emerald-card-third-section = Third Section
emerald-card-vampires = Vampires
emerald-card-vladimir-burtsev = Vladimir Burtsev
emerald-card-yog-sothoth = Yog-Sothoth
emerald-card-zombies = Zombies
emerald-card-louise-michel = Louise Michel
emerald-card-peter-kropotkin = Prince Kropotkin
emerald-card-vera-figner = Vera Figner
emerald-card-sophia-perovskaya = Sophia Perovskaya
emerald-card-sergei-kravchinsky = Sergei Kravchinsky
emerald-card-ravachol = Ravachol
emerald-card-nikolai-kibalchich = Nikolai Kibalchich
emerald-card-errico-malatesta = Errico Malatesta
emerald-card-johann-most = Johann Most
emerald-card-emma-goldman = Emma Goldman
emerald-card-elisee-reclus = Élisée Reclus
emerald-card-vera-zasulich = Vera Zasulich
emerald-card-emile-henry = Émile Henry
emerald-card-henri-rochefort = Henri Rochefort
emerald-card-felix-nadar = Félix Nadar
emerald-card-william-morris = William Morris
emerald-card-sebastian-moran = Sebastian Moran
emerald-card-piotr-rachkovsky = Piotr Rachkovsky
emerald-card-professor-moriarty = Professor Moriarty
emerald-card-otto-von-bismarck = Otto von Bismarck
emerald-card-georgy-sudeykin = Georgy Sudeykin
emerald-card-wilhelm-stieber = Wilhelm Stieber
emerald-card-louis-andrieux = Louis Andrieux
emerald-card-william-melville = William Melville
emerald-card-arkady-harting = Arkady Harting
emerald-card-marquis-de-mores = Marquis de Morès
emerald-card-edward-jenkinson = Edward Jenkinson
emerald-card-start-informant = Informant
emerald-card-start-courier = Courier
emerald-card-start-recruiter = Recruiter
emerald-card-start-safe-house = Safe House
emerald-card-start-rail-ticket = Rail Ticket
emerald-card-start-dynamite = Dynamite
emerald-card-city-london = London (city)
emerald-card-city-paris = Paris (city)
emerald-card-city-berlin = Berlin (city)
emerald-card-city-vienna = Vienna (city)
emerald-card-city-st-petersburg = St Petersburg (city)
emerald-card-city-rome = Rome (city)
emerald-card-city-madrid = Madrid (city)
emerald-card-city-constantinople = Constantinople (city)
emerald-card-city-cairo = Cairo (city)
emerald-card-gloriana = Gloriana
emerald-card-spinner-in-darkness = Spinner in Darkness
emerald-card-hastur = Hastur
emerald-card-shub-niggurath = Shub-Niggurath
emerald-card-azathoth = Azathoth
emerald-card-tsathoggua = Tsathoggua
emerald-card-baoht-zuqqa-mogg = Baoht Z’uqqa-Mogg
emerald-card-yig = Yig
emerald-card-nyarlathotep = Nyarlathotep

## Cities

emerald-city-london = London
emerald-city-paris = Paris
emerald-city-berlin = Berlin
emerald-city-vienna = Vienna
emerald-city-st-petersburg = St Petersburg
emerald-city-rome = Rome
emerald-city-madrid = Madrid
emerald-city-constantinople = Constantinople
emerald-city-cairo = Cairo

## What each card with a text does

emerald-power-black-hand = You gain 2 Restorationist points for each royal you have killed or hidden, now and later. (EME-18.1)
emerald-power-change-of-heart = It lies openly on your identity: from now on you belong to the other faction. A Loyalist may also play it when forced to reveal. (EME-18.2)
emerald-power-cthulhu = The stack of a city leaves the game, its agents and zombies return to their supplies, and all cubes there go to Limbo. A royal in the slot stays. (EME-18.3)
emerald-power-diogenes-club = Draw two cards. (EME-18.4)
emerald-power-doctor-watson = Draw two cards. (EME-18.4)
emerald-power-duchess-duzes = Claim the face-up card of a city that you lead, with or without cubes there, as your first or second action. (EME-18.5)
emerald-power-fenians = In one assassination each of your agents in the city is worth two bombs instead of one. (EME-18.6)
emerald-power-freemasons = Discard as many other cards as you like, then draw that many and one more. (EME-18.7)
emerald-power-hide-royalty = Take the royal from a city that you lead: its points become Loyalist points. Clear the cubes there, then roll the sanity die. (EME-18.8)
emerald-power-holy-brotherhood = Take back cubes from Limbo, at most as many as you have agents on the board. (EME-18.9)
emerald-power-infernal-machine = In one assassination it is worth three bombs. (EME-18.10)
emerald-power-inspector-lestrade = All cubes of one player in one city return to his supply; it may be yourself. (EME-18.11)
emerald-power-irene-adler = An agent from your supply replaces any agent of a rival in any city. (EME-18.12)
emerald-power-matvei-golovinski = The Loyalist marker moves two spaces. (EME-18.13)
emerald-power-mi-go = Put one or two of your agents from cities on this card, where nobody can reach them. On a later turn of yours all return to one city, as a free action. (EME-18.14)
emerald-power-mrs-hudson = Discard as many other cards as you like, then draw that many and one more. (EME-18.7)
emerald-power-okhrana = Send one or two cubes of any players from cities to Limbo. (EME-18.15)
emerald-power-peoples-will = Take back all your cubes from Limbo. (EME-18.16)
emerald-power-pinkerton-agents = Put one of your agents, from your supply or from a city, into a city of your choice. (EME-18.17)
emerald-power-sherlock-holmes = Saves one of your agents from an assassination, a Shoggoth, a zombie or Vampires, and stops Cthulhu altogether. (EME-18.18)
emerald-power-shoggoth = Kill an agent of a rival in any city. He lies on this card and brings you its points. (EME-18.19)
emerald-power-sigmund-freud = You have three sanity tokens again, and the Restorationist marker moves two spaces. (EME-18.20)
emerald-power-society-of-leopold = All zombies leave the game, and so do all Zombies and Vampires cards of the players, with their points. A player who loses one from the hand draws another card. (EME-18.21)
emerald-power-terror-by-night = Another player rolls the sanity die. (EME-18.22)
emerald-power-third-section = The face-up card of a city leaves the game. (EME-18.23)
emerald-power-vampires = As an action: in a city where you have an agent, an agent from your supply replaces one of a rival. As a block: saves one of your agents from being killed. (EME-18.24)
emerald-power-vladimir-burtsev = Look at the identity of another player in secret. (EME-18.25)
emerald-power-yog-sothoth = Put at least one of your agents from cities on this card for good: 1 Loyalist point for each. (EME-18.26)
emerald-power-zombies = In each city with a zombie of yours you may remove one agent of a rival. Then place two zombies in any cities. (EME-18.27)

## Factions, tracks, points

emerald-faction-restorationist = Restorationist
    .a = a Restorationist
emerald-faction-loyalist = Loyalist
    .a = a Loyalist
emerald-track-restorationist = Restorationist track
emerald-track-loyalist = Loyalist track
emerald-point-neutral = neutral points
emerald-point-restorationist = Restorationist points
emerald-point-loyalist = Loyalist points
emerald-point-kill = points for dead agents

## Symbols and headings of cards

emerald-symbol-place = Place a cube
emerald-symbol-claim = Claim a card
emerald-symbol-retrieve = Retrieve a cube
emerald-symbol-move = Move an agent
emerald-symbol-assassinate = Assassinate
emerald-symbol-restorationist = Advance the Restorationist marker
emerald-symbol-loyalist = Advance the Loyalist marker
emerald-symbol-agent = New agent
emerald-symbol-bomb = Bomb
emerald-symbol-madness = Madness
emerald-heading-action = Action
emerald-heading-free-action = Free action
emerald-heading-benefit = Benefit
emerald-heading-block = Block
emerald-heading-action-or-block = Action or block
emerald-heading-one-use = One-use

## Words inside sentences

emerald-face-blank = nothing happens
emerald-face-madness = madness
emerald-zone-hand = from the hand
emerald-zone-deck = from the deck
emerald-zone-discard = from the discard pile
emerald-zone-tableau = from the tableau
emerald-reason-agents = has no agent on the board any more
emerald-reason-tokens = has no sanity token any more
emerald-end-reveal = a Restorationist had to reveal the identity
emerald-end-track = a marker has reached the end of its track
emerald-end-target = the target of points is reached
emerald-end-turns = the last turn has been played

## Phases

emerald-phase-setup = Starting agents
emerald-phase-turn = In play
emerald-phase-over = Scoring
emerald-source-neutral = Neutral points
emerald-source-own = Points of the faction
emerald-source-kills = Dead agents
emerald-source-track = Tracks
emerald-source-penalty = Penalty

## Questions

emerald-ask-setup-agent = Where do you place your next starting agent?
emerald-ask-turn =
    { $count ->
        [0] Both actions are taken. A free action, or the end of the turn?
        [one] You have one action left. What do you do?
       *[other] You have { $count } actions. What do you do?
    }
emerald-ask-place-city = In which city do you place cubes?
emerald-ask-place-card =
    { $count ->
        [0] Which card do you play for cubes in { $city }?
        [one] In { $city } { $count } cube so far. Another card?
       *[other] In { $city } { $count } cubes so far. Another card?
    }
emerald-ask-claim-city = In which city do you claim the face-up card?
emerald-ask-claim-card = Which card do you play to claim { $card } in { $city }?
emerald-ask-retrieve-card =
    { $count ->
        [0] Which card do you play to retrieve cubes?
        [one] { $count } cube so far. Another card?
       *[other] { $count } cubes so far. Another card?
    }
emerald-ask-retrieve-source =
    { $count ->
        [one] Where do you take the last cube from?
       *[other] { $count } cubes to take: where does the next one come from?
    }
emerald-ask-move-card =
    { $count ->
        [0] Which card do you play to move agents?
        [one] { $count } move so far. Another card?
       *[other] { $count } moves so far. Another card?
    }
emerald-ask-move-from =
    { $count ->
        [one] { $count } move left: from which city does an agent leave?
       *[other] { $count } moves left: from which city does an agent leave?
    }
emerald-ask-move-to = Where does the agent from { $city_from } go?
emerald-ask-track-card = Which card do you play, and for which track?
emerald-ask-kill-card = With which card do you assassinate?
emerald-ask-kill-city = { $card }: in which city?
emerald-ask-kill-target = Who in { $city } is to die by { $card }?
emerald-ask-kill-support =
    { $count ->
        [one] { $card } in { $city } lacks { $count } bomb. Which card supports the attempt?
       *[other] { $card } in { $city } lacks { $count } bombs. Which card supports the attempt?
    }
emerald-ask-discard-card =
    { $count ->
        [0] Which card do you discard?
        [one] { $count } card so far. Another one?
       *[other] { $count } cards so far. Another one?
    }
emerald-ask-redraw-card =
    { $count ->
        [0] { $card }: do you discard a card before you draw?
        [one] { $card }: { $count } card discarded. Another one?
       *[other] { $card }: { $count } cards discarded. Another one?
    }
emerald-ask-block = { $a } threatens your agent in { $city } with { $card }. Do you block?
emerald-ask-heart = You must reveal your identity. Do you play Change of Heart first?
emerald-ask-reveal-agent =
    { $count ->
        [one] You are revealed. { $count } agent to place: where?
       *[other] You are revealed. { $count } agents to place: where does the next one go?
    }
emerald-ask-text-city = { $card }: which city do you choose?
emerald-ask-text-seat = { $card }: which player do you choose?
emerald-ask-text-victim = Whom in { $city } does { $card } hit?
emerald-ask-text-more =
    { $count ->
        [0] { $card }: from which city?
        [one] { $card }: { $count } so far. From which city another one?
       *[other] { $card }: { $count } so far. From which city another one?
    }
emerald-ask-text-count = { $card }: how many cubes do you take back from Limbo?
emerald-ask-text-source = { $card }: where does the agent come from?
emerald-ask-redeploy-city =
    { $count ->
        [one] Where does your agent return from Mi-Go?
       *[other] Where do your { $count } agents return from Mi-Go?
    }
emerald-ask-zombie-strike = Where do your zombies strike?
emerald-ask-zombie-city =
    { $count ->
        [one] Where do you place the last zombie?
       *[other] { $count } zombies to place: where does the next one go?
    }

## What the others see meanwhile

emerald-activity-setup = { $seat } places a starting agent.
emerald-activity-turn = { $seat } takes a turn.
emerald-activity-reactions = { $seat } may react.
emerald-activity-reveal = { $seat } must reveal the identity.
emerald-activity-agents = { $seat } places new agents.

## Choices

emerald-choose-done = Enough
emerald-choose-block-none = No block
emerald-choose-heart-keep = Reveal without Change of Heart
emerald-choose-heart-play = Play Change of Heart first
emerald-choose-end-turn = End the turn
emerald-choose-pass = Pass
emerald-choose-place = Place cubes
emerald-choose-claim = Claim cards
emerald-choose-retrieve = Retrieve cubes
emerald-choose-move = Move agents
emerald-choose-track = Move track markers
emerald-choose-assassinate = Assassinate
emerald-choose-discard = Discard cards
emerald-choose-redeploy = Free action: bring your agents back from Mi-Go
emerald-choose-from-limbo = From Limbo
emerald-choose-from-supply = From your supply
emerald-choose-kill-royal = The royal
emerald-choose-kill-agent = An agent of { $seat }
emerald-choose-player = { $seat }
emerald-choose-city = { $city }
emerald-choose-from-city = From { $city }
emerald-choose-count =
    { $count ->
        [one] { $count } cube
       *[other] { $count } cubes
    }
emerald-choose-card-action = Action of { $card }
emerald-choose-free-action = Free action of { $card }
emerald-choose-support = Use the text of { $card } as support
emerald-choose-block = Block with { $card }
emerald-choose-pay = Play { $card }
emerald-choose-pay-restorationist = { $card }: Restorationist marker
emerald-choose-pay-loyalist = { $card }: Loyalist marker
emerald-choose-kill-card = Assassinate with { $card }
emerald-choose-bombs = { $card }: its bombs
emerald-choose-discard-card = Discard { $card }

## Events

emerald-event-identity-dealt = In secret you are { $faction-a }.
emerald-event-card-turned = { $card } is turned up in { $city }.
emerald-event-royal-appeared = The royal { $card } appears in { $city } and moves to its slot.
emerald-event-first-player = { $seat } goes first.
emerald-event-agent-placed = { $seat } places an agent in { $city }.
emerald-event-turn-began = { $seat } begins turn { $turn }.
emerald-event-cards-drawn = You draw: { $cards }.
emerald-event-drew =
    { $count ->
        [one] { $seat } draws { $count } card.
       *[other] { $seat } draws { $count } cards.
    }
emerald-event-deck-shuffled =
    { $count ->
        [one] { $seat } makes a new deck of the discard pile: { $count } card.
       *[other] { $seat } shuffles the discard pile into a new deck: { $count } cards.
    }
emerald-event-cubes-placed =
    { $count ->
        [one] { $seat } places { $count } cube in { $city } with { $cards }.
       *[other] { $seat } places { $count } cubes in { $city } with { $cards }.
    }
emerald-event-claimed = { $seat } claims { $card } in { $city } with { $cards }.
emerald-event-recruited =
    { $count ->
        [one] { $seat } recruits { $count } agent in { $city }.
       *[other] { $seat } recruits { $count } agents in { $city }.
    }
emerald-event-cubes-to-limbo =
    { $count ->
        [one] In { $city } { $count } cube goes to Limbo ({ $seat }).
       *[other] In { $city } { $count } cubes go to Limbo ({ $seat }).
    }
emerald-event-cubes-home =
    { $count ->
        [one] In { $city } { $count } cube returns to the supply ({ $seat }).
       *[other] In { $city } { $count } cubes return to the supply ({ $seat }).
    }
emerald-event-retrieved =
    { $count ->
        [one] { $seat } retrieves { $count } cube with { $cards }.
       *[other] { $seat } retrieves { $count } cubes with { $cards }.
    }
emerald-event-limbo-left =
    { $count ->
        [one] From Limbo { $count } cube returns to the supply ({ $seat }).
       *[other] From Limbo { $count } cubes return to the supply ({ $seat }).
    }
emerald-event-moved =
    { $count ->
        [one] { $seat } moves { $count } agent with { $cards }.
       *[other] { $seat } moves { $count } agents with { $cards }.
    }
emerald-event-agent-moved = { $seat } moves an agent from { $city_from } to { $city }.
emerald-event-tracks-pushed = { $seat } moves track markers with { $cards }.
emerald-event-marker-moved = { $track }: the marker is now on { $space }.
emerald-event-attacked-agent = { $seat } attacks an agent of { $victim } in { $city } with { $card }. Support: { $cards }.
emerald-event-attacked-royal = { $seat } attacks { $card_royal } in { $city } with { $card }. Support: { $cards }.
emerald-event-agent-killed = { $seat } kills an agent of { $victim } in { $city }.
emerald-event-royal-killed = { $seat } kills { $card } in { $city }.
emerald-event-discarded = { $seat } discards: { $cards }.
emerald-event-passed = { $seat } passes.
emerald-event-points-gained = { $seat } gains { $count } ({ $point }).
emerald-event-points-lost = { $seat } loses { $count } ({ $point }).
emerald-event-card-kept = { $seat } keeps { $card } in the tableau.
emerald-event-card-discarded = { $seat } puts { $card } on the discard pile.
emerald-event-card-removed = { $card } ({ $seat }) leaves the game.
emerald-event-block-asked = { $seat } threatens an agent of yours with { $card }: you may block if you can.
emerald-event-blocked = { $seat } blocks with { $card } and draws a card.
emerald-event-die-rolled = { $seat } rolls the sanity die, and the result is { $face }.
emerald-event-token-lost =
    { $count ->
        [0] { $seat } loses the last sanity token.
        [one] { $seat } loses a sanity token; { $count } is left.
       *[other] { $seat } loses a sanity token; { $count } are left.
    }
emerald-event-agent-mad = { $seat } loses an agent in { $city } to madness.
emerald-event-text-played = { $seat } plays { $card }.
emerald-event-targeted = { $seat } aims { $card } at { $city }.
emerald-event-targeted-agent = { $seat } aims { $card } at an agent of { $victim } in { $city }.
emerald-event-stack-lost =
    { $count ->
        [one] In { $city } { $count } card of the stack leaves the game unseen.
       *[other] In { $city } { $count } cards of the stack leave the game unseen.
    }
emerald-event-card-lost = { $card } in { $city } leaves the game.
emerald-event-agent-home =
    { $count ->
        [one] In { $city } { $count } agent returns to the supply ({ $seat }).
       *[other] In { $city } { $count } agents return to the supply ({ $seat }).
    }
emerald-event-zombies-home =
    { $count ->
        [one] In { $city } { $count } zombie returns to the common supply ({ $seat }).
       *[other] In { $city } { $count } zombies return to the common supply ({ $seat }).
    }
emerald-event-royal-hidden = { $seat } hides { $card } in { $city }.
emerald-event-agent-replaced = In { $city } an agent of { $seat } replaces one of { $victim }.
emerald-event-sheltered = { $seat } hides an agent from { $city } on Mi-Go.
emerald-event-redeployed =
    { $count ->
        [one] { $seat } brings { $count } agent back from Mi-Go to { $city }.
       *[other] { $seat } brings { $count } agents back from Mi-Go to { $city }.
    }
emerald-event-agent-sent = { $seat } sends an agent to { $city }.
emerald-event-tokens-restored =
    { $count ->
        [one] { $seat } regains { $count } sanity token.
       *[other] { $seat } regains { $count } sanity tokens.
    }
emerald-event-zombies-gone = { $seat } drives all zombies out of the game.
emerald-event-undead-removed = { $seat } loses { $card } { $zone }.
emerald-event-terrified = { $seat } makes { $victim } roll the sanity die.
emerald-event-looked = { $seat } looks at the identity of { $victim } in secret.
emerald-event-identity-seen = By the identity card { $victim } is { $faction-a }.
emerald-event-sacrificed = { $seat } gives an agent from { $city } to Yog-Sothoth.
emerald-event-struck = In { $city } a zombie of { $seat } drives out an agent of { $victim }.
emerald-event-zombie-placed = { $seat } places a zombie in { $city }.
emerald-event-heart-played = { $seat } plays Change of Heart.
emerald-event-reveal-forced = { $seat } { $reason } and must reveal the identity.
emerald-event-heart-asked = Before you reveal your identity you may play Change of Heart if you can.
emerald-event-revealed = { $seat } is revealed as { $faction-a }.
emerald-event-game-ended = The game ends because { $end }.
emerald-event-corrected = { $seat } ({ $faction }): corrected score { $count }.
emerald-event-penalised =
    { $faction ->
        [Loyalist] The lowest score is a Loyalist’s: every Loyalist loses { $count } VP.
       *[Restorationist] The lowest score is a Restorationist’s: every Restorationist loses { $count } VP.
    }
emerald-event-game-scored = The game is over. Points: { $scores }. Victory: { $winners }.

## Why a choice is not offered

emerald-why-not-in-hand = You do not hold { $card }.
emerald-why-no-symbol = { $card } does not have the symbol that is needed.
emerald-why-not-a-text = { $card } has no text.
emerald-why-other-heading = The text of { $card } is for another occasion.
emerald-why-no-action-left = You have taken both actions.
emerald-why-actions-left = You still have an action; pass if you do not want it.
emerald-why-claim-first = Cards can be claimed only as the first action of a turn.
emerald-why-free-cap = You have taken all { $count } free actions that a turn allows.
emerald-why-after-second = At this table there are no free actions after the second action.
emerald-why-nothing-to-place = There is no cube in your supply.
emerald-why-no-cards-for = You hold no card with the symbol “{ $symbol }”.
emerald-why-nothing-to-retrieve = None of your cubes lies in Limbo or in a city.
emerald-why-no-agents = You have no agent in any city.
emerald-why-marker-at-end = The marker of the { $track } stands at its end, { $count }.
emerald-why-hand-empty = You have no card in hand.
emerald-why-purged-already = The zombies are gone for good, and nobody owns a Zombies or Vampires card.
emerald-why-void-text = The Society of Leopold has made the text of { $card } void.
emerald-why-no-shelter = None of your agents is on Mi-Go.
emerald-why-fresh-shelter = You have played Mi-Go this very turn; the agents can return on a later one.
emerald-why-stack-empty = The stack of { $city } is empty.
emerald-why-not-leading =
    { $most ->
        [0] You have no piece in { $city }.
       *[other] You do not lead { $city }: you have { $count } { $count ->
            [one] piece
           *[other] pieces
        } there, a rival has { $most }. A tie is no lead.
    }
emerald-why-needs-cube = You lead { $city }, but have no cube there; agents alone do not claim a card.
emerald-why-needs-agent = You have no agent in { $city }.
emerald-why-overpaid = { $count } symbols are more than needed: { $most } would do, so one of the cards is superfluous.
emerald-why-too-many-symbols =
    { $count ->
        [one] One symbol
       *[other] { $count } symbols
    } would bring back more cubes than are out: { $left }.
emerald-why-more-needed = That is not enough yet.
emerald-why-too-few =
    { $count ->
        [one] Move at least { $count } agent: with fewer moves a card of the payment would be superfluous.
       *[other] Move at least { $count } agents: with fewer moves a card of the payment would be superfluous.
    }
emerald-why-none-there = There is nothing to choose in { $city }.
emerald-why-same-city = The agent is in { $city } already.
emerald-why-no-royal = No royal is in the slot of { $city }.
emerald-why-no-rival-there = In { $city } there is nobody at whom this could be aimed.
emerald-why-not-enough-bombs =
    { $count ->
        [one] In { $city } { $count } bomb is missing; { $needed } are needed.
       *[other] In { $city } { $count } bombs are missing; { $needed } are needed.
    }
emerald-why-no-minimal-payment =
    { $count ->
        [one] { $count } bomb is still needed; this card is part of no payment without a superfluous card.
       *[other] { $count } bombs are still needed; this card is part of no payment without a superfluous card.
    }
emerald-why-one-text-only = Only one such text can be used in an attempt.
emerald-why-not-yourself = You cannot choose yourself.
emerald-why-no-token = { $seat } has no sanity token left.
emerald-why-already-revealed = The identity of { $seat } is known to all.
emerald-why-strike-used = A zombie has removed an agent from { $city } in this action.
emerald-why-saved-pawn = In { $city } a block has saved the agent for the whole action, and no other zombie or target is left.
emerald-why-cannot-block = This card cannot stop what threatens you.
emerald-why-not-a-block = Nothing can be blocked with this card.
emerald-why-loyalists-only = Only a Loyalist may change heart when forced to reveal.
emerald-why-too-many = That is more than can come back: { $count }.
emerald-why-nobody-there = Nobody sits there.
emerald-why-no-own-zombie = You have no zombie in { $city }.
emerald-why-no-unmoved-agent = You have no agent in { $city } who can still move.
emerald-why-no-own-cube = You have no cube left to take back in { $city }.
emerald-why-no-agent-of-theirs = { $seat } has no agent in { $city } who could be the target.
emerald-why-no-cube-of-theirs = { $seat } has no cube left to choose in { $city }.
emerald-why-no-cube-there = No fitting cube lies in { $city }.
emerald-why-no-royal-anywhere = No royal is in the slot of any city.
emerald-why-no-rival-anywhere = There is no fitting agent of a rival in any city.
emerald-why-no-cubes-anywhere = No fitting cube lies in any city.
emerald-why-no-agent-in-supply = You have no agent in your supply.
emerald-why-no-zombies = No zombie is left in the supply, and none of yours can strike.
emerald-why-all-revealed = The identities of all other players are known.
emerald-why-no-tokens-anywhere = No other player has a sanity token.
emerald-why-limbo-empty = None of your cubes that is still free lies in Limbo.
emerald-why-nothing-to-draw = Your deck and your discard pile are empty: there is nothing to draw.
emerald-why-all-stacks-empty = The stacks of all cities are empty.

## Options

emerald-option-zombies-are-pieces = Zombies count for the lead in a city
emerald-option-zombies-are-pieces-false = no
emerald-option-zombies-are-pieces-true = yes
emerald-option-payment = Superfluous cards in a payment
emerald-option-payment-minimal = are forbidden
emerald-option-payment-free = are allowed
emerald-option-retrieve = Retrieving
emerald-option-retrieve-exact = only as many cubes as symbols on the cards
emerald-option-retrieve-short = with too few cubes left a card of several symbols brings fewer
emerald-option-reshuffle = The discard pile is shuffled
emerald-option-reshuffle-lazy = when a card is needed
emerald-option-reshuffle-eager = as soon as the deck is empty
emerald-option-free-after-second = Free actions after the second action
emerald-option-free-after-second-true = yes
emerald-option-free-after-second-false = no
emerald-option-move-once = An agent moves in one action
emerald-option-move-once-true = at most once
emerald-option-move-once-false = as often as you like
emerald-option-royal-points-first = Points for a royal count
emerald-option-royal-points-first-true = before the sanity roll
emerald-option-royal-points-first-false = after the sanity roll
emerald-option-vampire-block = Vampires block
emerald-option-vampire-block-kills = killing
emerald-option-vampire-block-assassination-only = assassinations only
emerald-option-vampire-block-like-sherlock = the same as Sherlock Holmes
emerald-option-blocked-clears = Cubes after a blocked assassination
emerald-option-blocked-clears-false = stay
emerald-option-blocked-clears-true = are cleared
emerald-option-mad-without-token-costs-agent = Madness at a royal without a token
emerald-option-mad-without-token-costs-agent-false = costs nothing
emerald-option-mad-without-token-costs-agent-true = costs an agent
emerald-option-heart-on-reveal = Change of Heart at a forced reveal
emerald-option-heart-on-reveal-loyalist = Loyalists only
emerald-option-heart-on-reveal-any = both factions
emerald-option-loyalist-refill-again = New agents for a revealed Loyalist
emerald-option-loyalist-refill-again-false = once
emerald-option-loyalist-refill-again-true = each time
emerald-option-end-check = The target of points is tested
emerald-option-end-check-after-action = after an action
emerald-option-end-check-immediate = at once
emerald-option-lestrade-self = Inspector Lestrade on your own cubes
emerald-option-lestrade-self-true = yes
emerald-option-lestrade-self-false = no
emerald-option-leopold-stacks = Zombies and Vampires in stacks after the Society of Leopold
emerald-option-leopold-stacks-void = lose their text
emerald-option-leopold-stacks-remove = leave the game
emerald-option-discard-public = Discard piles of others
emerald-option-discard-public-true = are shown
emerald-option-discard-public-false = must be remembered
emerald-option-cthulhu-shows-stack = Cards that Cthulhu removes
emerald-option-cthulhu-shows-stack-false = stay unseen
emerald-option-cthulhu-shows-stack-true = are shown
emerald-option-free-action-cap = Free actions in one turn
emerald-option-free-action-cap-20 = 20
emerald-option-free-action-cap-10 = 10
emerald-option-free-action-cap-5 = 5
emerald-option-turn-cap = The game ends at the latest after
emerald-option-turn-cap-150 = 150 turns of each player
emerald-option-turn-cap-50 = 50 turns of each player
emerald-option-turn-cap-10 = 10 turns of each player

## What to do about a bad position or a bad pack

remedy-emerald-rows = found: { $found }; expected, in order: { $known }
remedy-emerald-number = every number lies from 0 to { $high }
remedy-emerald-starting = a starting card is never claimed: it has symbols, bombs and points only
remedy-emerald-no-effect = a heading, one_use, blocks and undead need an effect
remedy-emerald-heading = the effect { $effect } needs one of these headings: { $known }
remedy-emerald-table = expected one row: stack and target for two to five players with enough game cards, and numbers of pieces that fit each other
remedy-emerald-stack = cards in a stack: at most { $count }
remedy-emerald-pieces = expected how many pieces each seat has there
remedy-emerald-copies = { $card } is named { $found } times ({ $known }), and there are only { $count }
remedy-emerald-game-cards = { $found } game cards are named; with this number of players there are { $count }
remedy-emerald-owner = { $card } is a starting card and stays with its owner; name it in a seat
remedy-emerald-nowhere = { $card } lies nowhere; name it in this stack or in removed
remedy-emerald-royal-up = a royal never lies face up on a stack; write "royal": true for the city
remedy-emerald-cubes = supply, limbo and cities have { $found } cubes of this seat together; it has { $count }
remedy-emerald-agents = supply, cities and cards have { $found } agents of this seat together; it has { $count }
remedy-emerald-zombies = { $found } zombies are named in all; there are only { $count }
remedy-emerald-purged = Society of Leopold has been played (purged), so no zombie is left
remedy-emerald-not-laid = starting cards and city cards are never laid out before a seat
remedy-emerald-own-pawn = the pawn on it belongs to another seat; name another victim
remedy-emerald-fresh = only the active seat ({ $active }) has played a card this turn
remedy-emerald-turns = after this many turns ({ $count }) it is the turn of seat { $seat }; change turns, first or active
remedy-emerald-claims = symbols of a claim are left only while a claim goes on; leave it out
remedy-emerald-known-hand = { $card } is not in the hand; name it in hand too
remedy-emerald-identities = there are fewer identity cards of one faction

## What lies in the files of content

emerald-rows-card = Game cards and starting cards
emerald-rows-city = Cities and their royalty
emerald-rows-table = Numbers of the game itself

## Notes for newcomers

emerald-note-setup = Two agents to begin with. A city with a card that you want is a good place; somebody else may think so too.
emerald-note-turn = Two actions a turn, paid with symbols on cards. What you do not play stays in your hand; then you draw up to five.
emerald-note-claim = You lead a city with a cube there: its card can be yours. Claim as your first action; your cubes there go to Limbo.
emerald-note-retrieve = Cubes from Limbo work for nobody: take those before any from a city.
emerald-note-place = One symbol places one cube, all into the same city. No card of the payment may be superfluous.
emerald-note-assassinate = You lead a city, have an agent there and a card with the dagger: an agent or the royal can die. Count the bombs first.
emerald-note-track = Everybody of a side gets the points of its track. Moving the wrong one can be a bluff, but it helps the others.
emerald-note-block = A block saves your agent in another’s turn, and you draw a card. Nobody learns who was asked.
