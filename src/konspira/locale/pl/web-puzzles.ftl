## Zagadki w przeglądarce

web-puzzle = Zagadka
web-puzzle-of-the-day = Zagadka dnia
web-puzzle-all = Wszystkie zagadki
web-puzzle-none = Nie ma takiej zagadki
web-puzzle-solve = Rozwiąż
web-puzzle-leave = Wróć do wszystkich zagadek
web-puzzle-answer = Odpowiedź
web-puzzle-ask = Który wybór daje ci największą szansę na zwycięstwo? Liczy się pierwsza próba.
web-puzzle-level-1 = Bardzo łatwa
web-puzzle-level-2 = Łatwa
web-puzzle-level-3 = Średnia
web-puzzle-level-4 = Trudna
web-puzzle-level-5 = Bardzo trudna
web-puzzle-difficulty-of = Trudność { $level } z 5
web-puzzle-filters = Gry i trudność
web-puzzle-progress = Twoje postępy
web-puzzle-days = { $count ->
    [0] Jeszcze żadnego dnia
    [one] { $count } dzień z rzędu
    [few] { $count } dni z rzędu
   *[other] { $count } dni z rzędu
}
web-puzzle-best = rekord: { $count }
web-puzzle-day-done = { $day }: z odpowiedzią
web-puzzle-day-open = { $day }: bez odpowiedzi
web-puzzle-solved-count = Rozwiązane
web-puzzle-first-try = Za pierwszym razem
web-puzzle-new = nowa
web-puzzle-solved = rozwiązana
web-puzzle-hints = z podpowiedzią
web-puzzle-missed = nietrafiona
web-puzzle-no-match = Żadna zagadka nie pasuje do tych filtrów.
web-puzzle-clear = Wyczyść filtry
web-puzzle-right = To najlepszy wybór
web-puzzle-wrong = Jest lepszy wybór
web-puzzle-tried = { $choice }: wygrywa { $share }% symulowanych gier (od { $low } do { $high }).
web-puzzle-try-again = Spróbuj jeszcze raz
web-puzzle-hint = Podpowiedź { $step } z 3
web-puzzle-hint-about = Najwięcej zależy od tego: { $name }.
web-puzzle-hint-win = Wybory różnią się tym, jak często wygrywasz, a nie jednym źródłem punktów.
web-puzzle-hint-not = Najsłabszy wybór: { $choice }.
web-puzzle-hint-choice = Zacznij od tego: { $choice }.
web-puzzle-give-up = Pokaż odpowiedź
web-puzzle-options = Szansa na zwycięstwo po każdym wyborze
web-puzzle-why = Dlaczego
web-puzzle-under = poniżej 1%
web-puzzle-interval = od { $low } do { $high }
web-puzzle-games = { $games ->
    [one] { $games } symulowana gra
    [few] { $games } symulowane gry
   *[other] { $games } symulowanych gier
}
web-puzzle-about-numbers = W 19 przypadkach na 20 prawdziwa wartość leży tam, gdzie pokazuje znacznik. To, czego nie widzisz, jest w każdej symulowanej grze rozdawane na nowo, a wszyscy grają dalej jak rozsądny bot.
web-puzzle-source = Z partii między botami: { $bots }, ziarno { $seed }.
web-puzzle-play-on = Graj dalej od tego miejsca
web-puzzle-playing = Grasz dalej z botami. Karty, których nie widzisz, rozdano na nowo.
web-puzzle-played = Partia się skończyła.
web-puzzle-again = Rozdaj na nowo
web-puzzle-back = Wróć do zagadki
web-puzzle-next = Następna zagadka
web-puzzle-seen = Widzisz to, co było widać z tego miejsca. Nic innego nie decyduje o ocenie odpowiedzi.
