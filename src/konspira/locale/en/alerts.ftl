# Messages that leave the server: by push, by e-mail, to webhooks.
shell-alert-turn = { $game }: it is your turn
shell-alert-turn-of = { $game }: it is { $name }’s turn
shell-alert-time = { $game }: your time runs low
shell-alert-bot = { $game }: a bot has taken your seat
shell-alert-reaction = { $game }: reactions are open
shell-alert-began = { $game }: the game has begun
shell-alert-ended = { $game }: the game is over
shell-alert-invited = { $game }: { $name } invites you
shell-alert-chat = { $game }: { $name } wrote to you
shell-alert-agree-take-back = { $game }: { $name } asks to take back a choice
shell-alert-agree-end = { $game }: { $name } asks to end the game
shell-alert-agree-hints = { $game }: { $name } asks whether hints are allowed
shell-alert-agree-stand-in = { $game }: { $name } asks to let a bot sit in
shell-alert-winners = Winner: { $names }
shell-alert-waits = A table waits for you
shell-alert-news = News from a table
shell-alert-open = Open to see
shell-alert-tables =
    { $count ->
        [one] One table waits for you
       *[other] { $count } tables wait for you
    }
shell-alert-several =
    { $count ->
        [one] One message
       *[other] { $count } messages
    }
shell-alert-left-minutes =
    { $count ->
        [one] 1 minute left
       *[other] { $count } minutes left
    }
shell-alert-left-hours =
    { $count ->
        [one] 1 hour left
       *[other] { $count } hours left
    }
shell-alert-left-days =
    { $count ->
        [one] 1 day left
       *[other] { $count } days left
    }
shell-alert-test = Konspira: a test
shell-alert-test-about = Your alerts arrive here.
shell-alert-press = Open
shell-alert-foot = You get this mail because you asked Konspira to tell you.
shell-alert-stop = No more mails
shell-alert-confirm = Is this your e-mail address?
shell-alert-confirm-about = Somebody, probably you, wants Konspira to write to this address when a table waits. If it was you, press the link within a day. If not, do nothing: no more mail comes.
shell-alert-confirm-press = Yes, write to me
shell-alert-confirm-foot = This mail was sent once, because this address was entered at Konspira.
