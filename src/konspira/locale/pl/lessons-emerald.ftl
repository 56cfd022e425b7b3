# Kurs gry Studium w Szmaragdzie; zob. docs/lessons.md. Tekst kroku ma najwyżej 45 słów.

emerald-goal = Zbieraj punkty, które liczą się twojej tajnej frakcji, i nie dopuść, by był w niej najsłabszy gracz.
emerald-lesson-first-game = Twoja pierwsza gra

## Dwie frakcje, trzy rodzaje punktów

emerald-lesson-two-sides = Dwie frakcje, trzy rodzaje punktów
emerald-lesson-two-sides-about = Co liczy się dla ciebie, a co przepada
emerald-lesson-two-sides-neutral = Szare punkty są dla każdego
emerald-lesson-two-sides-neutral-text = W Wiedniu masz kostki ({ $mine }) i agenta, więcej niż Bruno. To przewaga, więc możesz przejąć odkrytą kartę. Karta miasta daje punkty neutralne, a te liczą się obu frakcjom. Przejmij Wiedeń; zapłacisz Werbownikiem.
emerald-lesson-two-sides-neutral-goal-claim = Wybierz przejęcie
emerald-lesson-two-sides-neutral-goal-points = Zdobądź punkty Wiednia
emerald-lesson-two-sides-neutral-if-later = Więcej kostek to dobra rzecz, ale przejmować można tylko w pierwszej z dwóch akcji. Najpierw przejmij.
emerald-lesson-two-sides-yours = Które punkty są twoje?
emerald-lesson-two-sides-yours-text = Inny stół. Masz przewagę w Paryżu i w Londynie. W tajemnicy jesteś Restauracjonistą. Louise Michel daje punkt Restauracjonistów, William Melville punkt Lojalistów. Na koniec liczą się tylko punkty twojej frakcji. Przejmij właściwą kartę.
emerald-lesson-two-sides-yours-goal-right = Przejmij kartę, która liczy się dla ciebie
emerald-lesson-two-sides-yours-if-lost = Punkt Melville’a to punkt Lojalistów. Jesteś Restauracjonistą: na koniec by przepadł.
emerald-lesson-two-sides-secret = Wiesz tylko ty
emerald-lesson-two-sides-secret-text = Punktów Restauracjonistów masz teraz { $mine }. Wszyscy widzą, co zbierasz, ale nikt nie wie, co z tego się liczy. Wygrywa jeden gracz, ten z najwyższym wynikiem, a jeśli ktoś z twojej frakcji zajmie ostatnie miejsce, tracisz pięć.

## Umieść kostki

emerald-lesson-place-cubes = Umieść kostki
emerald-lesson-place-cubes-about = Jeden symbol, jedna kostka, jedno miasto
emerald-lesson-place-cubes-action = Pierwsza akcja: umieść kostki
emerald-lesson-place-cubes-action-text = W turze masz dwie akcje, a płacisz za nie kartami. Kurier ma dwa symbole kostki: umieszcza w jednym mieście dwie kostki z twojej puli ({ $supply }). W Wiedniu remisujesz z Brunem. Umieść tam obie.
emerald-lesson-place-cubes-action-goal-place = Wybierz umieszczenie kostek
emerald-lesson-place-cubes-action-goal-cubes = Umieść dwie kostki w Wiedniu
emerald-lesson-place-cubes-action-goal-done = Zakończ płacenie
emerald-lesson-place-cubes-action-if-city = Kostki możesz umieścić wszędzie. W Wiedniu przełamią remis, więc tam zdziałają więcej.
emerald-lesson-place-cubes-action-if-one = Ta karta ma tylko jeden symbol kostki. Kurier ma dwa, a żadna karta zapłaty nie może być zbędna.
emerald-lesson-place-cubes-lead = Teraz masz przewagę w Wiedniu
emerald-lesson-place-cubes-lead-text = Trzy twoje pionki przeciw jednemu: agenci i kostki liczą się tak samo. Akcji została ci { $actions }. Zagrane karty wracają, gdy skończy się talia, więc nic nie przepada.

## Zdobądź przewagę i przejmij kartę

emerald-lesson-claim-a-card = Zdobądź przewagę i przejmij kartę
emerald-lesson-claim-a-card-about = Więcej pionków niż inni, w tym kostka
emerald-lesson-claim-a-card-claim = Masz przewagę w Wiedniu. Przejmij Emmę Goldman.
emerald-lesson-claim-a-card-claim-text = W Wiedniu masz agenta i kostki ({ $cubes }), a kostek Bruna jest tam { $theirs }. Co najmniej jeden twój pionek to kostka, więc karta może być twoja. W Paryżu jest remis, a remis nigdy nie daje przewagi.
emerald-lesson-claim-a-card-claim-goal-claim = Wybierz przejęcie
emerald-lesson-claim-a-card-claim-goal-card = Przejmij kartę miasta, w którym masz przewagę
emerald-lesson-claim-a-card-claim-if-tie = W Paryżu niewiele brakuje: jest 2 : 2 z Brunem, a remis nigdy nie daje przewagi. Wiedeń możesz przejąć już teraz.
emerald-lesson-claim-a-card-claim-if-second = Potem nie da się już przejmować: to musi być pierwsza z dwóch akcji.
emerald-lesson-claim-a-card-price = Ile kosztuje przejęcie
emerald-lesson-claim-a-card-price-text = Emma Goldman trafia na twój stos kart odrzuconych, a jej agent do Wiednia: masz ich tam { $agents }. Twoje kostki z tego miasta są w Otchłani, razem { $limbo }. Kostki Bruna wróciły do niego. Agenci zostają.

## Otchłań i droga powrotna

emerald-lesson-limbo = Otchłań i droga powrotna
emerald-lesson-limbo-about = Bez kostek ani rusz: odzyskaj je
emerald-lesson-limbo-retrieve = Odzyskaj kostki
emerald-lesson-limbo-retrieve-text = W Otchłani masz kostek { $limbo }, a w puli { $supply }, więc nie możesz niczego umieścić. Strzałka powrotu na karcie odzyskuje jedną kostkę. Kurier ma dwie strzałki: odzyskaj dwie kostki z Otchłani.
emerald-lesson-limbo-retrieve-goal-retrieve = Wybierz odzyskanie kostek
emerald-lesson-limbo-retrieve-goal-two = Miej w puli dwie kostki
emerald-lesson-limbo-retrieve-if-city = Można też zabrać kostkę z miasta, ale ta w Wiedniu pomaga utrzymać przewagę. W Otchłani leży dużo bezczynnych.
emerald-lesson-limbo-retrieve-if-none = Pula jest pusta: na razie nie ma czego umieszczać.
emerald-lesson-limbo-flow = Rytm gry
emerald-lesson-limbo-flow-text = Kostek w puli masz znów { $supply }. Umieścić, zdobyć przewagę, przejąć, odzyskać: ten obieg napędza całą grę. Planuj tak, by nigdy nie zostać z pełną Otchłanią i pustą pulą.

## Zabójstwo i blok

emerald-lesson-assassinate = Zabójstwo i blok
emerald-lesson-assassinate-about = Bomby, wsparcie i karta w cudzej turze
emerald-lesson-assassinate-strike = Uderz w agenta Bruna
emerald-lesson-assassinate-strike-text = W Wiedniu zabicie agenta kosztuje { $bombs } bomby. Jedną daje każdy twój agent na miejscu, a jest ich { $agents }; ostatnią dokłada Dynamit. Masz w mieście przewagę, a Najemny skrytobójca ma sztylet. Zabij agenta Bruna.
emerald-lesson-assassinate-strike-goal-card = Zagraj Najemnego skrytobójcę
emerald-lesson-assassinate-strike-goal-dead = Zabij agenta Bruna w Wiedniu
emerald-lesson-assassinate-strike-if-other = To też by pomogło. W tym kroku najpierw uderz, póki masz przewagę w Wiedniu.
emerald-lesson-assassinate-paid = Zabójstwo popłaca
emerald-lesson-assassinate-paid-text = Zabity agent leży na karcie skrytobójcy; punktów daje { $kills }. Na koniec zachowa je tylko Lojalista, i to za ludzi Restauracjonistów. Skrytobójca jest zużyty, Dynamit kiedyś wróci. A Bruno stracił pionek.
emerald-lesson-assassinate-block = Teraz uderza Bruno
emerald-lesson-assassinate-block-text = Trwa tura Bruna, który atakuje twojego agenta w Wiedniu. Masz Sherlocka Holmesa, którego można zagrać w cudzej turze. Zablokuj: to, co Bruno wydał, przepada, a ty dobierasz kartę.
emerald-lesson-assassinate-block-goal-block = Zablokuj Sherlockiem Holmesem
emerald-lesson-assassinate-block-if-none = Wtedy twój agent zginie. Holmesa można zachować na później, ale tutaj niech zadziała.

## Arystokracja i szaleństwo

emerald-lesson-royalty-and-madness = Arystokracja i szaleństwo
emerald-lesson-royalty-and-madness-about = Zabij arystokratę, potem rzuć kością
emerald-lesson-royalty-and-madness-kill = Zabij Przedwiecznego z Wiednia
emerald-lesson-royalty-and-madness-kill-text = W Wiedniu zabicie arystokraty kosztuje { $bombs } bomby. Twoi agenci ({ $agents }) dają dwie, Dynamit i Johann Most po jednej. Wiera Figner ma sztylet. Jesteś Restauracjonistą: martwy arystokrata to twój cel.
emerald-lesson-royalty-and-madness-kill-goal-royal = Wybierz arystokratę na cel
emerald-lesson-royalty-and-madness-kill-goal-points = Zdobądź punkty za arystokratę
emerald-lesson-royalty-and-madness-kill-if-other = Na to przyjdzie czas. Teraz twoi agenci stoją obok arystokraty, a bomby masz na ręce.
emerald-lesson-royalty-and-madness-mad = Spojrzał na ciebie
emerald-lesson-royalty-and-madness-mad-text = Punktów Restauracjonistów masz { $points }. Ale na kości wypadło szaleństwo: znaczników poczytalności zostało ci { $tokens }, a jeden agent wrócił do puli. Kto straci ostatni znacznik, musi ujawnić tożsamość, a u Restauracjonisty to kończy grę.

## Tory i ostatnie miejsce

emerald-lesson-tracks-and-the-last = Tory i ostatnie miejsce
emerald-lesson-tracks-and-the-last-about = Punkty dla całej frakcji i pięć do stracenia
emerald-lesson-tracks-and-the-last-track = Przesuń znacznik swojej frakcji
emerald-lesson-tracks-and-the-last-track-text = Dwa tory pokazują, jak idzie wojna; znacznik twojej frakcji stoi na { $marker }. Punkty toru dostaje każdy z tej frakcji. Książę Kropotkin przesuwa znacznik Restauracjonistów o dwa pola. Zagraj go w tym celu.
emerald-lesson-tracks-and-the-last-track-goal-track = Wybierz przesuwanie znaczników
emerald-lesson-tracks-and-the-last-track-goal-two = Przesuń znacznik Restauracjonistów o dwa pola
emerald-lesson-tracks-and-the-last-track-if-wrong = Bismarck pomaga Lojalistom. To może być niezły blef, ale jeśli Bruno jest Lojalistą, dostanie punkty.
emerald-lesson-tracks-and-the-last-last = Pamiętaj o najsłabszym
emerald-lesson-tracks-and-the-last-last-text = Gra kończy się, gdy czyjś wynik dojdzie do { $target } albo znacznik do końca toru. Wtedy wszyscy ujawniają tożsamość. Gracz z najniższym wynikiem ciągnie w dół całą swoją frakcję: minus pięć. Dlatego ważne, kto jest z tobą.

## Zagraj dwie tury

emerald-lesson-two-turns = Zagraj dwie tury
emerald-lesson-two-turns-about = Grasz z Brunem i wolno wszystko
emerald-lesson-two-turns-first = Twoja tura, twój plan
emerald-lesson-two-turns-first-text = Masz przewagę w Wiedniu, a akcji { $actions }. Przejęcie musi być pierwsze. Niezagrane karty zostają na ręce, a na koniec tury dobierasz do pięciu. Zagraj turę, jak chcesz.
emerald-lesson-two-turns-first-goal-turn = Zakończ turę
emerald-lesson-two-turns-second = Bruno odpowiedział
emerald-lesson-two-turns-second-text = Sprawdź w dzienniku, co zrobił. Gdzie masz teraz przewagę, a gdzie brakuje ci jednego pionka? Zagraj jeszcze jedną turę.
emerald-lesson-two-turns-second-goal-turn = Zakończ turę
emerald-lesson-two-turns-open = Pora na całą grę
emerald-lesson-two-turns-open-text = Znasz już obieg kostek, bomby i bloki, ostatnie miejsce i swoją frakcję, która może być też frakcją przeciwnika. Na początku każdy umieszcza dwóch agentów; grę kończy ten, kto pierwszy ma { $target } punktów. Czekają łatwy bot i wskazówki, a zegara nie ma.
