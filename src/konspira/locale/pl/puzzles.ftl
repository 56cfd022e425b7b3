## Zagadki: `konspira puzzles`

puzzle-title = { $chapter }: { $question }
puzzle-reason-win = Po najlepszym wyborze wygrywasz { $best }% z { $games } symulowanych gier. Dla porównania „{ $choice }”: { $second }%.
puzzle-reason-score = Kończysz średnio z wynikiem { NUMBER($best) } zamiast { NUMBER($second) }.
puzzle-reason-others = Pozostali kończą z wynikiem { NUMBER($best) } zamiast { NUMBER($second) }.
puzzle-reason-source-mine = Twoje punkty, źródło „{ $name }”: { NUMBER($best) } zamiast { NUMBER($second) }.
puzzle-reason-source-theirs = Punkty pozostałych, źródło „{ $name }”: { NUMBER($best) } zamiast { NUMBER($second) }.
puzzle-reason-end = Zakończenie „{ $name }” zdarza się w { $best }% partii zamiast w { $second }%.
puzzle-reason-answer-best = Zwykła odpowiedź na najlepszy wybór: { $choice } ({ $share }% partii).
puzzle-reason-answer-second = Zwykła odpowiedź na ten drugi: { $choice } ({ $share }% partii).
