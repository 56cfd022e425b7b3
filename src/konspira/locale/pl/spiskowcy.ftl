# Spiskowcy: terminy według docs/rules/spiskowcy.md, rozdział 2.
# Imion nie odmieniamy: stoją w mianowniku. Nazwy kart mają formy (.acc, .gen) albo stoją w cudzysłowie.

spiskowcy-title = Spiskowcy
spiskowcy-blurb = Wydawaj tajne rozkazy, zdobywaj większość wśród mieszkańców zamku i obracaj ich umiejętności przeciw rywalom.
spiskowcy-chapter = Runda { $number }

## Karty

spiskowcy-card-merchant = Handlarz
    .acc = Handlarza
    .gen = Handlarza
spiskowcy-card-juggler = Kuglarz
    .acc = Kuglarza
    .gen = Kuglarza
spiskowcy-card-guard = Strażnik
    .acc = Strażnika
    .gen = Strażnika
spiskowcy-card-banker = Bankier
    .acc = Bankiera
    .gen = Bankiera
spiskowcy-card-innkeeper = Karczmarka
    .acc = Karczmarkę
    .gen = Karczmarki
spiskowcy-card-bishop = Biskup
    .acc = Biskupa
    .gen = Biskupa
spiskowcy-card-prince = Książę
    .acc = Księcia
    .gen = Księcia
spiskowcy-card-spy = Szpieg
    .acc = Szpiega
    .gen = Szpiega
spiskowcy-card-seer = Wróżbita
    .acc = Wróżbitę
    .gen = Wróżbity
spiskowcy-card-raid = Najazd
    .acc = Najazd
    .gen = Najazdu
spiskowcy-card-plot = Spisek
    .acc = Spisek
    .gen = Spisku

## Co robi każda karta

spiskowcy-power-merchant = Nie ma umiejętności, liczy się tylko w punktacji.
spiskowcy-power-juggler = Mając większość, dostajesz przy rozdaniu jedną kartę więcej.
spiskowcy-power-guard = Dopóki masz większość, nie możesz być celem Najazdu.
spiskowcy-power-banker = Mając większość, możesz w swojej kolejce wziąć z banku jedną kartę Punktów Zwycięstwa.
spiskowcy-power-innkeeper = Mając większość, możesz jako rozkaz położyć parę: po jednej karcie dwóch rodzajów.
spiskowcy-power-bishop = Mając większość, możesz w swojej kolejce zniszczyć jeden własny Najazd lub Spisek.
spiskowcy-power-prince = Mając większość, możesz zatrzymać więcej kart, niż pozwala limit: o premię Księcia.
spiskowcy-power-spy = Mając większość, możesz w swojej kolejce ukraść jedną kartę Punktów Zwycięstwa, a dopóki nie masz Strażnika, nie dotyczą cię Spiski.
spiskowcy-power-seer = Przy remisie z twoim udziałem większość należy do ciebie; w punktacji to nie działa.
spiskowcy-power-raid = Po odkryciu możesz zniszczyć jedną Postać przeciwnika; w punktacji tracisz za tę kartę Wpływy.
spiskowcy-power-plot = Po odkryciu możesz zamienić miejscami po jednej Postaci dwóch graczy; w punktacji tracisz za tę kartę Wpływy.

## Fazy

spiskowcy-phase-deal = Faza rozdania kart
spiskowcy-phase-orders = Faza rozkazów
spiskowcy-phase-actions = Faza akcji
spiskowcy-phase-end = Faza końca rundy
spiskowcy-phase-over = Punktacja
spiskowcy-source-events = Wydarzenia
spiskowcy-source-points = Punkty Zwycięstwa

## Pytania

spiskowcy-ask-order-type = Wybierz rodzaj karty na swój rozkaz.
spiskowcy-ask-order-count = Ile kart „{ $card }” kładziesz jako rozkaz?
spiskowcy-ask-order-second = Pierwsza karta twojej pary to „{ $card }”. Wybierz kartę innego rodzaju.
spiskowcy-ask-action = Wybierz akcję.
spiskowcy-ask-raid-player = Najazd: wybierz, kto traci Postać.
spiskowcy-ask-raid-card = Najazd: którą Postać traci { $victim }?
spiskowcy-ask-plot-player-a = Spisek: wybierz jednego z dwóch graczy, którzy zamienią się Postaciami.
spiskowcy-ask-plot-card-a = Spisek: którą Postać oddaje { $victim }?
spiskowcy-ask-plot-player-b = Spisek: wybierz, z kim nastąpi zamiana.
spiskowcy-ask-plot-card-b = Spisek: którą Postać oddaje w zamian { $victim }?
spiskowcy-ask-discard =
    { $count ->
        [one] Masz o { $count } kartę więcej, niż wynosi limit. Wybierz Postać do odrzucenia.
        [few] Masz o { $count } karty więcej, niż wynosi limit. Wybierz Postać do odrzucenia.
       *[many] Masz o { $count } kart więcej, niż wynosi limit. Wybierz Postać do odrzucenia.
    }

## Co tymczasem widzą inni

spiskowcy-activity-orders = { $seat } wybiera rozkaz.
spiskowcy-activity-actions = { $seat } rozgrywa swoją kolejkę.
spiskowcy-activity-raid = { $seat } decyduje o Najeździe.
spiskowcy-activity-plot = { $seat } decyduje o Spisku.
spiskowcy-activity-discards = { $seat } odrzuca Postacie.

## Wybory

spiskowcy-choose-order-type = Wydaj rozkaz kartą „{ $card }”
spiskowcy-choose-order-none = Nie kładź żadnej karty
spiskowcy-choose-order-count =
    { $count ->
        [one] Połóż { $count } kartę
        [few] Połóż { $count } karty
       *[many] Połóż { $count } kart
    }
spiskowcy-choose-order-pair = Połóż parę: tę kartę i jedną innego rodzaju
spiskowcy-choose-order-second = Dołóż { $card-acc }
spiskowcy-choose-reveal = Odkryj { $card-acc }
spiskowcy-choose-use-banker = Bankier: weź z banku kartę Punktów Zwycięstwa
spiskowcy-choose-use-bishop = Biskup: zniszcz własny { $card-acc }
spiskowcy-choose-use-spy = Szpieg: ukradnij kartę Punktów Zwycięstwa graczowi { $seat }
spiskowcy-choose-end-turn = Zakończ kolejkę
spiskowcy-choose-raid-player = Dokonaj Najazdu na gracza { $seat }
spiskowcy-choose-raid-skip = Zrezygnuj z Najazdu
spiskowcy-choose-raid-card = Zniszcz { $card-acc }
spiskowcy-choose-plot-player-a = Weź do zamiany Postać gracza { $seat }
spiskowcy-choose-plot-skip = Zrezygnuj ze Spisku
spiskowcy-choose-plot-card-a = Niech odda { $card-acc }
spiskowcy-choose-plot-player-b = Zamień z graczem { $seat }
spiskowcy-choose-plot-card-b = Weź w zamian { $card-acc }
spiskowcy-choose-discard = Odrzuć { $card-acc }
spiskowcy-choose-stop-discarding = Zakończ odrzucanie

## Wydarzenia w grze

spiskowcy-event-round-began =
    { $deal ->
        [one] Zaczyna się runda { $round }. Każdy dostaje { $deal } kartę i może zachować { $keep }, a Pierwszym Graczem jest { $seat }.
        [few] Zaczyna się runda { $round }. Każdy dostaje { $deal } karty i może zachować { $keep }, a Pierwszym Graczem jest { $seat }.
       *[many] Zaczyna się runda { $round }. Każdy dostaje { $deal } kart i może zachować { $keep }, a Pierwszym Graczem jest { $seat }.
    }
spiskowcy-event-phase-began = { $phase }.
spiskowcy-event-cards-dealt = Rozdane karty: { $counts }.
spiskowcy-event-hand-dealt = Twoja ręka: { $cards }.
spiskowcy-event-order-chosen = Twój rozkaz: { $cards }.
spiskowcy-event-order-laid =
    { $count ->
        [0] { $seat } nie kładzie żadnej karty.
        [one] { $seat } kładzie { $count } zakrytą kartę.
        [few] { $seat } kładzie { $count } zakryte karty.
       *[many] { $seat } kładzie { $count } zakrytych kart.
    }
spiskowcy-event-order-sealed = { $seat } ma gotowy rozkaz.
spiskowcy-event-hand-returned = { $seat } odkłada do talii: { $cards }.
spiskowcy-event-revealed =
    { $count ->
        [one] { $seat } odkrywa { $card-acc }.
        [few] { $seat } odkrywa { $count } karty „{ $card }”.
       *[other] { $seat } odkrywa { $count } kart „{ $card }”.
    }
spiskowcy-event-point-taken =
    { $bank ->
        [0] { $seat } używa Bankiera i bierze z banku ostatnią kartę Punktów Zwycięstwa.
        [one] { $seat } używa Bankiera i bierze kartę Punktów Zwycięstwa. W banku zostaje { $bank } karta.
        [few] { $seat } używa Bankiera i bierze kartę Punktów Zwycięstwa. W banku zostają { $bank } karty.
       *[many] { $seat } używa Bankiera i bierze kartę Punktów Zwycięstwa. W banku zostaje { $bank } kart.
    }
spiskowcy-event-event-removed = { $seat } używa Biskupa i niszczy { $card-acc }.
spiskowcy-event-point-stolen = { $seat } używa Szpiega i kradnie kartę Punktów Zwycięstwa graczowi { $victim }.
spiskowcy-event-raided = { $seat } dokonuje Najazdu, a { $victim } traci { $card-acc }.
spiskowcy-event-raid-skipped = { $seat } rezygnuje z Najazdu.
spiskowcy-event-raid-idle = { $seat } nie znajduje celu Najazdu.
spiskowcy-event-plotted = { $seat } przeprowadza Spisek: { $a } oddaje { $card_a-acc }, a { $b } oddaje { $card_b-acc }.
spiskowcy-event-plot-skipped = { $seat } rezygnuje ze Spisku.
spiskowcy-event-plot-idle = { $seat } nie znajduje dwóch graczy do Spisku.
spiskowcy-event-turn-ended = { $seat } kończy kolejkę.
spiskowcy-event-discarded = { $seat } odrzuca { $card-acc }.
spiskowcy-event-kept = { $seat } używa Księcia i zatrzymuje pozostałe karty.
spiskowcy-event-token-passed = Żeton Pierwszego Gracza przejmuje { $seat }.
spiskowcy-event-game-scored = Koniec gry. Wpływy: { $scores }. Zwycięstwo: { $winners }.

## Dlaczego wybór jest niedostępny

spiskowcy-why-order-needed = Musisz położyć co najmniej jedną kartę.
spiskowcy-why-not-in-hand = Nie masz na ręce { $card-gen }.
spiskowcy-why-pair-needs-two-types = Para wymaga dwóch rodzajów kart, a na ręce masz tylko { $card-acc }.
spiskowcy-why-pair-needs-innkeeper = Na parę pozwala tylko większość Karczmarek.
spiskowcy-why-too-few-in-hand =
    { $count ->
        [one] Masz na ręce tylko { $count } kartę „{ $card }”.
        [few] Masz na ręce tylko { $count } karty „{ $card }”.
       *[many] Masz na ręce tylko { $count } kart „{ $card }”.
    }
spiskowcy-why-one-type-only = Rozkaz składa się z kart jednego rodzaju.
spiskowcy-why-pair-same-type = Pierwszą kartą pary jest „{ $card }”, druga musi być innego rodzaju.
spiskowcy-why-pair-is-one-each = Para to dokładnie po jednej karcie dwóch rodzajów.
spiskowcy-why-no-such-order = Wśród twoich rozkazów nie ma { $card-gen }.
spiskowcy-why-orders-left =
    { $count ->
        [one] Masz jeszcze { $count } zakrytą kartę do odkrycia.
        [few] Masz jeszcze { $count } zakryte karty do odkrycia.
       *[many] Masz jeszcze { $count } zakrytych kart do odkrycia.
    }
spiskowcy-why-bank-empty = Bank jest pusty.
spiskowcy-why-not-in-tableau = Nie masz przed sobą { $card-gen }.
spiskowcy-why-power-used = W tej kolejce umiejętność { $card-gen } jest już wykorzystana.
spiskowcy-why-no-majority = Nie masz większości kart „{ $card }”. Masz { $count }, potrzeba { $needed }.
spiskowcy-why-not-an-opponent = Możesz wybrać tylko przeciwnika.
spiskowcy-why-nothing-to-steal = { $seat } nie ma żadnej karty Punktów Zwycięstwa.
spiskowcy-why-characters-only = Tu można wybrać tylko Postać, a { $card } to Wydarzenie.
spiskowcy-why-not-in-that-tableau = Wśród wyłożonych kart wybranego gracza nie ma { $card-gen }.
spiskowcy-why-no-skipping = Przy tym stole efekt Wydarzenia jest obowiązkowy.
spiskowcy-why-raid-protected = { $seat } ma większość Strażników i nie może być celem Najazdu.
spiskowcy-why-no-characters = { $seat } nie ma żadnej odkrytej Postaci.
spiskowcy-why-effect-begun = Po wybraniu gracza efekt trzeba doprowadzić do końca.
spiskowcy-why-no-such-seat = Nikt tam nie siedzi.
spiskowcy-why-plot-protected = { $seat } ma ochronę Szpiega przed Spiskami.
spiskowcy-why-name-second = Program pyta o gracza { $seat } dopiero na drugim miejscu; w zasadach kolejność zamiany nie ma znaczenia.
spiskowcy-why-name-first = Program pyta o gracza { $seat } już na pierwszym miejscu; w zasadach kolejność zamiany nie ma znaczenia.
spiskowcy-why-same-player = W zamianie muszą wziąć udział dwaj różni gracze.
spiskowcy-why-over-the-limit =
    { $held ->
        [one] Masz jeszcze { $held } kartę, a limit wynosi { $count }.
        [few] Masz jeszcze { $held } karty, a limit wynosi { $count }.
       *[many] Masz jeszcze { $held } kart, a limit wynosi { $count }.
    }
spiskowcy-why-events-stay = { $card } to Wydarzenie, a Wydarzeń nie można odrzucać.

## Opcje

spiskowcy-option-order-timing = Kiedy gracze kładą rozkazy
spiskowcy-option-order-timing-sequential = jeden po drugim
spiskowcy-option-order-timing-simultaneous = wszyscy naraz, w tajemnicy
spiskowcy-option-order-counts-visible = Liczba zakrytych kart
spiskowcy-option-order-counts-visible-true = jawna
spiskowcy-option-order-counts-visible-false = tajna
spiskowcy-option-allow-empty-order = Rozkaz bez kart
spiskowcy-option-allow-empty-order-false = niedozwolony
spiskowcy-option-allow-empty-order-true = dozwolony
spiskowcy-option-event-effect-optional = Efekty Najazdu i Spisku
spiskowcy-option-event-effect-optional-true = dobrowolne
spiskowcy-option-event-effect-optional-false = obowiązkowe
spiskowcy-option-spy-plot-protection-two-player = Ochrona Szpiega przed Spiskami w grze dwuosobowej
spiskowcy-option-spy-plot-protection-two-player-true = działa
spiskowcy-option-spy-plot-protection-two-player-false = nie działa
spiskowcy-option-prince-bonus = Premia Księcia
spiskowcy-option-prince-bonus-optional = gracz decyduje
spiskowcy-option-prince-bonus-auto = zawsze wykorzystana
spiskowcy-option-final-tiebreak = Równy wynik
spiskowcy-option-final-tiebreak-shared = wspólne miejsce
spiskowcy-option-final-tiebreak-most-characters = wygrywa większa liczba Postaci
spiskowcy-option-unplayed-hand-revealed = Niezagrane karty z ręki
spiskowcy-option-unplayed-hand-revealed-false = wracają zakryte
spiskowcy-option-unplayed-hand-revealed-true = są pokazywane przy odkładaniu

## Co zrobić z błędną pozycją lub błędnym pakietem

remedy-spiskowcy-in-all = { $card } (razem)
remedy-spiskowcy-turn = mówi, czyja jest kolejka; przy rozdaniu trzeba to pominąć
remedy-spiskowcy-order = rozkaz to dowolna liczba kart jednego rodzaju albo po jednej karcie dwóch rodzajów
remedy-spiskowcy-shown = podaj pierwszy rodzaj raz za każdą odkrytą kartę, a potem pair dla drugiego rodzaju
remedy-spiskowcy-put-back = tyle ich nie leży w talii, do której trafiły
remedy-spiskowcy-points = bank i punkty graczy muszą dać razem { $count }
remedy-spiskowcy-hands = poza fazą orders ręce są puste
remedy-spiskowcy-orders = poza fazami orders i actions nie ma rozkazów
remedy-spiskowcy-bank = oczekiwano jednego wiersza z liczbami od 0
remedy-spiskowcy-unknown-card = zasady nie znają takiej karty: { $card }; oczekiwano kolejno: { $known }
remedy-spiskowcy-card-order = znaleziono: { $found }; oczekiwano kolejno: { $known }
remedy-spiskowcy-copies = copies wynosi { $value }; oczekiwano liczby od 1 do { $high }
remedy-spiskowcy-influence = influence wynosi { $value }; Postacie dają wpływy, Wydarzenia kosztują
remedy-spiskowcy-no-round = oczekiwano co najmniej jednej rundy
remedy-spiskowcy-round = oczekiwano tu rundy { $round }
remedy-spiskowcy-place = deal musi wynosić co najmniej 1, a keep co najmniej 0

## Co zawierają pliki z danymi

spiskowcy-rows-card = Karty postaci i wydarzeń
spiskowcy-rows-place = Karty miejsc
spiskowcy-rows-bank = Bank i premia Księcia

## Wskazówki dla początkujących

spiskowcy-note-order = Rozkaz to dowolna liczba kart jednego rodzaju. Reszta ręki wraca do talii.
spiskowcy-note-count = Inni widzą, ile kart kładziesz, ale nie jakich. To, co położysz, zostaje z tobą na dalsze rundy.
spiskowcy-note-reveal = O porządku w swojej kolejce decydujesz ty: umiejętności można użyć przed odkryciem kart albo po nim.
spiskowcy-note-power = Masz większość tej Postaci, więc możesz użyć jej umiejętności, raz w tej kolejce.
spiskowcy-note-raid = Najazd niszczy jedną Postać przeciwnika, który nie ma większości Strażników. Szukaj większości, którą odwróci.
spiskowcy-note-plot = Spisek zamienia po jednej Postaci dwóch graczy. Możesz być jednym z nich.
spiskowcy-note-discard = Kart jest więcej, niż pozwala limit rundy: oddaj to, co nic nie daje. Wydarzeń nie można odrzucić.
