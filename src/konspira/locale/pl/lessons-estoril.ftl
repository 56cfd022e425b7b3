# Kurs gry Estoril; zob. docs/lessons.md. Tekst kroku ma najwyżej 45 słów.

estoril-goal = Zakończ z sześcioma najcenniejszymi agentami: liczą się ich punkty i sześć za każdą misję, w której prowadzisz.
estoril-lesson-first-game = Twoja pierwsza gra

## Co liczy się na koniec

estoril-lesson-what-counts = Co liczy się na koniec
estoril-lesson-what-counts-about = Zostaje sześciu agentów, misje dają sześć
estoril-lesson-what-counts-keep = Zatrzymaj sześć najcenniejszych kart
estoril-lesson-what-counts-keep-text = Kart na ręce: { $hand }, a zostać może sześć. Każda daje swoje punkty, a kto prowadzi w misji, dostaje jeszcze sześć. Liczą się Brytyjczycy, Dyplomaci, Kobiety i rzadkie flagi. Odrzuć Espírito Santo i Bramkarza: nigdzie nie pomogą.
estoril-lesson-what-counts-keep-goal-conspirator = Odrzuć Ricarda Espírito Santo
estoril-lesson-what-counts-keep-goal-bouncer = Odrzuć Bramkarza
estoril-lesson-what-counts-keep-if-useful = Ta karta pomaga w misji albo sama daje więcej punktów. Odrzucona karta daje wprawdzie punkt, ale żadna misja jej nie liczy.
estoril-lesson-what-counts-sums = I to jest cały cel
estoril-lesson-what-counts-sums-text = Ty { $mine }, Bruno { $bruno }. Rozstrzygnęły misje. Wysyłasz więc agentów do miasta z dwóch powodów: dla ich punktów i dla tego, o co pytają misje.

## Pola zewnętrzne i wewnętrzne

estoril-lesson-outer-and-inner = Pola zewnętrzne i wewnętrzne
estoril-lesson-outer-and-inner-about = Dokąd wolno pójść i jak wejść głębiej
estoril-lesson-outer-and-inner-edge = Zacznij na skraju miasta
estoril-lesson-outer-and-inner-edge-text = Masz znaczników: { $markers }, z każdym kładziesz jednego agenta. Skraj miasta jest otwarty dla każdego. Weź Bramkarza, najsilniejszego, i połóż go na polu I Hotelu Palácio, w górnym rzędzie.
estoril-lesson-outer-and-inner-edge-goal-card = Wybierz Bramkarza
estoril-lesson-outer-and-inner-edge-goal-edge = Połóż go na polu I Hotelu Palácio
estoril-lesson-outer-and-inner-edge-if-inside = Osiem pól w środku jest zamkniętych, dopóki nie stoisz obok. Zacznij na skraju.
estoril-lesson-outer-and-inner-edge-if-elsewhere = Pole na skraju, więc wolno. W tej lekcji idź jednak do Hotelu Palácio, na pole I: stamtąd otworzą się drzwi.
estoril-lesson-outer-and-inner-edge-if-other-card = Możesz zacząć od każdej karty. Tu pierwszy idzie Bramkarz: ma siłę 2, inni mniej.
estoril-lesson-outer-and-inner-inside = Teraz drzwi są otwarte
estoril-lesson-outer-and-inner-inside-text = Bramkarz stoi obok pola II hotelu, więc to wewnętrzne pole jest dla ciebie otwarte. Obok znaczy: z lewej, z prawej, powyżej lub poniżej, nigdy na ukos. Wyślij tam dowolnego agenta.
estoril-lesson-outer-and-inner-inside-goal-inside = Połóż agenta na polu II Hotelu Palácio
estoril-lesson-outer-and-inner-inside-if-alone = Obok tego pola nie stoi żaden twój agent. Sąsiada masz tylko przy polu II hotelu.
estoril-lesson-outer-and-inner-inside-if-elsewhere = Tam wolno zawsze. Nowe jest pole wewnętrzne: dwóch agentów w jednym miejscu sumuje siły.
estoril-lesson-outer-and-inner-hidden = Leży zakryty
estoril-lesson-outer-and-inner-hidden-text = Na tym polu jest napis TOP SECRET, więc agent leży zakryty: Bruno wie, że ktoś tam jest, ale nie wie kto. Na wszystkich innych polach karty leżą odkryte.

## TOP SECRET i podejrzenie

estoril-lesson-a-look = TOP SECRET i podejrzenie
estoril-lesson-a-look-about = Co leży zakryte i kto może zajrzeć
estoril-lesson-a-look-place = Idź tam, skąd widać
estoril-lesson-a-look-place-text = Bruno ukrył kogoś w kościele, na polu I. Oko na polu III pozwala podejrzeć jedną zakrytą kartę w tym miejscu. Obok stoi twój Urzędnik, więc pole jest otwarte. Połóż tam dowolnego agenta.
estoril-lesson-a-look-place-goal-place = Połóż agenta na polu III kościoła
estoril-lesson-a-look-place-if-elsewhere = Stamtąd nie zobaczysz nic w kościele. Oko jest na polu III.
estoril-lesson-a-look-look = Unieś rożek karty
estoril-lesson-a-look-look-text = Teraz podejrzyj kartę Bruna na polu I. On widzi, że zaglądasz i gdzie, ale nie wie, co widzisz. Twoja wiedza zostaje twoją tajemnicą.
estoril-lesson-a-look-look-goal-look = Podejrzyj kartę na polu I
estoril-lesson-a-look-look-if-own = To twoja karta: już ją znasz.
estoril-lesson-a-look-look-if-no = Możesz zrezygnować, ale podejrzenie nic nie kosztuje.
estoril-lesson-a-look-known = Tylko Student
estoril-lesson-a-look-known-text = Bruno blefuje: Student ma siłę 0. Kartę nadal widzisz tylko ty. Kościół możesz więc wygrać małym kosztem, a silnych agentów wysłać gdzie indziej.

## Zdobądź nagrodę

estoril-lesson-take-the-reward = Zdobądź nagrodę
estoril-lesson-take-the-reward-about = Wygrywa najsilniejszy, remis rozstrzyga niższe pole
estoril-lesson-take-the-reward-tie = Równa siła, niższe pole
estoril-lesson-take-the-reward-tie-text = Twój ostatni znacznik. Na plaży Tamariz leży Garbo, wart 4 punkty, a na polu II pilnuje go Bramkarz Bruna o sile 2. Przy równej sile wygrywa niższe pole. Połóż swojego Bramkarza tak, by zdobyć nagrodę.
estoril-lesson-take-the-reward-tie-goal-card = Wybierz Bramkarza
estoril-lesson-take-the-reward-tie-goal-reward = Zdobądź nagrodę na plaży Tamariz
estoril-lesson-take-the-reward-tie-if-weak = Tutaj chodzi o Bramkarza: siła 2, tyle samo ma tam Bruno. Wygrywaj o włos, a silniejszych trzymaj na inne miejsca.
estoril-lesson-take-the-reward-tie-if-late = Na polu III przegrasz remis: pole II Bruna jest przed nim.
estoril-lesson-take-the-reward-tie-if-elsewhere = Garbo leży na plaży Tamariz, a Bruno jest tam tylko tak silny jak twój Bramkarz.
estoril-lesson-take-the-reward-won = Nagroda trafia na rękę
estoril-lesson-take-the-reward-won-text = Garbo jest twój, a agenci wracają: kart na ręce { $cards }. Wszystko, co zdobędziesz, wzmacnia następną rundę. Po czterech rundach liczy się to, co masz na ręce.

## Zdolności: Zabójca

estoril-lesson-assassin = Zdolności: Zabójca
estoril-lesson-assassin-about = Odeślij kartę rywala, zanim policzą się siły
estoril-lesson-assassin-act = Działaj przed liczeniem
estoril-lesson-assassin-act-text = Trwa rozgrywanie plaży Tamariz. Luciano ma siłę { $theirs }, twój Clark G tylko { $mine }. Ale pole I działa pierwsze, a Clark to Zabójca: postać z tego miejsca wraca na rękę właściciela. Użyj go.
estoril-lesson-assassin-act-goal-use = Użyj Zabójcy
estoril-lesson-assassin-act-goal-home = Odeślij Luciana
estoril-lesson-assassin-act-if-self = Zabójca wybiera inną postać, nigdy siebie.
estoril-lesson-assassin-act-if-stop = Możesz odpuścić, ale wtedy zdecyduje siła: { $mine } przeciw { $theirs }.
estoril-lesson-assassin-won = Wygrała słaba karta
estoril-lesson-assassin-won-text = Nie było już z kim konkurować, więc nagroda jest twoja; kart na ręce { $cards }. Nikt tu nie ginie: Luciano wrócił na rękę Bruna. W kościele Zabójcy w ogóle nie działają.

## Kolejność miejsc

estoril-lesson-order-of-places = Kolejność miejsc
estoril-lesson-order-of-places-about = Niskie numery działają pierwsze: wyciągnij rywala
estoril-lesson-order-of-places-seduce = Wywab Luciana z hotelu
estoril-lesson-order-of-places-seduce-text = Kościół ma numer 1, Palácio 2: kościół działa pierwszy. W hotelu Luciano pokonuje twojego Garba, 5 do 3. Amália, twoja Uwodzicielka w kościele, przeniesie go tutaj, gdzie dwoje twoich ma razem siłę 6.
estoril-lesson-order-of-places-seduce-goal-use = Użyj Uwodzicielki
estoril-lesson-order-of-places-seduce-goal-move = Przenieś Luciana do kościoła
estoril-lesson-order-of-places-seduce-goal-palacio = Zdobądź nagrodę Hotelu Palácio
estoril-lesson-order-of-places-seduce-if-own = Garbo to twój człowiek w hotelu; niech tam zostanie i wygra. Weź Luciana.
estoril-lesson-order-of-places-seduce-if-stop = Wtedy Luciano zostanie w hotelu i wygra tam 5 do 3.
estoril-lesson-order-of-places-both = Dwie nagrody jednym ruchem
estoril-lesson-order-of-places-both-text = Oba miejsca są twoje, kart na ręce: { $cards }. Zanim położysz agenta, spójrz na numery: wcześniejsze miejsce może zmienić późniejsze, nigdy na odwrót.

## Zagraj czwartą rundę

estoril-lesson-last-round = Zagraj czwartą rundę
estoril-lesson-last-round-about = Kończysz prawdziwą grę
estoril-lesson-last-round-first = Twój pierwszy agent
estoril-lesson-last-round-first-text = Ostatnia runda przeciw Brunowi. Spójrz na misje u góry: każda daje sześć. Wybierz agenta i pole, jak chcesz; odtąd wolno wszystko.
estoril-lesson-last-round-first-goal-placed = Połóż agenta
estoril-lesson-last-round-rest = Zagraj do końca
estoril-lesson-last-round-rest-text = Zostało ci znaczników: { $markers }. Dwóch agentów w jednym miejscu sumuje siły, zakryty trzyma Bruna w niepewności. Potem miejsca rozgrywa się po numerach, a ty wybierasz, co zatrzymać.
estoril-lesson-last-round-rest-goal-over = Zakończ grę
estoril-lesson-last-round-sums = Miasto zdecydowało
estoril-lesson-last-round-sums-text = Ty { $mine }, Bruno { $bruno }. Znasz już miejsca, podejrzenia, zdolności i misje. Czeka cała pierwsza gra: łatwy bot, wskazówki, gdy coś jest nowe, i żadnego zegara.
