# Kurs gry Spiskowcy; co znaczą identyfikatory, mówi docs/lessons.md. Tekst kroku ma najwyżej 45 słów.

spiskowcy-goal = Miej najwięcej kart danego mieszkańca na koniec ósmej rundy, a dostaniesz tyle punktów, ile wynosi jego wartość.
spiskowcy-lesson-first-game = Twoja pierwsza gra

## Większość

spiskowcy-lesson-most-cards-lead = Liczy się większość
spiskowcy-lesson-most-cards-lead-about = Punkty daje jedna karta więcej, niż mają inni
spiskowcy-lesson-most-cards-lead-reveal = Przełam remis Handlarzy
spiskowcy-lesson-most-cards-lead-reveal-text = Handlarzy masz { $mine }, Bruno ma ich { $theirs }. Przy remisie nikt nie ma większości i nikt nie punktuje. Przed tobą leży zakryty rozkaz: jeszcze jeden Handlarz. Odkryj go.
spiskowcy-lesson-most-cards-lead-reveal-goal-lead = Miej więcej Handlarzy niż ktokolwiek inny
spiskowcy-lesson-most-cards-lead-reveal-if-end = Kolejka kończy się, gdy rozkaz jest odkryty. Najpierw odkryj Handlarza.
spiskowcy-lesson-most-cards-lead-score = Handlarz daje dziewięć
spiskowcy-lesson-most-cards-lead-score-text = Teraz większość Handlarzy należy do ciebie, a każda Postać daje swoją wartość raz, temu, kto ma jej większość. Punktów masz { $total }. To ósma, ostatnia runda: zakończ kolejkę i niech zamek liczy.
spiskowcy-lesson-most-cards-lead-score-goal-over = Zakończ grę
spiskowcy-lesson-most-cards-lead-sums = I to jest cały cel
spiskowcy-lesson-most-cards-lead-sums-text = Ty: { $mine }, Bruno: { $bruno }, Celina: { $celina }. Jedna karta przesądziła o dziewięciu punktach. Cała reszta gry to sztuka zdobycia tej karty we właściwej chwili.

## Tajny rozkaz

spiskowcy-lesson-secret-order = Wydaj tajny rozkaz
spiskowcy-lesson-secret-order-about = Dowolna liczba kart jednego rodzaju, zakrytych
spiskowcy-lesson-secret-order-kind = Wybierz rodzaj karty
spiskowcy-lesson-secret-order-kind-text = Kart na ręce: { $hand }, ale rozkaz to karty tylko jednego rodzaju; reszta wraca do talii. Najwięcej masz Kuglarzy: { $count }. Na koniec są warci 8 punktów. Wybierz ich.
spiskowcy-lesson-secret-order-kind-goal-juggler = Wybierz Kuglarza na rozkaz
spiskowcy-lesson-secret-order-kind-if-raid = Najazd działa raz, na koniec kosztuje punkt i zajmuje miejsce. W pierwszej rundzie mało co warto niszczyć. Spróbuj z Kuglarzami.
spiskowcy-lesson-secret-order-kind-if-fewer = Tak wolno, ale wyłożysz mniej kart. Masz trzech Kuglarzy: żaden inny rodzaj nie da ci tylu naraz.
spiskowcy-lesson-secret-order-count = Ilu Kuglarzy?
spiskowcy-lesson-secret-order-count-text = Ilu chcesz. Inni widzą, ile kart kładziesz, ale nie wiedzą jakich. To, co położysz, zostaje z tobą na dalsze rundy, więc połóż wszystkich ({ $count }).
spiskowcy-lesson-secret-order-count-goal-all = Połóż zakrytych trzech Kuglarzy
spiskowcy-lesson-secret-order-count-if-some = Karty, których nie położysz, wracają do talii, a limit tej rundy to trzy. Zmieszczą się wszyscy.
spiskowcy-lesson-secret-order-count-if-pair = Dwie różne karty w jednym rozkazie wolno położyć tylko temu, kto ma większość Karczmarek.
spiskowcy-lesson-secret-order-turn = Odkryj rozkaz
spiskowcy-lesson-secret-order-turn-text = Wszyscy po kolei odkrywają rozkazy. Bruno i Celina już to zrobili. Teraz twoja kolejka: odkryj Kuglarzy, a potem ją zakończ.
spiskowcy-lesson-secret-order-turn-goal-reveal = Odkryj swój rozkaz
spiskowcy-lesson-secret-order-turn-goal-end = Zakończ kolejkę
spiskowcy-lesson-secret-order-turn-if-early = Kolejkę można zakończyć dopiero wtedy, gdy wszystkie rozkazy są odkryte.

## Umiejętności

spiskowcy-lesson-powers = Użyj umiejętności
spiskowcy-lesson-powers-about = Bankier, Biskup i Szpieg, każdy raz w kolejce
spiskowcy-lesson-powers-banker = Bankier płaci od razu
spiskowcy-lesson-powers-banker-text = Bankierów masz { $mine }, Celina ma ich { $theirs }. Kto ma większość Postaci, może użyć jej umiejętności. Bankier daje kartę Punktów Zwycięstwa w każdej kolejce, w której masz większość. Weź ją.
spiskowcy-lesson-powers-banker-goal-take = Weź z banku kartę Punktów Zwycięstwa
spiskowcy-lesson-powers-banker-if-later = Można i tak: to twoja kolejka i twój porządek. W tym kroku użyj jednak Bankiera, zanim cokolwiek odkryjesz.
spiskowcy-lesson-powers-bishop = Biskup sprząta
spiskowcy-lesson-powers-bishop-text = Leży przed tobą Najazd: minus jeden punkt, a odrzucić go nie wolno. Usunie go tylko Biskup. Jedyny Biskup jest twój, a to już większość. Zniszcz Najazd.
spiskowcy-lesson-powers-bishop-goal-remove = Zniszcz swój Najazd dzięki Biskupowi
spiskowcy-lesson-powers-bishop-if-banker = Każda umiejętność działa raz w kolejce, a Bankier już zadziałał.
spiskowcy-lesson-powers-spy = Najpierw większość, potem umiejętność
spiskowcy-lesson-powers-spy-text = Kart Punktów Zwycięstwa Bruno ma { $points }. Szpieg ukradnie jedną, jeśli masz większość. Twój Szpieg leży zakryty i jeszcze się nie liczy. O porządku w swojej kolejce decydujesz ty: najpierw go odkryj.
spiskowcy-lesson-powers-spy-goal-lead = Zdobądź większość Szpiegów
spiskowcy-lesson-powers-spy-if-first = Zakryte karty się nie liczą, więc nie masz jeszcze większości Szpiegów. Umiejętności można użyć przed odkryciem kart albo po nim: tutaj po nim.
spiskowcy-lesson-powers-steal = Ukradnij punkt
spiskowcy-lesson-powers-steal-text = Masz jednego Szpiega, a nikt inny nie ma żadnego: to od razu większość. Zabierz Brunowi jedną z jego kart Punktów Zwycięstwa (ma ich { $points }). Przed Szpiegiem nic nie chroni.
spiskowcy-lesson-powers-steal-goal-steal = Ukradnij kartę Punktów Zwycięstwa
spiskowcy-lesson-powers-steal-if-celina = Celina nie ma karty Punktów Zwycięstwa. Bruno ma.
spiskowcy-lesson-powers-steal-if-end = Zanim zakończysz kolejkę: została jeszcze jedna umiejętność. Szpieg może okraść Bruna.

## Wróżbita

spiskowcy-lesson-seer = Wróżbita przełamuje remisy
spiskowcy-lesson-seer-about = Kiedy remis jest twój, a kiedy nie
spiskowcy-lesson-seer-reveal = Remis nic nie daje
spiskowcy-lesson-seer-reveal-text = Bankierów masz { $mine }, Celina ma ich { $theirs }. Remis nie daje większości, więc żadne z was nie użyje Bankiera. Twój rozkaz to Wróżbita, jedyny w talii. Odkryj go.
spiskowcy-lesson-seer-reveal-goal-seer = Odkryj Wróżbitę
spiskowcy-lesson-seer-reveal-if-tied = Ty i Celina macie po jednym Bankierze. Przy remisie nikt nie ma większości, chyba że ktoś z remisujących ma Wróżbitę.
spiskowcy-lesson-seer-tie = Remis jest twój: użyj Bankiera
spiskowcy-lesson-seer-tie-text = Z Wróżbitą masz większość wszędzie, gdzie remisujesz o najwięcej kart. Przy Handlarzach to nie pomoże: Bruno i Celina mają po { $others }, ty { $merchants }. Przy Bankierach tak. Weź kartę Punktów Zwycięstwa.
spiskowcy-lesson-seer-tie-goal-take = Użyj umiejętności, którą daje ci Wróżbita
spiskowcy-lesson-seer-tie-if-end = Zanim zakończysz kolejkę: przy Bankierach jest 1 : 1, a remisy są twoje. Jedna umiejętność jeszcze czeka.
spiskowcy-lesson-seer-blind = Na koniec Wróżbita jest ślepy
spiskowcy-lesson-seer-blind-text = Ostatnia runda. Przy Handlarzach remisujesz z Celiną, { $mine } : { $theirs }. W punktacji Wróżbita nie przełamuje remisów: dziewięć punktów przepadnie. Wydaj rozkaz, który to rozstrzygnie, i odkryj go.
spiskowcy-lesson-seer-blind-goal-order = Wydaj rozkaz z Handlarzem
spiskowcy-lesson-seer-blind-goal-sole = Miej więcej Handlarzy niż ktokolwiek inny
spiskowcy-lesson-seer-blind-if-other = Przy Handlarzach jest { $mine } : { $theirs }, a w punktacji Wróżbita nie przełamuje remisów. O dziewięciu punktach decyduje jedna karta na twojej ręce.

## Najazd i Spisek

spiskowcy-lesson-raid-and-plot = Najazd i Spisek
spiskowcy-lesson-raid-and-plot-about = Zniszcz albo zamień, każde za jeden punkt
spiskowcy-lesson-raid-and-plot-raid = Najazd niszczy
spiskowcy-lesson-raid-and-plot-raid-text = Przy Kuglarzach remisujesz z Brunem, { $mine } : { $theirs }. Najazd niszczy jedną Postać przeciwnika, który nie ma większości Strażników. Odkryj go, wskaż Bruna i zniszcz mu Kuglarza.
spiskowcy-lesson-raid-and-plot-raid-goal-reveal = Odkryj Najazd
spiskowcy-lesson-raid-and-plot-raid-goal-destroy = Zniszcz Brunowi Kuglarza
spiskowcy-lesson-raid-and-plot-raid-if-guarded = Celina ma większość Strażników. Dopóki tak jest, żaden Najazd jej nie dosięgnie.
spiskowcy-lesson-raid-and-plot-raid-if-wrong-card = Bruna to zaboli, ale tobie nie pomoże. Przy Kuglarzach jest { $mine } : { $theirs }. Gdy Bruno straci jednego, większość będzie twoja.
spiskowcy-lesson-raid-and-plot-raid-if-skip = Możesz zrezygnować, ale Najazd i tak będzie kosztował punkt.
spiskowcy-lesson-raid-and-plot-plot = Spisek zamienia
spiskowcy-lesson-raid-and-plot-plot-text = Większość Handlarzy ma Bruno, { $theirs } do twoich { $mine }. Spisek zamienia po jednej Postaci dwóch graczy, a jednym z nich możesz być ty. Oddaj mu Księcia, weź Handlarza.
spiskowcy-lesson-raid-and-plot-plot-goal-reveal = Odkryj Spisek
spiskowcy-lesson-raid-and-plot-plot-goal-swap = Zdobądź większość Handlarzy
spiskowcy-lesson-raid-and-plot-plot-if-others = Możesz namieszać między dwojgiem innych graczy. Handlarz ma jednak trafić do ciebie, więc najpierw wskaż siebie.
spiskowcy-lesson-raid-and-plot-plot-if-spoiled = Tej karty potrzebujesz. Większość Książąt też jest twoja, ale daje tylko 3; oddaj właśnie Księcia.
spiskowcy-lesson-raid-and-plot-plot-if-worthless = Uczciwa zamiana, ale nie ta, która odwraca większość. Weź Handlarza: tam o jednego mniej, tu o jednego więcej.
spiskowcy-lesson-raid-and-plot-plot-if-skip = Możesz zrezygnować, ale Spisek i tak będzie kosztował punkt.
spiskowcy-lesson-raid-and-plot-cost = Zostaje i kosztuje
spiskowcy-lesson-raid-and-plot-cost-text = Punktów masz teraz { $total }. Spisek zostaje przed tobą, kosztuje punkt, liczy się do limitu i usunie go tylko Biskup. Zagrywaj Wydarzenia, gdy odwracają większość, a nie dlatego, że je masz.

## Koniec rundy

spiskowcy-lesson-end-of-a-round = Koniec rundy
spiskowcy-lesson-end-of-a-round-about = Limit, Książę i co oddać
spiskowcy-lesson-end-of-a-round-trim = Limit wyznacza karta Miejsca
spiskowcy-lesson-end-of-a-round-trim-text = Kart masz { $held }, a w tej rundzie wolno zatrzymać { $keep }. Twoja większość Książąt pozwala na dwie więcej. Samotny Kuglarz nic nie daje przeciw trzem Bruna: odrzuć go i przestań.
spiskowcy-lesson-end-of-a-round-trim-goal-discard = Odrzuć Kuglarza
spiskowcy-lesson-end-of-a-round-trim-goal-stop = Przestań i zatrzymaj sześć kart
spiskowcy-lesson-end-of-a-round-trim-if-prince = Bez Księcia przepadną też dwie dodatkowe karty: trzeba by odrzucić jeszcze dwie.
spiskowcy-lesson-end-of-a-round-trim-if-too-many = Wciąż o jedną kartę za dużo, choć dwie za Księcia są już policzone.
spiskowcy-lesson-end-of-a-round-trim-if-majority = Ta karta pomaga ci w większości. Kuglarz nie: Bruno ma trzech.
spiskowcy-lesson-end-of-a-round-kept = Mniej kart, więcej miejsca
spiskowcy-lesson-end-of-a-round-kept-text = Zaczęła się następna runda: kart każdy dostaje { $deal }, a zatrzymać wolno { $keep }. Co rundę rozdaje się o jedną mniej, a zatrzymać wolno o jedną więcej. Na początku się wybiera, pod koniec zbiera.

## Ostatnie rundy

spiskowcy-lesson-last-rounds = Zagraj rundy 7 i 8
spiskowcy-lesson-last-rounds-about = Kończysz prawdziwą grę
spiskowcy-lesson-last-rounds-play = Teraz to twoja gra
spiskowcy-lesson-last-rounds-play-text = Runda 7. Gdyby gra kończyła się teraz: ty { $mine }, Bruno { $bruno }, Celina { $celina }. Najwięcej dają Handlarze, a brakuje ci jednego. Wydaj rozkaz, który uważasz za najlepszy.
spiskowcy-lesson-last-rounds-play-goal-order = Połóż rozkaz
spiskowcy-lesson-last-rounds-round-seven = Rozegraj rundę
spiskowcy-lesson-last-rounds-round-seven-text = Odkryj rozkaz i użyj każdej umiejętności, do której masz większość: Bankier to pewny punkt. Gdy zakończysz kolejkę, inni rozegrają swoje.
spiskowcy-lesson-last-rounds-round-seven-goal-round = Dojdź do ostatniej rundy
spiskowcy-lesson-last-rounds-round-eight = Ósma runda
spiskowcy-lesson-last-rounds-round-eight-text = Trzy karty, jeden rozkaz, potem liczenie. Szukaj kolumny, w której brakuje ci jednej karty albo jest remis: remisy nie dają teraz nic.
spiskowcy-lesson-last-rounds-round-eight-goal-over = Zagraj do końca
spiskowcy-lesson-last-rounds-sums = Zamek policzył
spiskowcy-lesson-last-rounds-sums-text = Ty { $mine }, Bruno { $bruno }, Celina { $celina }. Wiesz już wszystko, czego trzeba w pierwszej grze. Czekają łatwe boty i podpowiedzi na życzenie, a zegara nie ma.
