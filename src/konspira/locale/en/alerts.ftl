# Messages that leave the server: by push, by e-mail, to webhooks.
shell-alert-turn = { $game }: it is your turn
shell-alert-turn-of = { $game }: it is { $name }’s turn
shell-alert-time = { $game }: your time runs low
shell-alert-time-over = { $game }: your time is over; the others may end the game until you choose
shell-alert-bot = { $game }: a bot has taken your seat
shell-alert-reaction = { $game }: reactions are open
shell-alert-against = { $game }: { $name } acted against you
shell-alert-began = { $game }: the game has begun
shell-alert-ended = { $game }: the game is over
shell-alert-invited = { $game }: { $name } invites you
shell-alert-chat = { $game }: { $name } wrote to you
shell-alert-agree-take-back = { $game }: { $name } asks to take back a choice
shell-alert-agree-end = { $game }: { $name } asks to end the game
shell-alert-agree-hints = { $game }: { $name } asks whether hints are allowed
shell-alert-agree-stand-in = { $game }: { $name } asks to let a bot sit in
shell-alert-agree-pace = { $game }: { $name } asks to go on at another pace
shell-alert-agree-expired = { $game }: { $name } has run out of time; you may end the game
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
shell-alert-later = In an hour
shell-alert-foot = You get this mail because you asked Konspira to tell you.
shell-alert-stop = No more mails
shell-alert-confirm = Is this your e-mail address?
shell-alert-confirm-about = Somebody, probably you, wants Konspira to write to this address when a table waits. If it was you, press the link within a day. If not, do nothing: no more mail comes.
shell-alert-confirm-press = Yes, write to me
shell-alert-confirm-foot = This mail was sent once, because this address was entered at Konspira.

# What can be wrong with alerts.
error-address-asked-already = This address was asked a short while ago. Look into the mailbox, or wait an hour.
error-bad-hook-url = Nothing can be sent to “{ $value }”. Write an address like https://example.org/hook, without user, password and #.
error-bad-link = This link is not ours or is not whole. Copy all of it.
error-bad-mail-address = “{ $value }” is no e-mail address. Write one like anna@example.org.
error-bad-mail-sender = KONSPIRA_MAIL_FROM cannot be “{ $value }”. Write Konspira <konspira@example.org>.
error-bad-mail-url = KONSPIRA_MAIL_URL is no mail server. Write smtp://user:password@host:587.
error-bad-push-contact = KONSPIRA_PUSH_CONTACT cannot be “{ $value }”. Write mailto:you@example.org.
error-bad-push-subscription = This is no subscription of a browser ({ $reason }). Switch push off and on again.
error-channel-not-set-up = The host of this server has not set up “{ $value }”. Ask the host.
error-device-of-another = This device belongs to somebody else. Sign in there.
error-link-spent = This link has done its work or is too old. Look under Alerts.
error-mail-not-sent = The mail could not be sent ({ $reason }). Try again later.
error-mail-refused = The mail server refuses this address: “{ $reason }”. Check it.
error-no-such-channel = There is nowhere to send this by “{ $value }” yet. Set it up first.
error-no-such-device = This device is not told anything. Load the page again.
error-private-hook-url = “{ $value }” leads into a private network. Take a public address, or ask the host of this server to allow private ones.
error-quiet-all-day = Quiet hours from { $value } to { $value } never end. Change one of them.
error-too-many-devices = { $high } devices are told already. Stop one of them first.
error-too-many-muted = { $high } tables are muted. Let some of them speak again.
error-too-quick-to-wait = Only a table of a slow game can be put off, and { $value } is none. Mute a quick one in its menu.
error-unknown-zone = There is no time zone “{ $value }”. { $remedy }.
error-waits-not = The table { $value } does not wait for you now. Load the page again.
