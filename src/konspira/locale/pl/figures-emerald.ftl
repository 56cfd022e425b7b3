# Pictures and player's aid of A Study in Emerald. Before a colon stands the name of the thing.

## Pictures

emerald-figure-table = Widok Ady w środku gry trzech graczy. Tura Ady.
emerald-figure-table-city = Miasto: tyle bomb zabija tu agenta. Przewagę w Londynie ma Celina, trzy elementy do jednego.
emerald-figure-table-card = Odkryta karta: przejmie ją ten, kto ma przewagę w mieście i kostkę na miejscu.
emerald-figure-table-pieces = Elementy: kostki i agenci gracza liczą się razem.
emerald-figure-table-royal = Arystokrata: przechodzi na to pole, gdy tylko odkryje się jego karta.
emerald-figure-table-tracks = Tory: po jednym dla frakcji. Gra kończy się, gdy znacznik dojdzie do ostatniego pola.
emerald-figure-table-player = Gracz: punkty widoczne dla wszystkich, kostki w puli i w Otchłani, poczytalność. Frakcja jest tajna.
emerald-figure-turn = Jedna tura Ady. Każdy obraz wynika z poprzedniego przez prawdziwy wybór.
emerald-figure-turn-lead = Przewaga: w Wiedniu Ada ma dwie kostki i agenta, Bruno jedną kostkę. Przewagę ma Ada.
emerald-figure-turn-claim = Przejęcie: Werbownikiem przejmuje kartę miasta. Jej kostki idą do Otchłani, kostka Bruna wraca, agent zostaje.
emerald-figure-turn-place = Umieszczenie: Kurierem kładzie dwie kostki w Rzymie. Potem dobiera do pięciu kart.
emerald-figure-scoring = Koniec gry trzech graczy, policzony przez silnik. Wszystkie tożsamości są odkryte.

## Symbols

emerald-symbols-pays = Na kartach, po lewej: na co wystarczają
emerald-symbols-brings = Na kartach, po prawej: co przynoszą
emerald-symbols-there = W mieście i przy graczach

## Player's aid

emerald-aid-turn = Twoja tura
emerald-aid-turn-actions = Akcje: { $count }, także dwa razy ta sama. Przejęcie tylko jako pierwsza.
emerald-aid-turn-free = Darmowe akcje przed nimi, między nimi i po nich.
emerald-aid-turn-draw = Dobierz karty do { $hand }. Niezagrane zostają na ręce.
emerald-aid-turn-one = Karta służy do jednego: wszystkie symbole jednego rodzaju, bomby albo tekst. Nigdy nie płać kartą zbędną.
emerald-aid-lead = Przewaga w mieście
emerald-aid-lead-more = Więcej elementów (kostek i agentów) niż każdy rywal.
emerald-aid-lead-tie = 3 : 2 : 1 daje przewagę; 3 : 3 : 1 nie.
emerald-aid-lead-zombies = Zombie się nie liczą.
emerald-aid-actions = Dziewięć akcji
emerald-aid-actions-place = Umieść: kostka za symbol, z puli do jednego miasta.
emerald-aid-actions-retrieve = Odzyskaj: kostka za symbol do puli, z Otchłani lub miast.
emerald-aid-actions-claim = Przejmij: odkryta karta miasta, gdzie masz przewagę i kostkę. Twoje kostki idą do Otchłani, inne wracają.
emerald-aid-actions-move = Przesuń: agent za symbol do dowolnego miasta.
emerald-aid-actions-track = Tor: jedno pole za symbol.
emerald-aid-actions-assassinate = Zabójstwo: zobacz niżej.
emerald-aid-actions-discard = Odrzuć: dowolną liczbę kart.
emerald-aid-actions-text = Karta: tekst z nagłówkiem „akcja”.
emerald-aid-actions-pass = Pas: akcja przepada.
emerald-aid-assassination = Zabójstwo
emerald-aid-assassination-card = Karta z symbolem, w mieście, gdzie masz przewagę i agenta.
emerald-aid-assassination-bombs = Bomby: 1 za każdego twojego agenta, reszta z kart. Potrzeba tyle, ile podaje miasto lub arystokrata.
emerald-aid-assassination-block = Właściciel agenta może zablokować: Sherlock Holmes, Wampiry.
emerald-aid-assassination-agent = Agent: na karcie z polem przynosi jego punkty, inaczej wraca.
emerald-aid-assassination-royal = Arystokrata: punkty Restauracjonistów. Rzuć kością.
emerald-aid-assassination-after = Twoje kostki idą do Otchłani, inne wracają. Karta jest zużyta.
emerald-aid-ends = Gra się kończy, gdy
emerald-aid-ends-target = Suma: { $two } punktów w dwie osoby, { $three } w trzy, { $four } w cztery, { $five } w pięć.
emerald-aid-ends-track = Tor: znacznik stoi na { $space }.
emerald-aid-ends-reveal = Ujawnienie: Restauracjonista musi pokazać tożsamość.
emerald-aid-sanity = Poczytalność i tożsamość
emerald-aid-sanity-roll = Szaleństwo: { $faces } z { $die } ścianek kosztują jeden z { $tokens } znaczników.
emerald-aid-sanity-show = Bez znacznika albo bez agenta na planszy: ujawnij tożsamość.
emerald-aid-sanity-restorationist = Restauracjonista: gra kończy się od razu.
emerald-aid-sanity-loyalist = Lojalista: agenci z puli, aż będzie ich na planszy { $agents }.
emerald-aid-scoring = Punktacja
emerald-aid-scoring-neutral = Punkty neutralne: zachowują wszyscy.
emerald-aid-scoring-restorationist = Punkty Restauracjonistów, zabici arystokraci: tylko Restauracjoniści.
emerald-aid-scoring-loyalist = Punkty Lojalistów, ukryci arystokraci: tylko Lojaliści.
emerald-aid-scoring-kill = Pola za zabitych: Lojaliści, jeśli ofiara była Restauracjonistą.
emerald-aid-scoring-lowest = Najniższy wynik: każdy z tej frakcji traci { $penalty }.
emerald-aid-scoring-winner = Wygrywa najwyższy wynik, samotnie.
emerald-aid-cities = Miasta i arystokraci
emerald-aid-cities-city = Miasto
emerald-aid-cities-bombs = Bomby na agenta
emerald-aid-cities-points = Punkty karty
emerald-aid-cities-royal = Arystokrata
emerald-aid-cities-royal-bombs = Bomby
emerald-aid-cities-royal-points = Punkty po zabiciu
