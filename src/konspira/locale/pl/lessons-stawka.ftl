# Kurs gry Stawka większa niż życie; zob. docs/lessons.md. Tekst kroku ma najwyżej 45 słów.

stawka-goal = Wydobądź sekrety agentów drugiej siatki, zanim oni wydobędą twoje.
stawka-lesson-first-game = Twoja pierwsza gra

## Dwa sekrety i wygrana

stawka-lesson-two-secrets = Dwa sekrety i wygrana
stawka-lesson-two-secrets-about = O co toczy się gra, w jednej rozmowie
stawka-lesson-two-secrets-secret = Brakuje jednego sekretu
stawka-lesson-two-secrets-secret-text = Kierujesz polską siatką i masz { $secrets } z { $needed } potrzebnych sekretów. Ingrid Heizer spotyka w hotelu wrogiego agenta Glaubla. Dowodów na niego masz { $evidence }, dość, by wyciągnąć sekret. Porozmawiaj z nim, a na pytanie o reakcję spasuj.
stawka-lesson-two-secrets-secret-goal-talk = Porozmawiaj z Glaublem
stawka-lesson-two-secrets-secret-goal-win = Zdobądź drugi sekret
stawka-lesson-two-secrets-secret-if-away = Jeśli wyjdzie, nie będzie z kim rozmawiać. Teraz Glaubel stoi obok niej.
stawka-lesson-two-secrets-secret-if-search = Przeszukanie daje przedmioty i dowody. Dowodów masz jednak dość: rozmawiaj.
stawka-lesson-two-secrets-secret-if-trait = Jej cecha pomogłaby przy złym rzucie. Tutaj spasuj i zdaj się na kości.
stawka-lesson-two-secrets-won = O to właśnie grasz
stawka-lesson-two-secrets-won-text = Sekretów masz już { $secrets }, więc ten scenariusz jest od razu wygrany. Cała reszta, czyli chodzenie, przeszukiwanie i planowanie, prowadzi do jednego: spotkać właściwego wroga, mając na niego dość dowodów.

## Zaplanuj etap

stawka-lesson-plan-a-stage = Zaplanuj etap
stawka-lesson-plan-a-stage-about = Jedna karta mówi, kto zaczyna i ile ma punktów akcji
stawka-lesson-plan-a-stage-plan = Wybierz kartę planowania
stawka-lesson-plan-a-stage-plan-text = Etapów jest { $stages }. Na początku każdego oboje w tajemnicy wybieracie kartę planowania. Mówi ona, ile dostajesz punktów akcji i kto zaczyna: ten, kto ma niższe pierwszeństwo. Wybierz, którą chcesz.
stawka-lesson-plan-a-stage-plan-goal-plan = Wybierz kartę planowania
stawka-lesson-plan-a-stage-pool = Twoje punkty na ten etap
stawka-lesson-plan-a-stage-pool-text = Punktów akcji masz { $pool }, na wszystkich agentów razem. Zagrana karta wróci dopiero wtedy, gdy użyjesz czterech. Dużo punktów, ale jako druga strona, albo mało, ale na początek: na tym polega wybór.

## Przeszukaj lokację

stawka-lesson-search-a-place = Przeszukaj lokację
stawka-lesson-search-a-place-about = Kafelki, przedmioty i dowody według koloru
stawka-lesson-search-a-place-search = Wyślij Klossa na przeszukanie
stawka-lesson-search-a-place-search-text = Hans Kloss jest w mieszkaniach oficerów, gdzie leżą zakryte kafelki. Aktywuj go i przeszukaj tę lokację: kosztuje to 2 z twoich punktów akcji (masz { $pool }), a wierzchni kafelek oglądasz tylko ty.
stawka-lesson-search-a-place-search-goal-activate = Aktywuj Hansa Klossa
stawka-lesson-search-a-place-search-goal-search = Przeszukaj mieszkania oficerów
stawka-lesson-search-a-place-search-if-ingrid = Ingrid też mogłaby przeszukać hotel. W tym kroku działa jednak Kloss.
stawka-lesson-search-a-place-search-if-withdraw = Kto rezygnuje, nie działa już w tym etapie. Masz jeszcze wszystkie punkty.
stawka-lesson-search-a-place-search-if-walk = Kloss może iść przed akcją albo po niej, ale tutaj najpierw przeszukaj lokację.
stawka-lesson-search-a-place-decide = Zachowaj albo użyj jako dowodu
stawka-lesson-search-a-place-decide-text = Możesz zachować kafelek jako przedmiot albo pokazać go i zamienić w dowód na jeden z jego kolorów. Niebieski to kolor Marty Becher. Weź dowód na nią.
stawka-lesson-search-a-place-decide-goal-evidence = Zdobądź niebieski dowód
stawka-lesson-search-a-place-decide-if-yellow = W tym scenariuszu żaden wróg nie jest żółty: ten dowód donikąd nie prowadzi. Marta Becher jest niebieska.
stawka-lesson-search-a-place-decide-if-keep = Przedmioty przydają się później, a agent niesie najwyżej trzy. Tutaj chodzi o dowód.
stawka-lesson-search-a-place-track = Teczka rośnie
stawka-lesson-search-a-place-track-text = Niebieskich dowodów masz { $blue }. Od 3 możesz wyciągać sekrety, a w rozmowach dostajesz premię. Zostaje tu żeton „tu byłem”: agent tego koloru nie przeszuka już tej lokacji.

## Rozmowa

stawka-lesson-talk = Rozmowa
stawka-lesson-talk-about = Jedna kość na rangę, dwie na rozmowę
stawka-lesson-talk-talk = Porozmawiaj z Martą Becher
stawka-lesson-talk-talk-text = Ingrid ma rangę 4, Marta 6. Na kości musi wypaść więcej, niż wynosi różnica, inaczej Marta nie zechce rozmawiać. Potem rzuca się dwiema kośćmi: im wyższa suma, tym więcej dowodów. Porozmawiaj z nią, a na pytanie o reakcję spasuj.
stawka-lesson-talk-talk-goal-talk = Porozmawiaj z Martą Becher
stawka-lesson-talk-talk-goal-evidence = Zdobądź dowód
stawka-lesson-talk-talk-if-search = Hotel też można przeszukać. Ale Marta może zaraz wyjść: najpierw rozmowa.
stawka-lesson-talk-talk-if-away = Wtedy zostawisz ją samą. Agenci rozmawiają tylko na tym samym polu.
stawka-lesson-talk-talk-if-trait = Jej cecha pomogłaby przy złym rzucie. Tutaj spasuj i zdaj się na kości.
stawka-lesson-talk-bonus = Pierwszy sukces
stawka-lesson-talk-bonus-text = Pojedynczy sukces: niebieskich dowodów masz { $blue }. Gdy przed rozmową jest ich co najmniej 3, dodajesz 1 do rzutu, a wysoki wynik daje sekret. Ta sama para rozmawia raz na etap.

## Żetony zagrożenia

stawka-lesson-threat-tokens = Żetony zagrożenia
stawka-lesson-threat-tokens-about = Leżą zakryte na ulicy, dopóki ktoś nie wejdzie
stawka-lesson-threat-tokens-plan = Najpierw plan
stawka-lesson-threat-tokens-plan-text = Na poziomie rozszerzonym każdy etap przynosi żetony zagrożenia: zaczynający dostaje jeden, drugi gracz dwa. Wybierz kartę planowania, a potem ustawisz żeton.
stawka-lesson-threat-tokens-plan-goal-plan = Wybierz kartę planowania
stawka-lesson-threat-tokens-token = Zastaw pułapkę
stawka-lesson-threat-tokens-token-text = Ustaw żeton na polu, na którym spodziewasz się wroga albo na które nikt nie powinien wejść. Leży zakryty: Bruno widzi, że coś tam jest, ale nie wie co.
stawka-lesson-threat-tokens-token-goal-token = Ustaw żeton zagrożenia
stawka-lesson-threat-tokens-wait = Żeton czeka
stawka-lesson-threat-tokens-wait-text = Gdy wejdzie tam wrogi agent, możesz odkryć żeton. Niektóre zamiast tego chronią twoich ludzi. Nawet niegroźny żeton każe przeciwnikowi iść naokoło: milczenie też jest częścią gry.

## Pora na reakcję

stawka-lesson-react = Pora na reakcję
stawka-lesson-react-about = Żetony i karty, gdy działa przeciwnik
stawka-lesson-react-trap = Ktoś wchodzi na twój żeton
stawka-lesson-react-trap-text = Marta Becher wchodzi na twój żeton zagrożenia „Podejrzany”. Nie może wiedzieć, co tam leży. Uruchomiony żeton daje ci jeden dowód na nią; niebieskich dowodów masz dotąd { $blue }. Gra pyta od razu: uruchom żeton.
stawka-lesson-react-trap-goal-trigger = Uruchom żeton
stawka-lesson-react-trap-goal-evidence = Zdobądź niebieski dowód
stawka-lesson-react-trap-if-pass = Wolno milczeć: zakryty żeton poczeka na kogoś innego. Tutaj go uruchom.
stawka-lesson-react-card = Karta w odpowiedniej chwili
stawka-lesson-react-card-text = Na poziomie zaawansowanym masz też karty reakcji. Każda odpowiada na jeden rodzaj czynności: ruch, przeszukanie albo rozmowę. Glaubel zaczyna przeszukiwać kamienicę. Zagraj kartę, która mu w tym przeszkodzi.
stawka-lesson-react-card-goal-react = Zagraj kartę „Pusta szuflada”
stawka-lesson-react-card-goal-cancel = Udaremnij przeszukanie Glaubla
stawka-lesson-react-card-if-pass = Wtedy Glaubel dobierze wierzchni kafelek. Masz kartę przeciw przeszukaniu: zagraj ją.
stawka-lesson-react-card-if-other = „Fałszywy trop” odpowiada na rozmowę, która właśnie dała dowód. Glaubel przeszukuje lokację.
stawka-lesson-react-silence = Pytanie niczego nie zdradza
stawka-lesson-react-silence-text = Gra pyta cię zawsze, gdy Bruno może przypuszczać, że masz coś pasującego. Dlatego samo pytanie nic mu nie mówi. Spasuj, gdy nic nie pasuje albo gdy oszczędzasz kartę: przeciw jednej czynności wolno zagrać tylko jedną.

## Aresztowanie i wymiana

stawka-lesson-arrest = Aresztowanie i wymiana
stawka-lesson-arrest-about = Kogo można aresztować i co zwraca wolność
stawka-lesson-arrest-support = Brunner aresztuje Jacka
stawka-lesson-arrest-support-text = Oficer SS może aresztować agenta, na którego Niemcy mają co najmniej 6 dowodów; na Jacka mają { $evidence }. Jacek ucieknie, gdy dwie kości pokażą więcej niż jego czujność ({ $vigilance }). Twój żeton wsparcia w tym sektorze dodaje 1: użyj go.
stawka-lesson-arrest-support-goal-support = Użyj wsparcia
stawka-lesson-arrest-support-goal-hide = Wybierz, gdzie ukryje się Jacek
stawka-lesson-arrest-support-if-pass = Bez pomocy na kościach musi wypaść o jeden więcej. Żeton leży w tym sektorze: użyj go.
stawka-lesson-arrest-exchange = Uwolnij Jacka
stawka-lesson-arrest-exchange-text = Innym razem Jacek trafił do aresztu. Ingrid ma pistolet i jest sam na sam z Martą Becher. Dowodów na Martę masz { $evidence }, dość, by ją porwać. Potem wybierz, gdzie ją zostawisz; w zamian odzyskasz Jacka.
stawka-lesson-arrest-exchange-goal-kidnap = Porwij Martę Becher
stawka-lesson-arrest-exchange-goal-release = Uwolnij Jacka
stawka-lesson-arrest-exchange-if-talk = Porwanie liczy się jako jedyna w etapie rozmowa tej pary. Jeśli porozmawiają teraz, na porwanie będzie za późno.
stawka-lesson-arrest-exchange-if-away = Do porwania oboje muszą być na jednym polu. Marta jest teraz tutaj.
stawka-lesson-arrest-exchange-if-search = Przeszukanie to też akcja, a Ingrid potrzebuje jej do porwania Marty.
stawka-lesson-arrest-broken = Co jeszcze zwraca wolność
stawka-lesson-arrest-broken-text = Więzień, który w przesłuchaniu zdradzi sekret, wychodzi na wolność; pomagają też karty Gestapo i aresztu. W Sektorze policyjnym aresztowanie udaje się zawsze, ale Klossa aresztować nie można. Jeśli jednak na wolności zostanie tylko on, wygrywa Bruno.

## Misje i punkty

stawka-lesson-missions = Misje i punkty
stawka-lesson-missions-about = Wykonaj misję i wygraj film dzięki punktom
stawka-lesson-missions-pass = Kloss przekazuje misję
stawka-lesson-missions-pass-text = W filmie „Hotel Excelsior” droga do zwycięstwa otwiera się przy 15 punktach; masz { $vp }. Kloss spotyka Ingrid, a w sektorze nie ma wroga: może przekazać jej misję. Fioletowych dowodów masz { $evidence }, więc wybierz „Wiadomość telefoniczną”.
stawka-lesson-missions-pass-goal-pass = Przekaż Ingrid misję
stawka-lesson-missions-pass-goal-mission = Wybierz „Wiadomość telefoniczną”
stawka-lesson-missions-pass-if-first = „Kawa dla dwojga” wymaga rozmowy, a w pobliżu nie ma wroga.
stawka-lesson-missions-pass-if-second = „Za kulisami” potrwa dłużej: trzeba przeszukać teatr albo mieć kartę Ściśle Tajne.
stawka-lesson-missions-pass-if-away = Oboje muszą być na jednym polu. Najpierw przekaż misję.
stawka-lesson-missions-claim = Dwie części, jedna nagroda
stawka-lesson-missions-claim-text = Obie części wymagają budki telefonicznej. Podstawowa, za 1 punkt: w sektorze nie ma wroga. Specjalna, za 3 punkty: 6 dowodów na fioletowego wroga; masz { $evidence }. Karta daje nagrodę tylko raz. Idź tam i ogłoś lepszą część.
stawka-lesson-missions-claim-goal-walk = Idź do budki telefonicznej
stawka-lesson-missions-claim-goal-special = Ogłoś misję specjalną
stawka-lesson-missions-claim-if-basic = Byłby z tego 1 punkt, a karta by przepadła. Część specjalna też jest spełniona.
stawka-lesson-missions-claim-if-early = Do obu części Ingrid musi być w budce telefonicznej. Najpierw tam idź.
stawka-lesson-missions-claim-if-away = Budka telefoniczna jest o krok stąd, na środku rynku.
stawka-lesson-missions-room = Otwórz pokój 217
stawka-lesson-missions-room-text = Mając 15 punktów, Ingrid może otworzyć pokój 217: jest w hotelu i ma kartę Ściśle Tajne. Zagraj „Pokój 217” i oddaj tę kartę: to natychmiastowe zwycięstwo.
stawka-lesson-missions-room-goal-play = Zagraj kartę „Pokój 217”
stawka-lesson-missions-room-goal-win = Wygraj film
stawka-lesson-missions-room-if-convert = Dostaniesz za nią 2 punkty akcji. Ta karta może teraz wygrać: zagraj ją.
stawka-lesson-missions-room-if-stash = Ingrid dostanie za nią misję. Ta karta może teraz wygrać: zagraj ją.
stawka-lesson-missions-room-if-spend = Pokój 217 ma swoją cenę: właśnie tę kartę Ściśle Tajne. Zachowaj ją na to.
stawka-lesson-missions-room-if-away = Ta karta działa tylko w hotelu. Zostań tutaj.
stawka-lesson-missions-room-if-search = Nie ma już czego szukać: zagraj „Pokój 217”.
stawka-lesson-missions-films = Co punkty dają gdzie indziej
stawka-lesson-missions-films-text = W drugim i trzecim scenariuszu szkoleniowym 11 punktów wygrywa od razu. W filmie „Wiem, kim jesteś” rozstrzygają tylko wtedy, gdy nie nadano meldunku, a radiostacja pozostała ukryta. W „Ściśle tajne” misje zamiast punktów pomagają w walce o Czarne Audi.

## Zagraj etap

stawka-lesson-one-stage = Zagraj etap
stawka-lesson-one-stage-about = Grasz z Brunem i wolno wszystko
stawka-lesson-one-stage-play = Twoja siatka, twój plan
stawka-lesson-one-stage-play-text = Punktów akcji masz { $pool }, a do zwycięstwa trzeba { $needed } sekretów. Na Glaubla, fioletowego agenta, masz dość dowodów: znajdź go. Działacie z Brunem na zmianę, aż oboje zrezygnujecie.
stawka-lesson-one-stage-play-goal-stage = Zagraj do końca etapu
stawka-lesson-one-stage-stood = Pora na pierwsze spotkanie
stawka-lesson-one-stage-stood-text = Sekrety: ty { $secrets }, Bruno { $theirs }. Umiesz już planować, chodzić, przeszukiwać i rozmawiać. Pierwsza gra to scenariusz szkoleniowy: łatwy bot, wskazówki przy każdej nowości i bez zegara.
