# The web client: everything its frame says. The picture of a game has its texts in web-<game>.ftl.

## Everywhere

web-skip = Skip to the content
web-nav = Pages
web-nav-play = Play
web-nav-tables = Tables
web-nav-learn = Learn
web-nav-puzzles = Puzzles
web-nav-rules = Rules
web-nav-preferences = Preferences
web-language = Language
web-theme-to-light = Switch to the light theme
web-theme-to-dark = Switch to the dark theme
web-home-link = Home
web-close = Close
web-loading = Loading …
web-try-again = Try again
web-reload = Reload the page
web-new-version = There is a new version. Reload after your move.
web-you = you
web-somebody = someone
web-game = Game
web-players = Players
web-link = Link to the table
web-link-copied = The link is copied.
web-copy = Copy
web-copied = Copied
web-share = Share
web-shared = Link copied
web-minutes = { $count } min
web-days =
    { $count ->
        [one] { $count } day
       *[other] { $count } days
    }
web-hours =
    { $count ->
        [one] { $count } hour
       *[other] { $count } hours
    }
web-error-unreachable = The server cannot be reached. Check your connection and try again.
web-error-server = The server could not do this ({ $code }). Try again in a moment.

## Who I am

web-me-guest = guest
web-me-change = change your name
web-me-name = Your name at the table
web-me-save = Use this name
web-me-account = Your account
web-me-keep = Keep my games
# Lists, separated by commas: one word of each makes a name, such as Quiet Heron.
web-guest-adjectives = Quiet, Clever, Patient, Bold, Gentle, Swift, Sly, Merry, Calm, Curious, Careful, Lucky, Nimble, Silver, Amber, Velvet
web-guest-nouns = Heron, Badger, Fox, Raven, Otter, Hare, Lynx, Owl, Falcon, Marten, Hedgehog, Swallow, Magpie, Beaver, Stork, Squirrel
web-guest-name = { $adjective } { $noun }

## Home

web-home = Choose a game, then how to start
web-home-one = How do you want to play?
web-yours = Your tables
web-next =
    { $count ->
        [one] A table waits for you
       *[other] { $count } tables wait for you
    }
web-play-next = Play next
web-how-to-play = How to play
web-strength = Strength of the bots
web-level-random = Random
web-level-greedy = Greedy
web-level-easy = Easy
web-level-medium = Medium
web-level-hard = Hard
web-level-expert = Expert
web-level-ismcts = Tree search
web-level-search = Search
web-level-strength = { $level }: wins { $percent }% against “{ $below }”
web-bots-about = Starts at once. You can leave and come back.
web-strength-measured = Wins { $percent } of 100 games against the level “{ $below }”.
web-strength-measured-in = Wins { $percent } of 100 games against the level “{ $below }”, measured in the scenario “{ $scenario }”.
web-open-all =
    { $count ->
        [one] Show { $count } open table
       *[other] Show all { $count } open tables
    }
web-sit-down = Sit down
web-usual = usual
web-needs-seats = ({ $low } to { $high } players)
web-file-pick = From a file …
web-file-label = Scenario file (TOML)
web-file-used = { $file } is used.
web-file-unread = The file cannot be read. Choose a text file.
web-pace = Time
web-pace-none = no clock
web-pace-live = live: 45 seconds a move, 10 minutes in reserve
web-pace-daily = by correspondence: a day a move, 3 days in reserve
web-pace-relaxed = unhurried: 3 days a move, 7 days in reserve
web-pace-short-live = live clock
web-pace-short-daily = a day a move
web-pace-short-relaxed = 3 days a move
web-visibility = Who finds the table
web-visibility-unlisted = only people with the link
web-visibility-public = everybody, in the list of open tables
web-spectators = Spectators
web-spectators-public = see what everybody may know
web-spectators-open = see all cards, later
web-spectators-delayed =
    { $minutes ->
        [one] { $what } (a minute later)
       *[other] { $what } ({ $minutes } minutes later)
    }
web-delay = Spectators see it this many minutes later
web-overheard = The players’ chat
web-overheard-no = for the players alone until the end
web-overheard-yes = spectators read it, too
web-open-warning = Spectators then see every hand and every secret. Each person at the table has to agree before the start.
web-consent = Open cards for spectators
web-consent-about =
    { $minutes ->
        [one] The host wants spectators to see all cards, yours too, a minute later. A spectator who has seen them could tell a player what still lies hidden then.
       *[other] The host wants spectators to see all cards, yours too, { $minutes } minutes later. A spectator who has seen them could tell a player what still lies hidden then.
    }
web-consent-yes = I agree
web-consent-no = I do not agree any more
web-consent-missing = Not agreed yet: { $names }.
web-consent-all = Everybody here has agreed.
web-start-consent = Not everybody has agreed to open cards: { $names }.
web-shown-from = Spectators see this game with a delay. Here it begins at { $time }.
web-shown-wait = Still { $time } to wait.
web-shown-later =
    { $minutes ->
        [one] You see the game a minute later than its players.
       *[other] You see the game { $minutes } minutes later than its players.
    }
web-shown-open = All cards are open.
web-spectators-later = may look when it is over
web-spectators-none = nobody may watch

## Lists of tables

web-list-yours = Yours
web-list-yours-none = You sit at no table yet.
web-list-open = Open
web-list-open-none = No table waits for players.
web-list-running = Being played
web-list-running-none = No public game is being played.
web-list-finished = Finished
web-list-finished-none = No game is finished yet.
web-list-start = Start a game
web-row-alone = nobody else yet
web-row-your-turn = Your turn
web-row-free =
    { $count ->
        [0] all seats taken
        [one] { $count } seat free
       *[other] { $count } seats free
    }
web-row-waits = Waits to start
web-row-running = Being played
web-row-turn-of = { $name }’s turn
web-row-won = Won by { $names }
web-row-ended = Ended without a winner
web-row-goes-on = The next part waits

## The waiting room

web-seat-empty = Free seat
web-role-bot = bot, { $level }
web-role-you-host = you, the host
web-role-ready = ready
web-role-coming = sitting down …
web-role-reserved = kept for the rematch
web-role-kept = kept for the next part
web-role-away = away, a bot plays ({ $level })
web-role-resigned = resigned
web-room-waits = The table waits for players.
web-room-ready = Everybody is here.
web-room-host-starts = The host starts the game.
web-sit-down-again = Take my seat
web-bot-add = Add a bot …
web-bot-add-here = Add a bot at seat { $seat }
web-bot-remove = Remove the bot
web-bot-fill =
    { $count ->
        [one] Put a bot in the free seat
       *[other] Fill { $count } seats with bots
    }
web-start = Start the game
web-start-seats =
    { $count ->
        [one] One seat is still free: invite somebody or add a bot.
       *[other] { $count } seats are still free: invite people or add bots.
    }
web-start-names = Still missing: { $names }.
web-leave = Leave the table
web-invite-about = Anybody with this link can sit down or watch.
web-variants-change = Change
web-variants-done = Done

## The status line

web-status-loading = Opening the table …
web-status-open = Waiting for players
web-status-full = Waiting for the start
web-status-your-turn = Your turn
web-status-reactions = Reactions
web-status-chosen = You have chosen. The game waits for the others.
web-status-many = { $count } players are choosing.
web-status-over = Game over
web-status-past = Move { $move } of { $last }
web-status-lost = Reconnecting
web-status-lost-clock = Your clock runs on.
web-status-lost-calm = Nothing is lost.
web-clock-yours = Your time:
web-time-low = Time is short: { $time }.
web-phases = Round and phase
web-back-to-now = Back to now
web-to-scores = Back to the scores
web-tools = Tools
web-tool-list = Table as a list
web-tool-hint = Hint
web-tool-rules = Rules of the game
web-tool-sound = Sounds
web-tool-menu = Table menu

## Beside the board

web-dock = Your hand and question
web-side = Players and log
web-views = Parts of the table
web-tab-board = Board
web-tab-players = Players
web-tab-log = Log
web-tab-chat = Chat
web-tab-notes = Notes
web-tab-rules = Rules
web-unread = unread
web-score-now = now
web-only-you = Only you know this
web-log = Log of the game
web-log-empty = Nothing has happened yet.
web-log-new = { $count } new
web-chat = Chat
web-chat-said = { $name }: { $text }
web-chat-empty = Nobody has said anything yet. Say hello.
web-chat-quiet = Nobody has said anything yet.
web-chat-write = Say something to the table
web-chat-send = Send
web-chat-seated-only = Only those who sit at the table can write.
web-chat-players = Players
web-chat-onlookers = Spectators
web-chat-onlookers-empty = No spectator has said anything yet.
web-chat-onlookers-write = Say something to the spectators
web-chat-onlookers-only = This is what spectators said. Only they write here.
web-chat-onlookers-name = To write here, choose a name first.
web-chat-players-later = What the players say can be read when the game is over.
web-notes-about = Only you see these notes; they stay in this browser.
web-rules-players = How to play
web-rules-reference = Numbered rules
web-rules-window = Open in its own window
web-rules-english = The numbered rules are in English only.
web-rules-unknown = There are no rules of this game here.
web-rules-aid = Player’s aid
web-rules-aid-page = Player’s aid, one page
web-key-aid = the player’s aid of this game, in its own window
web-no-board = This client has no board for { $game }. Reload the page.

## The past

web-history = Moves of the game
web-history-first = First move
web-history-back = One move back
web-history-forward = One move on
web-history-last = Last move
web-history-play = Let the game run
web-history-pause = Stop
web-history-move = Move
web-move = Move { $move }
web-live = Now
web-spectator-eyes = This is what the others can see.
web-spectator-closed = This table has no spectators.
web-spectator-eyes-later =
    { $minutes ->
        [one] Spectators see this now: the table as it was a minute ago.
       *[other] Spectators see this now: the table as it was { $minutes } minutes ago.
    }
web-spectator-not-yet =
    { $minutes ->
        [one] Spectators see nothing yet: the game is shown to them a minute later.
       *[other] Spectators see nothing yet: the game is shown to them { $minutes } minutes later.
    }

## Above the dock

web-take-back = Undo
web-skip-bots = Skip to my turn
web-proposal-take-back = { $name } asks to undo the last choice.
web-proposal-end = { $name } proposes to end the game here.
web-proposal-hints = { $name } proposes that everybody may ask for hints.
web-proposal-stand-in = { $name } proposes that a bot plays for { $other }, who seems to be away.
web-proposal-stand-in-you = { $name } proposes that a bot plays for you, because you seem to be away.
web-here = I am here
web-proposal-missing = Still to answer: { $names }.
web-agree = Agree
web-decline = Decline
web-withdraw = Withdraw
web-sits-in = A bot plays for you while you are away.
web-come-back = Take your seat back

## The table menu

web-menu-game = This game
web-menu-rewind = Undo my last choice
web-menu-propose-take-back = Ask to undo my last choice
web-menu-end = End the game
web-menu-propose-end = Propose to end the game
web-menu-propose-hints = Ask the others to allow hints
web-hints = Hints
web-hints-yes = everybody may ask for them
web-hints-no = only against bots, or when all agree
web-stand-in = Let a bot play for { $name }
web-menu-proposal-open = The table has not answered the last proposal yet.
web-menu-resign = Resign
web-resign-sure-end = This ends the game; you give it up.
web-resign-sure-bot = A bot will play on in your seat. You cannot come back.
web-resign-yes = Resign for good
web-resign-no = Keep playing
web-menu-invite = Invite
web-menu-played = Played like this
web-menu-away = Go to the home page
web-menu-away-note = Your seat stays yours. The game waits under your tables.
web-fair = How do I know it is fair?
web-fair-about = The server chose a secret before anybody sat down and published its fingerprint (SHA-256). Each browser added random bytes of its own. All of them together deal the cards, so neither the server nor a player can choose the deal.
web-fair-commitment = The fingerprint of the server’s secret
web-fair-salts = Random bytes of the seats
web-fair-bot = none, a bot
web-fair-missing = not yet
web-fair-secret = The server’s secret
web-fair-later = The secret is opened when the game is over. This page then checks it.
web-fair-unable = This browser cannot compute the check on an unsafe connection (http). Use https, or check the record with konspira verify.
web-fair-promise-kept = The secret is the one that was promised.
web-fair-promise-broken = The secret is not the one that was promised.
web-fair-own-there = The bytes of this browser are part of the deal.
web-fair-own-missing = The bytes of this browser are not part of the deal.
web-fair-verify = That the cards were dealt from these numbers can be checked with the record:
web-record = Save the record

## The end

web-end-you = You win
web-end-winner =
    { $count ->
        [one] { $names } wins
       *[other] { $names } share the victory
    }
web-end-nobody = The game is over
web-end-drawn = A draw: nobody wins
web-end-agreed = All players agreed to end the game here.
web-end-stopped = The host of this server has ended the game.
web-end-capped = Bots had played alone for too long, so the server ended the game.
web-end-resigned =
    { $count ->
        [one] { $names } resigned.
       *[other] { $names } have resigned.
    }
web-rematch = Rematch
web-rematch-open = Go to the rematch
web-go-on = Go on with part { $part }
web-go-on-open = Go to part { $part }
web-campaign-short = Part { $part } of { $parts }
web-campaign-standing = Parts won: { $standing }
web-campaign-over = The campaign is over. Parts won: { $standing }
web-sealed = What was hidden in this part stays closed until the next one is over: something of it is still in play.
web-replay = Replay
web-show-board = Board
web-new-table = New table
web-scores = Scores
web-course = How it went
web-course-look = Look at this moment
web-course-failed = The course of the game could not be loaded.
web-plot-table = The same as numbers
web-plot-moment = Moment
web-plot-end = End
web-moments = Moments

## What happened at the table

web-line-joined = { $name } sits down.
web-line-moved =
    { $side ->
        [polish] { $name } moves to the Polish side.
        [german] { $name } moves to the German side.
       *[none] { $name } moves to seat { $seat }.
    }
web-line-seats-drawn = Who sits where was drawn by lot.
web-line-left = { $name } leaves the table.
web-line-started = The game begins.
web-line-took-back = { $name } undoes a choice.
web-line-rewound = All agree: the last choice of { $name } is undone.
web-line-proposed-take-back = { $name } asks to undo the last choice.
web-line-proposed-end = { $name } proposes to end the game.
web-line-declined = { $name } declines.
web-line-resigned = { $name } resigns.
web-line-sat-in = The time of { $name } has run out. A bot sits in.
web-line-stood-in = { $name } seems to be away. A bot plays until { $name } is back.
web-line-proposed-stand-in = { $name } seems to be away. Shall a bot sit in?
web-line-proposed-hints = { $name } proposes to allow hints.
web-line-hints-agreed = All agree: everybody may ask for hints.
web-line-hinted = { $name } asks for hints.
web-line-returned = { $name } is back.
web-line-ended = All agree to end the game.
web-line-stopped = The host of this server has ended the game.
web-line-capped = Bots have played alone for too long: the server ends the game.
web-line-rematch = { $name } wants a rematch.
web-line-sequel = { $name } wants to go on with the next part.
web-line-other = Something happened at the table: { $name }

## Keys

web-keys = Keys
web-keys-choose = To choose
web-keys-go = To get there
web-keys-hear = To hear and see
web-keys-past = In the log
web-key-enter = confirm, press
web-key-escape = clear the selection, close the summary, leave the chat
web-key-digits = option 1 to 9; hold Alt to see the numbers
web-key-pass = pass, if that is offered
web-key-why = why is this not offered?
web-key-details = details of what has the focus
web-key-undo = undo
web-key-hint = hint: what would the expert do?
web-key-skip = skip to your turn, when you play with bots alone
web-key-hand = hand
web-key-board = board
web-key-question = question
web-key-chat = chat
web-key-list = table as a list
web-key-arrows = from one thing on the board or in the hand to the next; with Ctrl farther
web-key-story = the story of the scenario, in Stawka
web-key-turn = say whose turn it is and how much time is left
web-key-scores = say the scores
web-key-spectator = hold: see what the others can see
web-key-move = one move back or on
web-key-phase = one phase back or on
web-key-ends = first move, now
web-key-help = this list

## Preferences

web-prefs-display = Display
web-prefs-play = Play
web-prefs-alerts = Sounds
web-prefs-kept = Kept in this browser and, once you have sat down at a table, with your name on the server.
web-pref-theme = Theme
web-pref-theme-system = as the system
web-pref-theme-light = light
web-pref-theme-dark = dark
web-pref-text-size = Text size
web-pref-animation = Movement
web-pref-animation-none = none
web-pref-animation-fast = fast
web-pref-animation-normal = normal
web-pref-animation-slow = slow
web-pref-seat-letters = Letters on the seats’ shapes
web-pref-seat-letters-about = A, B, C … in addition to colour and shape
web-pref-list-first = Table as a list first
web-pref-list-first-about = headings and lists instead of the picture
web-pref-chat-in-log = Chat in the log
web-pref-chat-in-log-about = what is said stands between the moves
web-pref-bot-speed = Speed of bots
web-pref-bot-speed-natural = natural
web-pref-bot-speed-brisk = brisk
web-pref-bot-speed-instant = instant
web-pref-confirm = Confirm a choice
web-pref-confirm-never = never
web-pref-confirm-public = when others learn of it
web-pref-confirm-always = always
web-pref-aids = Aids
web-pref-aids-about = counts that a player could work out by hand, such as unseen cards
web-pref-guide = Guided notes
web-pref-guide-about = short explanations when something comes up for the first time; switched on again, all are shown once more
web-note = Note
web-note-close = Understood
web-note-whole = Show the whole note
web-notes-off = No more notes
web-pref-by-itself = Answer by itself
web-pref-by-itself-about = where there is only one option; never in a reaction window, and not where all choose in secret
web-pref-key-hints = Key hints on buttons
web-pref-key-hints-about = such as Enter
web-pref-sounds = Sounds
web-pref-sounds-about = short tones: your turn, a move, a message, the end

## Account

web-account = Account
web-account-renamed = This is your name now.
web-account-keep = Keep your games
web-account-keep-about = You can play as a guest for as long as you like. With an account you find your games in other browsers too.
web-account-make = Make an account
web-account-sign-in = Sign in
web-account-made = Your account is ready. Your games are kept.
web-account-signed-in = You are signed in.
web-account-merge = The tables you have as a guest go over to your account.
web-account-yours = Signed in as { $login }
web-account-yours-about = Your games are kept and open in every browser where you sign in.
web-login = User name
web-password = Password
web-password-new = Password, at least 10 characters
web-password-change = Change the password
web-password-change-about = All other browsers where you are signed in are signed out. This one stays.
web-password-old = Current password
web-password-fresh = New password, at least 10 characters
web-password-again = New password again
web-password-not-twice = The two new passwords differ. Type the new one again.
web-password-changed = Your password is changed. You are signed out everywhere else.
web-sign-out = Sign out
web-sign-out-everywhere = Sign out everywhere
web-data = Your data
web-data-about = Save everything the server keeps about you as a file, or delete it.
web-export = Save my data
web-delete = Delete my data
web-delete-about = Your name, your account and your preferences are deleted. At running tables bots take your seats. This cannot be undone.
web-delete-word = delete
web-delete-type = Type “{ $word }” to confirm
web-delete-yes = Delete everything
web-delete-no = Keep everything

## Other pages

web-credits = Credits
web-credits-own = Boards, cards, portraits, posters and interface icons are our own drawings; no face is meant to be that of an actor. Konspira uses no artwork and no texts of publishers.
web-credits-icons = Icons
web-credits-icons-about = Some icons on cards are by artists of
web-credits-frame = Frame
web-credits-faces = Typefaces
web-portraits = Portraits
web-portraits-about = Every character with a portrait, in the sizes used at the tables, and the pictures on Stawka’s cards.
web-missing = There is no such page
web-missing-about = The address may be mistyped, or the page has moved.
web-session-ended = You are no longer signed in here as { $name }. Anything you start now, you start as a new guest.
web-closed-no-table = There is no such table
web-closed-no-table-about = The link may be incomplete, or everybody left before the game began.
web-closed-not-watched = This table is played without spectators
web-closed-not-watched-about = Only those who sit at it can see the game.
web-closed-signed-out = You have been signed out
web-closed-signed-out-about = Somebody signed out in this browser, or everywhere at once. Your game is safe: sign in again to go on.
web-closed-password-changed = Your password was changed
web-closed-password-changed-about = That ended your session here. Sign in with the new password to go on. If it was not you, tell the host.
web-closed-forgotten = Your data was deleted
web-closed-forgotten-about = It was deleted in another window. At running tables bots play in your place.
web-closed-barred = The host has ended your session
web-closed-barred-about = Ask the host why, if you do not know.
web-closed-bad-message = The server did not understand this page
web-closed-bad-message-about = Reload the page; if it happens again, tell the host.
web-broken = Something on this page broke
web-broken-about = Your game is safe on the server. Reload the page to go on.
web-broken-table = You were here:
web-broken-copy = Copy a report
web-broken-report = What went wrong
