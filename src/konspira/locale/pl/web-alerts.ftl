# The page of alerts, and the offer at a table.
web-alerts = Powiadomienia
web-alerts-grid = Zdarzenia i kanały
web-alerts-when = Powiadom mnie, gdy
web-alerts-by-tab = Ta karta
web-alerts-by-push = Push
web-alerts-by-mail = E-mail
web-alerts-by-hook = Webhook
web-alerts-head-tab = tytuł, ikona, dźwięk
web-alerts-head-devices =
    { $count ->
        [one] 1 urządzenie
        [few] { $count } urządzenia
       *[many] { $count } urządzeń
    }
web-alerts-head-none = nieustawione
web-alerts-head-confirmed = potwierdzony
web-alerts-head-unconfirmed = niepotwierdzony
web-alerts-head-bounced = odrzucany
web-alerts-needed = Czekamy na ciebie
web-alerts-good = Warto wiedzieć
web-alerts-turn = Twój ruch
web-alerts-turn-about = i co jest do zrobienia
web-alerts-time = Kończy ci się czas
web-alerts-time-about = 6 godzin i 1 godzina przed końcem; w grach na żywo 2 minuty
web-alerts-bot = Bot zajął twoje miejsce
web-alerts-bot-about = możesz wrócić w każdej chwili
web-alerts-agree = Potrzebna twoja zgoda
web-alerts-agree-about = cofnięcie wyboru, bot za nieobecną osobę
web-alerts-reaction = Można reagować
web-alerts-reaction-about = wszyscy dowiadują się o tym jednocześnie, cokolwiek mają
web-alerts-against = Ktoś działa przeciwko tobie
web-alerts-against-about = jawne działania wymierzone w ciebie; nigdy karty
web-alerts-game = Gra się zaczyna lub kończy
web-alerts-game-about = i kto wygrywa
web-alerts-invited = Ktoś cię zaprasza
web-alerts-invited-about = także na rewanż
web-alerts-chat = Ktoś pisze do ciebie
web-alerts-chat-about = @imię na czacie: kto i gdzie, nigdy treść
web-alerts-cell = { $event }, { $channel }, { $state }
web-alerts-is-on = włączone
web-alerts-is-off = wyłączone
web-alerts-is-always = zawsze włączone
web-alerts-is-never = niedostępne
web-alerts-try = Wypróbuj
web-alerts-try-about = tak będą wyglądać powiadomienia
web-alerts-test = Próba
web-alerts-test-of = Próba: { $channel }
web-alerts-test-shown = Tutaj przychodzą twoje powiadomienia.
web-alerts-sending = wysyłanie
web-alerts-shown = pokazano
web-alerts-denied = przeglądarka na to nie pozwala
web-alerts-seconds = { $seconds } s
web-alerts-today = dziś { $time }
web-alerts-not = Kiedy nie
web-alerts-slow = Tylko gry korespondencyjne
web-alerts-slow-about = Stoły, przy których na ruch jest co najmniej doba. O grach na żywo daje znać tylko ta karta przeglądarki.
web-alerts-looking = Nie wtedy, gdy patrzę
web-alerts-looking-about = Wystarczy, że stół jest otwarty na dowolnym urządzeniu. Jeśli nie jest, najpierw chwilę czekamy, bo może już idziesz.
web-alerts-delay = Czekanie
web-alerts-wait =
    { $seconds ->
        [0] wcale
        [30] 30 sekund
       *[other] 2 minuty
    }
web-alerts-quiet = Cisza
web-alerts-quiet-from = Cisza od
web-alerts-quiet-to = Cisza do
web-alerts-to = do
web-alerts-zone = Strefa czasowa
web-alerts-zone-here = tak jak na tym urządzeniu
web-alerts-zone-take = Ustaw { $zone }, jak na tym urządzeniu
web-alerts-urgent = chyba że twój czas minąłby przed { $time }
web-alerts-every = Najwyżej jedno na
web-alerts-every-about = To, co zdarzy się pomiędzy, przychodzi razem: „3 stoły czekają na ciebie”.
web-alerts-mail-every = E-mail: najwyżej jeden na
web-alerts-span =
    { $minutes ->
        [10] 10 minut
        [30] 30 minut
        [60] 1 godzinę
        [180] 3 godziny
        [360] 6 godzin
        [720] 12 godzin
       *[other] 24 godziny
    }
web-alerts-lock = Co może pokazać ekran blokady
web-alerts-lock-question = Stół i pytanie
web-alerts-lock-waits = Że stół czeka
web-alerts-lock-nothing = Nic
web-alerts-lock-never = Karty, tożsamości, notatki i słowa z czatu nigdy nie opuszczają stołu, cokolwiek tu wybierzesz.
web-alerts-sample = Przykład
web-alerts-devices = Urządzenia z powiadomieniami push
web-alerts-device-here = to urządzenie, od { $day }
web-alerts-device-since = od { $day }
web-alerts-device-last = ostatnie powiadomienie { $day }
web-alerts-device-silent = milczy od { $day }, zniknie po 14 dniach
web-alerts-stop = Wyłącz
web-alerts-forget = Usuń
web-alerts-stopped = { $device } nie dostaje już nic
web-alerts-undo = Cofnij
web-alerts-on-device = Na tym urządzeniu
web-alerts-how-to-allow = Przeglądarka nie pozwala tej stronie na powiadomienia. Kliknij ikonę obok adresu, zezwól na powiadomienia i wczytaj stronę ponownie.
web-alerts-no-push = Ta przeglądarka nie obsługuje powiadomień push.
web-alerts-iphone = Na iPhonie najpierw dodaj Konspirę do ekranu początkowego; tylko tam Safari pozwala na powiadomienia push.
web-alerts-mail-address = Twój adres e-mail
web-alerts-mail-add = Wyślij
web-alerts-mail-asked = Wiadomość jest w drodze na adres { $address }. Kliknij w niej link w ciągu doby.
web-alerts-mail-again = Wyślij wiadomość ponownie
web-alerts-mail-confirmed = potwierdzony
web-alerts-mail-open = niepotwierdzony; zajrzyj do skrzynki
web-alerts-mail-bounced = serwer poczty odrzuca ten adres
web-alerts-mail-is-confirmed = Twój adres jest potwierdzony.
web-alerts-mail-is-off = Nie będzie więcej e-maili. Tutaj możesz je znów włączyć.
web-alerts-mail-end = Koniec z e-mailami?
web-alerts-mail-end-about = Na twój adres nic nie przyjdzie, dopóki znów go nie potwierdzisz.
web-alerts-mail-end-press = Zakończ
web-alerts-hook-about = Dla czatu lub własnego programu: adres, który przyjmuje JSON, jak Discord i Slack.
web-alerts-hook-url = Adres webhooka
web-alerts-hook-add = Zapisz
web-alerts-hook-secret = podpisywane kluczem
web-alerts-sent = Co do mnie wysłano
web-alerts-sent-none = Jeszcze nic nie wysłano. Wypróbuj któryś kanał.
web-alerts-sent-all = Wszystko z ostatnich 30 dni
web-alerts-clear = Wyczyść
web-alerts-together =
    { $count ->
        [one] 1 powiadomienie
        [few] { $count } powiadomienia w jednym
       *[many] { $count } powiadomień w jednym
    }
web-alerts-delivered = dostarczono w { $seconds } s
web-alerts-was-quiet = wstrzymane na czas ciszy, dostarczono w { $seconds } s
web-alerts-refused = odrzucone: { $reason }
web-alerts-waiting = w drodze
web-alerts-held-quiet = czeka na koniec ciszy
web-alerts-held-spaced = czeka na następne zbiorcze powiadomienie
web-alerts-why-answered = nie wysłano, sprawa była już załatwiona
web-alerts-why-looking = nie wysłano, bo stół był przed tobą
web-alerts-why-muted = nie wysłano, stół jest wyciszony
web-alerts-why-later = odłożone na później
web-alerts-why-too-late = za późno
web-alerts-why-no-place = nikogo już tam nie ma
web-alerts-sum-slow = Gdy stół gry korespondencyjnej czeka na ciebie, dajemy znać { $ways }.
web-alerts-sum = Gdy stół czeka na ciebie, dajemy znać { $ways }.
web-alerts-sum-tab = w otwartych kartach przeglądarki
web-alerts-sum-push =
    { $count ->
        [one] na 1 urządzeniu
        [few] na { $count } urządzeniach
       *[many] na { $count } urządzeniach
    }
web-alerts-sum-mail = e-mailem
web-alerts-sum-hook = przez webhook
web-alerts-sum-quiet = Nic między { $from } a { $to }.
web-alerts-host-both = Ten serwer nie wysyła ani powiadomień push, ani e-maili
web-alerts-host-push = Ten serwer nie wysyła powiadomień push
web-alerts-host-mail = Ten serwer nie wysyła e-maili
web-alerts-host-about = Nic nie przepada: gdy gospodarz to włączy, pojawi się tutaj.
web-alerts-host-you = Prowadzisz ten serwer? Strona „Hosting” w dokumentacji ma po pięć linijek na każdy kanał.
web-alerts-nobody = Najpierw podaj imię przy stole albo zacznij tutaj.
web-alerts-begin = Zacznij
web-alerts-offer = Powiadomić cię, gdy będzie twój ruch?
web-alerts-offer-about = Nigdy w nocy, a kilka wiadomości w jednej. Pytamy tylko raz.
web-alerts-offer-here = Na tym urządzeniu
web-alerts-offer-mail = E-mailem
web-alerts-offer-not = Nie teraz
web-alerts-told = Damy ci znać.
