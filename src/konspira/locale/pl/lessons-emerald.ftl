# Kurs gry Studium w Szmaragdzie; zob. docs/lessons.md. Tekst kroku ma najwyżej 45 słów.

emerald-goal = Zbieraj punkty, które liczą się twojej tajnej stronie, i nie dopuść, by był po niej najsłabszy gracz.
emerald-lesson-first-game = Twoja pierwsza gra

## Dwie strony, trzy rodzaje punktów

emerald-lesson-two-sides = Dwie strony, trzy rodzaje punktów
emerald-lesson-two-sides-about = Co liczy się dla ciebie, a co przepada
emerald-lesson-two-sides-neutral = Szare punkty są dla każdego
emerald-lesson-two-sides-neutral-text = W Wiedniu masz kostki ({ $mine }) i agenta, więcej niż Bruno: prowadzisz, więc możesz przejąć leżącą tam kartę. Karta miasta daje punkty neutralne, a te liczą się obu stronom. Przejmij Wiedeń; płaci Werbownik.
emerald-lesson-two-sides-neutral-goal-claim = Wybierz przejęcie
emerald-lesson-two-sides-neutral-goal-points = Zdobądź punkty Wiednia
emerald-lesson-two-sides-neutral-if-later = Więcej kostek to dobra rzecz, ale przejmować można tylko w pierwszej z dwóch akcji. Najpierw przejmij.
emerald-lesson-two-sides-yours = Które punkty są twoje?
emerald-lesson-two-sides-yours-text = Inny stół. Prowadzisz w Paryżu i Londynie. W tajemnicy jesteś Restauracjonistą. Louise Michel daje punkt Restauracjonistów, William Melville punkt Lojalistów. Na koniec liczą się tylko punkty twojej strony. Przejmij właściwą kartę.
emerald-lesson-two-sides-yours-goal-right = Przejmij kartę, która liczy się dla ciebie
emerald-lesson-two-sides-yours-if-lost = Punkt Melville’a to punkt Lojalistów. Jesteś Restauracjonistą: na koniec by przepadł.
emerald-lesson-two-sides-secret = Wiesz tylko ty
emerald-lesson-two-sides-secret-text = Masz teraz punktów Restauracjonistów: { $mine }. Wszyscy widzą, co zbierasz, ale nikt nie wie, co z tego się liczy. Najwyższy wynik wygrywa w pojedynkę, a jeśli ktoś z twojej strony będzie ostatni, tracisz pięć.

## Umieść kostki

emerald-lesson-place-cubes = Umieść kostki
emerald-lesson-place-cubes-about = Jeden symbol, jedna kostka, jedno miasto
emerald-lesson-place-cubes-action = Pierwsza akcja: umieść kostki
emerald-lesson-place-cubes-action-text = W turze masz dwie akcje, a płacisz za nie kartami. Kurier ma dwie kostki: umieści w jednym mieście dwie z twojej puli ({ $supply }). W Wiedniu remisujesz z Brunem. Umieść tam obie.
emerald-lesson-place-cubes-action-goal-place = Wybierz umieszczenie kostek
emerald-lesson-place-cubes-action-goal-cubes = Umieść dwie kostki w Wiedniu
emerald-lesson-place-cubes-action-goal-done = Zakończ płacenie
emerald-lesson-place-cubes-action-if-city = Wolno umieszczać wszędzie. W Wiedniu dwie kostki przełamią remis, więc zdziałają więcej.
emerald-lesson-place-cubes-action-if-one = Ta karta ma tylko jedną kostkę. Kurier ma dwie, a żadna karta zapłaty nie może być zbędna.
emerald-lesson-place-cubes-lead = Teraz prowadzisz w Wiedniu
emerald-lesson-place-cubes-lead-text = Trzy twoje pionki przeciw jednemu: agenci i kostki liczą się tak samo. Zostało ci akcji: { $actions }. Zagrane karty wracają, gdy skończy się talia, więc nic nie przepada.

## Prowadź w mieście i przejmij kartę

emerald-lesson-claim-a-card = Prowadź w mieście i przejmij kartę
emerald-lesson-claim-a-card-about = Więcej pionków niż inni, w tym kostka
emerald-lesson-claim-a-card-claim = Prowadzisz w Wiedniu. Przejmij Emmę Goldman.
emerald-lesson-claim-a-card-claim-text = W Wiedniu masz kostki ({ $cubes }) i agenta, Bruno ma kostek { $theirs }. Przynajmniej jeden twój pionek to kostka, więc karta może być twoja. W Paryżu jest remis, a remis nigdy nie prowadzi.
emerald-lesson-claim-a-card-claim-goal-claim = Wybierz przejęcie
emerald-lesson-claim-a-card-claim-goal-card = Przejmij kartę miasta, w którym prowadzisz
emerald-lesson-claim-a-card-claim-if-tie = Paryżowi niewiele brakuje: jest 2 : 2 z Brunem, a remis nigdy nie prowadzi. Wiedeń możesz przejąć już teraz.
emerald-lesson-claim-a-card-claim-if-second = Potem nie można by już przejmować: to musi być pierwsza z dwóch akcji.
emerald-lesson-claim-a-card-price = Ile kosztuje przejęcie
emerald-lesson-claim-a-card-price-text = Emma Goldman trafia do twoich odrzuconych kart, a jej agent do Wiednia: masz ich tam { $agents }. Twoje kostki z tego miasta są w Otchłani, razem { $limbo }. Kostki Bruna wróciły do niego. Agenci zostają.

## Otchłań i droga powrotna

emerald-lesson-limbo = Otchłań i droga powrotna
emerald-lesson-limbo-about = Bez kostek nic nie ruszy: odzyskaj je
emerald-lesson-limbo-retrieve = Odzyskaj kostki
emerald-lesson-limbo-retrieve-text = W Otchłani masz kostek { $limbo }, w puli { $supply }, więc nie umieścisz niczego. Strzałka powrotu na karcie odzyskuje kostkę. Kurier ma dwie: odzyskaj dwie kostki z Otchłani.
emerald-lesson-limbo-retrieve-goal-retrieve = Wybierz odzyskanie kostek
emerald-lesson-limbo-retrieve-goal-two = Miej w puli dwie kostki
emerald-lesson-limbo-retrieve-if-city = Można też zabrać kostkę z miasta, ale ta w Wiedniu pomaga prowadzić. W Otchłani leży dużo bezczynnych.
emerald-lesson-limbo-retrieve-if-none = Pula jest pusta: na razie nie ma czego umieszczać.
emerald-lesson-limbo-flow = Rytm gry
emerald-lesson-limbo-flow-text = Gotowych kostek: { $supply }. Umieść, prowadź, przejmij, odzyskaj: to koło napędza tę grę. Planuj tak, by nigdy nie mieć pełnej Otchłani i pustej puli.

## Zabójstwo i blok

emerald-lesson-assassinate = Zabójstwo i blok
emerald-lesson-assassinate-about = Bomby, wsparcie i karta w cudzej turze
emerald-lesson-assassinate-strike = Uderz w agenta Bruna
emerald-lesson-assassinate-strike-text = W Wiedniu agent ginie od tylu bomb: { $bombs }. Każdy twój agent na miejscu ({ $agents }) to jedna, a Dynamit jest trzecia. Prowadzisz w mieście, a Najemny skrytobójca ma sztylet. Zabij agenta Bruna.
emerald-lesson-assassinate-strike-goal-card = Zagraj Najemnego skrytobójcę
emerald-lesson-assassinate-strike-goal-dead = Zabij agenta Bruna w Wiedniu
emerald-lesson-assassinate-strike-if-other = To też by pomogło. W tym kroku najpierw uderz, póki prowadzisz w Wiedniu.
emerald-lesson-assassinate-paid = Zabójstwo popłaca
emerald-lesson-assassinate-paid-text = Zabity agent leży na karcie skrytobójcy: punktów { $kills }, liczą się każdej stronie. Skrytobójca jest zużyty, Dynamit kiedyś wróci. A Bruno stracił pionek.
emerald-lesson-assassinate-block = Teraz on uderza w ciebie
emerald-lesson-assassinate-block-text = Tura Bruna: atakuje twojego agenta w Wiedniu. Masz Sherlocka Holmesa, którego można zagrać w cudzej turze. Zablokuj: to, co Bruno wydał, przepada, a ty dobierasz kartę.
emerald-lesson-assassinate-block-goal-block = Zablokuj Sherlockiem Holmesem
emerald-lesson-assassinate-block-if-none = Wtedy twój agent zginie. Holmesa można zachować na później, ale tutaj niech zadziała.

## Arystokracja i obłęd

emerald-lesson-royalty-and-madness = Arystokracja i obłęd
emerald-lesson-royalty-and-madness-about = Zabij arystokratę, potem rzuć kością
emerald-lesson-royalty-and-madness-kill = Zabij Przedwiecznego z Wiednia
emerald-lesson-royalty-and-madness-kill-text = Arystokrata Wiednia pada od tylu bomb: { $bombs }. Twoi agenci ({ $agents }) to dwie, Dynamit i Johann Most po jednej. Wiera Figner ma sztylet. Jesteś Restauracjonistą: martwy arystokrata to twój cel.
emerald-lesson-royalty-and-madness-kill-goal-royal = Wybierz arystokratę na cel
emerald-lesson-royalty-and-madness-kill-goal-points = Zdobądź punkty za arystokratę
emerald-lesson-royalty-and-madness-kill-if-other = Na to przyjdzie czas. Teraz twoi agenci stoją obok arystokraty, a bomby masz na ręce.
emerald-lesson-royalty-and-madness-mad = Spojrzał na ciebie
emerald-lesson-royalty-and-madness-mad-text = Punkty Restauracjonistów: { $points }. Ale kość pokazała obłęd: zostały ci żetony ({ $tokens }), a jeden agent wrócił do puli. Bez żetonu trzeba ujawnić tożsamość, a u Restauracjonisty to kończy grę.

## Tory i ostatnie miejsce

emerald-lesson-tracks-and-the-last = Tory i ostatnie miejsce
emerald-lesson-tracks-and-the-last-about = Punkty dla całej strony i pięć do stracenia
emerald-lesson-tracks-and-the-last-track = Przesuń tor swojej strony
emerald-lesson-tracks-and-the-last-track-text = Dwa tory pokazują, jak idzie wojna; twój stoi na { $marker }. Każdy z danej strony dostaje punkty jej toru. Książę Kropotkin przesuwa Restauracjonistów o dwa. Zagraj go w tym celu.
emerald-lesson-tracks-and-the-last-track-goal-track = Wybierz przesuwanie torów
emerald-lesson-tracks-and-the-last-track-goal-two = Przesuń Restauracjonistów o dwa
emerald-lesson-tracks-and-the-last-track-if-wrong = Bismarck pomaga Lojalistom. Blef może i dobry, ale daje punkty stronie Bruna, jeśli nim jest.
emerald-lesson-tracks-and-the-last-last = Pamiętaj o najsłabszym
emerald-lesson-tracks-and-the-last-last-text = Gra kończy się, gdy ktoś dojdzie do { $target } albo tor do końca. Wtedy wszyscy ujawniają strony. Kto ma najmniej, ciągnie w dół całą swoją stronę: minus pięć. Dlatego ważne, kto jest z tobą.

## Zagraj dwie tury

emerald-lesson-two-turns = Zagraj dwie tury
emerald-lesson-two-turns-about = Wszystko wolno, przeciw Brunowi
emerald-lesson-two-turns-first = Twoja tura, twój plan
emerald-lesson-two-turns-first-text = Prowadzisz w Wiedniu i masz akcji: { $actions }. Przejęcie musi być pierwsze. Czego nie zagrasz, zostaje na ręce, a na końcu tury dobierasz do pięciu. Zagraj turę, jak chcesz.
emerald-lesson-two-turns-first-goal-turn = Zakończ turę
emerald-lesson-two-turns-second = Bruno odpowiedział
emerald-lesson-two-turns-second-text = Sprawdź w dzienniku, co zrobił. Gdzie teraz prowadzisz, a gdzie brakuje jednego pionka? Zagraj jeszcze jedną turę.
emerald-lesson-two-turns-second-goal-turn = Zakończ turę
emerald-lesson-two-turns-open = Pora na całą grę
emerald-lesson-two-turns-open-text = Znasz już koło kostek, bomby i bloki, swoją stronę i ostatnie miejsce. W grze na dwie osoby kończy ją pierwszy, kto ma { $target } punktów. Czekają łatwy bot, wskazówki i brak zegara.
