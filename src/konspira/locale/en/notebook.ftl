# Drawings in notebooks.

notebook-eyes = the eyes of { $name }
notebook-asked = { $name } is asked:
notebook-hand-size = In hand
notebook-markers = Markers
notebook-seats = Seats
notebook-rules = Version of the rules
notebook-content = Content
notebook-options = Options
notebook-record = record of a game
notebook-unfinished = not finished
notebook-choices =
    { $count ->
        [one] { $count } choice
       *[other] { $count } choices
    }
notebook-seed = seed { $seed }
notebook-key = dealt from a key
notebook-score = Score
notebook-place = Place
