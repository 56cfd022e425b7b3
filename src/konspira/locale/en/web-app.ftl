# The app: putting it on a device, the tables that wait, times without a connection.
app-about = Board games of espionage, with friends or against bots.
app-turn = Your turn
app-play = Play
app-screen-tables = The tables that wait for you
app-screen-home = The games

## The tables that wait

web-waits =
    { $count ->
        [0] Nothing waits for you
        [one] A table waits for you
       *[other] { $count } tables wait for you
    }
web-waits-order = Oldest deadline first
web-waits-none-about = Start a game, or look at one of yours.
web-waits-others = Others choose
web-waits-open-oldest = Open the oldest
web-waits-open = Open the table
web-waits-asked = You are asked
web-waits-since =
    { $count ->
        [one] Since you looked: one move.
       *[other] Since you looked: { $count } moves.
    }
web-waits-over = Ready or over
web-waits-badge =
    { $count ->
        [one] one waits for you
       *[other] { $count } wait for you
    }
web-waits-now = { $table }: it is your turn.
web-waits-left = left
web-waits-no-clock = no limit
web-later = Later
web-later-menu = Later, or mute: { $table }
web-later-in =
    { $hours ->
        [one] In an hour
       *[other] In { $hours } hours
    }
web-later-list = Put off
web-later-until = comes back at { $time }
web-later-back = Bring back
web-later-back-of = Bring back: { $table }
web-mute = Mute
web-mute-choice = Until your next choice
web-mute-off = Hear of it again
web-mute-is-choice = muted until your next choice
web-mute-is-always = muted
web-mute-is-off = you hear of it again

## The next table

web-next-table-more =
    { $count ->
        [one] Next table
       *[other] Next table, { $count } left
    }
web-next-swipe = or swipe the title line to the left

## Without a connection

web-offline-since = Offline since { $time }
web-offline-as-of = You see each table as it was at { $time }. Nothing can be sent; clocks go on.
web-offline-plain = Nothing can be sent or read until the connection is back.
web-offline-last = As last seen
web-offline-card = as of { $time }
web-offline-reckoned = reckoned
web-offline-look = You may look: what you saw of your tables is kept on this device until you sign out. A choice cannot be made now, and none is kept for later.
web-offline-table = Offline
web-offline-table-as-of = as it was at { $time }
web-offline-also = Also works offline
web-offline-rules = The rules of the games
web-offline-rules-about = in the language of this page
web-offline-back = The connection is back.

## On this device

web-app-install = Put Konspira on this device
web-app-install-about = It opens in its own window and shows your tables as last seen when there is no network.
web-app-install-press = Install
web-app-installed = Konspira is an app on this device
web-app-installed-about = It opens in its own window and shows the last seen tables offline ({ $size } MB).

## Preferences and switches that came with the app

web-pref-vibrate = Vibrate
web-pref-vibrate-about = when a table begins to wait for you, on devices that can
web-table-mute = Alerts about this table
web-table-mute-about = Switched off, nothing is sent about it. The table still counts among those that wait.
