# Kurs gry Estoril; zob. docs/lessons.md. Tekst kroku ma najwyżej 45 słów.

estoril-goal = Zostań z sześcioma najcenniejszymi postaciami: liczą się ich punkty i sześć za każdą misję, w której prowadzisz.
estoril-lesson-first-game = Twoja pierwsza gra

## Co liczy się na koniec

estoril-lesson-what-counts = Co liczy się na koniec
estoril-lesson-what-counts-about = Zostaje sześć postaci, misja daje sześć punktów
estoril-lesson-what-counts-keep = Zatrzymaj sześć najcenniejszych kart
estoril-lesson-what-counts-keep-text = Na ręce masz kart: { $hand }, a zostać może sześć. Każda daje swoje punkty, a kto prowadzi w misji, dostaje jeszcze sześć. Liczą się Brytyjczycy, Dyplomaci, Kobiety i rzadkie flagi. Odrzuć Espírito Santo i Bramkarza: nigdzie nie pomogą.
estoril-lesson-what-counts-keep-goal-conspirator = Odrzuć Ricarda Espírito Santo
estoril-lesson-what-counts-keep-goal-bouncer = Odrzuć Bramkarza
estoril-lesson-what-counts-keep-if-useful = Ta karta pomaga w misji albo sama daje więcej punktów. Odrzucona karta daje wprawdzie punkt, ale żadna misja jej nie liczy.
estoril-lesson-what-counts-sums = I to jest cały cel
estoril-lesson-what-counts-sums-text = Ty { $mine }, Bruno { $bruno }. Rozstrzygnęły trzy misje, w których prowadzisz. Posyłasz więc postacie do miasta z dwóch powodów: dla ich punktów i dla tego, o co pytają misje.

## Obszary zewnętrzne i wewnętrzne

estoril-lesson-outer-and-inner = Obszary zewnętrzne i wewnętrzne
estoril-lesson-outer-and-inner-about = Dokąd wolno pójść i jak wejść głębiej
estoril-lesson-outer-and-inner-edge = Zacznij na brzegu miasta
estoril-lesson-outer-and-inner-edge-text = Znaczników masz { $markers }, za każdy kładziesz jedną postać. Brzeg miasta jest otwarty dla każdego. Weź Bramkarza, najsilniejszego, i połóż go na obszarze I Hotelu Palácio, w górnym rzędzie.
estoril-lesson-outer-and-inner-edge-goal-card = Wybierz Bramkarza
estoril-lesson-outer-and-inner-edge-goal-edge = Połóż go na obszarze I Hotelu Palácio
estoril-lesson-outer-and-inner-edge-if-inside = Osiem obszarów w środku jest zamkniętych, dopóki nie masz postaci obok. Zacznij na brzegu.
estoril-lesson-outer-and-inner-edge-if-elsewhere = Ten obszar leży na brzegu, więc wolno. W tej lekcji wybierz jednak obszar I Hotelu Palácio: stamtąd otworzą się drzwi.
estoril-lesson-outer-and-inner-edge-if-other-card = Możesz zacząć od każdej karty. Tu pierwszy idzie Bramkarz: ma siłę 2, inni mniej.
estoril-lesson-outer-and-inner-inside = Teraz drzwi są otwarte
estoril-lesson-outer-and-inner-inside-text = Bramkarz leży obok obszaru II hotelu, więc ten wewnętrzny obszar jest dla ciebie otwarty. Obok znaczy: z lewej, z prawej, powyżej lub poniżej, nigdy na ukos. Wyślij tam dowolną postać.
estoril-lesson-outer-and-inner-inside-goal-inside = Połóż postać na obszarze II Hotelu Palácio
estoril-lesson-outer-and-inner-inside-if-alone = Obok tego obszaru nie leży żadna twoja postać. Sąsiada masz tylko przy obszarze II hotelu.
estoril-lesson-outer-and-inner-inside-if-elsewhere = Tam wolno zawsze. Nowy jest obszar wewnętrzny: siły dwóch postaci w jednym miejscu się sumują.
estoril-lesson-outer-and-inner-hidden = Leży zakryta
estoril-lesson-outer-and-inner-hidden-text = Na tym obszarze jest napis TOP SECRET, więc postać leży zakryta: Bruno wie, że ktoś tam jest, ale nie wie kto. Na wszystkich innych obszarach karty leżą odkryte.

## TOP SECRET i podglądanie

estoril-lesson-a-look = TOP SECRET i podglądanie
estoril-lesson-a-look-about = Co leży zakryte i kto może podejrzeć
estoril-lesson-a-look-place = Idź tam, skąd widać
estoril-lesson-a-look-place-text = Bruno ukrył kogoś w kościele, na obszarze I. Oko na obszarze III pozwala podejrzeć jedną zakrytą kartę w tym miejscu. Obok leży twój Urzędnik, więc obszar jest otwarty. Połóż tam dowolną postać.
estoril-lesson-a-look-place-goal-place = Połóż postać na obszarze III kościoła
estoril-lesson-a-look-place-if-elsewhere = Stamtąd niczego w kościele nie podejrzysz. Oko jest na obszarze III.
estoril-lesson-a-look-look = Unieś rożek karty
estoril-lesson-a-look-look-text = Teraz podejrzyj kartę Bruna na obszarze I. On widzi, że podglądasz i gdzie, ale nie wie, co widzisz. Twoja wiedza zostaje twoją tajemnicą.
estoril-lesson-a-look-look-goal-look = Podejrzyj kartę na obszarze I
estoril-lesson-a-look-look-if-own = To twoja karta: już ją znasz.
estoril-lesson-a-look-look-if-no = Możesz zrezygnować, ale podglądanie nic nie kosztuje.
estoril-lesson-a-look-known = Tylko Student
estoril-lesson-a-look-known-text = Bruno blefuje: Student ma siłę 0. Tę kartę nadal widzisz tylko ty. Kościół możesz więc wygrać małym kosztem, a silne postacie wysłać gdzie indziej.

## Zdobądź nagrodę

estoril-lesson-take-the-reward = Zdobądź nagrodę
estoril-lesson-take-the-reward-about = Wygrywa najsilniejszy, remis rozstrzyga niższy obszar
estoril-lesson-take-the-reward-tie = Równa siła, niższy obszar
estoril-lesson-take-the-reward-tie-text = Twój ostatni znacznik. Na plaży Tamariz leży Garbo, wart 4 punkty, a na obszarze II pilnuje go Bramkarz Bruna o sile 2. Przy równej sile wygrywa obszar o niższym numerze. Połóż swojego Bramkarza tak, by zdobyć nagrodę.
estoril-lesson-take-the-reward-tie-goal-card = Wybierz Bramkarza
estoril-lesson-take-the-reward-tie-goal-reward = Zdobądź nagrodę na plaży Tamariz
estoril-lesson-take-the-reward-tie-if-weak = Tutaj chodzi o Bramkarza: siła 2, tyle samo ma tam Bruno. Wygrywaj o włos, a silniejszych trzymaj na inne miejsca.
estoril-lesson-take-the-reward-tie-if-late = Na obszarze III przegrasz remis: Bruno leży na obszarze II, a ten jest wcześniejszy.
estoril-lesson-take-the-reward-tie-if-elsewhere = Garbo leży na plaży Tamariz, a Bruno jest tam tylko tak silny jak twój Bramkarz.
estoril-lesson-take-the-reward-won = Nagroda trafia na rękę
estoril-lesson-take-the-reward-won-text = Garbo jest twój, a postacie wracają: kart na ręce masz { $cards }. Wszystko, co zdobędziesz, wzmacnia następną rundę. Po czterech rundach liczy się to, co masz na ręce.

## Zdolności: Zabójca

estoril-lesson-assassin = Zdolności: Zabójca
estoril-lesson-assassin-about = Odeślij kartę rywala, zanim policzą się siły
estoril-lesson-assassin-act = Działaj przed liczeniem
estoril-lesson-assassin-act-text = Rozgrywana jest plaża Tamariz. Luciano ma siłę { $theirs }, twój Clark G tylko { $mine }. Ale obszar I działa pierwszy, a Clark to Zabójca: odsyła inną postać z tego miejsca na rękę właściciela. Użyj go.
estoril-lesson-assassin-act-goal-use = Użyj Zabójcy
estoril-lesson-assassin-act-goal-home = Odeślij Luciana
estoril-lesson-assassin-act-if-self = Zabójca wybiera inną postać, nigdy siebie.
estoril-lesson-assassin-act-if-stop = Możesz odpuścić, ale wtedy zdecyduje siła: { $mine } przeciw { $theirs }.
estoril-lesson-assassin-won = Wygrała słaba karta
estoril-lesson-assassin-won-text = Nie było już z kim konkurować, więc nagroda jest twoja; kart na ręce masz { $cards }. Nikt tu nie ginie: Luciano wrócił na rękę Bruna. W kościele Zabójcy w ogóle nie działają.

## Kolejność miejsc

estoril-lesson-order-of-places = Kolejność miejsc
estoril-lesson-order-of-places-about = Niskie numery działają pierwsze: wyciągnij rywala
estoril-lesson-order-of-places-seduce = Wywab Luciana z hotelu
estoril-lesson-order-of-places-seduce-text = Kościół ma numer 1, Palácio 2: kościół działa pierwszy. W hotelu Luciano pokonuje twojego Garba, 5 do 3. Amália, twoja Uwodzicielka w kościele, przeniesie go tutaj, gdzie dwie twoje postacie mają razem siłę 6.
estoril-lesson-order-of-places-seduce-goal-use = Użyj Uwodzicielki
estoril-lesson-order-of-places-seduce-goal-move = Przenieś Luciana do kościoła
estoril-lesson-order-of-places-seduce-goal-palacio = Zdobądź nagrodę Hotelu Palácio
estoril-lesson-order-of-places-seduce-if-own = Garbo to twój człowiek w hotelu; niech tam zostanie i wygra. Weź Luciana.
estoril-lesson-order-of-places-seduce-if-stop = Wtedy Luciano zostanie w hotelu i wygra tam 5 do 3.
estoril-lesson-order-of-places-both = Dwie nagrody jednym ruchem
estoril-lesson-order-of-places-both-text = Oba miejsca są twoje, kart na ręce masz { $cards }. Zanim położysz postać, spójrz na numery: wcześniejsze miejsce może zmienić coś w późniejszym, nigdy na odwrót.

## Zagraj czwartą rundę

estoril-lesson-last-round = Zagraj czwartą rundę
estoril-lesson-last-round-about = Kończysz prawdziwą grę
estoril-lesson-last-round-first = Twoja pierwsza postać
estoril-lesson-last-round-first-text = Ostatnia runda przeciw Brunowi. Spójrz na misje u góry: każda daje sześć punktów. Wybierz postać i obszar, jak chcesz; odtąd wolno wszystko.
estoril-lesson-last-round-first-goal-placed = Połóż postać
estoril-lesson-last-round-rest = Zagraj do końca
estoril-lesson-last-round-rest-text = Znaczników zostało ci { $markers }. Siły dwóch postaci w jednym miejscu się sumują, a zakryta karta trzyma Bruna w niepewności. Potem miejsca rozgrywa się według numerów, a ty wybierasz, co zatrzymać.
estoril-lesson-last-round-rest-goal-over = Zakończ grę
estoril-lesson-last-round-sums = Miasto zdecydowało
estoril-lesson-last-round-sums-text = Ty { $mine }, Bruno { $bruno }. Znasz już miejsca, podglądanie, zdolności i misje. Czeka cała pierwsza gra: łatwy bot, wskazówki przy każdej nowości i bez zegara.
