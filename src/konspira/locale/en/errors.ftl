# Errors of the engine, and the small words that konspira.words puts sentences together with.

## Small words

name-you = { $name } (you)
seat-number = Seat { $seat }
list-and = { $rest } and { $last }
no-cards = no cards
waiting-somebody = The game waits for possible reactions.

## Why a choice is not offered, in any game

why-not-your-turn = It is not your turn: you are not asked anything now.
why-not-asked-now = This choice does not answer the question you are asked now.
why-look-first = This depends on something you have not seen yet. Look first, then choose.

## For the player

error-unknown-choice = There is no choice “{ $value }” ({ $remedy }).
error-unknown-seat = { $value } is not a seat; the seats have the numbers from 0 to { $last }.
error-game-over = Seat { $seat } answered “{ $value }”, but the game is over; start another one.
error-not-your-turn = Seat { $seat } answered “{ $value }” but is not asked anything now; wait until it is.
error-not-an-option = Seat { $seat } cannot answer “{ $value }”. { $reason } Offered: { $offered }.

## For the host

error-unknown-game = No game is called “{ $value }” ({ $remedy }).
error-game-module = The module of the game “{ $value }” cannot be imported: { $reason }. Start the command where Python finds it, and try “import { $module }” there.
error-game-not-found = The module { $module } has no game at “{ $value }” ({ $remedy }).
error-game-name-taken = The game “{ $value }” calls itself “{ $game }”, as a game of Konspira does; give it another id.
error-bad-seats = { $game } cannot seat { $value }; choose a number from { $low } to { $high }.
error-exact-seats = { $game } needs exactly { $low } seats, not { $value }.
error-bad-seed = { $value } is not a seed ({ $remedy }).
error-bad-key = The key of a stream must have 1 to { $high } bytes; choose another one.
error-unknown-option = { $game } has no option “{ $value }” ({ $remedy }).
error-bad-option-value = The option { $option } cannot be “{ $value }” ({ $remedy }).
error-option-needs-seats = The option { $option } can be “{ $value }” only with { $low } to { $high } seats, not with { $seats }.
error-unknown-bot = No bot is called “{ $value }” ({ $remedy }).
error-unknown-puzzle = No puzzle is called “{ $value }” ({ $remedy }).
error-no-such-hint = There is no hint { $value }. There are three: 1, 2 and 3.
error-bot-module = The module of the bot “{ $value }” cannot be imported: { $reason }. Start the command where Python finds it, and try “import { $module }” there.
error-bot-not-found = The module { $module } has no “{ $value }” that makes a bot ({ $remedy }).
error-bot-not-made = The bot “{ $value }” cannot be made: { $reason }. A factory takes a seed, and behind it the argument if one is given.
error-bot-kind = “{ $value }” makes a { $kind }, not a bot. Return an instance of a subclass of konspira.bots.Bot.
error-bot-argument = { $bot } takes no argument, not “{ $value }”. Leave out the colon and what follows it.
error-bot-failed = Game { $value } ({ $bots }; seed { $seed }) cannot be played to its end: { $reason }. Mend the bot, then start the same command again.
error-needs-extra = This needs the package { $value }, which is not installed. Run: { $command }
error-bot-simulations = A search takes a number of simulations from 1 to { $high }, seconds (1.5s) or memory (64MB), each once and with a colon between them, not “{ $value }”.
error-bot-memory = This search keeps no tree, so it takes no memory. Leave out “{ $value }”, or name the search with a tree, ismcts.
error-unknown-language = Konspira does not speak “{ $value }” ({ $remedy }).
error-no-layout = { $game } declares no observations. Write Game.observing for it.
error-no-network = There is no file { $value }. Train a network with python -m konspira.research.train.
error-network-outdated = { $value } was trained for another version of the game. Train it again.
error-network-table = This network plays another table than this one ({ $value }). Train one for this table.
error-unknown-utility = No utility is called “{ $value }” ({ $remedy }).
error-batch-shape = A batch of { $count } games takes { $count } whole numbers, one for each game, not { $value }.
error-unknown-illegal = There is no way to treat illegal actions called “{ $value }” ({ $remedy }).
error-wrong-opponents = Opponents needed: { $count }, one bot for each other seat. These were named: { $value }.

## For the owner of a tournament

error-arena-busy = Another process plays into { $file }. Wait for it, or name another directory.
error-arena-damaged = { $file }: line { $line } is damaged. Remove this line, and its game is played again.
error-arena-is-file = { $file } is a file. The arena needs a directory: name an empty or a new one.
error-arena-not-empty = { $file } holds no tournament, but it holds “{ $value }”. Name an empty or a new directory.
error-arena-job-damaged = { $file } cannot be read: { $value }. Bring the file back, or name another directory.
error-arena-other-job = { $file } belongs to another job: { $value } is { $known } there, not { $wish }. Repeat that command, or name another directory.
error-arena-worker = A worker process has ended in the middle of a game; perhaps there is too little memory. Start the same command again, and it goes on from here.
error-tune-twice = “{ $value }” may move twice. Name it once.
error-tune-no-file = { $value }: this game reads no file called “{ $file }” ({ $remedy }).
error-tune-no-value = { $value }: “{ $word }” does not stand in { $file } ({ $remedy }).
error-tune-several = { $value }: “{ $word }” stands in { $file } several times. Name one of these: { $known }.
error-tune-not-number = { $value }: “{ $known }” stands there. Only numbers can move: name one of its numbers.
error-tune-not-whole = { $value }: the whole number { $known } stands there. Name whole bounds.
error-tune-few-games = One generation of candidates needs { $count } games. Allow at least { $count }, or fewer deals for each candidate.
error-tune-few-minutes = The time was over before one generation was played. Repeat the command, and it goes on, or allow more minutes.
error-tune-silent-goal = These games say nothing of “{ $value }”. Name another goal; the sides that play: { $known }.
error-no-dataset = { $file } holds no finished data set. Make one with konspira dataset, or repeat the command that was interrupted.
error-dataset-damaged = { $file } cannot be used: { $value }. Make the data set again with the same command.
error-dataset-version = { $file }: { $value } is not { $known }. Read it with the version of Konspira that wrote it.
error-unknown-split = A data set has no part called “{ $value }” ({ $remedy }).
error-bad-batch-size = A batch has at least one decision, not { $value }.
error-drawn-for-seat = Only a state can be drawn for a seat, not a { $value }. Leave out the seat, or draw the state.
error-ray-address = “{ $value }” is no address of a Ray cluster. Write it as HOST:PORT, or write “local” or “auto”.
error-ray-unreachable = No Ray cluster answers at “{ $value }”: { $reason }. Start one with “ray start --head”, or name “local”.

## For the author of a content pack

error-pack-not-found = { $file } is not a folder; a pack is a folder with some of these files: { $remedy }.
error-pack-unknown-file = { $file }: this game reads no file called “{ $value }” ({ $remedy }).
error-content-not-toml = { $file } is not valid TOML: { $value }. Fix the line it names.
error-content-not-fluent = { $file } is not valid Fluent: { $value }. Fix the message that begins there.
error-content-no-rows = { $file } must hold rows [[{ $row }]] and nothing else; found: { $value }.
error-content-bad-row = { $file }, { $row }: { $value }. Correct this row.
error-content-unreadable = { $file } cannot be read: { $value }. Check the path and its permissions.

## For the author of a position

error-bad-position = The position is wrong at { $path }, which is { $value } ({ $remedy }).

## For the owner of a record

error-record-place = There are no { $value } choices to play; name a number from 0 on.
error-record-no-start = Only a game that was started from a seed and has listened since can be recorded; start it with game.start(seed).
error-record-malformed = This is not a whole record: { $value }. It may have been cut off or edited; take an intact copy.
error-record-version = The record has the format { $value }, this version reads { $known }; read it with the version of Konspira that wrote it.
error-record-unreadable = { $file } cannot be read: { $value }. Check the path.
error-record-game = This is a record of { $value }, not of { $known }; name the game it was played in.
error-record-rules = The record was played by version { $value } of the rules, these are version { $known }; read it with the version of Konspira that wrote it.
error-record-pack = The record was played with the content { $value }, this is { $known }; name the pack it was played with (--pack).
error-record-illegal-choice = Choice { $place } of the record cannot be made: { $value } Look at the position before it with --to { $before }.
error-record-no-result = The game of this record is over, but the record names no result; it was changed after the game.
error-record-result = The record claims { $value }, but its choices lead to { $known }; it was changed after the game.
error-record-past = Part { $value } of this record does not lead to the one after it. The record was changed, or put together from other games.
error-pickle-rules = The pickle was written by version { $value } of the rules of { $game }, these are version { $known }; save games as records if they have to outlive a version.
error-pickle-pack = The pickle was written with the content { $value }, but { $file } is now { $known }; put the pack back as it was.
error-pickle-version = The pickle has the format { $value }, this version reads { $known }; read it with the version of Konspira that wrote it.
error-shuffle-malformed = The shuffle of this record cannot be read: “{ $value }” is not made of hexadecimal digits. The record was changed after the game; take an intact copy.
error-shuffle-commitment = The secret of this record has the fingerprint { $value }, but { $known } was published before the game. The deal was not fair, or the record was changed; compare it with what the table showed.
error-shuffle-key = The secret and the random bytes of the seats make the key { $known }, but the cards were dealt with { $value }. The deal was not fair, or the record was changed; compare it with what the table showed.

## For hosts of a server

error-unknown-setting = There is no setting { $value } ({ $remedy }).
error-bad-setting-value = The setting { $name } cannot be “{ $value }” ({ $remedy }).
error-bad-database-url = “{ $value }” is not a database for Konspira. Write sqlite:///konspira.db or postgresql://user:password@host/name.
error-database-unreachable = The database { $value } cannot be used: { $reason }. Check the address, the folder, and whether the database is running.
error-database-other-version = The database has the schema { $value }, this version of Konspira knows { $known }. Use the version that made it, or a newer one.
error-database-in-use = Another process is using the database { $value }. Stop it first, or give every process the same --broker-url redis://…
error-bad-broker-url = “{ $value }” is not a broker for Konspira. Write memory:// or redis://host:6379/0.
error-broker-unreachable = The broker { $value } does not answer: { $trouble }. Check the address and whether Redis is running.
error-bad-pack-setting = A pack is given as game=folder, not as “{ $value }” ({ $remedy }).
error-workers-need-broker = Several processes ({ $count }) cannot hear each other in memory. Add --broker-url redis://127.0.0.1:6379/0, or use one process.
error-port-taken = Something is already listening on port { $value }. Choose another one with --port.
error-address-unusable = The address { $value } cannot be used: { $trouble }. Choose another one with --host and --port.
error-phones-shut-out = No phone can reach { $value }. Use --qr without --host, or with --host 0.0.0.0.
error-no-database = There is no database { $value }. Name another one with --database-url.
error-nothing-to-back-up = This database holds nothing of Konspira’s yet. Name another one with --database-url.
error-backup-exists = { $file } exists already. Name a file that does not exist yet.
error-backup-unreadable = { $file } cannot be used: { $trouble }. Check the path and its permissions.
error-backup-malformed = { $file } is not a whole backup: { $remedy }. Nothing has been changed; take an intact copy.
error-backup-newer = { $file } was made by a newer version of Konspira (schema { $value }). Use that version.
error-database-not-empty = There are people or tables in { $value }. To give them up for the backup, add --replace.

## For players on a server

error-no-person = Nobody knows you here yet. Say your name first.
error-not-found = There is nothing at this address. Check it.
error-method-not-allowed = This address does not take such requests.
error-too-large = That is too much at once: a request may have { $high } kB. Send less.
error-not-json-body = The body of this request must be JSON (application/json).
error-bad-csrf-token = This page was open for too long, or the request came from another site. Try again.
error-bad-request = The request does not fit: { $remedy }.
error-too-many-requests =
    { $seconds ->
        [one] Too many requests from your address. Wait { $seconds } second, then try again.
       *[other] Too many requests from your address. Wait { $seconds } seconds, then try again.
    }
error-server-broke = Something went wrong on the server; it is not your fault. Try again. If it happens once more, tell the host this number: { $request }
error-not-ready = The server cannot work right now. Try again in a moment.
error-server-busy = Many people are trying options at this moment. Wait a little, then try again.
error-claim-lost = This server has lost its claim on the database and changes nothing until it has it again. Try again in a moment; if it goes on, tell the host.
error-no-such-rules = There are no rules of “{ $value }” ({ $remedy }).
error-bad-name = “{ $value }” cannot be a name here. Choose 1 to 24 characters.
error-unseen-character = This name contains a character that nobody can see ({ $value }). Leave it out.
error-too-many-preferences = There is room for { $high } short preferences. Keep fewer.
error-bad-login = “{ $value }” cannot be a user name: in small letters it is too long. Choose a shorter one.
error-login-like-address = “{ $value }” looks like a network address, so it cannot be a user name. Add a letter, and leave out colons.
error-has-account = You already have an account: “{ $value }”.
error-login-taken = The user name “{ $value }” is taken. Choose another one, or sign in if it is yours.
error-wrong-password = This user name and this password do not belong together. Try again.
error-no-account = As a guest you have no password. Make an account first.
error-wrong-old-password = This is not your current password. Try again.
error-same-password = This is your password already. Choose another one.
error-sits-twice = As a guest you sit at a table where your account sits too ({ $value }). Finish that game or leave it, then sign in.
pages-missing = The web pages have not been built yet. Run “make web” here, then load the page again.
preview-about = Board games of espionage: play with friends or against bots, in the browser.
preview-table-open = You are invited to a game. Open the link and sit down: no account is needed.
preview-table-running = A game is being played here.
preview-table-finished = This game is over. Open the link to see how it went.
pages-not-packaged = This package of Konspira was built without its web pages. Install Node 20.19 or newer, then run “pip install --force-reinstall --no-deps .” in the folder with the source of Konspira; or install a wheel that was released.

## For people at a table

error-no-such-table = There is no table “{ $value }”, or it was deleted. Check the link.
error-table-not-started = Nobody has started this game yet. Wait for the host.
error-table-started = This game has started already. Sit down at another table, or watch.
error-table-running = This game is not over yet. Play it to its end first.
error-no-next-part = Nothing follows this game. Ask for a rematch, or start another one.
error-table-finished = This game is over. Ask for a rematch, or start another one.
error-table-full = Every seat at this table is taken. Watch, or make a table of your own.
error-table-other-rules = This game was begun with other rules or other cards ({ $value }) than this server has now. The version of Konspira that began it can still read it.
error-too-many-bots = Levels for { $value } bots were named, but the number of seats is { $high }. Name one level for each seat.
error-no-such-seat = There is no seat { $value } at this table; the seats have the numbers from 0 to { $last }.
error-seat-taken = Seat { $value } is taken. Choose another one.
error-same-seat = Seat { $value } is named twice. Name two seats that change places.
error-seats-fixed = Everybody keeps the side that they played in the part before. To play the other one, make a new table.
error-seats-empty = Nobody sits in seat { $value } yet. Wait for a friend, or put a bot there.
error-not-the-host = Only the host of this table can do that. Ask the host.
error-not-seated = Only those who have a seat at this table can do that. You may watch.
error-not-watched = This table is played without spectators. Ask the host for a seat, or choose another table.
error-not-yet-shown = { $minutes ->
    [one] Spectators see this game a minute later. Wait until there is something to see.
   *[other] Spectators see this game { $minutes } minutes later. Wait until there is something to see.
}
error-asides-later = What spectators write is shown to players when the game is over, so that nobody gets hints. Play it to its end.
error-seated = You play at this table, so you do not write among its spectators. Write in the chat of the table.
error-not-asked-for = Nobody asks to show your cards: the host has chosen something else for spectators.
error-open-needs-delay = Spectators may see all cards only with a delay, and { $value } minutes are given. Choose 1 to 1440 minutes.
error-series-not-open = What lies hidden in one part of a series goes on in the next, so its cards are not shown during play. Choose something else for spectators.
error-not-all-agree = { $value } has not agreed that spectators see all cards. Wait for it, or choose something else for spectators.
error-shuffle-incomplete = The random bytes of { $value } are still missing from the shuffle. They come by themselves when { $value } opens the page of the table.
error-stale-choice = This question is no longer open. Look at the table as it is now, and choose again if you are asked.
error-bot-sits-in = A bot plays for you at the moment. Take your seat back first.
error-not-away = No bot plays for you; the seat is yours.
error-resigned-already = You have resigned, and a bot plays on in your place. You may watch to the end.
error-nothing-to-take-back = Somebody has learned something since your last choice, so you cannot take it back on your own. Ask the others to agree.
error-others-watch-bots = { $value } plays here too and wants to see what the bots do. Pauses can be skipped only by somebody who plays with bots alone.
error-unknown-bot-speed = Bots have no speed “{ $value }” ({ $remedy }).
error-not-slow = Only slow games can be answered beforehand, and { $value } is played faster. Choose a pace with at least an hour for each move, or a day in reserve.
error-no-such-question = This game never asks “{ $value }” ({ $remedy }).
error-too-many-plans = You have { $most } answers beforehand already. Revoke one of them first.
error-bad-plan = There are { $value } deeds in this answer. Name 1 to { $most }, each of one or more choices.
error-no-such-plan = You have no answer beforehand with the number { $value }: it was used or revoked.
error-nothing-chosen-yet = You have not chosen anything yet that could be taken back. Choose first.
error-proposal-open = The table has not answered the last proposal yet. Wait for the answer, or let the one who proposed it withdraw it.
error-no-proposal = Nothing is proposed at the moment: it was answered or withdrawn. Propose something yourself if you like.
error-agreed-already = You have agreed already. Wait for the others.
error-empty-line = There is nothing in this line. Write something.
error-eyes-not-yet = The cards are opened when the game is over. Until then nobody looks with the eyes “{ $value }”; write own.
error-bad-eyes = Nobody can look with the eyes “{ $value }”. Write own, all, spectator or the number of a seat.
error-record-not-yet = The record of a game is opened when the game is over. Wait for its end.
error-no-design = There is no scenario here that could be saved. Build the board to its end first.
error-hints-not-agreed = You play against people here. Ask them to allow hints first (table menu).
error-hints-already = Hints are allowed at this table already. Just ask for one.
error-nothing-to-weigh = There is only one option, so there is nothing to weigh. Take it.
error-too-many-tables = Your tables now: { $value }; at most { $most } are allowed at a time. Finish one of them, resign or leave it first.
error-too-many-tables-here = From your address there are { $value } tables already; { $most } are allowed. Finish one of them, or ask the host of this server for more.
error-too-many-bot-tables = Your tables where bots play alone now: { $value }; at most { $most } are allowed at a time. Wait until such a game is over, or take a seat here yourself.
error-too-many-bot-tables-here = From your address bots play alone at { $value } tables already; { $most } are allowed. Wait until one of these games is over, or take a seat here yourself.
error-bot-tables-not-allowed =
    { $allowed ->
        [accounts] Only people with an account can let bots play alone here. Make an account, or take a seat yourself.
       *[other] Bots do not play alone on this server. Take a seat yourself.
    }
error-barred = The host of this server has barred you. Write to the host if you think that this is a mistake.
error-too-many-hints =
    { $most ->
        [one] There is only one hint a minute. Think for yourself for a while.
       *[other] There are only { $most } hints a minute. Think for yourself for a while.
    }
error-no-such-player = Nobody plays in seat { $value } whom a bot could replace. Name the seat of another person.
error-not-gone = The table has not waited long enough for { $value }. Try again in { $seconds } s if nothing happens.
error-clock-missing = The pace “{ $value }” has no times of its own. Give them as “clock”.
error-clock-value =
    { $part ->
        [turn] The time per move cannot be { $value } s. Give a number of seconds from 0 to { $high }.
        [reserve] The reserve cannot be { $value } s. Give a number of seconds from 0 to { $high }.
        [increment] The increment cannot be { $value } s. Give a number of seconds from 0 to { $high }.
       *[delay] The delay cannot be { $value } s. Give a number of seconds from 0 to { $high }.
    }
error-clock-too-short = Each move has only { $value } s besides the reserve. Time per move, increment and delay must make { $low } s together.
error-clock-starts-short = The first move has only { $value } s, as the increment comes after it. Time per move, delay and reserve must make { $low } s together.
error-pace-needed = A game can go on at one of these paces: { $value }. Name one of them.
error-pace-already = The table is played at this pace already. Choose another one.
error-on-holiday = { $value } is on holiday, so no bot can take over. Wait for the end of the holiday.
error-own-time-over = Your own time is over, so you cannot end the game for it. Make your choice.
error-time-not-over = Nobody has run out of time, so the game goes on.
error-holiday-already = You are on holiday already. Come back first.
error-holiday-too-long =
    { $left ->
        [0] You have used up your days of holiday for this year. The oldest ones come back after a year.
        [one] You have only { $left } day of holiday left this year, and asked for { $value }. Choose fewer days.
       *[other] You have only { $left } days of holiday left this year, and asked for { $value }. Choose fewer days.
    }
error-not-on-holiday = You are not on holiday. Your clocks run.
error-review-not-yet = A game is reviewed when it is over. Wait for its end.
error-too-many-reviews =
    { $most ->
        [one] Only one review a minute can be asked for. Wait a minute.
       *[other] Only { $most } reviews a minute can be asked for. Wait a minute.
    }
error-part-sealed = Something that lay hidden in this part goes on in the next one. Everything is opened when that one is over.
error-options-fixed = The part before has settled how this one is played. To play it otherwise, make a new table.

## For us

error-choice-table = The table of choices is numbered with gaps. This is a bug in Konspira; please report it.
error-declared-twice = “{ $value }” is declared twice, with other facts. This is a bug in Konspira; please report it.
error-refusal-missing = A legal choice was refused. This is a bug in Konspira; please report it.
error-end-in-lane = A sealed choice has tried to end the game. This is a bug in Konspira; please report it.
error-bot-not-asked = A bot is to choose for a seat that is not asked anything. This is a bug in Konspira; please report it.
error-message-missing = There is no message “{ $value }” ({ $language }). This is a bug in Konspira; please report it.
error-message-broken = The message “{ $value }” ({ $language }) cannot be put together: { $problem }. This is a bug in Konspira; please report it.

## What to do about it: phrases that stand inside the sentences above

remedy-near = did you mean “{ $near }”?
remedy-near-some = did you mean one of these: { $known }?
remedy-no-such-key = there is no such key; { $near }
remedy-not-here = it means nothing here; leave it out
remedy-known = known: { $known }
remedy-range = expected a whole number from { $low } to { $high }
remedy-no-options = this game has no options
remedy-seats =
    { $count ->
        [one] this game has { $count } seat
       *[other] this game has { $count } seats
    }
remedy-only =
    { $count ->
        [one] there is only { $count }
       *[other] there are only { $count }
    }
remedy-this-game = this is { $game }
remedy-this-game-has = this game has { $value }
remedy-expected-dict = expected names and values in braces
remedy-expected-flag = expected true or false
remedy-expected-list = expected a list in square brackets
remedy-expected-numbers =
    { $count ->
        [one] expected a list with { $count } whole number
       *[other] expected a list with { $count } whole numbers
    }
remedy-expected-key = expected hexadecimal digits for 1 to { $high } bytes
remedy-no-dice = this game has no dice; leave it out
remedy-whole-throw = each throw takes { $count } dice; name them all
remedy-expected-step = expected a step like raid_card(0,2)
remedy-other-numbers = this step takes other numbers
remedy-does-not-fit = its numbers do not fit this position
remedy-not-by-rules = the rules do not lead there
remedy-expected-lanes = expected one list for each seat; number of seats: { $count }
remedy-idle-lanes = nobody has anything to choose in these lanes
remedy-changed = this position was changed after Konspira wrote it; leave out fingerprint, agenda and lanes, and the rules fill in what comes next
remedy-written-only = only a position with Konspira’s fingerprint may name it; leave it out, and the rules fill in what comes next
remedy-nothing-left = nothing is left to do, yet no one has won; leave the agenda out, and the rules fill it in
remedy-not-in-deck =
    it is not in the deck it would be drawn from; there: { $count ->
        [0] nothing
       *[other] { $known }
    }
remedy-other-type = { $path }expected { $known }, found { $value }
remedy-missing-key = { $path }the key { $key } is missing
remedy-unknown-key = { $path }the key { $key } is not known
remedy-misfit = { $path }this value does not fit here
remedy-not-json = the text is not whole JSON
remedy-record-start = it needs a seed from 0 to { $seed }, or a key of 1 to { $key } bytes in hexadecimal digits
remedy-unfinished = an unfinished game
remedy-at-line = line { $line }, column { $column }
remedy-at-end = the end of the file
remedy-not-utf8 = the text is not UTF-8
remedy-no-such-file = there is no such file
remedy-is-folder = it is a folder
remedy-not-allowed = access is not allowed
remedy-too-long =
    { $high ->
        [one] { $path }at most { $high } character fits here
       *[other] { $path }at most { $high } characters fit here
    }
remedy-too-short =
    { $low ->
        [one] { $path }at least { $low } character is needed
       *[other] { $path }at least { $low } characters are needed
    }
remedy-too-many = { $path }there may be { $high } of them at most
remedy-at-most = { $path }the number may be { $high } at most
remedy-at-least = { $path }the number must be { $low } at least
remedy-no-such-value = { $path }“{ $value }” cannot be chosen here
remedy-expected-number = expected a number
remedy-expected-yes-no = expected true or false
remedy-no-body = it has no body
remedy-odd-signs = { $path }some of these characters are not allowed here, or their number is wrong
remedy-backup-cut = its end is missing
remedy-backup-after-end = something follows after its end
remedy-backup-changed = its checksum does not fit
remedy-backup-kind = it calls itself { $value }
remedy-backup-no-gzip = it is not a whole gzip file
remedy-lesson-unlisted = no course has this lesson; add it to course.toml
remedy-lesson-no-position = the first step needs a position
remedy-lesson-refused = { $reason }
remedy-lesson-name = “{ $value }” cannot be a name here; use small letters and dashes, each name once
remedy-lesson-goal-empty = it asks for nothing; give it a choice, an event, a path in the view, or over
remedy-lesson-reply = “{ $value }” is not a reply; write the seat and its choice, as in 1:end_turn
remedy-lesson-answer-empty = it answers nothing; say what was tried, or the code of the refusal
error-no-such-lesson = There is no lesson { $value }. { $remedy }
