# Strona kursów i dymek lekcji.

web-learn-title =
    { $count ->
        [one] Jedna gra, jeden cel
        [4] Cztery gry, cztery cele
        [few] { $count } gry, { $count } cele
       *[many] { $count } gier, { $count } celów
    }
web-learn-sub = Uczysz się przy prawdziwym stole, po kilka minut. Nic nie trzeba wcześniej czytać.
web-learn-go-on = Dalej
web-learn-lesson = lekcja { $lesson } z { $lessons }
web-learn-lessons = Pokaż lekcje
web-learn-minutes = { $minutes } min
web-learn-left = zostało { $minutes } min
web-learn-done = lekcje: { $done } z { $lessons }
web-learn-is-done = , skończona
web-learn-start = Zacznij: { $lesson }
web-learn-continue = Dalej: { $lesson }
web-learn-continue-step = Dalej od kroku { $step } z { $steps }
web-learn-first-game = Łatwe boty, wskazówki i podpowiedzi, bez zegara
web-learn-step = Krok { $step } z { $steps }
web-learn-reached = Cel osiągnięty: { $goal }
web-learn-rule = Zasada { $rule }
web-learn-back = Wstecz
web-learn-show = Pokaż mi
web-learn-skip = Pomiń lekcję
web-learn-next = Następny krok
web-learn-next-lesson = Dalej: { $lesson }
web-learn-finish = Zakończ kurs
web-learn-leave = Opuść lekcję
web-learn-leave-question = Opuścić lekcję? Zrobione kroki zostaną zapamiętane.
web-learn-stay = Zostań
web-learn-fold = Zwiń tekst
web-learn-unfold = Pokaż tekst
web-learn-not-loaded = Ta lekcja się nie wczytała.
