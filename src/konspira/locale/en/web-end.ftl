# The end of a game and the way back through it.

## Counting

web-count = The points are counted
web-count-status = Counting
web-count-skip = Skip
web-count-winner = Winner
web-count-of = { $source }: { $gains }.
web-count-identities = Identities
web-count-side = { $faction }: { $seats }.
web-count-lost = Does not count for this side: { $list }.
web-count-last =
    { $faction ->
        [loyalist] { $seat } comes last, so every Loyalist loses { $count }.
       *[restorationist] { $seat } comes last, so every Restorationist loses { $count }.
    }
web-count-no-penalty = Nobody pays a penalty.
web-count-needed = { $count } would win the game.
web-count-tied = Nobody has more copies than all others, so nobody is paid.
web-count-most = { $seat } has more copies than anybody else.
web-count-events = Events cost the player they lie before.
web-count-points = Victory Point cards count as they are.
web-count-discards = Every discarded card counts one point.
web-count-hand = The cards in hand count their value.
web-count-agenda = The agendas are turned up.
web-count-mission =
    { $count ->
        [0] Nobody completes it.
        [one] { $seats } completes it.
       *[other] { $seats } complete it.
    }

## How it ended

web-end-minutes =
    { $count ->
        [one] { $count } minute
       *[other] { $count } minutes
    }
web-end-rounds =
    { $count ->
        [one] { $count } round
       *[other] { $count } rounds
    }
web-end-turns =
    { $count ->
        [one] { $count } turn
       *[other] { $count } turns
    }
web-end-stages =
    { $count ->
        [one] { $count } stage
       *[other] { $count } stages
    }
web-end-decided = What decided it: { $source }, { $own } to { $other }.
web-end-shared = { $seats } share the victory with { $count } points each.
web-end-ahead = { $seat } has { $count } points, { $other } { $theirs }.
web-end-emerald =
    { $faction ->
        [loyalist] { $seat } wins for the Loyalists
       *[restorationist] { $seat } wins for the Restorationists
    }
web-end-emerald-you =
    { $faction ->
        [loyalist] You win for the Loyalists
       *[restorationist] You win for the Restorationists
    }
web-end-emerald-tie = Equal points, { $count } each: on a tie a Restorationist beats a Loyalist, so { $seat } wins.
web-end-target =
    { $count ->
        [one] { $seats } reached { $target } points, and that ended the game.
       *[other] { $seats } reached { $target } points, and that ended the game.
    }
web-end-track =
    { $faction ->
        [loyalist] The Loyalist marker reached { $space }, the end of its track.
        [restorationist] The Restorationist marker reached { $space }, the end of its track.
       *[both] Both markers reached { $space }, the end of their tracks.
    }
web-end-reveal = { $seat }, a Restorationist, had to reveal the secret identity.
web-end-turns-over = Turn { $count } was the last one.

## How Stawka ended

web-ending-not-yet = The game was not played to its end.
web-ending-vp = { $seat } has { $have } victory points in stage { $stage }, and { $need } win; { $other } has { $theirs }.
web-ending-secrets = { $seat } has won { $have } secrets by stage { $stage }, and { $need } win; { $other } has { $theirs }.
web-ending-exposure = Kloss is exposed in stage { $stage }, with { $have } evidence against him.
web-ending-compromise = The German chief is compromised in stage { $stage }, with { $have } evidence against them.
web-ending-network-broken = The Polish network is broken in stage { $stage }: all agents but Kloss are in jail or dead.
web-ending-no-agents = No German agent is left after stage { $stage }.
web-ending-room-217 = { $seat } opens room 217 in stage { $stage }.
web-ending-dispatch = The dispatch goes out in stage { $stage }, before the radio is silenced.
web-ending-located = The radio was located, and after stage { $stage } that decides for { $seat }.
web-ending-audi-stopped = The Black Audi is stopped in stage { $stage }, before it reaches the barracks.
web-ending-barracks = The Black Audi brings Pulkowski to the barracks in stage { $stage }.
web-ending-prisoners = In stage { $stage } three Polish agents are in jail at the same time.
web-ending-password = { $agent } guesses the password “{ $word }” in stage { $stage }.
web-ending-time = Stage { $stage } was the last one, and with the time up { $seat } wins.
web-ending-time-points = Stage { $stage } was the last one: { $seat } has { $have } points, { $other } { $theirs }.
web-ending-time-drawn = Stage { $stage } was the last one, and neither side has won by then: { $have } to { $theirs } points.

## How it went

web-course-score = Score
web-course-lead = Lead
web-course-chance = Chance
web-course-at = { $label }, move { $move }
web-plot-caption-score = Score of each player at each moment
web-plot-caption-lead = How far each player is before the best of the others, at each moment
web-plot-caption-chance = Share of imagined games won by each player after each choice
web-moments-end = The end of the game
web-moments-slip = { $name } gives away chances
web-moments-gain = Fortune turned in favour of { $name }
web-moments-loss = Fortune turned against { $name }
web-moments-between = { $low } to { $high }

## The picture

web-picture = Share picture
web-picture-copy = Copy picture
web-picture-copied = Picture copied
web-picture-link = Copy link
web-picture-save = Save
web-picture-names = With names
web-picture-seats = The picture shows seats: names need the consent of everybody at the table.
web-picture-failed = The picture could not be made. The link still works.

## Replay

web-replay-speed = Speed
web-replay-stops = stop at remarks
web-replay-eyes = With the eyes of
web-replay-keys = keys 1 to { $last }
web-replay-open = All open
web-replay-spectator = Spectator
web-key-play = let a replay run, or stop it
web-key-speed = slower, faster
web-key-eyes = with whose eyes a replay is seen
