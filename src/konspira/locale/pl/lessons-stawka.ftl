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

## Zagraj etap

stawka-lesson-one-stage = Zagraj etap
stawka-lesson-one-stage-about = Grasz z Brunem i wolno wszystko
stawka-lesson-one-stage-play = Twoja siatka, twój plan
stawka-lesson-one-stage-play-text = Punktów akcji masz { $pool }, a do zwycięstwa trzeba { $needed } sekretów. Na Glaubla, fioletowego agenta, masz dość dowodów: znajdź go. Działacie z Brunem na zmianę, aż oboje zrezygnujecie.
stawka-lesson-one-stage-play-goal-stage = Zagraj do końca etapu
stawka-lesson-one-stage-stood = Pora na pierwsze spotkanie
stawka-lesson-one-stage-stood-text = Sekrety: ty { $secrets }, Bruno { $theirs }. Umiesz już planować, chodzić, przeszukiwać i rozmawiać. Pierwsza gra to scenariusz szkoleniowy: łatwy bot, wskazówki przy każdej nowości i bez zegara.
