# The page of alerts, and the offer at a table.
web-alerts = Alerts
web-alerts-grid = Events and channels
web-alerts-when = Tell me when
web-alerts-by-tab = This tab
web-alerts-by-push = Push
web-alerts-by-mail = E-mail
web-alerts-by-hook = Webhook
web-alerts-head-tab = title, icon, sound
web-alerts-head-devices =
    { $count ->
        [one] 1 device
       *[other] { $count } devices
    }
web-alerts-head-none = not set up
web-alerts-head-confirmed = confirmed
web-alerts-head-unconfirmed = not confirmed
web-alerts-head-bounced = refused
web-alerts-needed = You are needed
web-alerts-good = Good to know
web-alerts-turn = It is your turn
web-alerts-turn-about = with what is to be done
web-alerts-time = Your time runs low
web-alerts-time-about = at 6 hours and at 1 hour; live games at 2 minutes
web-alerts-bot = A bot took your seat
web-alerts-bot-about = you can take it back at any time
web-alerts-agree = You are asked to agree
web-alerts-agree-about = a take back, a bot for someone away
web-alerts-reaction = Reactions are open
web-alerts-reaction-about = every seat is told at the same moment, whatever it holds
web-alerts-against = Somebody acts against you
web-alerts-against-about = public deeds that name your seat; never cards
web-alerts-game = A game begins or ends
web-alerts-game-about = with the winner
web-alerts-invited = You are invited
web-alerts-invited-about = also to a rematch
web-alerts-chat = Somebody writes to you
web-alerts-chat-about = @name in the chat: who and where, never the words
web-alerts-cell = { $event }, { $channel }, { $state }
web-alerts-is-on = on
web-alerts-is-off = off
web-alerts-is-always = always on
web-alerts-is-never = not offered
web-alerts-try = Try it
web-alerts-try-about = what you see is what will come
web-alerts-test = Test
web-alerts-test-of = Test: { $channel }
web-alerts-test-shown = Your alerts arrive here.
web-alerts-sending = sending
web-alerts-shown = shown
web-alerts-denied = the browser does not allow it
web-alerts-seconds = { $seconds } s
web-alerts-today = today { $time }
web-alerts-not = When not to
web-alerts-slow = Only slow games
web-alerts-slow-about = Tables with a day or more for a choice. Live tables use this tab alone.
web-alerts-looking = Not while I am looking
web-alerts-looking-about = A table open before you on any device counts. Otherwise we wait first, in case you are on your way.
web-alerts-delay = Wait
web-alerts-wait =
    { $seconds ->
        [0] not at all
        [30] 30 seconds
       *[other] 2 minutes
    }
web-alerts-quiet = Quiet hours
web-alerts-quiet-from = Quiet from
web-alerts-quiet-to = Quiet until
web-alerts-to = to
web-alerts-zone = Time zone
web-alerts-zone-here = as this device says
web-alerts-zone-take = Take { $zone }, as this device says
web-alerts-urgent = except when your time would run out before { $time }
web-alerts-every = At most one in
web-alerts-every-about = What comes in between arrives together: “3 tables wait for you”.
web-alerts-mail-every = E-mail: one at most every
web-alerts-span =
    { $minutes ->
        [10] 10 minutes
        [30] 30 minutes
        [60] 1 hour
        [180] 3 hours
        [360] 6 hours
        [720] 12 hours
       *[other] 24 hours
    }
web-alerts-lock = What a lock screen may show
web-alerts-lock-question = Table and question
web-alerts-lock-waits = That a table waits
web-alerts-lock-nothing = Nothing
web-alerts-lock-never = Cards, identities, notes and chat words never leave the table, whatever you choose here.
web-alerts-sample = Sample
web-alerts-devices = Devices with push
web-alerts-device-here = this device, since { $day }
web-alerts-device-since = since { $day }
web-alerts-device-last = last push { $day }
web-alerts-device-silent = silent since { $day }, leaves the list after 14 days
web-alerts-stop = Stop
web-alerts-forget = Forget
web-alerts-stopped = { $device } is told nothing more
web-alerts-undo = Undo
web-alerts-on-device = On this device
web-alerts-how-to-allow = Your browser does not let this site notify you. Press the sign beside the address, allow notifications and load the page again.
web-alerts-no-push = This browser takes no push.
web-alerts-iphone = On an iPhone put Konspira on the home screen first; Safari allows push only there.
web-alerts-mail-address = Your e-mail address
web-alerts-mail-add = Send
web-alerts-mail-asked = A mail is on its way to { $address }. Press the link in it within a day.
web-alerts-mail-again = Send the mail again
web-alerts-mail-confirmed = confirmed
web-alerts-mail-open = not confirmed; look into the mailbox
web-alerts-mail-bounced = the mail server refuses this address
web-alerts-mail-is-confirmed = Your address is confirmed.
web-alerts-mail-is-off = No more mails. You can switch them on again here.
web-alerts-mail-end = No more mails?
web-alerts-mail-end-about = Nothing more is sent to your address until you confirm it again.
web-alerts-mail-end-press = End them
web-alerts-hook-about = For a chat room or a program of yours: an address that takes JSON, as Discord and Slack do.
web-alerts-hook-url = Address of the webhook
web-alerts-hook-add = Save
web-alerts-hook-secret = signed with
web-alerts-sent = What was sent to me
web-alerts-sent-none = Nothing was sent yet. Test a channel.
web-alerts-sent-all = All of the last 30 days
web-alerts-clear = Clear
web-alerts-together =
    { $count ->
        [one] 1 alert
       *[other] { $count } alerts in one
    }
web-alerts-delivered = delivered in { $seconds } s
web-alerts-was-quiet = held for quiet hours, delivered in { $seconds } s
web-alerts-refused = refused: { $reason }
web-alerts-waiting = on its way
web-alerts-held-quiet = waits for the end of quiet hours
web-alerts-held-spaced = waits for the next digest
web-alerts-why-answered = not sent, it was over already
web-alerts-why-looking = not sent, you were looking
web-alerts-why-muted = not sent, the table is muted
web-alerts-why-later = put off, comes later
web-alerts-why-too-late = too late
web-alerts-why-no-place = nobody there any more
web-alerts-sum-slow = When a slow table waits for you, { $ways } are told.
web-alerts-sum = When a table waits for you, { $ways } are told.
web-alerts-sum-tab = open tabs
web-alerts-sum-push =
    { $count ->
        [one] 1 device
       *[other] { $count } devices
    }
web-alerts-sum-mail = your mailbox
web-alerts-sum-hook = your webhook
web-alerts-sum-quiet = Nothing between { $from } and { $to }.
web-alerts-host-both = This host sends neither push nor e-mail
web-alerts-host-push = This host sends no push
web-alerts-host-mail = This host sends no e-mail
web-alerts-host-about = Nothing of yours is lost: as soon as the host switches it on, it appears here.
web-alerts-host-you = You run this host? The page “Hosting” of the documentation has five lines for each.
web-alerts-nobody = Say a name at a table first, or begin here.
web-alerts-begin = Begin
web-alerts-offer = Shall we tell you when it is your turn?
web-alerts-offer-about = None at night, and several together. Asked only once.
web-alerts-offer-here = On this device
web-alerts-offer-mail = By e-mail
web-alerts-offer-not = Not now
web-alerts-told = You will be told.
