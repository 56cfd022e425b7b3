# Building the town, passwords and scenario files in the browser. Terms as in stawka-free.ftl.

web-stawka-goal-prisoners = Three Poles in jail at once
web-stawka-goal-password = The enemy’s password (letters shown)
web-stawka-goal-network = The enemy network broken (agents out of the game)

## Building

web-stawka-tray = Sectors to lay
web-stawka-tray-left =
    { $count ->
        [one] { $count } sector of { $all } is still to be laid.
       *[other] { $count } sectors of { $all } are still to be laid.
    }
web-stawka-mark-sector = Choose a sector; then you choose its place on the map.
web-stawka-mark-cell = Choose a free place on the map, or another sector.
web-stawka-mark-turn = Choose how it lies.
web-stawka-cell-free = Free place, { $where }
web-stawka-lay-at = Lay here: { $sector }, { $where }
web-stawka-lay-turned = Lay it so: { $turn }
web-stawka-unplaced = not placed yet
web-stawka-meets =
    { $count ->
        [0] No street meets another.
        [one] { $count } street meets another.
       *[other] { $count } streets meet others.
    }

## Passwords

web-stawka-passwords = Passwords
web-stawka-password-open = not chosen yet
web-stawka-password-word = your word: { $word }
web-stawka-password-gap = unknown
web-stawka-password-yours =
    { $count ->
        [0] Only you see it. No letter is shown.
        [one] Only you see it. { $count } letter is shown.
       *[other] Only you see it. { $count } letters are shown.
    }
web-stawka-password-left =
    { $count ->
        [one] { $count } word is possible.
       *[other] { $count } words are possible.
    }
web-stawka-password-right = guessed
web-stawka-password-guesses = Wrong guesses: { $words }
web-stawka-word-own = Your password, five letters
web-stawka-word-guess = The enemy’s password, five letters
web-stawka-word-list = Words that fit
web-stawka-word-any = Any five letters.
web-stawka-word-fits =
    { $count ->
        [one] { $count } word of the list fits.
       *[other] { $count } words of the list fit.
    }
web-stawka-word-none = No word that is possible begins like this: { $word }. Take a letter away.
web-stawka-word-more = … and { $count } more
web-stawka-word-unlisted = “{ $word }” is not in the list of this table. Choose another word.
web-stawka-word-missed = “{ $word }” was guessed already and was wrong.
web-stawka-word-unlike = “{ $word }” does not agree with the letters that are shown.
web-stawka-word-do-keep = Choose { $word }
web-stawka-word-do-keep-none = Choose the word
web-stawka-word-do-guess = Guess { $word }
web-stawka-word-do-guess-none = Guess the word
web-stawka-word-random = Suggest one
web-stawka-word-risk = The right word wins the game. A wrong one costs you this agent.
web-stawka-list-spell = Type the word

## Scenario files

web-stawka-save-design = Save this scenario
web-stawka-design-title = Town of { $names }
