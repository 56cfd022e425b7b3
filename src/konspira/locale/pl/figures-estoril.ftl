# Pictures and player's aid of Estoril. Before a colon stands the name of the thing.

## Pictures

estoril-figure-table = Widok Ady w rundzie 2, trzech graczy. Ada ma postać w Boca do Inferno.
estoril-figure-table-number = Numer: w tej kolejności rozgrywa się miejsca, a obok nazwy widać, co jest w nich szczególne.
estoril-figure-table-numeral = Cyfra: obszary I, II, III i IV działają w tej kolejności, a przy remisie wygrywa najniższy.
estoril-figure-table-secret = TOP SECRET: karta położona tutaj leży zakryta.
estoril-figure-table-hidden = Ukryta postać: znacznik mówi, czyja to karta, ale nie, jaka.
estoril-figure-table-agent = Odkryta postać: jej siła, flaga, symbole i znacznik właściciela.
estoril-figure-table-peek = Oko: kto położy tu kartę, może podejrzeć jedną zakrytą kartę.
estoril-figure-table-inner = Obszar wewnętrzny: dostępny dla Ady, bo sąsiaduje z jej postacią.
estoril-figure-table-reward = Nagroda: najsilniejszy gracz w tym miejscu bierze tę postać na rękę.
estoril-figure-table-missions = Misje: każda daje punkty temu, kto na koniec ma jej symboli najwięcej na ręce.
estoril-figure-turn = Jedna kolejka Ady. Każdy obraz wynika z poprzedniego przez prawdziwy wybór.
estoril-figure-turn-before = Przed ruchem: obszary I i II są TOP SECRET, a na I leży ukryta karta Celiny.
estoril-figure-turn-lay = Połóż kartę: Ada kładzie Bramkarza ze znacznikiem na III. Leży tam odkryty.
estoril-figure-turn-look = Podejrzyj: oko na III pozwala jej zobaczyć kartę Celiny. Nikt inny jej nie widzi.
estoril-figure-resolve = Rozgrywany jest Hotel Palácio: postać ma tam troje graczy.
estoril-figure-resolve-reveal = Odkrycie: odkrywa się wszystkie karty, także nagrodę. Postacie brytyjskie mają tu o 1 siły więcej.
estoril-figure-resolve-two = Obszar II: Nacjonalista Bruna liczy inne widoczne flagi brytyjskie, tutaj i obok.
estoril-figure-resolve-three = Obszar III: Zabójca Celiny odsyła go na rękę. Teraz najsilniejszy jest Bramkarz Ady i to ona bierze nagrodę.
estoril-figure-scoring = Koniec gry trzech graczy, policzony przez silnik.

## Symbols

estoril-symbols-cards = Na kartach
estoril-symbols-town = W mieście
estoril-symbols-places = Osiem miejsc

## Player's aid

estoril-aid-goal = Punkty na koniec
estoril-aid-goal-discards = Odrzucone karty: po { $points }, niezależnie od nadruku.
estoril-aid-goal-hand = Karty na ręce: wydrukowane na nich punkty.
estoril-aid-goal-missions = Misje: { $points } za każdą, w której prowadzisz kartami na ręce. Dwa jednakowe symbole na karcie liczą się podwójnie.
estoril-aid-goal-shared = Remis w misji: punkty dzieli się i zaokrągla w dół. Z niczym nikt nie prowadzi.
estoril-aid-goal-tie = Równe sumy: więcej misji, potem więcej punktów na ręce.
estoril-aid-round = Runda
estoril-aid-round-town = Ułóż sześć plansz i nagrodę na każdej.
estoril-aid-round-place = Kładźcie karty po kolei, aż zużyjecie znaczniki.
estoril-aid-round-resolve = Rozegrajcie miejsca w kolejności numerów.
estoril-aid-round-back = Zabierzcie wszystkie swoje postacie.
estoril-aid-round-discard = W tajemnicy odrzućcie karty ponad { $keep }.
estoril-aid-round-next = Zaczyna następny gracz. Rund jest { $rounds }.
estoril-aid-turn = Twoja kolejka
estoril-aid-turn-card = Połóż jedną kartę ze znacznikiem na wolnym obszarze.
estoril-aid-turn-outer = Obszar zewnętrzny: zawsze dozwolony.
estoril-aid-turn-inner = Obszar wewnętrzny: tylko obok własnej postaci, nigdy po skosie.
estoril-aid-turn-secret = TOP SECRET: karta leży zakryta, gdzie indziej odkryta.
estoril-aid-turn-peek = Oko: podejrzyj zakrytą kartę na tej planszy, na sąsiedniej albo na dowolnej.
estoril-aid-turn-markers = Znaczniki: po { $two } w dwie osoby, { $three } w trzy, { $four } w cztery.
estoril-aid-resolve = Rozgrywanie miejsca
estoril-aid-resolve-reveal = Odkryj wszystkie karty, także nagrodę.
estoril-aid-resolve-symbols = Obszary I, II, III i IV: kto kontroluje postać, może użyć jej symboli, każdego raz.
estoril-aid-resolve-effect = Kasyno: dwie kości za każdą postać. Boca do Inferno: najsłabszy traci kartę.
estoril-aid-resolve-reward = Największa łączna siła bierze nagrodę. Przy remisie decyduje najniższa cyfra.
estoril-aid-resolve-nobody = Nikogo tam nie ma: nagroda idzie pod stos.
estoril-aid-symbols = Symbole
estoril-aid-symbols-assassin = Zabójca: inna postać stąd wraca na rękę właściciela.
estoril-aid-symbols-conspirator = Konspirator: obejrzyj wierzch stosu i zostaw nagrodę albo ją zastąp.
estoril-aid-symbols-nationalist = Nacjonalista: +1 za każdą inną widoczną flagę jak jego, tu i obok.
estoril-aid-symbols-diplomat = Dyplomata: biały znacznik na postaci tu lub obok chroni ją przed Zabójcą i Uwodzicielem.
estoril-aid-symbols-seducer = Uwodziciel: postać z sąsiedniego miejsca przechodzi tutaj. Jej symbole milczą.
estoril-aid-symbols-woman = Kobieta: liczy się tylko do misji.
estoril-aid-places = Miejsca
estoril-aid-places-number = Nr
estoril-aid-places-name = Miejsce
estoril-aid-places-special = Co jest szczególne
estoril-aid-variants = Warianty
estoril-aid-variants-missions = Sekretne misje: jedna odkryta, po jednej zakrytej między sąsiadami.
estoril-aid-variants-agenda = Tajne biuro rekrutacji: tajna misja, punkt za każdy jej symbol.
estoril-aid-variants-second = Ważne drugie miejsce: drugi w każdej misji dostaje { $points }.
