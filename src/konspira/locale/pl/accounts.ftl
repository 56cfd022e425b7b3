# Wiadomości w sprawie konta.
shell-account-keep = Czy to twój adres e-mail?
shell-account-keep-about = Ktoś, zapewne ty, chce dodać ten adres do konta w Konspirze. Jeśli tak, kliknij link w ciągu doby. Jeśli nie, nie rób nic: więcej wiadomości nie będzie.
shell-account-keep-press = Tak, to mój adres
shell-account-keep-foot = Tę wiadomość wysłano jeden raz, bo ktoś podał ten adres w Konspirze.
shell-account-recover = Nowe hasło do Konspiry
shell-account-recover-about = Ktoś, zapewne ty, prosi o nowe hasło do konta „{ $login }”. Link działa jeden raz i tylko przez godzinę. Jeśli to nie twoja prośba, nie rób nic: hasło się nie zmieni.
shell-account-recover-press = Ustaw nowe hasło
shell-account-recover-foot = Dostajesz tę wiadomość, bo twoje konto w Konspirze ma ten adres.
shell-account-moved = Twoje konto w Konspirze ma inny adres
shell-account-moved-about = Od teraz wiadomości w sprawie konta „{ $login }” trafiają na inny adres, a tutaj już nie przyjdą. Jeśli to nie twoja zmiana, zaloguj się, zmień hasło i adres i powiadom gospodarza serwera.
shell-account-moved-press = Otwórz konto
shell-account-moved-foot = Dostajesz tę wiadomość, bo twoje konto w Konspirze miało ten adres.
shell-account-removed = Twoje konto w Konspirze nie ma już adresu
shell-account-removed-about = Konto „{ $login }” nie pamięta już tego adresu. Bez adresu nikt nie odzyska konta przez e-mail. Jeśli to nie twoja zmiana, zaloguj się, zmień hasło i podaj adres ponownie.
shell-account-removed-press = Otwórz konto
shell-account-removed-foot = Dostajesz tę wiadomość, bo twoje konto w Konspirze miało ten adres.
shell-account-password = Hasło do Konspiry zostało zmienione
shell-account-password-about = Konto „{ $login }” ma nowe hasło, a wszystkie inne przeglądarki zostały wylogowane. Jeśli to nie twoja zmiana, ustaw nowe hasło przez „Nie pamiętasz hasła?”.
shell-account-password-press = Otwórz konto
shell-account-password-foot = Dostajesz tę wiadomość, bo twoje konto w Konspirze ma ten adres.

# Co może się nie udać z kontem.
error-browser-is-here = To przeglądarka, której właśnie używasz. Wyloguj się w niej zwykłym przyciskiem.
error-no-passkey = Nie masz jeszcze klucza dostępu. Najpierw go dodaj.
error-no-such-browser = Tam nie jesteś już na swoim koncie. Załaduj stronę jeszcze raz.
error-no-such-passkey = Nie masz takiego klucza dostępu. Załaduj stronę jeszcze raz.
error-passkey-needed = To konto wymaga także klucza dostępu. Użyj jednego ze swoich kluczy.
error-passkey-refused = Ten klucz dostępu nie jest tu przyjmowany. Spróbuj jeszcze raz albo inaczej.
error-passkeys-not-set-up = Gospodarz tego serwera nie przygotował kluczy dostępu. Zapytaj gospodarza.
error-prove-first = To wymaga najpierw hasła albo klucza dostępu. Podaj je i spróbuj jeszcze raz.
error-recovery-spent = Ten link jest już wykorzystany albo za stary. Poproś o nowy.
error-too-many-passkeys = Masz już { $high } kluczy dostępu. Najpierw któryś usuń.

shell-admin-password-alone = Do konta { $value } wystarczy teraz samo hasło.
shell-error-admin-not-both = Żadne konto „{ $value }” nie wymaga hasła i klucza dostępu. Sprawdź nazwę.
