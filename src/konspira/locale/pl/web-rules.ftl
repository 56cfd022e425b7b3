# The pages of rules in the browser.
web-rules-contents = Spis treści
web-rules-search = Szukaj w zasadach i kartach
web-rules-nothing = Nic nie znaleziono. Spróbuj jednego słowa albo numeru zasady, na przykład 7.8.
web-rules-views = Sposób wyświetlania zasad
web-rules-view-pictures = Z ilustracjami
web-rules-view-numbered = Numerowane
web-rules-view-quick = W skrócie
web-rules-margin = Zasady tego akapitu
web-rules-page = instrukcja, s. { $pages }
web-rules-cards = Wszystkie karty
web-rules-aid-seats = dla { $least }–{ $most } graczy
web-rules-aid-note = Małe liczby to numery zasad. Wartości pochodzą z danych gry.
web-rules-aid-print = Drukuj
web-rules-aid-language = Język arkusza
web-rules-found =
    { $count ->
        [one] { $count } wynik
        [few] { $count } wyniki
       *[other] { $count } wyników
    }
