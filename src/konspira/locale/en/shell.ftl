# The command line: what it says around a game. Help texts of commands stay in the code, in English.

## Who plays

shell-player-alone = Player
shell-player = Player { $number }
shell-bot = { $name } (bot, { $level })
shell-level-random = random
shell-level-greedy = greedy
shell-level-easy = easy
shell-level-medium = medium
shell-level-hard = hard
shell-level-expert = expert
shell-level-ismcts = tree search
shell-level-search = search
shell-spectator = spectator

## A game begins, goes on, ends

shell-welcome = { $game } · seed { $seed }
shell-welcome-back = { $game } · the game goes on
shell-at-the-table = At the table: { $players }.
shell-part = Part { $part } of { $parts }
shell-note = Note: { $note }
shell-go-on = Go on with part { $part }? [Enter: now, { $key }: another time]
shell-standing = Parts won: { $standing }
shell-campaign-over = The campaign is over. Parts won: { $standing }
shell-file = The game is saved after every choice: { $file }
shell-no-file = No folder for saved games can be written to; this game is not saved. To keep it, name a file with --record.
shell-not-saved = The game could not be saved: { $reason }
shell-hand-over = The screen now belongs to { $name }. Everybody else, please look away.
shell-press-enter = { $name }, press Enter.
shell-forced = There is only one choice: { $choice }.
shell-prompt = Your choice (1–{ $last }, ? for help):
shell-prompt-one = Your choice (1, ? for help):
shell-winner = The winner: { $name }.
shell-winners = A shared victory: { $names }.
shell-draw = A draw: nobody wins.
shell-left = See you! Go on whenever you like: { $command }
shell-left-unsaved = See you! This game was not saved.
shell-replay-hint = The whole game once more: { $command }

## What can be typed

shell-key-help = help
shell-key-why = why
shell-key-rules = rules
shell-key-rule = rule
shell-key-log = log
shell-key-table = table
shell-key-undo = undo
shell-key-save = save
shell-key-quit = quit
shell-key-choice = CHOICE
shell-key-file = FILE
shell-help-cards = What these cards do
shell-help-keys = What you can type
shell-help-number = the number of a choice
shell-help-name = a choice by its name; the bare name of a card or a player will do if it is clear
shell-help-help = this help
shell-help-why = why a choice is not offered
shell-help-rules = how this game is played
shell-help-rule = a rule by its id (in English)
shell-help-log = everything that has happened
shell-help-table = the table once more
shell-help-undo = take back your last choice, as long as nobody has learned anything since
shell-help-save = save a copy of the game in a file
shell-help-quit = stop for now; you can go on later
shell-why-possible = { $choice } is possible: it is number { $number }.
shell-undone = Taken back.
shell-saved = Saved: { $file }

## Looking at games

shell-replayed = { $made } of { $count } choices
shell-seen-by = The table, seen by: { $name }
shell-verified-format = Format: { $format }, version { $version }
shell-verified-rules = Rules: { $game }, version { $rules }; content: { $pack }
shell-verified-choices =
    { $count ->
        [one] Replayed: { $count } choice, and it was legal
       *[other] Replayed: { $count } choices, all of them legal
    }
shell-verified-past =
    { $count ->
        [one] The part before is right and leads to this one.
       *[other] The { $count } parts before are right, and each leads to the next.
    }
shell-verified-shuffle = Deal: the secret has the fingerprint { $commitment }; together with the random bytes of the seats ({ $salts }) it makes the key that the cards were dealt with. Compare both with what the table showed.
shell-verified-unfinished = The game is not finished, and the record claims no result. Everything else is right.
shell-verified-result = Result: { $scores }; fingerprint of the last position: { $checksum }
shell-verified = The record is correct: its choices lead to the result it claims.
shell-review-turns = Turning points
shell-review-judging = Judging the choices
shell-review-none = Nothing stands out in what was judged: no choice certainly gave away much, and no turn came as a surprise.
shell-review-part = Not all choices were judged: turns of the game between them are not told.
shell-review-slip = gives away { $points } percentage points ({ $low } to { $high })
shell-review-gain = the game has turned in favour of { $name }: { $points } percentage points up ({ $low } to { $high })
shell-review-loss = the game has turned against { $name }: { $points } percentage points down ({ $low } to { $high })
shell-review-did = chose: { $deed }
shell-review-chosen = ← chosen
shell-review-share = { $share } % ({ $low }–{ $high }) of { $count } imagined games
shell-review-about = Percentages are shares of imagined games won, with their 95 % intervals; a shared victory counts as its part. Each is from what that player could know at that moment. An even share among { $count } is { $even } %.
shell-reviewed =
    { $count ->
        [one] { $count } of { $of } choices judged.
       *[other] { $count } of { $of } choices judged.
    }
shell-games-seats = Seats: { $seats }
shell-games-option = Option
shell-games-values = Values
shell-games-ruling = Ruling
shell-games-default = default
shell-pack-made = Written to { $folder }: { $files }
shell-version-compiled = konspira { $version } (compiled)
shell-version-plain = konspira { $version } (plain Python, not compiled)

## Tournaments

shell-arena-progress =
    { $total ->
        [one] { $count } of { $total } game
       *[other] { $count } of { $total } games
    }
shell-arena-resumed =
    { $count ->
        [one] { $file } holds { $count } game already; it is not played again.
       *[other] { $file } holds { $count } games already; they are not played again.
    }
shell-arena-kept = Report: { $file }
shell-dataset-kept =
    Data set: { $games ->
        [one] { $games } game
       *[other] { $games } games
    }, { $decisions ->
        [one] { $decisions } decision
       *[other] { $decisions } decisions
    }. What it holds: { $file }
shell-arena-stopped =
    Stopped after { $total ->
        [one] { $count } of { $total } game
       *[other] { $count } of { $total } games
    }. Nothing was kept; --out DIR keeps every game.
shell-arena-stopped-kept =
    Stopped. { $total ->
        [one] { $count } of { $total } game
       *[other] { $count } of { $total } games
    } { $count ->
        [one] is
       *[other] are
    } kept; the same command goes on from there.
shell-tune-comparing =
    The search is over. { $count ->
        [one] { $count } fresh deal compares
       *[other] { $count } fresh deals compare
    } what was found with what stood there.
shell-tune-pack = Pack with the values found: { $file }
shell-tune-stopped = Stopped. { $count ->
        [one] { $count } game is
       *[other] { $count } games are
    } kept in { $file }; the same command goes on from there.

## A server

shell-serving = Konspira is running at { $address } – press Ctrl-C to stop it
shell-ready = Konspira { $version } is running. Open it in your browser:
shell-ready-here = {"  "}{ $address }
shell-ready-near = {"  "}{ $address }  from other devices in your network
shell-ready-scan = Scan this with a phone in the same network:
shell-ready-no-network = There is no QR code, because this computer is in no network.
shell-ready-stop = Press Ctrl-C to stop it. Every game is saved.
shell-ready-hint = To let phones in your network play too, start it with --qr.
shell-served = Konspira has stopped. Every game is saved.
shell-backed-up = Backup written: { $file } (people: { $people }, tables: { $tables })
shell-restored = Backup restored (people: { $people }, tables: { $tables }). The server can be started now.

## The host's tools

shell-admin-none = There is no open or running table.
shell-admin-nobody-barred = Nobody is barred.
shell-admin-columns = Table	Game	Status	Host	Address	People	Choices	Age
shell-admin-age = { $hours } h
shell-admin-guest = { $name } (guest { $id })
shell-admin-account = { $name } (account { $login })
shell-admin-ended = The server ends table { $table } within a second.
shell-admin-barred = Barred: { $kind } { $value }. Tables without other people that end with it: { $tables }.
shell-admin-unbarred = No longer barred: { $kind } { $value }.
shell-admin-bar = { $kind } { $value }, since { $since }. { $reason }
shell-error-admin-no-table = No open or running table is called "{ $value }". `konspira admin tables` lists them.
shell-error-admin-nobody = There is no { $kind } "{ $value }". `konspira admin tables` shows guests, accounts and addresses.
shell-error-admin-not-barred = { $kind } "{ $value }" is not barred. `konspira admin bars` lists everybody who is.
shell-error-admin-kind = "{ $value }" cannot be barred. Write guest, account or address.

## What a server reports to the terminal

shell-log-server-broke = A request failed because of a bug in Konspira ({ $reason }). The player was told the number { $request }.
shell-log-bot-failed = The bot { $bot } failed ({ $reason }). A medium bot chooses in its place.
shell-log-clocks = The tables whose time is up could not be read ({ $reason }). The server will try again.
shell-log-table-ended = Table { $table } cannot go on: { $why }.
shell-log-orders = The orders of the host could not be read ({ $reason }).
shell-log-alerts = Alerts could not be sent ({ $reason }). The server will try again.
shell-log-alert-failed = An alert could not be made ({ $reason }).
shell-log-table-not-stopped = Table { $table } cannot be ended: { $why }.
shell-log-table-stuck = Table { $table } is stuck ({ $reason }). The server will try again.
shell-log-bot-thoughtless = The bot { $bot } at table { $table } cannot think ({ $reason }). It makes any legal choice, and the game goes on.
shell-log-table-unread = Table { $table } could not be read ({ $reason }). The server will try again when somebody opens it.
shell-log-reviews = The games that are waiting for a review could not be read ({ $reason }). The server will try again.
shell-log-review-refused = The game at table { $table } cannot be reviewed: { $why }.
shell-log-review-broke = The review of table { $table } broke off ({ $reason }). The server will try again.
shell-log-claim-lost = The claim on the database is lost ({ $database }). Until the server has it again, it accepts no choices.
shell-log-claim-taken = Another server uses the database ({ $database }). This one accepts no choices. Stop one of the two.
shell-log-claim-back = The claim on the database is back ({ $database }). The server accepts choices again.
shell-log-sessions = Whether sessions have ended could not be checked ({ $reason }). The server will try again.
shell-log-letters = Too many e-mails about accounts are on their way; one was not written.
shell-log-letter-unwritten = An e-mail about an account could not be written ({ $reason }).
shell-log-letter-refused = The mail server refused an e-mail about an account: { $why }.
shell-log-letter-not-taken = The mail server did not take an e-mail about an account: { $why }.
shell-log-guests = Guests who stay away could not be forgotten ({ $reason }). The server will try again.
shell-log-broker-away = Redis does not answer ({ $reason }). Games go on, but players may see moves late.
shell-log-broker-back = Redis answers again.
shell-log-live-broke = A live connection broke because of a bug in Konspira ({ $reason }). The player’s page will connect again.
shell-log-few-files = The system lets this server open few files at once, so only few people can connect. Raise the limit: LimitNOFILE=65536 in the unit file, or ulimit -n 65536.

## Tables of any game

shell-yes = yes
shell-no = no
shell-field-bet = Bet
shell-field-card = Card
shell-field-pot = Pot
shell-field-public = Public card
shell-field-raises = Raises
shell-field-round = Round
shell-field-scores = Score

## The table of Spiskowcy

shell-spiskowcy-round = Round { $round } of { $rounds }
shell-spiskowcy-place = deal { $deal }, keep { $keep }
shell-spiskowcy-bank = bank { $count }
shell-spiskowcy-deck = deck { $count }
shell-spiskowcy-worth = worth
shell-spiskowcy-hand = your hand
shell-spiskowcy-order = your order
shell-spiskowcy-points = Victory Points
shell-spiskowcy-cards = Cards (limit { $keep })
shell-spiskowcy-hand-size = In hand
shell-spiskowcy-order-size = Face down
shell-spiskowcy-protected = Safe from { $card }
shell-spiskowcy-total = Score now
shell-spiskowcy-majority = majority
shell-spiskowcy-by-seer = majority through the Seer only
shell-spiskowcy-first = First Player
shell-spiskowcy-asked = to choose
shell-spiskowcy-scoring = Scoring
shell-spiskowcy-sum = Total
shell-spiskowcy-rank = Place

## The table of Estoril

shell-estoril-round = Round { $round } of { $rounds }
shell-estoril-deck = deck { $count }
shell-estoril-known-deck = known in the deck: { $cards }
shell-estoril-strength = strength
shell-estoril-points = { $count } VP
shell-estoril-mission = Mission
shell-estoril-seat = in hand { $hand }, markers { $markers }, discards { $discards }
shell-estoril-agenda = secret agenda
shell-estoril-hand = your hand
shell-estoril-picks = to be discarded
shell-estoril-owned = owns
shell-estoril-scoring = Scoring
shell-estoril-discarded = Discarded cards
shell-estoril-printed = Cards in hand
shell-estoril-sum = Total
shell-estoril-rank = Place
shell-estoril-face-down = face down
shell-estoril-peek = lets you look
shell-estoril-inner = inner space
shell-estoril-reward = reward
shell-estoril-safe = protected
shell-estoril-moved = seduced
shell-estoril-first = first player
shell-estoril-asked = to choose

## The table of A Study in Emerald

shell-emerald-turn = Turn { $turn } of { $seat }
shell-emerald-actions = actions left: { $count }
shell-emerald-target = target { $count }
shell-emerald-zombie-supply = zombies in supply: { $count }
shell-emerald-distance = Distance of the markers: { $count }
shell-emerald-limbo = Limbo
shell-emerald-place = place
shell-emerald-claim = claim
shell-emerald-retrieve = retrieve
shell-emerald-move = move
shell-emerald-assassinate = assassinate
shell-emerald-restorationist = Restorationist marker
shell-emerald-loyalist = Loyalist marker
shell-emerald-empty = empty
shell-emerald-points = { $count } VP
shell-emerald-supply = supply: { $cubes }, { $agents }
shell-emerald-sanity = sanity { $count }
shell-emerald-piles = in hand { $hand }, deck { $deck }, discards { $discard }
shell-emerald-identity = identity
shell-emerald-hidden = hidden
shell-emerald-shown = shown to all
shell-emerald-seen = looked at by { $names }
shell-emerald-hand = your hand
shell-emerald-deck = your deck, in no order
shell-emerald-discard = discard pile
shell-emerald-tableau = tableau
shell-emerald-pending = on the table
shell-emerald-scoring = Scoring
shell-emerald-faction = Faction
shell-emerald-live = Live total
shell-emerald-neutral = Neutral points
shell-emerald-own = Points of the faction
shell-emerald-kills = Dead agents
shell-emerald-track = Tracks
shell-emerald-corrected = Corrected
shell-emerald-penalty = Penalty
shell-emerald-sum = Score
shell-emerald-rank = Place
shell-emerald-agent = agent
shell-emerald-cube = cube
shell-emerald-zombie = zombie
shell-emerald-leads = leads
shell-emerald-royal = royal
shell-emerald-bomb = bomb
shell-emerald-madness = madness
shell-emerald-stack = cards in the stack
shell-emerald-box = points for a dead agent
shell-emerald-first = first player
shell-emerald-asked = to choose
shell-emerald-total = points { $total } (neutral { $neutral }, Restorationist { $restorationist }, Loyalist { $loyalist }, dead agents { $kills }, tracks { $track })
shell-emerald-so-far = your choice so far
shell-emerald-owned = hand and deck together
shell-emerald-city-card = city card in the stack
shell-emerald-text = has a text (? or rules)

## The table of Stawka

shell-stawka-stage = Stage { $stage } of { $stages }
shell-stawka-radio-yours = Your radio
shell-stawka-radio-public = The radio, known to all
shell-stawka-radio-possible = The radio may be here
shell-stawka-radio-sending = Sending since stage { $stage }
shell-stawka-audi-loaded = with Pulkowski
shell-stawka-audi-empty = empty
shell-stawka-audi-values = defence { $defence }, vigilance { $vigilance }
shell-stawka-pulkowski = Pulkowski breaks at { $need }
shell-stawka-first = { $seat } goes first
shell-stawka-goals = What wins
shell-stawka-goal-vp = { $count } VP
shell-stawka-goal-secrets = secrets: { $count }
shell-stawka-goal-exposure = exposure of the enemy chief
shell-stawka-tiles = tiles { $count }
shell-stawka-hides = evidence
shell-stawka-known = you know
shell-stawka-markers = been here
shell-stawka-destroyed = destroyed
shell-stawka-vp = { $count } VP
shell-stawka-secrets = secrets { $count }
shell-stawka-ap = pool { $count } AP
shell-stawka-withdrawn = withdrawn
shell-stawka-ready = planning card chosen
shell-stawka-hands = location cards { $locations }, reaction cards { $reactions }
shell-stawka-bribed = has bribed
shell-stawka-values = rank { $rank }, defence { $defence }, vigilance { $vigilance }
shell-stawka-spent = AP { $spent }/{ $limit }
shell-stawka-talk = talk { $one }/{ $two }/{ $three }
shell-stawka-evidence = evidence { $count } ({ $band })
shell-stawka-secret-card = Top Secret card
shell-stawka-location-cards = your location cards
shell-stawka-reaction-cards = your reaction cards
shell-stawka-token-hand = tokens to place
shell-stawka-token = threat token
shell-stawka-mission = mission
shell-stawka-phone = telephone
shell-stawka-active = active
shell-stawka-asked = to choose
shell-stawka-result = Result
shell-stawka-row-vp = Victory points
shell-stawka-row-secrets = Secrets
shell-stawka-row-evidence = Evidence: { $color }
shell-stawka-row-result = Result
shell-stawka-won = victory
shell-stawka-drawn = draw

## Mistakes on the command line

shell-error-players-do-not-fit = These players do not fit at the table: seats { $seats }, people { $people }, bots { $bots }. Change --seats, --people, --name or --bots.
shell-error-bad-name = “{ $value }” cannot be a player’s name here. Choose a short one; each name can be used once.
shell-error-file-not-found = There is no file { $file }. Check the path.
shell-error-file-not-allowed = { $file } may not be read or written. Check its permissions.
shell-error-file-is-folder = { $file } is a folder. Name a file.
shell-error-file-trouble = { $file }: { $reason }. Check the path.
shell-error-file-exists = { $file } exists already. Name another file, or go on with that game: --resume.
shell-error-no-folder = There is no folder { $file }. Create it, or name a file in another one.
shell-error-nothing-to-resume = There is no unfinished game in { $file }. Name the file of a game.
shell-error-already-over = The game in { $file } is over. To see it again: { $command }
shell-error-bad-setting = “{ $value }” is not an option with a value. Write it like this: --option order_timing=simultaneous.
shell-error-unknown-viewer = Nobody called “{ $value }” sits at this table. Name a seat from 0 to { $last }, a player ({ $names }) or “spectator”.
shell-error-which-game = Which game? Name one of: { $known }.
shell-error-resume-alone = A resumed game has its players, seed and options already. Leave out --seats, --people, --name, --bots, --seed and --option.
shell-error-resume-other-game = This is a record of { $game }, not of { $value }. Leave out the name of the game.
shell-error-replay-too-far = The record has { $count } choices, fewer than { $value }. Name a smaller number with --to.
shell-error-bad-choose = “{ $value }” is not a choice of a seat. Write it like this: --choose 0:order_count(2).
shell-error-not-json = { $file } is not valid JSON: { $reason }.
shell-error-position-no-game = { $file } does not say which game it is a position of. Add "game"; known: { $known }.
shell-error-bad-number = There is no choice number { $value }. Type a number from 1 to { $last }.
shell-error-ambiguous = “{ $value }” can mean several choices: { $choices }. Type one of them, or its number.
shell-error-unknown-answer = “{ $value }” is neither a choice nor a command; type ? for help.
shell-error-unknown-answer-near = “{ $value }” is neither a choice nor a command. Perhaps you mean “{ $near }”; type ? for help.
shell-error-why-what = Why what? There is no choice “{ $value }” in this game. Type for example: { $example }
shell-error-why-nothing = Why what? Name a choice, for example: { $example }
shell-error-rule-what = Which rule? Name its id, for example: { $example }
shell-error-nothing-to-undo = There is nothing to take back: you have made no choice yet, or somebody has learned something since.
shell-error-save-where = Where to? Name a file: { $example }
shell-error-no-bots = Nobody plays. Name bots: { $known }, or one of your own as package.module:factory.
shell-error-bot-broken = The bot “{ $value }” has failed: { $reason }. The game is kept: mend the bot, then go on with --resume.
shell-error-bot-twice = “{ $value }” is named twice. Name each bot once; a bot alone plays against itself.
shell-error-records-nowhere = --records needs a directory to keep the games in. Add --out DIR, or leave out --records.
shell-error-bad-sweep = “{ $value }” is not an option with values. Write it like this: { $example }
shell-error-bad-goal = “{ $value }” is no goal. Name a measure ({ $known }) and a number, low or high, like this: { $example }
shell-error-bad-vary = “{ $value }” names no number that may move. Write FILE:ROW.KEY=LOW..HIGH, like this: { $example }
shell-error-tune-one-bot = “{ $value }”: a search is played by one bot in all seats. Name one.
shell-error-games-pack = --pack needs a game. Write: konspira games GAME --pack { $folder }
shell-error-pack-exists = { $file } is there already, so nothing was written. Name another folder, or move the file away.
shell-error-pack-none = { $game } has no files of values that a pack could change.
shell-error-pack-file = { $game } has no file “{ $value }”. Its files: { $known }.
shell-error-unexpected = Something went wrong that should not have: { $reason }. This is our mistake; please report it. KONSPIRA_TRACEBACK=1 shows where it happened.

# Puzzles
shell-puzzles-count = { $count ->
    [one] One puzzle. Solve it with: konspira puzzles play ID
   *[other] { $count } puzzles. Solve one with: konspira puzzles play ID
}
shell-puzzle-prompt = Which one is best? (? shows the answer){" "}
shell-puzzle-number = Write a number from 1 to { $count }, or ? for the answer.
shell-puzzle-right = That is the best one.
shell-puzzle-wrong = There is a better one. Try again.
shell-puzzle-option = { $choice }: { $share } % ({ $low } to { $high }, { $games } imagined games)
shell-puzzle-source = From a game between bots: { $bots }, seed { $seed }.
shell-puzzles-mined = { $games ->
    [one] One game looked through, puzzles: { $count }
   *[other] { $games } games looked through, puzzles: { $count }
}
shell-puzzles-kept = { $count ->
    [one] One puzzle in { $file }
   *[other] { $count } puzzles in { $file }
}
shell-puzzles-dropped-forced = Dropped, fewer than three ways to go on: { $count }
shell-puzzles-dropped-too-wide = Dropped, too many options to compare: { $count }
shell-puzzles-dropped-alike = Dropped, the same question as in another puzzle of that game: { $count }
shell-puzzles-dropped-advised = Dropped, the answer is no surprise: { $count }
shell-puzzles-dropped-two-good = Dropped, no option stands out at a first look: { $count }
shell-puzzles-dropped-not-proven = Dropped, the gap was not proven: { $count }
shell-puzzles-dropped-other-answer = Dropped, another seed or the other judge disagrees: { $count }
shell-puzzles-dropped-rest-unsure = Dropped, an option outside the best three may be as good: { $count }
shell-error-no-puzzles = { $game } has no puzzles yet; look for some with: konspira puzzles mine
shell-error-no-puzzles-at-all = no game has puzzles here; look for some with: konspira puzzles mine

## Lessons

shell-learn-title = Learn { $game } by playing
shell-learn-minutes =
    { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    }
shell-learn-how = To begin: { $command }
shell-learn-step = Step { $step } of { $steps }
shell-learn-goal = [ ] { $goal }
shell-learn-ticked = [x] { $goal }
shell-learn-step-done = That was the step.
shell-learn-go-on = Press Enter to go on.
shell-learn-done = That was the lesson.
shell-learn-next = Next: { $command }
shell-learn-left = You have left the lesson. It begins again whenever you like.
shell-error-no-course = { $game } has no lessons. Games that have: { $known }.
shell-error-no-lesson = There is no lesson { $value }. { $remedy }
