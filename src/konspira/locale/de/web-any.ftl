# Der Tisch eines Spiels, das kein eigenes Brett hat.

web-any-players = Spieler
web-any-player = Spieler
web-any-table = Auf dem Tisch
web-any-round = Runde { $round }
web-any-yes = ja
web-any-no = nein
web-any-send = Wählen: { $choice }
web-any-mark = Markiere eine der Optionen.
