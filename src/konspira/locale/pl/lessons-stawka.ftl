# Kurs gry Stawka większa niż życie; zob. docs/lessons.md. Tekst kroku ma najwyżej 45 słów.

stawka-goal = Wydobądź sekrety agentów drugiej siatki, zanim oni wydobędą twoje.
stawka-lesson-first-game = Twoja pierwsza gra

## Dwa sekrety wygrywają

stawka-lesson-two-secrets = Dwa sekrety wygrywają
stawka-lesson-two-secrets-about = O co grasz, w jednej rozmowie
stawka-lesson-two-secrets-secret = Brakuje jednego sekretu
stawka-lesson-two-secrets-secret-text = Kierujesz polską siatką. Masz sekretów { $secrets } z { $needed } potrzebnych. Ingrid Heizer i wrogi Glaubel są razem w hotelu. Twoje dowody na niego: { $evidence }, dość, by wydobyć sekret. Niech z nim porozmawia, a szansę na reakcję pomiń.
stawka-lesson-two-secrets-secret-goal-talk = Porozmawiaj z Glaublem
stawka-lesson-two-secrets-secret-goal-win = Zdobądź drugi sekret
stawka-lesson-two-secrets-secret-if-away = Jeśli wyjdzie, nie będzie z kim rozmawiać. Teraz Glaubel stoi obok niej.
stawka-lesson-two-secrets-secret-if-search = Przeszukanie daje przedmioty i dowody. Dowodów masz jednak dość: rozmawiaj.
stawka-lesson-two-secrets-secret-if-trait = Jej cecha pomogłaby przy złym rzucie. Tutaj po prostu spasuj i niech padną kości.
stawka-lesson-two-secrets-won = O to właśnie grasz
stawka-lesson-two-secrets-won-text = Sekrety: { $secrets }, i ten scenariusz od razu jest wygrany. Wszystko inne, chodzenie, szukanie, planowanie, służy temu, by spotkać właściwego wroga, mając na niego dość dowodów.

## Zaplanuj etap

stawka-lesson-plan-a-stage = Zaplanuj etap
stawka-lesson-plan-a-stage-about = Jedna karta: kto zaczyna i ile punktów akcji
stawka-lesson-plan-a-stage-plan = Wybierz kartę planowania
stawka-lesson-plan-a-stage-plan-text = Gra ma etapów: { $stages }. Na początku każdego oboje w tajemnicy wybieracie kartę. Mówi ona, ile dostajesz punktów akcji i kto zaczyna: ten, kto ma niższe pierwszeństwo. Wybierz, którą chcesz.
stawka-lesson-plan-a-stage-plan-goal-plan = Wybierz kartę planowania
stawka-lesson-plan-a-stage-pool = Twoje punkty na ten etap
stawka-lesson-plan-a-stage-pool-text = Masz punktów akcji: { $pool }, dla wszystkich agentów razem. Karta jest na razie zużyta: wróci, gdy zagrasz cztery. Dużo punktów później albo mało, za to pierwszeństwo: oto wybór.

## Przeszukaj miejsce

stawka-lesson-search-a-place = Przeszukaj miejsce
stawka-lesson-search-a-place-about = Żetony, przedmioty i dowody według koloru
stawka-lesson-search-a-place-search = Wyślij Klossa na przeszukanie
stawka-lesson-search-a-place-search-text = Hans Kloss jest w mieszkaniach oficerów, gdzie leżą zakryte żetony. Aktywuj go i przeszukaj to miejsce: kosztuje to 2 z twoich punktów akcji (masz { $pool }), a górny żeton oglądasz tylko ty.
stawka-lesson-search-a-place-search-goal-activate = Aktywuj Hansa Klossa
stawka-lesson-search-a-place-search-goal-search = Przeszukaj mieszkania oficerów
stawka-lesson-search-a-place-search-if-ingrid = Ingrid też mogłaby przeszukać hotel. W tym kroku działa Kloss.
stawka-lesson-search-a-place-search-if-withdraw = Kto się wycofa, kończy ten etap. Masz jeszcze wszystkie punkty.
stawka-lesson-search-a-place-search-if-walk = Może iść przed akcją albo po niej, ale tutaj najpierw przeszukanie.
stawka-lesson-search-a-place-decide = Zatrzymaj albo użyj jako dowodu
stawka-lesson-search-a-place-decide-text = Możesz zatrzymać żeton jako przedmiot albo go pokazać i zamienić w dowód w jednym z jego kolorów. Niebieski to kolor Marty Becher. Weź dowód na nią.
stawka-lesson-search-a-place-decide-goal-evidence = Zdobądź dowód na niebieski
stawka-lesson-search-a-place-decide-if-yellow = W tym scenariuszu żaden wróg nie jest żółty: ten dowód donikąd nie prowadzi. Marta Becher jest niebieska.
stawka-lesson-search-a-place-decide-if-keep = Przedmioty przydają się później, agent niesie trzy. Tutaj chodzi o dowód.
stawka-lesson-search-a-place-track = Teczka rośnie
stawka-lesson-search-a-place-track-text = Dowody na niebieski: { $blue }. Od 3 możesz wydobywać sekrety, a rozmowy dostają premię. Zostaje tu znacznik: agent tego koloru nie przeszuka już tego miejsca.

## Rozmowa

stawka-lesson-talk = Rozmowa
stawka-lesson-talk-about = Jedna kość za rangę, dwie za rozmowę
stawka-lesson-talk-talk = Porozmawiaj z Martą Becher
stawka-lesson-talk-talk-text = Ingrid ma rangę 4, Marta 6. Kość musi pokazać więcej niż różnica, inaczej Marta nie słucha. Potem rzuca się dwiema kośćmi: im wyższa suma, tym więcej dowodów. Porozmawiaj z nią, a szansę na reakcję pomiń.
stawka-lesson-talk-talk-goal-talk = Porozmawiaj z Martą Becher
stawka-lesson-talk-talk-goal-evidence = Zdobądź dowód
stawka-lesson-talk-talk-if-search = Hotel też można przeszukać. Ale Marta może zaraz wyjść: najpierw rozmowa.
stawka-lesson-talk-talk-if-away = Wtedy zostawisz ją samą. Agenci rozmawiają tylko na tym samym polu.
stawka-lesson-talk-talk-if-trait = Jej cecha pomogłaby przy złym rzucie. Tutaj po prostu spasuj i niech padną kości.
stawka-lesson-talk-bonus = Pierwszy sukces
stawka-lesson-talk-bonus-text = Pojedynczy sukces: dowody na niebieski { $blue }. Mając przed rozmową 3 lub więcej, dodajesz 1 do rzutu, a wysoki wynik daje sekret. Tych dwoje rozmawia raz na etap.

## Żetony zagrożeń

stawka-lesson-threat-tokens = Żetony zagrożeń
stawka-lesson-threat-tokens-about = Zakryte na ulicy, dopóki ktoś nie wejdzie
stawka-lesson-threat-tokens-plan = Najpierw plan
stawka-lesson-threat-tokens-plan-text = Na poziomie rozszerzonym każdy etap przynosi żetony zagrożeń: kto zaczyna, dostaje jeden, drugi gracz dwa. Wybierz kartę planowania, a potem położysz żeton.
stawka-lesson-threat-tokens-plan-goal-plan = Wybierz kartę planowania
stawka-lesson-threat-tokens-token = Zastaw pułapkę
stawka-lesson-threat-tokens-token-text = Połóż żeton na polu, na którym spodziewasz się wroga albo na które nikt nie powinien wejść. Leży zakryty: Bruno widzi, że coś tam jest, ale nie wie co.
stawka-lesson-threat-tokens-token-goal-token = Połóż żeton zagrożenia
stawka-lesson-threat-tokens-wait = Czeka
stawka-lesson-threat-tokens-wait-text = Gdy wejdzie tam wrogi agent, możesz odkryć żeton. Niektóre chronią za to twoich ludzi. Nawet niegroźny żeton każe przeciwnikowi iść naokoło: milczenie też jest częścią gry.

## Zagraj etap

stawka-lesson-one-stage = Zagraj etap
stawka-lesson-one-stage-about = Wszystko wolno, przeciw Brunowi
stawka-lesson-one-stage-play = Twoja siatka, twój plan
stawka-lesson-one-stage-play-text = Punkty akcji: { $pool }, a do zwycięstwa trzeba sekretów: { $needed }. Na Glaubla, fioletowego, masz dość dowodów: znajdź go. Działacie z Brunem na zmianę, aż oboje się wycofacie.
stawka-lesson-one-stage-play-goal-stage = Zagraj do końca etapu
stawka-lesson-one-stage-stood = Pora na pierwsze spotkanie
stawka-lesson-one-stage-stood-text = Sekrety: ty { $secrets }, Bruno { $theirs }. Umiesz planować, chodzić, szukać i rozmawiać. Pierwsza gra to scenariusz szkoleniowy: łatwy bot, wskazówka, gdy coś jest nowe, i żadnego zegara.
