# Clocks: own values, what happens when time is over, another pace, holidays.

web-start-pace-own = Own …
web-pace-own = own times …
web-pace-fast = live: { $clock }
web-pace-slow = by correspondence: { $clock }
web-clock-turn = { $time } a move
web-clock-reserve = { $time } in reserve
web-clock-increment = +{ $time } for each move
web-clock-delay = { $time } delay
web-clock-time =
    { $unit ->
        [seconds] { $count } s
        [minutes] { $count } min
        [hours] { $count } h
       *[days] { $count ->
            [one] { $count } day
           *[other] { $count } days
        }
    }
web-clock-own = Own times
web-clock-preset = Ready-made times
web-clock-preset-none = – own numbers –
web-clock-unit = Unit: { $what }
web-clock-unit-seconds = seconds
web-clock-unit-minutes = minutes
web-clock-unit-hours = hours
web-clock-unit-days = days
web-clock-part-turn = Time per move
web-clock-part-turn-about = comes first in every move; what is left of it is lost
web-clock-part-reserve = Reserve
web-clock-part-reserve-about = for the whole game, used when the time of a move is over
web-clock-part-increment = Increment
web-clock-part-increment-about = goes into the reserve after each move
web-clock-part-delay = Delay
web-clock-part-delay-about = the clock starts this much later in each move
web-clock-fault-value = { $what }: give a number, at most { $high }.
web-clock-fault-short = Each move needs at least { $low } besides the reserve.
web-time-out = When somebody’s time is over
web-time-out-bot = a bot sits in until the player is back
web-time-out-choice = a bot makes this one move, and the player stays
web-time-out-end = the others may end the game
web-menu-pace = Go on at another pace
web-menu-propose-pace = Propose: { $pace }
web-menu-take-pace = { $pace }
web-proposal-pace = { $name } proposes another clock: { $pace }.
web-line-proposed-pace = { $name } proposes another pace.
web-line-pace-changed = All agree: the game goes on at another pace, and all clocks start again.
web-line-chosen-for = The time of { $name } has run out. A bot makes this move.
web-line-time-over = The time of { $name } has run out. The others may end the game.
web-line-ran-out = The game ends because { $name } has run out of time.
web-line-holiday = { $name } goes on holiday. The clock stands.
web-line-holiday-over = { $name } is back from the holiday.
web-time-over = The time of { $names } is over. You may wait, or end the game.
web-time-over-yours = Your time is over, and the others may end the game. You can still move.
web-claim = End the game
web-end-expired = The time of a player was over, and another one ended the game.
web-role-holiday = on holiday until { $day }
web-holiday = Holiday
web-holiday-about = For some days a year, the clocks of your slow games stand. It holds for the games that you are playing when you leave; the others see until when you are away.
web-holiday-left =
    { $left ->
        [0] No day of holiday is left this year.
        [one] { $left } of { $year } days is left this year.
       *[other] { $left } of { $year } days are left this year.
    }
web-holiday-games =
    { $count ->
        [0] You are playing no slow game now.
        [one] You are playing { $count } slow game.
       *[other] You are playing { $count } slow games.
    }
web-holiday-days = Days
web-holiday-go = Go on holiday
web-holiday-until = You are on holiday until { $day }. The clocks of your slow games stand.
web-holiday-end = I am back
web-holiday-none = This server has no holidays.
web-menu-holiday = Holiday …
