# Studium w Szmaragdzie, druga edycja: terminy według docs/rules/emerald.md, rozdział 2.
# Imion i tytułów kart nie odmieniamy: imiona stoją w mianowniku albo po słowie „gracz”, tytuły w cudzysłowie. Miasta mają formy (.gen, .loc).

emerald-title = Studium w Szmaragdzie
emerald-blurb = Jest rok 1882, a światem rządzą Przedwieczni. Werbuj agentów, ukrywaj, po czyjej jesteś stronie, i zabijaj arystokrację albo jej strzeż. Druga edycja.
emerald-chapter = Tura { $number }

## Karty

emerald-card-black-hand = Czarna Ręka
emerald-card-change-of-heart = Zmiana nastawienia
emerald-card-cthulhu = Cthulhu
emerald-card-diogenes-club = Klub Diogenesa
emerald-card-doctor-watson = Doktor Watson
emerald-card-duchess-duzes = Duchess d’Uzès
emerald-card-fenians = Fenianie
emerald-card-freemasons = Wolnomularze
emerald-card-hide-royalty = Ukrycie arystokracji
emerald-card-hired-assassin = Najemny skrytobójca
emerald-card-holy-brotherhood = Święte Bractwo
emerald-card-infernal-machine = Piekielna Machina
emerald-card-inspector-lestrade = Inspektor Lestrade
emerald-card-irene-adler = Irena Adler
emerald-card-matvei-golovinski = Matyja Gołowiński
emerald-card-mi-go = Mi-Go
emerald-card-mrs-hudson = Pani Hudson
emerald-card-okhrana = Ochrona
emerald-card-peoples-will = Wola Ludu
emerald-card-pinkerton-agents = Agenci Pinkertona
emerald-card-sherlock-holmes = Sherlock Holmes
emerald-card-shoggoth = Shoggoth
emerald-card-sigmund-freud = Zygmunt Freud
emerald-card-society-of-leopold = Stowarzyszenie Leopolda
emerald-card-terror-by-night = Groza Nocy
emerald-card-third-section = Trzecia Sekcja
emerald-card-vampires = Wampiry
emerald-card-vladimir-burtsev = Władimir Burcew
emerald-card-yog-sothoth = Yog Sothoth
emerald-card-zombies = Zombie
emerald-card-louise-michel = Louise Michel
emerald-card-peter-kropotkin = Książę Kropotkin
emerald-card-vera-figner = Wiera Figner
emerald-card-sophia-perovskaya = Zofia Pierowska
emerald-card-sergei-kravchinsky = Siergiej Krawczynski
emerald-card-ravachol = Ravachol
emerald-card-nikolai-kibalchich = Nikołaj Kibalczycz
emerald-card-errico-malatesta = Errico Malatesta
emerald-card-johann-most = Johann Most
emerald-card-emma-goldman = Emma Goldman
emerald-card-elisee-reclus = Élisée Reclus
emerald-card-vera-zasulich = Wiera Zasulicz
emerald-card-emile-henry = Émile Henry
emerald-card-henri-rochefort = Henri Rochefort
emerald-card-felix-nadar = Félix Nadar
emerald-card-william-morris = William Morris
emerald-card-sebastian-moran = Sebastian Moran
emerald-card-piotr-rachkovsky = Piotr Raczkowski
emerald-card-professor-moriarty = Profesor Moriarty
emerald-card-otto-von-bismarck = Otto von Bismarck
emerald-card-georgy-sudeykin = Gieorgij Sudiejkin
emerald-card-wilhelm-stieber = Wilhelm Stieber
emerald-card-louis-andrieux = Louis Andrieux
emerald-card-william-melville = William Melville
emerald-card-arkady-harting = Arkadij Harting
emerald-card-marquis-de-mores = Markiz de Morès
emerald-card-edward-jenkinson = Edward Jenkinson
emerald-card-start-informant = Informator
emerald-card-start-courier = Kurier
emerald-card-start-recruiter = Werbownik
emerald-card-start-safe-house = Kryjówka
emerald-card-start-rail-ticket = Bilet kolejowy
emerald-card-start-dynamite = Dynamit
emerald-card-city-london = Londyn (miasto)
emerald-card-city-paris = Paryż (miasto)
emerald-card-city-berlin = Berlin (miasto)
emerald-card-city-vienna = Wiedeń (miasto)
emerald-card-city-st-petersburg = Petersburg (miasto)
emerald-card-city-rome = Rzym (miasto)
emerald-card-city-madrid = Madryt (miasto)
emerald-card-city-constantinople = Konstantynopol (miasto)
emerald-card-city-cairo = Kair (miasto)
emerald-card-gloriana = Gloriana
emerald-card-spinner-in-darkness = Tkający w Ciemności
emerald-card-hastur = Hastur
emerald-card-shub-niggurath = Shub-Niggurath
emerald-card-azathoth = Azathoth
emerald-card-tsathoggua = Tsathoggua
emerald-card-baoht-zuqqa-mogg = Baoht Z’uqqa-Mogg
emerald-card-yig = Yig
emerald-card-nyarlathotep = Nyarlathotep

## Miasta

emerald-city-london = Londyn
    .gen = Londynu
    .loc = Londynie
emerald-city-paris = Paryż
    .gen = Paryża
    .loc = Paryżu
emerald-city-berlin = Berlin
    .gen = Berlina
    .loc = Berlinie
emerald-city-vienna = Wiedeń
    .gen = Wiednia
    .loc = Wiedniu
emerald-city-st-petersburg = Petersburg
    .gen = Petersburga
    .loc = Petersburgu
emerald-city-rome = Rzym
    .gen = Rzymu
    .loc = Rzymie
emerald-city-madrid = Madryt
    .gen = Madrytu
    .loc = Madrycie
emerald-city-constantinople = Konstantynopol
    .gen = Konstantynopola
    .loc = Konstantynopolu
emerald-city-cairo = Kair
    .gen = Kairu
    .loc = Kairze

## Co robi każda karta z tekstem

emerald-power-black-hand = Dostajesz 2 punkty Restauracjonistów za każdego zabitego lub ukrytego przez ciebie arystokratę, teraz i później. (EME-18.1)
emerald-power-change-of-heart = Leży odkryta na twojej tożsamości: od tej chwili należysz do przeciwnej frakcji. Lojalista może ją zagrać także przy wymuszonym ujawnieniu. (EME-18.2)
emerald-power-cthulhu = Talia jednego miasta znika z gry, jego agenci i zombie wracają do swoich pul, a wszystkie kostki idą do Otchłani. Arystokrata na swoim polu zostaje. (EME-18.3)
emerald-power-diogenes-club = Dobierz dwie karty. (EME-18.4)
emerald-power-doctor-watson = Dobierz dwie karty. (EME-18.4)
emerald-power-duchess-duzes = Przejmij odkrytą kartę miasta, w którym masz przewagę, nawet bez kostek, w pierwszej albo drugiej akcji. (EME-18.5)
emerald-power-fenians = W jednym zamachu każdy twój agent na miejscu jest wart dwie bomby zamiast jednej. (EME-18.6)
emerald-power-freemasons = Odrzuć dowolną liczbę innych kart, a potem dobierz o jedną więcej. (EME-18.7)
emerald-power-hide-royalty = Zabierz arystokratę z miasta, w którym masz przewagę: jego punkty stają się punktami Lojalistów. Kostki znikają z miasta, a ty rzucasz kością poczytalności. (EME-18.8)
emerald-power-holy-brotherhood = Odzyskaj z Otchłani najwyżej tyle kostek, ilu masz agentów na planszy. (EME-18.9)
emerald-power-infernal-machine = W jednym zamachu jest warta trzy bomby. (EME-18.10)
emerald-power-inspector-lestrade = Wszystkie kostki jednego gracza w jednym mieście wracają do jego puli; możesz wybrać także siebie. (EME-18.11)
emerald-power-irene-adler = Twój agent z puli zastępuje dowolnego agenta rywala w dowolnym mieście. (EME-18.12)
emerald-power-matvei-golovinski = Znacznik Lojalistów przesuwa się o dwa pola. (EME-18.13)
emerald-power-mi-go = Połóż na tej karcie jednego lub dwóch swoich agentów z miast: nikt ich tu nie dosięgnie. W jednej z późniejszych tur wszyscy wracają do jednego miasta, w darmowej akcji. (EME-18.14)
emerald-power-mrs-hudson = Odrzuć dowolną liczbę innych kart, a potem dobierz o jedną więcej. (EME-18.7)
emerald-power-okhrana = Wyślij z miast do Otchłani jedną lub dwie kostki dowolnych graczy. (EME-18.15)
emerald-power-peoples-will = Odzyskaj wszystkie swoje kostki z Otchłani. (EME-18.16)
emerald-power-pinkerton-agents = Umieść jednego swojego agenta, z puli albo z miasta, w wybranym mieście. (EME-18.17)
emerald-power-sherlock-holmes = Ratuje jednego twojego agenta przed zamachem, Shoggothem, zombie albo Wampirami, a Cthulhu powstrzymuje całkowicie. (EME-18.18)
emerald-power-shoggoth = Zabij agenta rywala w dowolnym mieście. Jego pionek leży na tej karcie i przynosi ci jej punkty. (EME-18.19)
emerald-power-sigmund-freud = Znów masz trzy znaczniki poczytalności, a znacznik Restauracjonistów przesuwa się o dwa pola. (EME-18.20)
emerald-power-society-of-leopold = Z gry znikają wszystkie zombie, a także karty „Zombie” i „Wampiry” graczy razem z punktami. Kto traci taką kartę z ręki, dobiera inną. (EME-18.21)
emerald-power-terror-by-night = Inny gracz rzuca kością poczytalności. (EME-18.22)
emerald-power-third-section = Odkryta karta jednego miasta znika z gry. (EME-18.23)
emerald-power-vampires = Jako akcja: w mieście, w którym masz agenta, twój agent z puli zastępuje agenta rywala. Jako blok: ratuje jednego twojego agenta przed śmiercią. (EME-18.24)
emerald-power-vladimir-burtsev = Obejrzyj w tajemnicy tożsamość innego gracza. (EME-18.25)
emerald-power-yog-sothoth = Połóż na tej karcie na zawsze co najmniej jednego swojego agenta z miast: 1 punkt Lojalistów za każdego. (EME-18.26)
emerald-power-zombies = W każdym mieście, w którym stoi twoje zombie, możesz usunąć jednego agenta rywala. Potem umieść dwa zombie w dowolnych miastach. (EME-18.27)

## Frakcje, tory, punkty

emerald-faction-restorationist = Restauracjonista
    .ins = Restauracjonistą
emerald-faction-loyalist = Lojalista
    .ins = Lojalistą
emerald-track-restorationist = Tor Restauracjonistów
    .loc = torze Restauracjonistów
emerald-track-loyalist = Tor Lojalistów
    .loc = torze Lojalistów
emerald-point-neutral = punkty neutralne
    .one = punkt neutralny
    .many = punktów neutralnych
emerald-point-restorationist = punkty Restauracjonistów
    .one = punkt Restauracjonistów
    .many = punktów Restauracjonistów
emerald-point-loyalist = punkty Lojalistów
    .one = punkt Lojalistów
    .many = punktów Lojalistów
emerald-point-kill = punkty za zabitych agentów
    .one = punkt za zabitych agentów
    .many = punktów za zabitych agentów

## Symbole i nagłówki kart

emerald-symbol-place = Umieść kostkę
emerald-symbol-claim = Przejmij kartę
emerald-symbol-retrieve = Odzyskaj kostkę
emerald-symbol-move = Przesuń agenta
emerald-symbol-assassinate = Dokonaj zabójstwa
emerald-symbol-restorationist = Przesuń znacznik Restauracjonistów
emerald-symbol-loyalist = Przesuń znacznik Lojalistów
emerald-symbol-agent = Nowy agent
emerald-symbol-bomb = Bomba
emerald-symbol-madness = Szaleństwo
emerald-heading-action = Akcja
emerald-heading-free-action = Darmowa akcja
emerald-heading-benefit = Korzyść
emerald-heading-block = Blok
emerald-heading-action-or-block = Akcja albo blok
emerald-heading-one-use = Jednorazowa

## Słowa wewnątrz zdań

emerald-face-blank = nic się nie dzieje
    .then = ale nic się nie dzieje
emerald-face-madness = szaleństwo
    .then = a wynik to szaleństwo
emerald-zone-hand = z ręki
emerald-zone-deck = z talii
emerald-zone-discard = ze stosu kart odrzuconych
emerald-zone-tableau = spośród kart przy tożsamości
emerald-reason-agents = nie ma już żadnego agenta na planszy
emerald-reason-tokens = nie ma już żadnego znacznika poczytalności
emerald-end-reveal = Restauracjonista musiał ujawnić tożsamość
emerald-end-track = znacznik doszedł do końca toru
emerald-end-target = osiągnięto próg punktów
emerald-end-turns = rozegrano ostatnią turę

## Fazy

emerald-phase-setup = Rozstawienie agentów
emerald-phase-turn = Rozgrywka
emerald-phase-over = Punktacja
emerald-source-neutral = Punkty neutralne
emerald-source-own = Punkty frakcji
emerald-source-kills = Zabici agenci
emerald-source-track = Tory
emerald-source-penalty = Kara

## Pytania

emerald-ask-setup-agent = Gdzie umieszczasz kolejnego agenta startowego?
emerald-ask-turn =
    { $count ->
        [0] Obie akcje wykorzystane. Darmowa akcja czy koniec tury?
        [one] Została ci jedna akcja. Co robisz?
        [few] Masz { $count } akcje. Co robisz?
       *[many] Masz { $count } akcji. Co robisz?
    }
emerald-ask-place-city = W którym mieście umieszczasz kostki?
emerald-ask-place-card =
    { $count ->
        [0] Którą kartę zagrywasz, żeby umieścić kostki w { $city-loc }?
        [one] W { $city-loc } jest na razie { $count } kostka. Jeszcze jedna karta?
        [few] W { $city-loc } są na razie { $count } kostki. Jeszcze jedna karta?
       *[many] W { $city-loc } jest na razie { $count } kostek. Jeszcze jedna karta?
    }
emerald-ask-claim-city = W którym mieście przejmujesz odkrytą kartę?
emerald-ask-claim-card = Którą kartę zagrywasz, żeby przejąć w { $city-loc } kartę „{ $card }”?
emerald-ask-retrieve-card =
    { $count ->
        [0] Którą kartę zagrywasz, żeby odzyskać kostki?
        [one] Na razie { $count } kostka. Jeszcze jedna karta?
        [few] Na razie { $count } kostki. Jeszcze jedna karta?
       *[many] Na razie { $count } kostek. Jeszcze jedna karta?
    }
emerald-ask-retrieve-source =
    { $count ->
        [one] Skąd odzyskujesz ostatnią kostkę?
        [few] Do odzyskania są { $count } kostki: skąd następna?
       *[many] Do odzyskania jest { $count } kostek: skąd następna?
    }
emerald-ask-move-card =
    { $count ->
        [0] Którą kartę zagrywasz, żeby przesunąć agentów?
        [one] Na razie { $count } ruch. Jeszcze jedna karta?
        [few] Na razie { $count } ruchy. Jeszcze jedna karta?
       *[many] Na razie { $count } ruchów. Jeszcze jedna karta?
    }
emerald-ask-move-from =
    { $count ->
        [one] Został { $count } ruch: z którego miasta wyrusza agent?
        [few] Zostały { $count } ruchy: z którego miasta wyrusza agent?
       *[many] Zostało { $count } ruchów: z którego miasta wyrusza agent?
    }
emerald-ask-move-to = Dokąd wyrusza agent z { $city_from-gen }?
emerald-ask-track-card = Którą kartę zagrywasz i dla którego toru?
emerald-ask-kill-card = Którą kartą dokonujesz zabójstwa?
emerald-ask-kill-city = W którym mieście zagrywasz kartę „{ $card }”?
emerald-ask-kill-target = Kto ma zginąć w { $city-loc } od karty „{ $card }”?
emerald-ask-kill-support =
    { $count ->
        [one] Zamach w { $city-loc } kartą „{ $card }” wymaga jeszcze { $count } bomby. Która karta go wspiera?
        [few] Zamach w { $city-loc } kartą „{ $card }” wymaga jeszcze { $count } bomb. Która karta go wspiera?
       *[many] Zamach w { $city-loc } kartą „{ $card }” wymaga jeszcze { $count } bomb. Która karta go wspiera?
    }
emerald-ask-discard-card =
    { $count ->
        [0] Którą kartę odrzucasz?
        [one] Na razie { $count } karta. Jeszcze jedna?
        [few] Na razie { $count } karty. Jeszcze jedna?
       *[many] Na razie { $count } kart. Jeszcze jedna?
    }
emerald-ask-redraw-card =
    { $count ->
        [0] { $card }: czy przed dobraniem odrzucasz jakąś kartę?
        [one] { $card }: odrzucona { $count } karta. Jeszcze jedna?
        [few] { $card }: odrzucone { $count } karty. Jeszcze jedna?
       *[many] { $card }: odrzuconych { $count } kart. Jeszcze jedna?
    }
emerald-ask-block = { $a } zagraża twojemu agentowi w { $city-loc } kartą „{ $card }”. Blokujesz?
emerald-ask-heart = Musisz ujawnić tożsamość. Czy najpierw zagrywasz kartę „Zmiana nastawienia”?
emerald-ask-reveal-agent =
    { $count ->
        [one] Twoja tożsamość jest jawna. Umieść jeszcze { $count } agenta: gdzie?
        [few] Twoja tożsamość jest jawna. Umieść jeszcze { $count } agentów: gdzie następny?
       *[many] Twoja tożsamość jest jawna. Umieść jeszcze { $count } agentów: gdzie następny?
    }
emerald-ask-text-city = Które miasto wybierasz dla karty „{ $card }”?
emerald-ask-text-seat = Którego gracza wybierasz dla karty „{ $card }”?
emerald-ask-text-victim = Kogo w { $city-loc } dotyczy karta „{ $card }”?
emerald-ask-text-more =
    { $count ->
        [0] { $card }: z którego miasta?
        [one] { $card }: na razie { $count }. Z którego miasta jeszcze?
        [few] { $card }: na razie { $count }. Z którego miasta jeszcze?
       *[many] { $card }: na razie { $count }. Z którego miasta jeszcze?
    }
emerald-ask-text-count = { $card }: ile kostek odzyskujesz z Otchłani?
emerald-ask-text-source = { $card }: skąd bierzesz agenta?
emerald-ask-redeploy-city =
    { $count ->
        [one] Dokąd wraca twój agent z karty Mi-Go?
        [few] Dokąd wracają twoi { $count } agenci z karty Mi-Go?
       *[many] Dokąd wraca { $count } twoich agentów z karty Mi-Go?
    }
emerald-ask-zombie-strike = Gdzie atakują twoje zombie?
emerald-ask-zombie-city =
    { $count ->
        [one] Gdzie umieszczasz ostatnie zombie?
        [few] Umieść jeszcze { $count } zombie: gdzie następne?
       *[many] Umieść jeszcze { $count } zombie: gdzie następne?
    }

## Co tymczasem widzą inni

emerald-activity-setup = { $seat } umieszcza agenta startowego.
emerald-activity-turn = { $seat } rozgrywa turę.
emerald-activity-reactions = { $seat } może zareagować.
emerald-activity-reveal = { $seat } musi ujawnić tożsamość.
emerald-activity-agents = { $seat } umieszcza nowych agentów.

## Wybory

emerald-choose-done = Wystarczy
emerald-choose-block-none = Bez bloku
emerald-choose-heart-keep = Ujawnij bez karty „Zmiana nastawienia”
emerald-choose-heart-play = Najpierw zagraj kartę „Zmiana nastawienia”
emerald-choose-end-turn = Zakończ turę
emerald-choose-pass = Spasuj
emerald-choose-place = Umieść kostki
emerald-choose-claim = Przejmij karty
emerald-choose-retrieve = Odzyskaj kostki
emerald-choose-move = Przesuń agentów
emerald-choose-track = Przesuń znaczniki na torach
emerald-choose-assassinate = Dokonaj zabójstwa
emerald-choose-discard = Odrzuć karty
emerald-choose-redeploy = Darmowa akcja: sprowadź agentów z karty Mi-Go
emerald-choose-from-limbo = Z Otchłani
emerald-choose-from-supply = Z puli
emerald-choose-kill-royal = Arystokrata
emerald-choose-kill-agent = Agent gracza { $seat }
emerald-choose-player = { $seat }
emerald-choose-city = { $city }
emerald-choose-from-city = Z { $city-gen }
emerald-choose-count =
    { $count ->
        [one] { $count } kostka
        [few] { $count } kostki
       *[many] { $count } kostek
    }
emerald-choose-card-action = Akcja z karty „{ $card }”
emerald-choose-free-action = Darmowa akcja z karty „{ $card }”
emerald-choose-support = Użyj tekstu karty „{ $card }” jako wsparcia
emerald-choose-block = Zablokuj kartą „{ $card }”
emerald-choose-pay = Zagraj kartę „{ $card }”
emerald-choose-pay-restorationist = Zagraj kartę „{ $card }” na tor Restauracjonistów
emerald-choose-pay-loyalist = Zagraj kartę „{ $card }” na tor Lojalistów
emerald-choose-kill-card = Dokonaj zabójstwa kartą „{ $card }”
emerald-choose-bombs = Zagraj bomby z karty „{ $card }”
emerald-choose-discard-card = Odrzuć kartę „{ $card }”

## Wydarzenia

emerald-event-identity-dealt = W tajemnicy jesteś { $faction-ins }.
emerald-event-card-turned = W { $city-loc } odkryto kartę „{ $card }”.
emerald-event-royal-appeared = W { $city-loc } pojawia się arystokrata { $card } i przechodzi na swoje pole.
emerald-event-first-player = Pierwszym graczem jest { $seat }.
emerald-event-agent-placed = { $seat } umieszcza agenta w { $city-loc }.
emerald-event-turn-began = { $seat } zaczyna turę { $turn }.
emerald-event-cards-drawn = Dobierasz: { $cards }.
emerald-event-drew =
    { $count ->
        [one] { $seat } dobiera { $count } kartę.
        [few] { $seat } dobiera { $count } karty.
       *[many] { $seat } dobiera { $count } kart.
    }
emerald-event-deck-shuffled =
    { $count ->
        [one] { $seat } tworzy nową talię ze stosu kart odrzuconych: { $count } karta.
        [few] { $seat } tasuje stos kart odrzuconych i tworzy nową talię: { $count } karty.
       *[many] { $seat } tasuje stos kart odrzuconych i tworzy nową talię: { $count } kart.
    }
emerald-event-cubes-placed =
    { $count ->
        [one] { $seat } umieszcza { $count } kostkę w { $city-loc }. Zagrane: { $cards }.
        [few] { $seat } umieszcza { $count } kostki w { $city-loc }. Zagrane: { $cards }.
       *[many] { $seat } umieszcza { $count } kostek w { $city-loc }. Zagrane: { $cards }.
    }
emerald-event-claimed = { $seat } przejmuje w { $city-loc } kartę „{ $card }”. Zagrane: { $cards }.
emerald-event-recruited =
    { $count ->
        [one] { $seat } werbuje { $count } agenta w { $city-loc }.
        [few] { $seat } werbuje { $count } agentów w { $city-loc }.
       *[many] { $seat } werbuje { $count } agentów w { $city-loc }.
    }
emerald-event-cubes-to-limbo =
    { $count ->
        [one] W { $city-loc } { $count } kostka gracza { $seat } idzie do Otchłani.
        [few] W { $city-loc } { $count } kostki gracza { $seat } idą do Otchłani.
       *[many] W { $city-loc } { $count } kostek gracza { $seat } idzie do Otchłani.
    }
emerald-event-cubes-home =
    { $count ->
        [one] W { $city-loc } { $count } kostka gracza { $seat } wraca do puli.
        [few] W { $city-loc } { $count } kostki gracza { $seat } wracają do puli.
       *[many] W { $city-loc } { $count } kostek gracza { $seat } wraca do puli.
    }
emerald-event-retrieved =
    { $count ->
        [one] { $seat } odzyskuje { $count } kostkę. Zagrane: { $cards }.
        [few] { $seat } odzyskuje { $count } kostki. Zagrane: { $cards }.
       *[many] { $seat } odzyskuje { $count } kostek. Zagrane: { $cards }.
    }
emerald-event-limbo-left =
    { $count ->
        [one] Z Otchłani { $count } kostka gracza { $seat } wraca do puli.
        [few] Z Otchłani { $count } kostki gracza { $seat } wracają do puli.
       *[many] Z Otchłani { $count } kostek gracza { $seat } wraca do puli.
    }
emerald-event-moved =
    { $count ->
        [one] { $seat } przesuwa { $count } agenta. Zagrane: { $cards }.
        [few] { $seat } przesuwa { $count } agentów. Zagrane: { $cards }.
       *[many] { $seat } przesuwa { $count } agentów. Zagrane: { $cards }.
    }
emerald-event-agent-moved = { $seat } przesuwa agenta z { $city_from-gen } do { $city-gen }.
emerald-event-tracks-pushed = { $seat } przesuwa znaczniki na torach. Zagrane: { $cards }.
emerald-event-marker-moved = Znacznik na { $track-loc } jest teraz na polu { $space }.
emerald-event-attacked-agent = { $seat } przeprowadza w { $city-loc } zamach na agenta gracza { $victim } kartą „{ $card }”. Wsparcie: { $cards }.
emerald-event-attacked-royal = { $seat } przeprowadza w { $city-loc } zamach na arystokratę ({ $card_royal }) kartą „{ $card }”. Wsparcie: { $cards }.
emerald-event-agent-killed = { $seat } zabija w { $city-loc } agenta gracza { $victim }.
emerald-event-royal-killed = W { $city-loc } ginie arystokrata { $card }, a sprawcą jest { $seat }.
emerald-event-discarded = { $seat } odrzuca: { $cards }.
emerald-event-passed = { $seat } pasuje.
emerald-event-points-gained =
    { $count ->
        [one] { $seat } zdobywa { $count } { $point-one }.
        [few] { $seat } zdobywa { $count } { $point }.
       *[many] { $seat } zdobywa { $count } { $point-many }.
    }
emerald-event-points-lost =
    { $count ->
        [one] { $seat } traci { $count } { $point-one }.
        [few] { $seat } traci { $count } { $point }.
       *[many] { $seat } traci { $count } { $point-many }.
    }
emerald-event-card-kept = { $seat } zatrzymuje przy tożsamości kartę „{ $card }”.
emerald-event-card-discarded = Karta „{ $card }” trafia na stos kart odrzuconych gracza { $seat }.
emerald-event-card-removed = Karta „{ $card }” gracza { $seat } znika z gry.
emerald-event-block-asked = { $seat } zagraża twojemu agentowi kartą „{ $card }”. Możesz zablokować, jeśli masz czym.
emerald-event-blocked = { $seat } blokuje kartą „{ $card }” i dobiera kartę.
emerald-event-die-rolled = { $seat } rzuca kością poczytalności, { $face-then }.
emerald-event-token-lost =
    { $count ->
        [0] { $seat } traci ostatni znacznik poczytalności.
        [one] { $seat } traci znacznik poczytalności; zostaje { $count }.
        [few] { $seat } traci znacznik poczytalności; zostają { $count }.
       *[many] { $seat } traci znacznik poczytalności; zostaje { $count }.
    }
emerald-event-agent-mad = { $seat } traci agenta w { $city-loc } przez szaleństwo.
emerald-event-text-played = { $seat } zagrywa kartę „{ $card }”.
emerald-event-targeted = { $seat } kieruje kartę „{ $card }” przeciw miastu { $city }.
emerald-event-targeted-agent = { $seat } kieruje kartę „{ $card }” przeciw agentowi gracza { $victim } w { $city-loc }.
emerald-event-stack-lost =
    { $count ->
        [one] W { $city-loc } { $count } zakryta karta talii znika z gry.
        [few] W { $city-loc } { $count } zakryte karty talii znikają z gry.
       *[many] W { $city-loc } { $count } zakrytych kart talii znika z gry.
    }
emerald-event-card-lost = W { $city-loc } karta „{ $card }” znika z gry.
emerald-event-agent-home =
    { $count ->
        [one] W { $city-loc } { $count } agent gracza { $seat } wraca do puli.
        [few] W { $city-loc } { $count } agenci gracza { $seat } wracają do puli.
       *[many] W { $city-loc } { $count } agentów gracza { $seat } wraca do puli.
    }
emerald-event-zombies-home =
    { $count ->
        [one] W { $city-loc } { $count } zombie gracza { $seat } wraca do wspólnej puli.
        [few] W { $city-loc } { $count } zombie gracza { $seat } wracają do wspólnej puli.
       *[many] W { $city-loc } { $count } zombie gracza { $seat } wraca do wspólnej puli.
    }
emerald-event-royal-hidden = { $seat } ukrywa w { $city-loc } arystokratę ({ $card }).
emerald-event-agent-replaced = W { $city-loc } agent gracza { $seat } zastępuje agenta gracza { $victim }.
emerald-event-sheltered = { $seat } ukrywa agenta z { $city-gen } na karcie Mi-Go.
emerald-event-redeployed =
    { $count ->
        [one] { $seat } sprowadza { $count } agenta z karty Mi-Go do { $city-gen }.
        [few] { $seat } sprowadza { $count } agentów z karty Mi-Go do { $city-gen }.
       *[many] { $seat } sprowadza { $count } agentów z karty Mi-Go do { $city-gen }.
    }
emerald-event-agent-sent = { $seat } przysyła agenta do { $city-gen }.
emerald-event-tokens-restored =
    { $count ->
        [one] { $seat } odzyskuje { $count } znacznik poczytalności.
        [few] { $seat } odzyskuje { $count } znaczniki poczytalności.
       *[many] { $seat } odzyskuje { $count } znaczników poczytalności.
    }
emerald-event-zombies-gone = { $seat } usuwa z gry wszystkie zombie.
emerald-event-undead-removed = { $seat } traci { $zone } kartę „{ $card }”.
emerald-event-terrified = { $seat } sieje grozę, a kością poczytalności rzuca { $victim }.
emerald-event-looked = { $seat } ogląda w tajemnicy tożsamość gracza { $victim }.
emerald-event-identity-seen = Według karty tożsamości { $victim } jest { $faction-ins }.
emerald-event-sacrificed = { $seat } poświęca agenta z { $city-gen } na karcie „Yog Sothoth”.
emerald-event-struck = W { $city-loc } zombie gracza { $seat } przepędza agenta gracza { $victim }.
emerald-event-zombie-placed = { $seat } umieszcza zombie w { $city-loc }.
emerald-event-heart-played = { $seat } zagrywa kartę „Zmiana nastawienia”.
emerald-event-reveal-forced = { $seat } { $reason } i musi ujawnić tożsamość.
emerald-event-heart-asked = Zanim ujawnisz tożsamość, możesz zagrać kartę „Zmiana nastawienia”, jeśli ją masz.
emerald-event-revealed = { $seat } ujawnia tożsamość i jest { $faction-ins }.
emerald-event-game-ended = Gra się kończy, bo { $end }.
emerald-event-corrected = { $seat } ({ $faction }) ma skorygowany wynik { $count }.
emerald-event-penalised =
    { $faction ->
        [Lojalista] Najniższy wynik ma Lojalista: wszyscy Lojaliści tracą po { $count } pkt.
       *[Restauracjonista] Najniższy wynik ma Restauracjonista: wszyscy Restauracjoniści tracą po { $count } pkt.
    }
emerald-event-game-scored = Koniec gry. Punkty: { $scores }. Zwycięstwo: { $winners }.

## Dlaczego wybór jest niedostępny

emerald-why-not-in-hand = Nie masz na ręce karty „{ $card }”.
emerald-why-no-symbol = Na karcie „{ $card }” nie ma potrzebnego symbolu.
emerald-why-not-a-text = Karta „{ $card }” nie ma tekstu.
emerald-why-other-heading = Tekstu karty „{ $card }” używa się przy innej okazji.
emerald-why-no-action-left = Obie akcje są już wykorzystane.
emerald-why-actions-left = Masz jeszcze akcję; spasuj, jeśli jej nie chcesz.
emerald-why-claim-first = Karty można przejmować tylko w pierwszej akcji tury.
emerald-why-free-cap = Wykorzystano już wszystkie darmowe akcje tej tury: { $count }.
emerald-why-after-second = Przy tym stole po drugiej akcji nie ma darmowych akcji.
emerald-why-nothing-to-place = Nie masz w puli żadnej kostki.
emerald-why-no-cards-for = Nie masz na ręce karty z symbolem „{ $symbol }”.
emerald-why-nothing-to-retrieve = Żadna twoja kostka nie leży w Otchłani ani w mieście.
emerald-why-no-agents = Nie masz agenta w żadnym mieście.
emerald-why-marker-at-end = Znacznik na { $track-loc } stoi już na końcu, na polu { $count }.
emerald-why-hand-empty = Nie masz kart na ręce.
emerald-why-purged-already = Zombie usunięto już z gry i nikt nie ma karty „Zombie” ani „Wampiry”.
emerald-why-void-text = Stowarzyszenie Leopolda unieważniło tekst karty „{ $card }”.
emerald-why-no-shelter = Na karcie Mi-Go nie ma twoich agentów.
emerald-why-fresh-shelter = Karta Mi-Go jest zagrana w tej turze; agenci mogą wrócić dopiero w jednej z następnych.
emerald-why-stack-empty = W { $city-loc } talia jest pusta.
emerald-why-not-leading =
    { $most ->
        [0] W { $city-loc } nie masz ani kostki, ani agenta.
       *[other] W { $city-loc } nie masz przewagi: masz tam { $count }, a rywal { $most }; remis nie wystarcza.
    }
emerald-why-needs-cube = W { $city-loc } masz przewagę, ale nie masz kostki; sami agenci nie przejmują karty.
emerald-why-needs-agent = W { $city-loc } nie masz agenta.
emerald-why-overpaid = Symboli jest { $count }, a wystarczy { $most }: któraś z kart byłaby zbędna.
emerald-why-too-many-symbols = Symbole ({ $count }) przywróciłyby więcej kostek, niż jest ich na planszy i w Otchłani: { $left }.
emerald-why-more-needed = To jeszcze nie wystarcza.
emerald-why-too-few =
    { $count ->
        [one] Przesuń co najmniej { $count } agenta: przy mniejszej liczbie ruchów któraś z kart byłaby zbędna.
        [few] Przesuń co najmniej { $count } agentów: przy mniejszej liczbie ruchów któraś z kart byłaby zbędna.
       *[other] Przesuń co najmniej { $count } agentów: przy mniejszej liczbie ruchów któraś z kart byłaby zbędna.
    }
emerald-why-none-there = W { $city-loc } nie ma nic do wybrania.
emerald-why-same-city = W { $city-loc } agent już jest.
emerald-why-no-royal = W { $city-loc } na polu arystokracji nikogo nie ma.
emerald-why-no-rival-there = W { $city-loc } nie ma nikogo, kto mógłby być celem.
emerald-why-not-enough-bombs =
    { $count ->
        [one] W { $city-loc } brakuje { $count } bomby z potrzebnych { $needed }.
        [few] W { $city-loc } brakuje { $count } bomb z potrzebnych { $needed }.
       *[other] W { $city-loc } brakuje { $count } bomb z potrzebnych { $needed }.
    }
emerald-why-no-minimal-payment =
    { $count ->
        [one] Potrzeba jeszcze { $count } bomby; z tą kartą któraś z zagranych byłaby zbędna.
        [few] Potrzeba jeszcze { $count } bomb; z tą kartą któraś z zagranych byłaby zbędna.
       *[other] Potrzeba jeszcze { $count } bomb; z tą kartą któraś z zagranych byłaby zbędna.
    }
emerald-why-one-text-only = W jednym zamachu można użyć tylko jednego takiego tekstu.
emerald-why-not-yourself = Nie możesz wybrać siebie.
emerald-why-no-token = { $seat } nie ma już znaczników poczytalności.
emerald-why-already-revealed = { $seat } ma już jawną tożsamość.
emerald-why-strike-used = W { $city-loc } zombie usunęło już agenta w tej akcji.
emerald-why-saved-pawn = W { $city-loc } blok uratował agenta na całą akcję, a nie ma innego zombie ani innego celu.
emerald-why-cannot-block = Tą kartą nie powstrzymasz tego, co ci grozi.
emerald-why-not-a-block = Tą kartą nie da się niczego zablokować.
emerald-why-loyalists-only = Przy wymuszonym ujawnieniu nastawienie może zmienić tylko Lojalista.
emerald-why-too-many = To więcej, niż można odzyskać: { $count }.
emerald-why-nobody-there = Nikt tam nie siedzi.
emerald-why-no-own-zombie = W { $city-loc } nie masz zombie.
emerald-why-no-unmoved-agent = W { $city-loc } nie masz agenta, który może się jeszcze ruszyć.
emerald-why-no-own-cube = W { $city-loc } nie masz już kostki do odzyskania.
emerald-why-no-agent-of-theirs = { $seat } nie ma w { $city-loc } agenta, który mógłby być celem.
emerald-why-no-cube-of-theirs = { $seat } nie ma w { $city-loc } kostki do wybrania.
emerald-why-no-cube-there = W { $city-loc } nie ma odpowiedniej kostki.
emerald-why-no-royal-anywhere = W żadnym mieście nie odsłonięto arystokracji.
emerald-why-no-rival-anywhere = W żadnym mieście nie ma odpowiedniego agenta rywala.
emerald-why-no-cubes-anywhere = W żadnym mieście nie ma odpowiedniej kostki.
emerald-why-no-agent-in-supply = Nie masz agenta w swojej puli.
emerald-why-no-zombies = W puli nie ma zombie, a żadne z twoich nie może zaatakować.
emerald-why-all-revealed = Tożsamości wszystkich innych graczy są już jawne.
emerald-why-no-tokens-anywhere = Żaden inny gracz nie ma znacznika poczytalności.
emerald-why-limbo-empty = W Otchłani nie ma już twojej wolnej kostki.
emerald-why-nothing-to-draw = Twoja talia i stos kart odrzuconych są puste: nie ma czego dobrać.
emerald-why-all-stacks-empty = Talie wszystkich miast są puste.

## Opcje

emerald-option-zombies-are-pieces = Zombie liczą się do przewagi w mieście
emerald-option-zombies-are-pieces-false = nie
emerald-option-zombies-are-pieces-true = tak
emerald-option-payment = Zbędne karty w zapłacie
emerald-option-payment-minimal = zabronione
emerald-option-payment-free = dozwolone
emerald-option-retrieve = Odzyskiwanie
emerald-option-retrieve-exact = tyle kostek, ile symboli na kartach
emerald-option-retrieve-short = gdy kostek brakuje, karta z kilkoma symbolami daje mniej
emerald-option-reshuffle = Stos kart odrzuconych tasuje się
emerald-option-reshuffle-lazy = gdy potrzebna jest karta
emerald-option-reshuffle-eager = gdy tylko talia jest pusta
emerald-option-free-after-second = Darmowe akcje po drugiej akcji
emerald-option-free-after-second-true = tak
emerald-option-free-after-second-false = nie
emerald-option-move-once = Agent przesuwa się w jednej akcji
emerald-option-move-once-true = najwyżej raz
emerald-option-move-once-false = dowolnie wiele razy
emerald-option-royal-points-first = Punkty za arystokratę liczy się
emerald-option-royal-points-first-true = przed rzutem kością
emerald-option-royal-points-first-false = po rzucie kością
emerald-option-vampire-block = Wampiry blokują
emerald-option-vampire-block-kills = każde zabicie agenta
emerald-option-vampire-block-assassination-only = tylko zamachy
emerald-option-vampire-block-like-sherlock = to samo co Sherlock Holmes
emerald-option-blocked-clears = Kostki po zablokowanym zamachu
emerald-option-blocked-clears-false = zostają
emerald-option-blocked-clears-true = znikają z miasta
emerald-option-mad-without-token-costs-agent = Szaleństwo przy arystokracie bez znacznika
emerald-option-mad-without-token-costs-agent-false = nic nie kosztuje
emerald-option-mad-without-token-costs-agent-true = kosztuje agenta
emerald-option-heart-on-reveal = Zmiana nastawienia przy wymuszonym ujawnieniu
emerald-option-heart-on-reveal-loyalist = tylko Lojaliści
emerald-option-heart-on-reveal-any = obie frakcje
emerald-option-loyalist-refill-again = Nowi agenci dla ujawnionego Lojalisty
emerald-option-loyalist-refill-again-false = raz
emerald-option-loyalist-refill-again-true = za każdym razem
emerald-option-end-check = Próg punktów sprawdza się
emerald-option-end-check-after-action = po akcji
emerald-option-end-check-immediate = natychmiast
emerald-option-lestrade-self = Inspektor Lestrade a własne kostki
emerald-option-lestrade-self-true = może je zwrócić
emerald-option-lestrade-self-false = nie może ich zwrócić
emerald-option-leopold-stacks = Zombie i Wampiry w taliach miast po Stowarzyszeniu Leopolda
emerald-option-leopold-stacks-void = tracą tekst
emerald-option-leopold-stacks-remove = znikają z gry
emerald-option-discard-public = Cudze stosy kart odrzuconych
emerald-option-discard-public-true = widoczne
emerald-option-discard-public-false = trzeba je pamiętać
emerald-option-cthulhu-shows-stack = Karty usuwane przez Cthulhu
emerald-option-cthulhu-shows-stack-false = nikt ich nie widzi
emerald-option-cthulhu-shows-stack-true = są pokazywane
emerald-option-free-action-cap = Darmowe akcje w jednej turze
emerald-option-free-action-cap-20 = 20
emerald-option-free-action-cap-10 = 10
emerald-option-free-action-cap-5 = 5
emerald-option-turn-cap = Gra kończy się najpóźniej po
emerald-option-turn-cap-150 = 150 turach każdego gracza
emerald-option-turn-cap-50 = 50 turach każdego gracza
emerald-option-turn-cap-10 = 10 turach każdego gracza

## Co zrobić z błędną pozycją lub błędnym pakietem

remedy-emerald-rows = znaleziono: { $found }; oczekiwano kolejno: { $known }
remedy-emerald-number = każda liczba leży między 0 a { $high }
remedy-emerald-starting = karty startowej nigdy się nie przejmuje: ma tylko symbole, bomby i punkty
remedy-emerald-no-effect = heading, one_use, blocks i undead wymagają efektu (effect)
remedy-emerald-heading = efekt { $effect } wymaga jednego z tych nagłówków: { $known }
remedy-emerald-table = oczekiwano jednego wiersza: stack i target dla dwóch do pięciu graczy, przy wystarczającej liczbie kart gry, oraz liczb elementów, które do siebie pasują
remedy-emerald-stack = kart w talii miasta jest najwyżej { $count }
remedy-emerald-pieces = oczekiwano liczb elementów każdego miejsca
remedy-emerald-copies = kartę { $card } podano tyle razy: { $found } ({ $known }), a jest ich tylko { $count }
remedy-emerald-game-cards = podano tyle kart gry: { $found }; przy tej liczbie graczy jest ich { $count }
remedy-emerald-owner = { $card } to karta startowa i zostaje u właściciela; trzeba ją podać przy graczu
remedy-emerald-nowhere = karta { $card } nigdzie nie leży; trzeba ją podać w tym stosie albo w removed
remedy-emerald-royal-up = arystokrata nigdy nie leży odkryty na stosie; przy mieście trzeba napisać "royal": true
remedy-emerald-cubes = w puli, w Otchłani i w miastach jest razem tyle kostek tego gracza: { $found }; powinno być { $count }
remedy-emerald-agents = w puli, w miastach i na kartach jest razem tylu agentów tego gracza: { $found }; powinno być { $count }
remedy-emerald-zombies = podano razem tyle zombie: { $found }; jest ich tylko { $count }
remedy-emerald-purged = zagrano Stowarzyszenie Leopolda (purged), więc nie ma już zombie
remedy-emerald-not-laid = kart startowych i kart miast nie wykłada się przed graczem
remedy-emerald-own-pawn = pionek na niej należy do innego gracza; trzeba podać inną ofiarę
remedy-emerald-fresh = tylko gracz aktywny ({ $active }) zagrał kartę w tej turze
remedy-emerald-turns = po tylu turach ({ $count }) kolej na gracza { $seat }; trzeba zmienić turns, first albo active
remedy-emerald-claims = symbole przejęcia zostają tylko w trakcie przejmowania; trzeba to pominąć
remedy-emerald-known-hand = karty { $card } nie ma na ręce; trzeba ją podać także w hand
remedy-emerald-identities = tylu kart tożsamości jednej frakcji nie ma

## Co zawierają pliki z danymi

emerald-rows-card = Karty gry i karty startowe
emerald-rows-city = Miasta i ich arystokracja
emerald-rows-table = Liczby samej gry

## Wskazówki dla początkujących

emerald-note-setup = Na początek umieszczasz dwóch agentów. Warto wybrać miasto z kartą, którą chcesz przejąć; ktoś inny może myśleć tak samo.
emerald-note-turn = W turze masz dwie akcje, opłacane symbolami na kartach. Niezagrane karty zostają na ręce, potem dobierasz do pięciu.
emerald-note-claim = Masz w mieście przewagę i kostkę: karta może być twoja. Przejmuj w pierwszej akcji; twoje kostki stamtąd idą do Otchłani.
emerald-note-retrieve = Kostki w Otchłani nikomu nie służą: weź je, zanim zabierzesz coś z miasta.
emerald-note-place = Jeden symbol umieszcza jedną kostkę, wszystkie w tym samym mieście. Żadna karta zapłaty nie może być zbędna.
emerald-note-assassinate = Masz w mieście przewagę i agenta, a na ręce kartę ze sztyletem: może zginąć agent albo arystokrata. Najpierw policz bomby.
emerald-note-track = Punkty toru dostaje każdy z jego frakcji. Przesunięcie cudzego znacznika bywa blefem, ale pomaga innym.
emerald-note-block = Blok ratuje twojego agenta w cudzej turze, a ty dobierasz kartę. Nikt się nie dowie, kogo pytano.
