# City of Spies: Estoril 1942: terminy według docs/rules/estoril.md, rozdział 2.
# Imion nie odmieniamy: stoją w mianowniku albo po słowie „gracz” lub „karta”. Miejsca i obszary mają formy (.from, .to, .at).

estoril-title = City of Spies: Estoril 1942
estoril-blurb = Posyłaj szpiegów do miasteczka, które w każdej rundzie wygląda inaczej, zastawiaj zakryte pułapki i zdobywaj najlepszych agentów 1942 roku.
estoril-chapter = Runda { $number }

## Karty

estoril-card-pt-assassin = Agostinho Lourenço
estoril-card-pt-diplomat = Aristides de Sousa Mendes
estoril-card-pt-nationalist = António Ferro
estoril-card-pt-seducer = Amália Rodrigues
estoril-card-pt-conspirator = Ricardo Espírito Santo
estoril-card-us-assassin = Clark G
estoril-card-us-diplomat = George F. Kennan
estoril-card-us-nationalist = Virginia Hall
estoril-card-us-seducer = Aline Griffith
estoril-card-uk-conspirator = Rita Winsor
estoril-card-uk-diplomat = Ronald H. Campbell
estoril-card-uk-nationalist = Leslie Howard
estoril-card-uk-seducer = I. L. Fleming
estoril-card-it-plain = C. Lucky Luciano
estoril-card-de-nationalist = Walter Schellenberg
estoril-card-de-seducer = Alma Mahler-Werfel
estoril-card-de-conspirator = Ludovico von Karsthoff
estoril-card-de-assassin = Elisabeth Sahrbach
estoril-card-yu-conspirator2 = Duško Popov
estoril-card-su-assassin2 = Len Beurton
estoril-card-su-assassin-diplomat = Aleksandr Alechin
estoril-card-es-diplomat2 = Nicolás Franco
estoril-card-fr-assassin-conspirator = Jean Moulin
estoril-card-fr-seducer-conspirator = Antoine de Saint-Exupéry
estoril-card-hu-seducer2 = Zsa Zsa Gabor
estoril-card-es-plain = Juan Pujol „Garbo”
estoril-card-pt-nationalist2 = António de O. Salazar
estoril-card-start-assassin = Zabójczyni
estoril-card-start-seducer = Tancerka
estoril-card-start-nationalist = Student
estoril-card-start-diplomat = Urzędnik
estoril-card-start-conspirator = Kurier
estoril-card-start-plain = Bramkarz

## Miejsca

estoril-tile-church = Kościół Santo António
    .to = do kościoła Santo António
    .at = w kościele Santo António
estoril-tile-palacio = Hotel Palácio
    .to = do hotelu Palácio
    .at = w hotelu Palácio
estoril-tile-tamariz = Plaża Tamariz
    .to = na plażę Tamariz
    .at = na plaży Tamariz
estoril-tile-atlantico = Hotel Atlântico
    .to = do hotelu Atlântico
    .at = w hotelu Atlântico
estoril-tile-muchaxo = Muchaxo
    .to = do Muchaxo
    .at = w Muchaxo
estoril-tile-casino = Casino Estoril
    .to = do kasyna Estoril
    .at = w kasynie Estoril
estoril-tile-boca = Boca do Inferno
    .to = do Boca do Inferno
    .at = przy Boca do Inferno
estoril-tile-museum = Muzeum Castro Guimarães
    .to = do muzeum Castro Guimarães
    .at = w muzeum Castro Guimarães

## Co robi każde miejsce

estoril-special-church = Nie można tu używać Zabójców.
estoril-special-palacio = Brytyjskie postacie mają tu +1 siły.
estoril-special-tamariz = Nic nie jest tu TOP SECRET: wszystkie karty leżą odkryte.
estoril-special-atlantico = Niemieckie postacie mają tu +1 siły.
estoril-special-muchaxo = Wszystkie obszary są tu zewnętrzne.
estoril-special-casino = Po użyciu symboli za każdą postać rzuca się dwiema kośćmi; różnica powiększa jej siłę.
estoril-special-boca = Po użyciu symboli najsłabszy z co najmniej dwóch graczy traci na zawsze jedną z postaci, które tu ma.
estoril-special-museum = Cztery obszary; kto położy kartę na IV, może podejrzeć zakrytą kartę na dowolnej planszy.

## Obszary działalności

estoril-space-church-1 = Kościół Santo António I
    .from = z kościoła Santo António I
    .to = do kościoła Santo António I
    .at = w kościele Santo António I
estoril-space-church-2 = Kościół Santo António II
    .from = z kościoła Santo António II
    .to = do kościoła Santo António II
    .at = w kościele Santo António II
estoril-space-church-3 = Kościół Santo António III
    .from = z kościoła Santo António III
    .to = do kościoła Santo António III
    .at = w kościele Santo António III
estoril-space-palacio-1 = Hotel Palácio I
    .from = z hotelu Palácio I
    .to = do hotelu Palácio I
    .at = w hotelu Palácio I
estoril-space-palacio-2 = Hotel Palácio II
    .from = z hotelu Palácio II
    .to = do hotelu Palácio II
    .at = w hotelu Palácio II
estoril-space-palacio-3 = Hotel Palácio III
    .from = z hotelu Palácio III
    .to = do hotelu Palácio III
    .at = w hotelu Palácio III
estoril-space-tamariz-1 = Plaża Tamariz I
    .from = z plaży Tamariz I
    .to = na plażę Tamariz I
    .at = na plaży Tamariz I
estoril-space-tamariz-2 = Plaża Tamariz II
    .from = z plaży Tamariz II
    .to = na plażę Tamariz II
    .at = na plaży Tamariz II
estoril-space-tamariz-3 = Plaża Tamariz III
    .from = z plaży Tamariz III
    .to = na plażę Tamariz III
    .at = na plaży Tamariz III
estoril-space-atlantico-1 = Hotel Atlântico I
    .from = z hotelu Atlântico I
    .to = do hotelu Atlântico I
    .at = w hotelu Atlântico I
estoril-space-atlantico-2 = Hotel Atlântico II
    .from = z hotelu Atlântico II
    .to = do hotelu Atlântico II
    .at = w hotelu Atlântico II
estoril-space-atlantico-3 = Hotel Atlântico III
    .from = z hotelu Atlântico III
    .to = do hotelu Atlântico III
    .at = w hotelu Atlântico III
estoril-space-muchaxo-1 = Muchaxo I
    .from = z Muchaxo I
    .to = do Muchaxo I
    .at = w Muchaxo I
estoril-space-muchaxo-2 = Muchaxo II
    .from = z Muchaxo II
    .to = do Muchaxo II
    .at = w Muchaxo II
estoril-space-muchaxo-3 = Muchaxo III
    .from = z Muchaxo III
    .to = do Muchaxo III
    .at = w Muchaxo III
estoril-space-casino-1 = Casino Estoril I
    .from = z kasyna Estoril I
    .to = do kasyna Estoril I
    .at = w kasynie Estoril I
estoril-space-casino-2 = Casino Estoril II
    .from = z kasyna Estoril II
    .to = do kasyna Estoril II
    .at = w kasynie Estoril II
estoril-space-casino-3 = Casino Estoril III
    .from = z kasyna Estoril III
    .to = do kasyna Estoril III
    .at = w kasynie Estoril III
estoril-space-boca-1 = Boca do Inferno I
    .from = z Boca do Inferno I
    .to = do Boca do Inferno I
    .at = przy Boca do Inferno I
estoril-space-boca-2 = Boca do Inferno II
    .from = z Boca do Inferno II
    .to = do Boca do Inferno II
    .at = przy Boca do Inferno II
estoril-space-boca-3 = Boca do Inferno III
    .from = z Boca do Inferno III
    .to = do Boca do Inferno III
    .at = przy Boca do Inferno III
estoril-space-museum-1 = Muzeum Castro Guimarães I
    .from = z muzeum Castro Guimarães I
    .to = do muzeum Castro Guimarães I
    .at = w muzeum Castro Guimarães I
estoril-space-museum-2 = Muzeum Castro Guimarães II
    .from = z muzeum Castro Guimarães II
    .to = do muzeum Castro Guimarães II
    .at = w muzeum Castro Guimarães II
estoril-space-museum-3 = Muzeum Castro Guimarães III
    .from = z muzeum Castro Guimarães III
    .to = do muzeum Castro Guimarães III
    .at = w muzeum Castro Guimarães III
estoril-space-museum-4 = Muzeum Castro Guimarães IV
    .from = z muzeum Castro Guimarães IV
    .to = do muzeum Castro Guimarães IV
    .at = w muzeum Castro Guimarães IV

## Symbole

estoril-symbol-assassin = Zabójca
    .gen = Zabójcy
estoril-symbol-conspirator = Konspirator
    .gen = Konspiratora
estoril-symbol-nationalist = Nacjonalista
    .gen = Nacjonalisty
estoril-symbol-diplomat = Dyplomata
    .gen = Dyplomaty
estoril-symbol-seducer = Uwodziciel
    .gen = Uwodziciela

## Co robi każdy symbol

estoril-power-assassin = Odsyła na rękę właściciela inną postać z tego miejsca, na której nie leży biały znacznik.
estoril-power-conspirator = Podgląda wierzchnią kartę stosu i zostawia nagrodę albo zastępuje ją tą kartą.
estoril-power-nationalist = Dostaje +1 siły za każdą inną widoczną flagę swojego kraju, tutaj i w sąsiednich miejscach.
estoril-power-diplomat = Kładzie biały znacznik na postaci tutaj albo w sąsiednim miejscu: w tej rundzie nie wybierze jej żaden Zabójca ani Uwodziciel.
estoril-power-seducer = Przenosi z sąsiedniego miejsca postać bez białego znacznika na wolny obszar tutaj; jej symbole nie działają.
estoril-power-woman = Nie działa w trakcie gry; liczy się do misji.

## Flagi

estoril-flag-pt = Portugalia
estoril-flag-us = Stany Zjednoczone
estoril-flag-uk = Wielka Brytania
estoril-flag-de = Niemcy
estoril-flag-it = Włochy
estoril-flag-yu = Jugosławia
estoril-flag-su = Związek Radziecki
estoril-flag-es = Hiszpania
estoril-flag-fr = Francja
estoril-flag-hu = Węgry

## Misje

estoril-mission-mission-assassin = Najwięcej Zabójców
estoril-mission-mission-conspirator = Najwięcej Konspiratorów
estoril-mission-mission-nationalist = Najwięcej Nacjonalistów
estoril-mission-mission-diplomat = Najwięcej Dyplomatów
estoril-mission-mission-seducer = Najwięcej Uwodzicieli
estoril-mission-mission-women = Najwięcej Kobiet
estoril-mission-mission-strength = Największa suma siły
estoril-mission-mission-flags = Najwięcej różnych flag
estoril-mission-mission-pt = Najwięcej Portugalczyków
estoril-mission-mission-uk = Najwięcej Brytyjczyków
estoril-mission-mission-de = Najwięcej Niemców
estoril-mission-mission-us = Najwięcej Amerykanów

## Fazy

estoril-phase-placement = Rozmieszczanie
estoril-phase-resolve = Rozgrywanie miejsc
estoril-phase-discard = Odrzucanie kart
estoril-phase-over = Punktacja
estoril-source-discards = Odrzucone karty
estoril-source-hand = Karty na ręce
estoril-source-agenda = Tajny cel rekrutacji

## Pytania

estoril-ask-place-card = Którą kartę kładziesz?
estoril-ask-place-space = Gdzie kładziesz kartę { $card }?
estoril-ask-peek = Obszar { $space } pozwala podejrzeć zakrytą kartę. Którą?
estoril-ask-activate = Którego symbolu używasz { $space-at }?
estoril-ask-assassin-target = Zabójca { $space-at } działa. Kto wraca na rękę właściciela?
estoril-ask-conspirator-choice = Wierzchnia karta stosu to { $card }, nagroda to { $card_reward }. Czy zostawiasz nagrodę?
estoril-ask-diplomat-target = Dyplomata { $space-at } działa. Kto dostaje biały znacznik?
estoril-ask-seducer-target = Uwodziciel { $space-at } działa. Kogo przenosisz tutaj?
estoril-ask-seducer-space = Dokąd przechodzi postać { $space-from }?
estoril-ask-boca-discard = Masz najmniejszą siłę przy Boca do Inferno. Którą z postaci, które tu masz, tracisz na zawsze?
estoril-ask-hand-discard =
    { $count ->
        [one] Musisz jeszcze odrzucić { $count } kartę. Wybierz ją.
        [few] Musisz jeszcze odrzucić { $count } karty. Wybierz jedną.
       *[many] Musisz jeszcze odrzucić { $count } kart. Wybierz jedną.
    }

## Co tymczasem widzą inni

estoril-activity-placement = { $seat } kładzie kartę.
estoril-activity-peek = { $seat } może podejrzeć zakrytą kartę.
estoril-activity-resolution = { $seat } decyduje o symbolach postaci.
estoril-activity-conspiracy = { $seat } zna wierzchnią kartę stosu i decyduje o nagrodzie.
estoril-activity-loss = { $seat } musi oddać postać.
estoril-activity-discards = { $seat } wybiera karty do odrzucenia.

## Wybory

estoril-choose-place-card = Połóż kartę { $card }
estoril-choose-place-space = { $space }
estoril-choose-peek = Podejrzyj kartę { $space-at }
estoril-choose-peek-reward = Podejrzyj nagrodę { $tile-at }
estoril-choose-peek-decline = Nie podglądaj
estoril-choose-activate = Użyj { $symbol-gen }
estoril-choose-activate-stop = Nie używaj więcej symboli
estoril-choose-activate-skip = Pomiń ten symbol
estoril-choose-assassin-target = Odeślij postać { $space-from }
estoril-choose-conspirator-keep = Zostaw nagrodę; wierzchnia karta idzie pod stos
estoril-choose-conspirator-replace = Zastąp nagrodę wierzchnią kartą; dotychczasowa idzie pod stos
estoril-choose-diplomat-target = Chroń postać { $space-at }
estoril-choose-seducer-target = Uwiedź postać { $space-at }
estoril-choose-seducer-space = Przenieś ją { $space-to }
estoril-choose-boca-discard = Strać postać { $space-at }
estoril-choose-hand-discard = Odrzuć kartę { $card }

## Wydarzenia

estoril-event-mission-shown = W grze jest misja „{ $mission }”.
estoril-event-mission-between = Między graczami { $a } i { $b } leży ukryta misja „{ $mission }”.
estoril-event-mission-set-aside = { $seat } dostaje kartę „{ $mission }”, która nie może być celem rekrutacji, i ją odkłada.
estoril-event-agenda-dealt = Twój tajny cel rekrutacji to „{ $mission }”.
estoril-event-round-began = Zaczyna się runda { $round }, a pierwszym graczem jest { $seat }.
estoril-event-tile-laid =
    { $turns ->
        [1] Na polu { $slot } leży plansza „{ $tile }”, obrócona w prawo o 90 stopni.
        [2] Na polu { $slot } leży plansza „{ $tile }”, obrócona o 180 stopni.
        [3] Na polu { $slot } leży plansza „{ $tile }”, obrócona w lewo o 90 stopni.
       *[other] Na polu { $slot } leży plansza „{ $tile }”.
    }
estoril-event-reward-laid = Nagrodą { $tile-at } jest { $card }.
estoril-event-reward-hidden = Nagroda { $tile-at } leży zakryta.
estoril-event-card-placed = { $seat } kładzie kartę { $card } { $space-at }.
estoril-event-card-hidden = { $seat } kładzie zakrytą kartę { $space-at }.
estoril-event-card-chosen = Twoja zakryta karta { $space-at } to { $card }.
estoril-event-peeked = { $seat } podgląda zakrytą kartę { $space-at }.
estoril-event-card-seen = Zakryta karta { $space-at } to { $card }.
estoril-event-reward-peeked = { $seat } podgląda zakrytą nagrodę { $tile-at }.
estoril-event-reward-seen = Zakryta nagroda { $tile-at } to { $card }.
estoril-event-peek-declined = { $seat } niczego nie podgląda.
estoril-event-location-began = Gra przenosi się { $tile-to }.
estoril-event-card-revealed = { $seat } odkrywa { $space-at } kartę { $card }.
estoril-event-reward-revealed = Odkryta nagroda { $tile-at } to { $card }.
estoril-event-symbols-passed = { $seat } nie używa symbolu { $space-at }.
estoril-event-assassinated = { $seat } używa Zabójcy, więc { $card } { $space-from } wraca na rękę gracza { $victim }.
estoril-event-conspirator-looked = { $seat } używa Konspiratora { $tile-at } i ogląda wierzchnią kartę stosu.
estoril-event-top-card-seen = Wierzchnia karta stosu to { $card }.
estoril-event-conspirator-kept = { $seat } zostawia nagrodę { $tile-at }; wierzchnia karta idzie zakryta pod stos.
estoril-event-conspirator-replaced = { $seat } zastępuje nagrodę { $tile-at }; teraz jest nią { $card }, a pod stos idzie { $card_old }.
estoril-event-nationalist-counted =
    { $count ->
        [0] { $seat } używa Nacjonalisty { $space-at } i nie liczy żadnej flagi.
        [one] { $seat } używa Nacjonalisty { $space-at } i liczy { $count } flagę.
        [few] { $seat } używa Nacjonalisty { $space-at } i liczy { $count } flagi.
       *[many] { $seat } używa Nacjonalisty { $space-at } i liczy { $count } flag.
    }
estoril-event-diplomat-protected = { $seat } używa Dyplomaty i chroni postać { $space-at }.
estoril-event-seduced = { $seat } używa Uwodziciela, a { $card }, postać gracza { $victim }, przechodzi { $space_from-from } { $space-to }.
estoril-event-dice-thrown = { $seat } rzuca kośćmi { $space-at }: wypada { $one } i { $two }, czyli +{ $count } siły.
estoril-event-character-lost = { $seat } traci na zawsze kartę { $card } { $space-from }.
estoril-event-reward-won = { $seat } zdobywa { $tile-at } kartę { $card }. Siła: { $totals }.
estoril-event-location-won = { $seat } ma największą siłę { $tile-at }, ale nie ma tam nagrody. Siła: { $totals }.
estoril-event-reward-unclaimed = Nikogo nie ma { $tile-at }, więc { $card } idzie pod stos.
estoril-event-location-empty = Nikogo nie ma { $tile-at }.
estoril-event-cards-retrieved = Koniec rundy { $round }: wszyscy zabierają swoje postacie.
estoril-event-discards-chosen = Odrzucisz: { $cards }.
estoril-event-discards-sealed = { $seat } wybiera karty do odrzucenia.
estoril-event-discarded = { $seat } odrzuca: { $cards }.
estoril-event-first-player-passed = Kartę pierwszego gracza przejmuje { $seat }.
estoril-event-mission-scored = Misja „{ $mission }” daje punkty: { $points }.
estoril-event-agenda-scored =
    { $count ->
        [one] { $seat } ma cel rekrutacji „{ $mission }” i dostaje { $count } punkt.
        [few] { $seat } ma cel rekrutacji „{ $mission }” i dostaje { $count } punkty.
       *[many] { $seat } ma cel rekrutacji „{ $mission }” i dostaje { $count } punktów.
    }
estoril-event-game-scored = Koniec gry. Punkty: { $scores }. Zwycięstwo: { $winners }.

## Dlaczego wybór jest niedostępny

estoril-why-not-in-hand = Nie masz na ręce karty { $card }.
estoril-why-not-in-town = W tej rundzie w mieście nie ma miejsca { $tile }.
estoril-why-space-taken = Ktoś już jest { $space-at }.
estoril-why-inner-space = { $space } to obszar wewnętrzny, a obok nie ma żadnej twojej postaci.
estoril-why-peek-needed = Przy tym stole trzeba podejrzeć kartę, jeśli to możliwe.
estoril-why-own-card = Własną kartę już znasz.
estoril-why-not-face-down = Nie leży tam zakryta karta.
estoril-why-out-of-reach = Ten symbol nie sięga { $tile-to }.
estoril-why-no-such-symbol = Ta postać nie ma symbolu { $symbol-gen }.
estoril-why-symbol-used = Symbol { $symbol-gen } jest już wykorzystany.
estoril-why-no-assassins-here = W kościele nie można używać Zabójców.
estoril-why-printed-order = Przy tym stole symboli używa się w wydrukowanej kolejności i na symbol { $symbol-gen } jeszcze za wcześnie.
estoril-why-no-flag = Nie widać innej takiej flagi ani tutaj, ani w sąsiednich miejscach.
estoril-why-no-deck = Stos albo pole nagrody jest puste.
estoril-why-no-free-space = W tym miejscu nie ma wolnego obszaru.
estoril-why-no-white-marker = Wszystkie białe znaczniki są w użyciu.
estoril-why-no-target = Nie ma nikogo, na kogo { $symbol } mógłby zadziałać.
estoril-why-nobody-there = Nie ma żadnej postaci { $space-at }.
estoril-why-other-location = Ten obszar należy do innego miejsca.
estoril-why-not-itself = Zabójca nie może wybrać samego siebie.
estoril-why-protected = Postać { $space-at } chroni biały znacznik.
estoril-why-safe-already = Biały znacznik leży już { $space-at }.
estoril-why-too-far = { $space } nie należy ani do tego miejsca, ani do sąsiedniego.
estoril-why-not-adjacent = Uwodziciel sięga tylko do sąsiednich miejsc, a { $space } do nich nie należy.
estoril-why-not-at-boca = Musisz wybrać postać z tego miejsca.
estoril-why-not-your-character = Nie ma żadnej twojej postaci { $space-at }.
estoril-why-picked-already = Karta { $card } jest już wybrana.

## Opcje

estoril-option-edition = Wydanie
estoril-option-edition-pl = polskie
estoril-option-edition-de = niemieckie
estoril-option-variant-secret-missions = Wariant „Sekretne misje” (3 albo 4 graczy)
estoril-option-variant-secret-missions-false = wyłączony
estoril-option-variant-secret-missions-true = włączony
estoril-option-variant-recruitment-agenda = Wariant „Tajne biuro rekrutacji”
estoril-option-variant-recruitment-agenda-false = wyłączony
estoril-option-variant-recruitment-agenda-true = włączony
estoril-option-variant-second-place = Wariant „Ważne drugie miejsce”
estoril-option-variant-second-place-false = wyłączony
estoril-option-variant-second-place-true = włączony
estoril-option-boca-tie = Remis najsłabszych przy Boca do Inferno
estoril-option-boca-tie-edition = jak w wydaniu
estoril-option-boca-tie-lowest-space-safe = obszar o niższym numerze jest bezpieczny
estoril-option-boca-tie-highest-space-loses = traci obszar o najwyższym numerze
estoril-option-second-place-rounding = Podział punktów w wariancie „Ważne drugie miejsce”
estoril-option-second-place-rounding-edition = jak w wydaniu
estoril-option-second-place-rounding-down = w dół
estoril-option-second-place-rounding-up = w górę
estoril-option-agenda-starting-count = Postacie początkowe a cel rekrutacji
estoril-option-agenda-starting-count-edition = jak w wydaniu
estoril-option-agenda-starting-count-true = liczą się
estoril-option-agenda-starting-count-false = nie liczą się
estoril-option-agenda-flags-distinct = Flagi a cel rekrutacji
estoril-option-agenda-flags-distinct-edition = jak w wydaniu
estoril-option-agenda-flags-distinct-false = liczy się każda karta
estoril-option-agenda-flags-distinct-true = każda flaga liczy się raz
estoril-option-nationalist-timing = Kiedy liczy Nacjonalista
estoril-option-nationalist-timing-snapshot = w chwili użycia symbolu
estoril-option-nationalist-timing-final = przy porównaniu sił
estoril-option-nationalist-counts-face-down = Zakryte postacie dla Nacjonalisty
estoril-option-nationalist-counts-face-down-false = nie liczą się
estoril-option-nationalist-counts-face-down-true = liczą się
estoril-option-assassin-may-target-self = Zabójca może wybrać siebie
estoril-option-assassin-may-target-self-false = nie
estoril-option-assassin-may-target-self-true = tak
estoril-option-symbol-order = Kolejność dwóch symboli na karcie
estoril-option-symbol-order-owner-choice = gracz decyduje
estoril-option-symbol-order-printed = wydrukowana
estoril-option-seduced-gets-location-bonus = Premia hotelu i kości dla uwiedzionych
estoril-option-seduced-gets-location-bonus-true = tak
estoril-option-seduced-gets-location-bonus-false = nie
estoril-option-boca-reward-timing = Nagroda przy Boca do Inferno według sił
estoril-option-boca-reward-timing-after-discard = po stracie postaci
estoril-option-boca-reward-timing-before-discard = przed stratą postaci
estoril-option-mission-needs-positive = Wypełnienie misji z wynikiem zero
estoril-option-mission-needs-positive-true = niemożliwe
estoril-option-mission-needs-positive-false = możliwe
estoril-option-white-marker-limit = Białe znaczniki
estoril-option-white-marker-limit-none = ile potrzeba
estoril-option-white-marker-limit-5 = pięć
estoril-option-peek-mandatory = Podglądanie
estoril-option-peek-mandatory-false = dobrowolne
estoril-option-peek-mandatory-true = obowiązkowe
estoril-option-show-owned-cards = Karty, które ma każdy gracz
estoril-option-show-owned-cards-true = pokazane wszystkim
estoril-option-show-owned-cards-false = trzeba je pamiętać

## Co zrobić z błędną pozycją lub błędnym pakietem

remedy-estoril-rows = znaleziono: { $found }; oczekiwano kolejno: { $known }
remedy-estoril-character = strength i vp to liczby od 0 do { $high }, a symboli jest najwyżej dwa
remedy-estoril-starting = postaciami początkowymi jest tylko ostatnich sześć
remedy-estoril-tile = oczekiwano numeru { $number }, osobnej komórki dla każdego obszaru (liczba obszarów: { $count }) i flagi tylko przy flag_bonus
remedy-estoril-mission = counts to jedno z: { $known }; flags podaje się tylko przy flags
remedy-estoril-strength = siłę liczy dokładnie jedna misja
remedy-estoril-table = oczekiwano jednego wiersza: rundy, limit, punkty, trzy liczby znaczników na najwyżej 18 obszarów i od 1 do 4 misji
remedy-estoril-numbers = oczekiwano liczb od 0 do { $high }
remedy-estoril-town = oczekiwana liczba różnych plansz: { $count }
remedy-estoril-doubled = { $card } leży w dwóch miejscach
remedy-estoril-no-tile = tego miejsca nie ma w tym mieście
remedy-estoril-open = tajne mogą być tylko karty w stosie i zakryte nagrody
remedy-estoril-missions = liczba misji, które leżą tam przy tym stole: { $count }
remedy-estoril-no-agenda = ta misja nigdy nie jest tajnym celem; trzeba podać inną
remedy-estoril-aside = { $card } odkłada się na bok tylko przy stołach z tajnymi celami i wtedy nie leży nigdzie indziej
remedy-estoril-turn = mówi, od czyjej kolejki trwa rozmieszczanie; w innych fazach trzeba to pominąć

## Co zawierają pliki z danymi

estoril-rows-character = Postacie
estoril-rows-tile = Plansze miejsc
estoril-rows-mission = Karty misji
estoril-rows-table = Liczby samej gry

## Wskazówki dla początkujących

estoril-note-place = Za każdy znacznik kładziesz jedną postać. Siły dwóch postaci w jednym miejscu się sumują.
estoril-note-space = Brzeg miasta jest otwarty dla wszystkich. Do środka wolno wejść tylko obok własnej postaci. TOP SECRET znaczy: zakryta.
estoril-note-peek = Kartę widzisz tylko ty. Inni widzą, gdzie podglądasz.
estoril-note-activate = Miejsca rozgrywa się według numerów, ich obszary też: wcześniejsza postać może zmienić coś w późniejszym miejscu. Symbol działa raz.
estoril-note-conspirator = Widzisz wierzchnią kartę stosu: zostaw leżącą tu nagrodę albo zastąp ją tą kartą.
estoril-note-boca = Przy Boca do Inferno najsłabszy traci postać na zawsze. Oddaj tę, która znaczy najmniej.
estoril-note-discard = Zostać może sześć kart. Odrzucona daje punkt, ale nie liczy się do żadnej misji: najpierw spójrz na misje.
