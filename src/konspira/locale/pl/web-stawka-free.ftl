# Budowa miasta, hasła i pliki scenariuszy w przeglądarce. Pojęcia jak w stawka-free.ftl.

web-stawka-goal-prisoners = Trzech Polaków naraz w areszcie
web-stawka-goal-password = Hasło przeciwnika (odkryte litery)
web-stawka-goal-network = Rozbita siatka przeciwnika (agenci poza grą)

## Budowa

web-stawka-tray = Sektory do położenia
web-stawka-tray-left =
    { $count ->
        [one] Do położenia został { $count } sektor z { $all }.
        [few] Do położenia zostały { $count } sektory z { $all }.
       *[many] Do położenia zostało { $count } sektorów z { $all }.
    }
web-stawka-mark-sector = Wybierz sektor, a potem jego miejsce na mapie.
web-stawka-mark-cell = Wybierz wolne miejsce na mapie albo inny sektor.
web-stawka-mark-turn = Wybierz, jak ma leżeć ten sektor.
web-stawka-cell-free = Wolne miejsce, { $where }
web-stawka-lay-at = Połóż tutaj: { $sector }, { $where }
web-stawka-lay-turned = Połóż { $turn }
web-stawka-unplaced = jeszcze poza planszą
web-stawka-meets =
    { $count ->
        [0] Żadna ulica się nie łączy.
        [one] Łączy się { $count } ulica.
        [few] Łączą się { $count } ulice.
       *[many] Łączy się { $count } ulic.
    }

## Hasła

web-stawka-passwords = Hasła
web-stawka-password-open = jeszcze niewybrane
web-stawka-password-word = twoje słowo: { $word }
web-stawka-password-gap = nieznana
web-stawka-password-yours =
    { $count ->
        [0] Widzisz je tylko ty. Żadna litera nie jest odkryta.
        [one] Widzisz je tylko ty. Odkryta jest { $count } litera.
        [few] Widzisz je tylko ty. Odkryte są { $count } litery.
       *[many] Widzisz je tylko ty. Odkrytych jest { $count } liter.
    }
web-stawka-password-left =
    { $count ->
        [one] Możliwe jest { $count } słowo.
        [few] Możliwe są { $count } słowa.
       *[many] Możliwych jest { $count } słów.
    }
web-stawka-password-right = odgadnięte
web-stawka-password-guesses = Nietrafione próby: { $words }
web-stawka-word-own = Twoje hasło, pięć liter
web-stawka-word-guess = Hasło przeciwnika, pięć liter
web-stawka-word-list = Pasujące słowa
web-stawka-word-any = Dowolne pięć liter.
web-stawka-word-fits =
    { $count ->
        [one] Pasuje { $count } słowo z listy.
        [few] Pasują { $count } słowa z listy.
       *[many] Pasuje { $count } słów z listy.
    }
web-stawka-word-none = Żadne możliwe słowo tak się nie zaczyna: { $word }. Usuń literę.
web-stawka-word-more = … i jeszcze { $count }
web-stawka-word-unlisted = Słowa „{ $word }” nie ma na liście tego stołu. Wybierz inne.
web-stawka-word-missed = Słowo „{ $word }” już padło i było błędne.
web-stawka-word-unlike = Słowo „{ $word }” nie zgadza się z odkrytymi literami.
web-stawka-word-do-keep = Wybierz { $word }
web-stawka-word-do-keep-none = Wybierz słowo
web-stawka-word-do-guess = Zgaduję: { $word }
web-stawka-word-do-guess-none = Wpisz hasło
web-stawka-word-random = Zaproponuj słowo
web-stawka-word-risk = Trafione hasło daje zwycięstwo. Nietrafione kosztuje cię tego agenta.
web-stawka-list-spell = Wpisz słowo

## Pliki scenariuszy

web-stawka-save-design = Zapisz ten scenariusz
web-stawka-design-title = Miasto: { $names }
