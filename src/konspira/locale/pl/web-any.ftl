# Stół gry, która nie ma własnej planszy.

web-any-players = Gracze
web-any-player = Gracz
web-any-table = Na stole
web-any-round = Runda { $round }
web-any-yes = tak
web-any-no = nie
web-any-send = Wybierz: { $choice }
web-any-mark = Zaznacz jedną z opcji.
