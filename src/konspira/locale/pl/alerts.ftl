# Messages that leave the server: by push, by e-mail, to webhooks.
shell-alert-turn = { $game }: twój ruch
shell-alert-turn-of = { $game }: ruch gracza { $name }
shell-alert-time = { $game }: kończy ci się czas
shell-alert-time-over = { $game }: twój czas się skończył; póki nie wybierzesz, inni mogą zakończyć grę
shell-alert-bot = { $game }: bot zajął twoje miejsce
shell-alert-reaction = { $game }: można reagować
shell-alert-against = { $game }: { $name } działa przeciwko tobie
shell-alert-began = { $game }: gra się rozpoczęła
shell-alert-ended = { $game }: gra zakończona
shell-alert-invited = { $game }: { $name } zaprasza do gry
shell-alert-chat = { $game }: { $name } pisze do ciebie
shell-alert-agree-take-back = { $game }: { $name } prosi o cofnięcie wyboru
shell-alert-agree-end = { $game }: { $name } proponuje zakończyć grę
shell-alert-agree-hints = { $game }: { $name } pyta o zgodę na podpowiedzi
shell-alert-agree-stand-in = { $game }: { $name } proponuje zastępstwo bota
shell-alert-agree-pace = { $game }: { $name } proponuje grać dalej w innym tempie
shell-alert-agree-expired = { $game }: { $name } – czas się skończył; możesz zakończyć grę
shell-alert-winners = Zwycięstwo: { $names }
shell-alert-waits = Stół czeka na ciebie
shell-alert-news = Wiadomość od stołu
shell-alert-open = Otwórz, aby zobaczyć
shell-alert-tables =
    { $count ->
        [one] Jeden stół czeka na ciebie
        [few] { $count } stoły czekają na ciebie
       *[many] { $count } stołów czeka na ciebie
    }
shell-alert-several =
    { $count ->
        [one] Jedna wiadomość
        [few] { $count } wiadomości
       *[many] { $count } wiadomości
    }
shell-alert-left-minutes =
    { $count ->
        [one] Została 1 minuta
        [few] Zostały { $count } minuty
       *[many] Zostało { $count } minut
    }
shell-alert-left-hours =
    { $count ->
        [one] Została 1 godzina
        [few] Zostały { $count } godziny
       *[many] Zostało { $count } godzin
    }
shell-alert-left-days =
    { $count ->
        [one] Został 1 dzień
        [few] Zostały { $count } dni
       *[many] Zostało { $count } dni
    }
shell-alert-test = Konspira: wiadomość próbna
shell-alert-test-about = Tutaj przychodzą twoje powiadomienia.
shell-alert-press = Otwórz
shell-alert-later = Za godzinę
shell-alert-foot = Dostajesz tę wiadomość, bo na ten adres włączono powiadomienia z Konspiry.
shell-alert-stop = Nie chcę więcej wiadomości
shell-alert-confirm = Czy to twój adres e-mail?
shell-alert-confirm-about = Ktoś, zapewne ty, chce dostawać na ten adres powiadomienia z Konspiry, gdy czeka stół. Jeśli tak, kliknij link w ciągu doby. Jeśli nie, nie rób nic: więcej wiadomości nie będzie.
shell-alert-confirm-press = Tak, piszcie do mnie
shell-alert-confirm-foot = Tę wiadomość wysłano jeden raz, bo ktoś podał ten adres w Konspirze.

# What can be wrong with alerts.
error-address-asked-already = Na ten adres niedawno wysłano pytanie. Zajrzyj do skrzynki albo odczekaj godzinę.
error-bad-hook-url = Pod adres „{ $value }” nie można nic wysłać. Podaj adres taki jak https://example.org/hook, bez użytkownika, hasła i znaku #.
error-bad-link = Ten link nie jest nasz albo jest niepełny. Skopiuj go w całości.
error-bad-mail-address = „{ $value }” nie jest adresem e-mail. Podaj adres taki jak anna@example.org.
error-bad-mail-sender = KONSPIRA_MAIL_FROM nie może mieć wartości „{ $value }”. Wpisz Konspira <konspira@example.org>.
error-bad-mail-url = KONSPIRA_MAIL_URL nie wskazuje serwera poczty. Wpisz smtp://user:password@host:587.
error-bad-push-contact = KONSPIRA_PUSH_CONTACT nie może mieć wartości „{ $value }”. Wpisz mailto:you@example.org.
error-bad-push-subscription = To nie jest subskrypcja przeglądarki ({ $reason }). Wyłącz powiadomienia push i włącz je ponownie.
error-channel-not-set-up = Gospodarz tego serwera nie uruchomił kanału „{ $value }”. Zapytaj gospodarza.
error-device-of-another = To urządzenie należy do kogoś innego. Zaloguj się na nim.
error-link-spent = Ten link został już użyty albo jest za stary. Zajrzyj do Powiadomień.
error-mail-not-sent = E-maila nie udało się wysłać ({ $reason }). Spróbuj później.
error-mail-refused = Serwer poczty odrzuca ten adres: „{ $reason }”. Sprawdź go.
error-no-such-channel = Kanał „{ $value }” nie ma jeszcze adresu. Najpierw go skonfiguruj.
error-no-such-device = To urządzenie niczego nie dostaje. Wczytaj stronę ponownie.
error-private-hook-url = „{ $value }” prowadzi do sieci prywatnej. Wybierz adres publiczny albo poproś gospodarza serwera o zgodę na prywatne.
error-quiet-all-day = Cisza od { $value } do { $value } nigdy się nie kończy. Zmień jedną z godzin.
error-too-many-devices = Powiadomienia dostaje już tyle urządzeń: { $high }. Najpierw wyłącz jedno z nich.
error-too-many-muted = Wyciszono już tyle stołów: { $high }. Pozwól niektórym znów się odzywać.
error-too-quick-to-wait = Odłożyć można tylko stół gry korespondencyjnej, a { $value } nim nie jest. Szybki wycisz w jego menu.
error-unknown-zone = Nie ma strefy czasowej „{ $value }”. { $remedy }.
error-waits-not = Stół { $value } teraz na ciebie nie czeka. Odśwież stronę.
