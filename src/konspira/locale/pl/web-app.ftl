# The app: putting it on a device, the tables that wait, times without a connection.
app-about = Planszowe gry szpiegowskie: ze znajomymi albo z botami.
app-turn = Twój ruch
app-play = Graj
app-screen-tables = Stoły, które na ciebie czekają
app-screen-home = Gry

## The tables that wait

web-waits =
    { $count ->
        [0] Nic na ciebie nie czeka
        [one] Czeka na ciebie stół
        [few] Czekają na ciebie { $count } stoły
       *[many] Czeka na ciebie { $count } stołów
    }
web-waits-order = Od najbliższego terminu
web-waits-none-about = Zacznij partię albo zajrzyj do którejś ze swoich.
web-waits-others = Wybierają inni
web-waits-open-oldest = Otwórz najpilniejszy
web-waits-open = Otwórz stół
web-waits-asked = Pytanie do ciebie
web-waits-since =
    { $count ->
        [one] Od twojej ostatniej wizyty: jeden ruch.
        [few] Od twojej ostatniej wizyty: { $count } ruchy.
       *[many] Od twojej ostatniej wizyty: { $count } ruchów.
    }
web-waits-over = Otwarte i zakończone
web-waits-badge =
    { $count ->
        [one] jeden czeka na ciebie
        [few] { $count } czekają na ciebie
       *[many] { $count } czeka na ciebie
    }
web-waits-now = { $table }: twój ruch.
web-waits-left = zostało
web-waits-no-clock = bez limitu
web-later = Później
web-later-menu = Później albo wycisz: { $table }
web-later-in =
    { $hours ->
        [one] Za godzinę
        [few] Za { $hours } godziny
       *[many] Za { $hours } godzin
    }
web-later-list = Odłożone
web-later-until = wróci o { $time }
web-later-back = Przywróć
web-later-back-of = Przywróć: { $table }
web-mute = Wycisz
web-mute-choice = Do twojego następnego ruchu
web-mute-off = Włącz powiadomienia
web-mute-is-choice = wyciszony do twojego następnego ruchu
web-mute-is-always = wyciszony
web-mute-is-off = powiadomienia włączone

## The next table

web-next-table-more =
    { $count ->
        [one] Następny stół
        [few] Następny stół, zostały { $count }
       *[many] Następny stół, zostało { $count }
    }
web-next-swipe = albo przesuń pasek tytułu w lewo

## Without a connection

web-offline-since = Bez połączenia od { $time }
web-offline-as-of = Każdy stół widzisz w stanie z { $time }. Niczego nie można wysłać, a zegary idą dalej.
web-offline-plain = Dopóki połączenie nie wróci, niczego nie można wysłać ani odczytać.
web-offline-last = Ostatnio widziane
web-offline-card = stan z { $time }
web-offline-reckoned = szacunek
web-offline-look = Możesz patrzeć: to, co było widać przy twoich stołach, zostaje na tym urządzeniu, dopóki się nie wylogujesz. Wyboru nie można teraz dokonać i żaden nie zostanie zachowany na później.
web-offline-table = Bez połączenia
web-offline-table-as-of = stan z { $time }
web-offline-also = To też działa bez połączenia
web-offline-rules = Zasady gier
web-offline-rules-about = w języku tej strony
web-offline-back = Połączenie wróciło.

## On this device

web-app-install = Zainstaluj Konspirę na tym urządzeniu
web-app-install-about = Otwiera się we własnym oknie, a bez sieci pokazuje twoje stoły w ostatnio widzianym stanie.
web-app-install-press = Zainstaluj
web-app-installed = Konspira jest aplikacją na tym urządzeniu
web-app-installed-about = Otwiera się we własnym oknie i bez sieci pokazuje ostatnio widziane stoły ({ $size } MB).

## Preferences and switches that came with the app

web-pref-vibrate = Wibracje
web-pref-vibrate-about = gdy jakiś stół zaczyna na ciebie czekać, na urządzeniach, które to potrafią
web-table-mute = Powiadomienia o tym stole
web-table-mute-about = Po wyłączeniu nic o nim nie przychodzi. Stół nadal liczy się wśród tych, które czekają.
