### Stawka: trzy filmy (plik zasad, 4.4–4.6).

stawka-scenario-s4-i-know-who-you-are = Wiem, kim jesteś
stawka-scenario-s5-hotel-excelsior = Hotel Excelsior
stawka-scenario-s6-top-secret = Ściśle tajne
stawka-option-scenario-s4-i-know-who-you-are = Film 1: Wiem, kim jesteś
stawka-option-scenario-s5-hotel-excelsior = Film 2: Hotel Excelsior
stawka-option-scenario-s6-top-secret = Film 3: Ściśle tajne

## Odprawy, własnymi słowami

stawka-briefing-s4-i-know-who-you-are = Gdzieś w mieście ukryto radiostację i tylko strona polska wie gdzie. Dwa sekrety składają się na meldunek; potem musi go nadać Kloss, a ktoś z jego ludzi ma zostać przy aparacie do końca następnego etapu. Niemcy prowadzą nasłuch: pierwszy sekret zawęża poszukiwania do dwóch sektorów, drugi do jednego, trzeci wskazuje radiostację. Gdy miejsce jest znane, Stedtke aresztuje tam bez dowodów, a każdy uzbrojony Niemiec może strzelać. Po ośmiu etapach wygrywają tropiciele, jeśli ją namierzyli; w przeciwnym razie rozstrzygają punkty.
stawka-briefing-s5-hotel-excelsior = Obie siatki chcą tego, co leży w pokoju 217. Portier przepuszcza tylko tego, kto ma 15 punktów zwycięstwa: dopiero wtedy wolno przeszukać hotel i użyć karty hotelu, która czeka na dnie talii. Kto ma tę kartę, agenta w hotelu i zapłatę, czyli kartę Ściśle Tajne po stronie polskiej albo wartościowy przedmiot po niemieckiej, otwiera drzwi i wygrywa. Liczba etapów nie jest ograniczona.
stawka-briefing-s6-top-secret = Doktor Pulkowski jest więziony w fabryce i przesłuchiwany pod koniec każdego etapu. Każdy polski agent, który do niego dotrze, wzmacnia jego opór. Gdy zostanie złamany, Czarne Audi musi go zabrać i dowieźć do koszar przed końcem etapu 15. Polacy wygrywają, jeśli zatrzymają załadowany samochód albo gdy skończy się czas. Misje wzmacniają samochód lub ataki na niego, sekrety przestawiają żetony zagrożenia, a karta Ściśle Tajne przesuwa samochód.

## Nazwy

stawka-counter-stage = numer etapu
stawka-counter-factory-entries = Polacy, którzy byli w fabryce
stawka-counter-pulkowski-modifier = rzut przeciw Pulkowskiemu
stawka-counter-audi-defence = obrona Audi
stawka-counter-audi-bonus = misje przeciw Audi
stawka-counter-audi-attack = ataki na Audi
stawka-counter-dismiss-bonus = niemieckie odrzucanie żetonów
stawka-standing-vp = punkty zwycięstwa
stawka-standing-secrets = sekrety
stawka-standing-exposure = dowody na wrogiego szefa
stawka-standing-room-217 = punkty do pokoju 217
stawka-standing-dispatch = etapy nadawania
stawka-standing-located = sekrety prowadzące do radiostacji
stawka-standing-barracks = droga powrotna Audi
stawka-standing-hold-out = przetrwane etapy
stawka-standing-network = Polacy zabici lub w areszcie, bez Klossa
stawka-standing-prisoners = Polacy naraz w areszcie
stawka-standing-password = litery hasła przeciwnika
stawka-ending-room-217 = pokój 217 otwarty
    .because = pokój 217 stoi otworem
stawka-ending-dispatch = meldunek nadany
    .because = meldunek został nadany
stawka-ending-located = radiostacja namierzona
    .because = radiostacja jest namierzona
stawka-ending-audi-stopped = Czarne Audi zatrzymane
    .because = Czarne Audi jest zatrzymane
stawka-ending-barracks = Pulkowski w koszarach
    .because = Pulkowski jest w koszarach

## Pytania

stawka-ask-set-radio = Gdzie ukrywasz radiostację? Będziesz o tym wiedzieć tylko ty.
stawka-ask-name-sector = Niemcy mają pierwszy ślad. Który sektor podajesz obok właściwego?
stawka-ask-secret-reward = Masz sekret. Przestawiasz żetony czy ustawiasz żeton, który wybierzesz?
stawka-ask-move-token = Który swój żeton przestawiasz?
stawka-ask-move-token-to = Dokąd go przestawiasz?
stawka-ask-drive =
    { $count ->
        [one] Dokąd jedzie Czarne Audi? Zostało { $count } pole.
        [few] Dokąd jedzie Czarne Audi? Zostały { $count } pola.
       *[many] Dokąd jedzie Czarne Audi? Zostało { $count } pól.
    }

## Wybory

stawka-choose-transmit = Nadaj meldunek
stawka-choose-move-tokens = Przestaw dwa swoje żetony
stawka-choose-place-chosen = Ustaw dowolny żeton z puli

## Zdarzenia

stawka-event-radio-set = { $seat } ukrywa radiostację.
stawka-event-radio-chosen = Twoja radiostacja jest { $location-at }.
stawka-event-sectors-named = Radiostacja jest { $sector-at } albo { $sector_other-at }.
stawka-event-sector-named = Radiostacja jest { $sector-at }.
stawka-event-radio-revealed = Wszyscy już wiedzą, że radiostacja jest { $location-at }.
stawka-event-transmission-began = Radiostacja { $location-at } nadaje.
stawka-event-transmission-broken = Przy radiostacji { $location-at } nie ma już nikogo i nadawanie się urywa.
stawka-event-pulkowski-rolled = Przesłuchanie Pulkowskiego daje { $one } i { $two }, razem { $count }.
stawka-event-pulkowski-broken = Pulkowski się łamie.
stawka-event-pulkowski-loaded = Pulkowski siedzi w Czarnym Audi. Samochód czeka na następny etap.
stawka-event-factory-entered = { $agent } dociera do Pulkowskiego; to już wizyta numer { $count }.
stawka-event-counter-changed =
    { $count ->
        [-1] Licznik „{ $counter }” spada o 1.
        [-2] Licznik „{ $counter }” spada o 2.
        [-3] Licznik „{ $counter }” spada o 3.
       *[other] Licznik „{ $counter }” rośnie o { $count }.
    }
stawka-event-audi-bonus = { $agent } dodaje { $count } do ataków na Czarne Audi.

## Dlaczego czegoś nie można wybrać

stawka-why-hotel-closed = Dopóki masz mniej niż { $count } PZ, hotel jest dla ciebie zamknięty.
stawka-why-only-kloss-sends = Meldunek może nadać tylko Kloss.
stawka-why-sending-already = Radiostacja już nadaje.
stawka-why-too-few-secrets =
    { $count ->
        [one] Meldunek wymaga { $count } sekretu.
        [few] Meldunek wymaga { $count } sekretów.
       *[many] Meldunek wymaga { $count } sekretów.
    }
stawka-why-not-at-radio = Klossa nie ma przy radiostacji.
stawka-why-audi-waits = Audi zabrało Pulkowskiego w tym etapie i czeka na następny.
stawka-why-audi-streets = Audi jeździ tylko ulicami, do fabryki i do koszar.
stawka-why-audi-only-drives = Audi tylko jeździ: nie wykonuje innych akcji i niczego nie używa.
stawka-why-audi-ignores-tokens = Audi ignoruje żetony zagrożenia, dopóki nie ma w nim Pulkowskiego.
stawka-why-token-stays = Ten żeton zostaje w fabryce do końca gry.

## Opcje

stawka-option-s4-kloss-arrestable = Film 1: Klossa można aresztować przy radiostacji
stawka-option-s4-kloss-arrestable-true = tak
stawka-option-s4-kloss-arrestable-false = nie
stawka-option-factory-control-persistent = Film 3: kontrola przy fabryce zostaje na stałe
stawka-option-factory-control-persistent-true = tak
stawka-option-factory-control-persistent-false = nie
stawka-option-audi-by-card = Film 3: karta Ściśle Tajne przesuwa Audi
stawka-option-audi-by-card-exactly = dokładnie o dwa pola
stawka-option-audi-by-card-up-to = najwyżej o dwa pola

## Co zrobić z wadliwym zestawem lub pozycją

remedy-stawka-victory-without = { $value }: radiostacja należy do zwycięstwa dispatch, samochód do barracks
remedy-stawka-radio = radiostacja ma miejsce, odkąd gra się zaczęła
remedy-stawka-radio-sector = jeden z podanych sektorów musi być właściwy
remedy-stawka-not-broken = Pulkowskiego można załadować dopiero, gdy jest złamany
remedy-stawka-thrown = oczekiwano dwóch kości i sumy albo niczego

## Wskazówki

stawka-note-transmit = Kloss jest przy radiostacji i ma dość sekretów. Gdy nada meldunek, miejsce poznają wszyscy, a jeden Polak musi tam zostać do końca następnego etapu.
stawka-note-name-sector = Podaj sektor, który zmyli wroga. Właściwy dochodzi sam, a kolejność niczego nie zdradza.
stawka-note-drive = Karta Ściśle Tajne przesuwa Czarne Audi o najwyżej dwa pola i niczego nie uruchamia. Polacy nie wepchną go do koszar.
stawka-note-secret-reward = W tym filmie sekret nie zeruje toru. Możesz przestawić dwa swoje żetony albo ustawić wybrany z puli.
