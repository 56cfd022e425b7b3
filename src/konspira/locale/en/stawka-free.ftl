# The free scenario, its passwords, and scenarios of one's own (docs/rules/stawka.md, 4.7; docs/scenario-files.md).

stawka-scenario-free = Free scenario
stawka-scenario-own = Scenario of your own
stawka-difficulty-free-basic = basic game
stawka-difficulty-free-advanced = advanced game, with passwords
stawka-victory-vp = victory points
stawka-victory-secrets = secrets
stawka-victory-exposure = the enemy chief exposed
stawka-victory-prisoners = three Poles in jail at once
stawka-victory-password = the enemy’s password guessed
stawka-victory-network = the enemy network broken
stawka-victory-dispatch = the dispatch sent for a whole stage
stawka-victory-room-217 = the hotel card played in room 217
stawka-victory-barracks = the Black Audi back in the barracks, or stopped
stawka-ending-prisoners = three Polish agents are in jail
    .because = three Polish agents are in jail
stawka-ending-password = the password is guessed
    .because = the password is guessed

## Questions and choices

stawka-ask-lay-sector = Which sector do you lay?
stawka-ask-lay-cell = Where do you lay { $sector-the }?
stawka-ask-lay-turn = How far do you turn { $sector-the }?
stawka-ask-set-password = Your password, letter by letter: { $word }
stawka-ask-guess-password = { $agent } guesses the password: { $word }
stawka-ask-name-letter = Which letter of the enemy’s password do you want to see?
stawka-ask-mission-reward = What does the mission bring you?
stawka-activity-password = { $seat } chooses a password.
stawka-choose-sector = { $sector }
stawka-choose-cell = column and row { $cell }
stawka-cell-north = north of { $sector-the }
stawka-cell-east = east of { $sector-the }
stawka-cell-south = south of { $sector-the }
stawka-cell-west = west of { $sector-the }
stawka-choose-turn =
    { $count ->
        [0] upright
       *[other] turned right by { $count } degrees
    }
stawka-choose-letter = { $letter }
stawka-choose-guess = Guess the password
stawka-choose-name-letter = letter { $count }
stawka-choose-take-secret = Take a secret
stawka-choose-take-letter = Take a letter of the password

## Events

stawka-event-sector-laid =
    { $seat } lays { $sector-the } { $edge ->
        [north] north
        [east] east
        [south] south
       *[west] west
    } of { $sector_other-the }{ $count ->
        [0] { "" }
       *[other] , turned right by { $count } degrees
    }.
stawka-event-agent-drawn = { $seat } has { $agent-the } in the network.
stawka-event-password-chosen = Your password is “{ $word }”.
stawka-event-password-sealed = { $seat } chooses a password.
stawka-event-letter-shown = { $seat } sees letter { $count } of the enemy’s password, “{ $letter }”.
stawka-event-password-guessed = { $agent-nom } guesses the password “{ $word }”.

stawka-why-no-meeting = The agent meets no enemy; only then can the password be guessed.
stawka-why-not-in-list = No possible word begins with “{ $word }”.

## Options

stawka-option-scenario-free = Free: built at the table
stawka-option-scenario-other = one of your own
stawka-option-stage-cap = Draw after this many stages
stawka-option-stage-cap-none = never
stawka-option-stage-cap-12 = 12 stages
stawka-option-stage-cap-30 = 30 stages
stawka-option-stage-cap-60 = 60 stages
stawka-option-free-sectors = Free scenario: sectors
stawka-option-free-sectors-4 = 4
stawka-option-free-sectors-5 = 5
stawka-option-free-sectors-6 = 6
stawka-option-free-sectors-7 = 7
stawka-option-free-level = Free scenario: rules
stawka-option-free-level-basic = basic
stawka-option-free-level-extended = extended
stawka-option-free-level-advanced = advanced
stawka-option-free-cards = Free scenario: location and reaction cards
stawka-option-free-cards-advanced = at the advanced level only
stawka-option-free-cards-extended = from the extended level on
stawka-option-free-difficulty = Free scenario: game
stawka-option-free-difficulty-basic = basic: 8 stages, two secrets win
stawka-option-free-difficulty-advanced = advanced: a password or 13 VP win
stawka-option-free-timeout = Free scenario without a winner in time
stawka-option-free-timeout-draw = is drawn
stawka-option-free-timeout-vp = is won by VP
stawka-option-allow-rotation = Sectors may be turned
stawka-option-allow-rotation-false = no
stawka-option-allow-rotation-true = yes
stawka-option-password-wordlist = Passwords come from
stawka-option-password-wordlist-en = the English list
stawka-option-password-wordlist-pl = the Polish list
stawka-option-password-wordlist-de = the German list
stawka-option-password-wordlist-none = any five letters
stawka-option-password-fold-diacritics = Marks on letters (ą, ö) do not count in guesses
stawka-option-password-fold-diacritics-false = they count
stawka-option-password-fold-diacritics-true = they do not count

## Notes

stawka-note-build = You build the town together: lay one sector each in turn, beside one that lies already. Places near the police suit the Germans, long ways suit the Poles.
stawka-note-password = Your password is a word of five letters. Every secret shows your enemy one of them, and the first to guess the enemy’s word wins.
stawka-note-letters = A secret shows you one letter of the enemy’s password. Choose the place that rules out most words.
stawka-note-guess = Your agent meets an enemy and may guess the password. The right word wins at once; a wrong one costs you this agent.
stawka-note-reward = You choose what the mission brings. Evidence goes to the enemy agent of the same colour.

## Scenario files

error-bad-scenario = This scenario has a mistake in line { $line }: { $remedy }. ({ $count } in all)
remedy-design-long = a scenario file has at most { $count } letters; shorten it
remedy-design-not-toml = this is not TOML (column { $column }); put the line right
remedy-design-tangled = a scenario file is simpler than that: a key has at most { $parts } parts, brackets have { $deep } levels, a line has { $high } letters; write it out plainly
remedy-design-no-table = expected one table [{ $key }] and nothing beside it; found: { $value }
remedy-design-unknown-field = the field { $value } is not known; { $remedy }
remedy-design-unknown = “{ $value }” is not known here; { $remedy }
remedy-design-missing = the field { $key } is missing; add it
remedy-design-range = { $value } is out of bounds; expected a whole number from { $low } to { $high }
remedy-design-expected-text = expected a text in quotes
remedy-design-expected-number = expected a whole number
remedy-design-expected-flag = expected true or false
remedy-design-expected-list = expected a list in square brackets
remedy-design-expected-table = expected a table in curly brackets
remedy-design-title = a title has 1 to { $count } printable letters, not only spaces; choose another one
remedy-design-turn = a sector cannot be turned by { $value } degrees; expected 0, 90, 180 or 270
remedy-design-same-tile = { $value } is on the same tile as { $other }; take one of them out
remedy-design-same-square = { $value } lies there already; choose another square
remedy-design-no-sectors = a board needs at least one sector; lay one
remedy-design-apart = no edge joins { $value } to { $other }; move it beside another sector
remedy-design-same-color = { $value } has the same colour ({ $color }) as { $other }; take one of them out
remedy-design-agents = the side { $value } has { $count } agents; expected 2 to 4
remedy-design-no-kloss = { $value } is missing; he leads the Polish network, add him
remedy-design-off-board = { $value } is not on this board; lay its sector, or name another place
remedy-design-no-room = the side { $value } drafts { $count } agents, but there is room for { $room }; raise per_sector or lay more sectors
remedy-design-cards = location cards belong to level advanced and only there; this is { $value }
remedy-design-missions = a reward for { $value } missions belongs to levels extended and advanced, and only there
remedy-design-no-jail = from level extended on there are arrests; lay the sector police, which has the jail
remedy-design-film = { $value } belongs to the films; a file has no radio, no hotel card and no car: name vp, secrets, exposure, prisoners, password or network
remedy-design-no-victory = nobody could win; name vp, secrets, exposure, prisoners or password
remedy-design-no-secret = secrets cannot win, because no reward counts as one; write secret = true in a reward
remedy-design-no-chief = exposure cannot win without a German chief; add a black SS officer
remedy-design-few-prisoners = three Poles can never be in jail; this needs level extended and three Polish agents besides Kloss
remedy-design-no-password = letters belong to passwords; name password in victory, or leave letter out
remedy-stawka-no-password = “{ $value }” cannot be a password; expected a word of { $count } small letters, of the list where there is one
remedy-stawka-words-order = expected the words in the order of the letters
remedy-stawka-layout = no sector can be laid like this here
remedy-stawka-few-sectors = this board has { $count } sectors; name them all
remedy-stawka-needs-word = both seats need a password

## The terminal

shell-stawka-goal-prisoners = three Poles in jail
shell-stawka-goal-password = the enemy’s password
shell-stawka-unlimited = Stage { $stage }
shell-stawka-laid = Laid
shell-stawka-to-lay = Still to lay
shell-stawka-password = Password of { $seat }
shell-stawka-yours = yours: { $word }
shell-stawka-candidates = possible words: { $count }
shell-stawka-guessed = guessed
shell-scenario-good = { $file }: no mistakes. { $title }, level { $level }.
shell-scenario-mistake = { $file }:{ $line }: { $code }: { $remedy }
shell-scenario-count =
    { $count ->
        [one] One mistake. Put it right and check again.
       *[other] { $count } mistakes. Put them right and check again.
    }
shell-error-scenario-twice = Give either --scenario-file or the option scenario, not both.
shell-error-scenario-other = Scenario files belong to stawka, not to { $game }.
shell-error-file-not-text = { $file } is not text in UTF-8; save it as such.
shell-spell = Type a letter, several of them, or the whole word.
