# Why something of Stawka is not offered: objects of texts, tiles, setup, films. The start page does without these texts.

stawka-why-audi-no-agent = Czarne Audi nie jest agentem.
stawka-why-barracks-closed = Polacy nie mogą przesunąć Czarnego Audi do koszar.
stawka-why-cannot-walk = { $agent } nie ma dokąd pójść.
stawka-why-cell-apart = To miejsce nie styka się bokiem z żadnym położonym sektorem.
stawka-why-cell-taken = To miejsce jest już zajęte ({ $sector }).
stawka-why-color-not-named = Tekst nie wymienia tego koloru.
stawka-why-dead-end =
    { $count ->
        [one] Stamtąd Czarne Audi nie pojedzie dalej, a ma do przejechania { $count } pole.
        [few] Stamtąd Czarne Audi nie pojedzie dalej, a ma do przejechania { $count } pola.
       *[many] Stamtąd Czarne Audi nie pojedzie dalej, a ma do przejechania { $count } pól.
    }
stawka-why-document-exposed = Pod tym dokumentem Kloss został zdekonspirowany i potrzebuje innego.
stawka-why-enemies-only = Ten agent nie należy do siatki przeciwnika.
stawka-why-holds-nothing = { $agent } nic przy sobie nie ma.
stawka-why-letter-shown = Litera { $count } jest już znana, to „{ $letter }”.
stawka-why-letters-shown = Wszystkie litery hasła przeciwnika są już znane.
stawka-why-mission-known = Znasz już misję tego agenta.
stawka-why-moved-just-now = Ten żeton został przed chwilą przestawiony; weź inny albo spasuj.
stawka-why-must-drive =
    { $count ->
        [one] Czarne Audi ma do przejechania jeszcze { $count } pole.
        [few] Czarne Audi ma do przejechania jeszcze { $count } pola.
       *[many] Czarne Audi ma do przejechania jeszcze { $count } pól.
    }
stawka-why-must-move-one = Trzeba teraz przestawić przynajmniej jeden żeton.
stawka-why-must-take = Trzeba wziąć jeden z tych kafelków.
stawka-why-never-black = Nie można wybrać koloru czarnego.
stawka-why-never-chief = Nie można wybrać szefa siatki.
stawka-why-no-partner = Oprócz tego nie zostaje nic, co tekst mógłby wskazać.
stawka-why-no-phone = Tam, gdzie jest ten agent, nie ma telefonu.
stawka-why-no-token-field = Nie ma już pola, na którym może leżeć twój żeton.
stawka-why-no-token-lies = Na planszy nie leży żaden twój żeton, który można przestawić.
stawka-why-no-tokens-left = Wszystkie twoje żetony leżą już na planszy.
stawka-why-not-back = Czarne Audi nie wraca tam, skąd właśnie przyjechało.
stawka-why-not-held-before = Żaden z twoich agentów nie miał tego pod koniec poprzedniej części.
stawka-why-not-in-game = Ten agent nie bierze udziału w tej grze.
stawka-why-not-in-reward = To nie należy do nagrody za misję.
stawka-why-not-in-sector = Można wybrać tylko to, co jest { $sector-at }.
stawka-why-not-in-uniform = Ten agent nie nosi munduru.
stawka-why-not-itself = Nie można wybrać agenta, który używa tego tekstu.
stawka-why-not-looked-at =
    { $count ->
        [one] To nie jest kafelek, który oglądasz.
        [few] To nie jest żaden z { $count } oglądanych kafelków.
       *[many] To nie jest żaden z { $count } oglądanych kafelków.
    }
stawka-why-not-of-kloss = To nie jest dokument Hansa Klossa.
stawka-why-not-this-sector = Nie można wybrać lokacji { $sector-at }.
stawka-why-nothing-to-exchange = Żaden z tych dwóch agentów nie ma nic, co mogłoby zmienić właściciela.
stawka-why-nothing-to-halve = Podział na pół nic tu nie zmienia, na torze zostaje { $count }.
stawka-why-only-safes = Na wierzchu leżą tam same kasetki, a kasetkę bierze tylko agent, który jest na miejscu.
stawka-why-ordered-already = Ten kafelek ma już swoje miejsce, jest { $count }. od góry.
stawka-why-placed-already = { $agent } już stoi { $field-at }.
stawka-why-right-sector = Właściwy sektor i tak zostanie podany; dodaj inny.
stawka-why-safe-stays = { $agent } nie jest { $location-at }, a kasetkę bierze się tylko na miejscu.
stawka-why-same-color = Ten kolor już się liczy; wybierz inny.
stawka-why-sector-full =
    { $count ->
        [one] Z każdej siatki może zacząć { $sector-at } tylko { $count } agent.
        [few] Z każdej siatki może zacząć { $sector-at } tylko { $count } agentów.
       *[many] Z każdej siatki może zacząć { $sector-at } tylko { $count } agentów.
    }
stawka-why-sector-not-on-board = Tego sektora nie ma na planszy.
stawka-why-ss-only = Można wybrać tylko oficera SS.
stawka-why-there-already = { $agent } już tam jest.
stawka-why-tile-laid = Ten kafelek leży już w mieście ({ $sector }).
stawka-why-token-known = Znasz już ten żeton.
stawka-why-too-far = Za daleko: odległość wynosi { $count }, a może wynosić najwyżej { $needed }.
stawka-why-track-empty = Na tym torze nie ma dowodów.
stawka-why-track-full =
    { $count ->
        [one] Ten tor jest pełny, ma już { $count } dowód.
        [few] Ten tor jest pełny, ma już { $count } dowody.
       *[many] Ten tor jest pełny, ma już { $count } dowodów.
    }
stawka-why-track-of-kloss = Tor Hansa Klossa zawsze dzieli się na pół.
