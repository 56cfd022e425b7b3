# The panel of the home page: what is played, with whom, how. And the tables that wait.

## The panel

web-start-panel = Start { $game }
web-start-cards = What is played
web-start-group-training = Training
web-start-group-training-about = one campaign, half of the evidence comes along; each part also on its own
web-start-group-films = Films
web-start-group-films-about = all the rules, four agents a side
web-start-group-own = Your own
web-start-group-own-about = a scenario that nobody has played yet
web-start-group-edition = Edition
web-start-group-edition-about = the two printings differ in a few small rules
web-start-difficulty = difficulty { $count } of 5

## What the cards are called, and what is new in them

web-start-name-build = Build it together
web-start-name-passwords = With passwords
web-start-name-file = From a file
web-start-name-edition-pl = Polish edition
web-start-name-edition-de = German edition
web-start-name-variant-secret-missions = Secret Missions
web-start-name-variant-recruitment-agenda = Recruitment Agenda
web-start-name-variant-second-place = Important Second Place
web-start-title-build = a town of your own
web-start-title-passwords = a town of your own with passwords
web-start-new-meeting = Two agents a side. Walk, search, talk.
web-start-new-clash = New: missions, threats, arrest, attack.
web-start-new-chestnuts = New: location and reaction cards.
web-start-new-radio = A hidden radio: send or find it. 8 stages.
web-start-new-hotel = Seven sectors. 15 points, then room 217.
web-start-new-secret = Break the engineer, drive the Black Audi. 15 stages.
web-start-new-build = Lay 4 to 7 sectors, choose agents.
web-start-new-passwords = Guess a word of five letters.
web-start-new-file = Choose a saved scenario.
web-start-new-edition-pl = At Boca do Inferno the agents on low spaces are the safer ones. Shared points are rounded down.
web-start-new-edition-de = At Boca do Inferno the player on the highest space loses an agent. Shared points are rounded up.
web-start-new-variant-secret-missions = One mission is open; between every two neighbours lies one that only those two may see.
web-start-new-variant-recruitment-agenda = Everybody has a hidden wish and gets a point for each of its symbols at the end.
web-start-new-variant-second-place = Each mission pays 6 points to the first and 3 to the second.

## The line below: what is chosen

web-start-lead-meeting = Two agents a side in two sectors. The first with two secrets wins.
web-start-lead-clash = Three agents a side; arrests, attacks and missions begin. 11 points win, or the exposure of the enemy’s chief.
web-start-lead-chestnuts = Four agents a side, all cards. 11 points or three secrets win.
web-start-lead-radio = Only the Poles know where the radio stands. With two secrets Kloss may send; the Germans need three to find it.
web-start-lead-hotel = Seven sectors and no last stage. First 15 points, then a price to pay in room 217.
web-start-lead-secret = The Germans break the engineer Pulkowski and drive him to the barracks. The Poles slow it down and stop the car.
web-start-lead-build = You lay the sectors in turn and choose your agents, then play on the town that you have built. It can be saved as a file.
web-start-lead-passwords = As when you build it together, but each side hides a word of five letters. Secrets show letters of it; the first to guess it wins, and so does the first with 13 points.
web-start-lead-file = A scenario saved from a table or written by hand. If it has a mistake, you are told its line.
web-start-balance = Between equal bots the Poles win { $polish } of 100 games, the Germans { $german }.
web-start-passwords =
    { $language ->
        [en] The words come from the English list, the language of this page unless you choose another.
        [pl] The words come from the Polish list.
        [de] The words come from the German list.
       *[none] Any five letters are a word.
    }
web-start-ask-free-sectors = Sectors
web-start-ask-free-level = Rules
web-start-ask-password-wordlist = Passwords come from

## A campaign that goes on

web-start-part-waits = Your campaign goes on here: part { $part }, { $standing } so far.
web-start-go-on = Go on with part { $part }: { $title }
web-start-campaign = Your campaign
web-start-campaign-on = Go on with the campaign
web-start-campaign-alone = This part on its own
web-start-campaign-about = People, bots and sides stay as they were, and half of the evidence comes along.

## Variants

web-start-variants = Variants
web-start-variants-about = each on its own or together; none for a first game
web-start-seats-range = { $low } to { $high } seats

## Sides, opponents, seats

web-start-you-play = You play
web-start-side-polish = Polish
web-start-side-polish-about = under Kloss
web-start-side-german = German
web-start-side-german-about = against Kloss
web-start-side-chance = By chance
web-start-side-chance-about = drawn by lot
web-start-side =
    { $side ->
        [polish] Poles
       *[german] Germans
    }
web-start-against = Against
web-start-against-bot = A bot
web-start-against-friend = A friend
web-start-against-open = Open table
web-start-against-friend-about = You get a link to send; your friend plays the other side. A bot can take the seat if nobody comes.
web-start-against-open-about = Your table stands in the list for everybody; the first to come plays the other side.
web-start-sitters = Seats
web-start-first-drawn = the first player is drawn by lot
web-start-seat = Who sits at seat { $seat }
web-start-seat-you = Me
web-start-seat-bot = Bot: { $level }
web-start-friend = Friend
web-start-bot = Bot
web-start-seat-drawn = you, wherever the lot puts you
web-start-seat-friend = gets the link
web-start-seat-open = anybody
web-start-seat-remove = Remove seat { $seat }
web-start-seat-empty = Seat { $seat }, empty
web-start-seat-add = Add a seat
web-start-your-seat = Your seat
web-start-seat-chosen = My seat as above
web-start-seat-by-lot = My seat by chance
web-start-for-friends = Friends with the link
web-start-for-all = Open to everybody
web-start-misfit = { $variant } needs { $low } to { $high } seats.
web-start-waiting =
    { $count ->
        [one] Somebody waits
       *[other] { $count } tables wait
    }
web-start-pace = Pace
web-start-pace-none = No clock
web-start-pace-live = Live, 45 s
web-start-pace-daily = A day
web-start-pace-relaxed = 3 days

## Readings of unclear rules

web-start-readings = Readings of unclear rules
web-start-readings-about = Where the rulebook can be read in more than one way. The usual reading is the one that we find best founded.
web-start-readings-usual = all { $count } as usual
web-start-readings-changed =
    { $count ->
        [one] { $count } changed
       *[other] { $count } changed
    }
web-start-readings-reset = Set all as usual

## The button

web-start-with = { $title } with { $variants }
web-start-go-bots =
    Play { $title }{ $side ->
        [polish] { " " }as the Polish network
        [german] { " " }as the German network
        [chance] { " " }on a side drawn by lot
       *[none] { "" }
    } against { $bots ->
        [one] { $levels }
       *[other] { $bots } bots, { $levels }
    }
web-start-go-friends =
    Open { $title }{ $side ->
        [polish] { " " }as the Polish network
        [german] { " " }as the German network
        [chance] { " " }on a side drawn by lot
       *[none] { "" }
    } and wait for { $friends ->
        [one] your friend
       *[other] { $friends } friends
    }
web-start-go-open =
    Offer { $title }{ $side ->
        [polish] { " " }as the Polish network
        [german] { " " }as the German network
        [chance] { " " }on a side drawn by lot
       *[none] { "" }
    } to everybody
web-start-join = Sit down with { $names }
web-start-waits = The table waits until everybody is there.
web-start-about-minutes = About { $count } minutes.
web-start-closed-file = Choose a file first
web-start-closed-line = The file has a mistake in line { $line }
web-start-closed-fault = The file cannot be played
web-start-closed-seats = The seats do not fit the variant

## Short names of the games, for posters side by side on a phone

web-start-short-spiskowcy = Conspirators
web-start-short-estoril = Estoril
web-start-short-emerald = Emerald
web-start-short-stawka = Stawka

## Tables that wait

web-next-first = First: { $table }
web-yours-more = and { $count } more
web-yours-unread = Your tables could not be read.
web-row-bot = bot { $level }
web-row-side = you: { $side }
web-row-left = { $time } left
web-row-since = since { $time }
web-row-part =
    { $played ->
        [0] part { $part }/{ $parts }
       *[other] part { $part }/{ $parts }, { $standing }
    }

## The waiting room

web-room-move = Move here
web-room-swap = Change places
web-room-swap-of = Change places: { $name } with …
web-room-place =
    { $free ->
        [true] { $place }, free
       *[false] { $place }, { $name }
    }
web-room-seat = Seat { $seat }
web-start-learn = New to it? Learn by playing
