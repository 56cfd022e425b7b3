# Uhren: eigene Zeiten, was bei abgelaufener Zeit geschieht, ein anderes Tempo, Urlaub.

web-start-pace-own = Eigene …
web-pace-own = eigene Zeiten …
web-pace-fast = live: { $clock }
web-pace-slow = Fernspiel: { $clock }
web-clock-turn = { $time } je Zug
web-clock-reserve = { $time } Reserve
web-clock-increment = +{ $time } je Zug
web-clock-delay = { $time } Verzögerung
web-clock-time =
    { $unit ->
        [seconds] { $count } s
        [minutes] { $count } min
        [hours] { $count } Std.
       *[days] { $count ->
            [one] { $count } Tag
           *[other] { $count } Tage
        }
    }
web-clock-own = Eigene Zeiten
web-clock-preset = Fertige Zeiten
web-clock-preset-none = – eigene Zahlen –
web-clock-unit = Einheit: { $what }
web-clock-unit-seconds = Sekunden
web-clock-unit-minutes = Minuten
web-clock-unit-hours = Stunden
web-clock-unit-days = Tage
web-clock-part-turn = Zeit je Zug
web-clock-part-turn-about = läuft in jedem Zug zuerst; was übrig bleibt, verfällt
web-clock-part-reserve = Reserve
web-clock-part-reserve-about = für das ganze Spiel, wenn die Zeit eines Zuges um ist
web-clock-part-increment = Zuschlag
web-clock-part-increment-about = kommt nach jedem Zug zur Reserve
web-clock-part-delay = Verzögerung
web-clock-part-delay-about = um so viel später läuft die Uhr in jedem Zug an
web-clock-fault-value = { $what }: Gib eine Zahl an, höchstens { $high }.
web-clock-fault-short = Jeder Zug braucht außer der Reserve mindestens { $low }.
web-time-out = Wenn jemandem die Zeit abläuft
web-time-out-bot = springt ein Bot ein, bis der Spieler zurück ist
web-time-out-choice = macht ein Bot nur diesen Zug, der Spieler bleibt
web-time-out-end = dürfen die anderen das Spiel beenden
web-menu-pace = In einem anderen Tempo weiterspielen
web-menu-propose-pace = Vorschlagen: { $pace }
web-menu-take-pace = { $pace }
web-proposal-pace = { $name } schlägt eine andere Bedenkzeit vor: { $pace }.
web-line-proposed-pace = { $name } schlägt ein anderes Tempo vor.
web-line-pace-changed = Alle sind einverstanden: Das Spiel geht in einem anderen Tempo weiter, die Uhren laufen von vorn.
web-line-chosen-for = Die Zeit von { $name } ist abgelaufen. Diesen Zug macht ein Bot.
web-line-time-over = Die Zeit von { $name } ist abgelaufen. Die anderen dürfen das Spiel beenden.
web-line-ran-out = Das Spiel ist zu Ende, weil die Zeit von { $name } abgelaufen war.
web-line-holiday = { $name } hat jetzt Urlaub. Die Uhr steht.
web-line-holiday-over = { $name } ist aus dem Urlaub zurück.
web-time-over = Die Zeit ist um: { $names }. Du kannst warten oder das Spiel beenden.
web-time-over-yours = Deine Zeit ist um, und die anderen dürfen das Spiel beenden. Du kannst noch ziehen.
web-claim = Spiel beenden
web-end-expired = Die Zeit eines Spielers war um, und ein anderer hat das Spiel beendet.
web-role-holiday = im Urlaub bis { $day }
web-holiday = Urlaub
web-holiday-about = An einigen Tagen im Jahr stehen die Uhren deiner langsamen Spiele. Das gilt für die Spiele, die laufen, wenn du Urlaub nimmst; die anderen sehen, bis wann du weg bist.
web-holiday-left =
    { $left ->
        [0] Dieses Jahr ist kein Urlaubstag mehr übrig.
        [one] Dieses Jahr ist noch { $left } von { $year } Tagen übrig.
       *[other] Dieses Jahr sind noch { $left } von { $year } Tagen übrig.
    }
web-holiday-games =
    { $count ->
        [0] Du spielst gerade kein langsames Spiel.
        [one] Du spielst gerade { $count } langsames Spiel.
       *[other] Du spielst gerade { $count } langsame Spiele.
    }
web-holiday-days = Tage
web-holiday-go = Urlaub nehmen
web-holiday-until = Du hast Urlaub bis { $day }. Die Uhren deiner langsamen Spiele stehen.
web-holiday-end = Ich bin zurück
web-holiday-none = Auf diesem Server gibt es keinen Urlaub.
web-menu-holiday = Urlaub …
