# The table of a game that has no board of its own.

web-any-players = Players
web-any-player = Player
web-any-table = On the table
web-any-round = Round { $round }
web-any-yes = yes
web-any-no = no
web-any-send = Choose: { $choice }
web-any-mark = Mark one of the options.
