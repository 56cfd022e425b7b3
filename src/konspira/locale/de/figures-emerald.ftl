# Pictures and player's aid of A Study in Emerald. Before a colon stands the name of the thing.

## Pictures

emerald-figure-table = Adas Sicht mitten in einer Partie zu dritt. Sie ist am Zug.
emerald-figure-table-city = Stadt: So viele Bomben töten dort einen Agenten. In London führt Celina mit drei Figuren zu einer.
emerald-figure-table-card = Offene Karte: Nehmen kann sie, wer in der Stadt führt und dort einen Einflussmarker hat.
emerald-figure-table-pieces = Figuren: Einflussmarker und Agenten eines Spielers zählen zusammen.
emerald-figure-table-royal = Hoheit: Sie kommt auf dieses Feld, sobald ihre Karte aufgedeckt wird.
emerald-figure-table-tracks = Leisten: eine für jede Fraktion. Die Partie endet, wenn ein Marker das letzte Feld erreicht.
emerald-figure-table-player = Spieler: Punkte, die alle sehen, Einflussmarker in Vorrat und Limbo, Stabilität. Die Fraktion bleibt geheim.
emerald-figure-turn = Ein Zug von Ada. Jedes Bild folgt aus dem vorigen durch eine wirkliche Wahl.
emerald-figure-turn-lead = Führen: In Wien hat Ada zwei Einflussmarker und einen Agenten, Bruno einen Einflussmarker. Sie führt.
emerald-figure-turn-claim = Nehmen: Mit dem Anwerber nimmt sie die Stadtkarte. Ihre Einflussmarker kommen ins Limbo, der von Bruno geht zurück, ihr Agent bleibt.
emerald-figure-turn-place = Einsetzen: Mit dem Kurier kommen zwei Einflussmarker nach Rom. Dann zieht sie auf fünf Karten nach.
emerald-figure-scoring = Das Ende einer Partie zu dritt, von der Engine gezählt. Alle Identitäten sind offen.

## Symbols

emerald-symbols-pays = Auf Karten, links: wofür sie gut sind
emerald-symbols-brings = Auf Karten, rechts: was sie bringen
emerald-symbols-there = In einer Stadt und bei den Spielern

## Player's aid

emerald-aid-turn = Dein Zug
emerald-aid-turn-actions = Aktionen: { $count }, auch zweimal dieselbe. Karten nehmen nur als erste.
emerald-aid-turn-free = Freie Aktionen davor, dazwischen oder danach.
emerald-aid-turn-draw = Ziehe auf { $hand } Karten nach. Nicht gespielte bleiben auf der Hand.
emerald-aid-turn-one = Eine Karte dient nur einem: allen Symbolen einer Art, den Bomben oder dem Text. Keine Karte darf überflüssig sein.
emerald-aid-lead = Führen
emerald-aid-lead-more = Mehr Figuren (Einflussmarker, Agenten) als jeder Rivale.
emerald-aid-lead-tie = 3 : 2 : 1 führt; 3 : 3 : 1 nicht.
emerald-aid-lead-zombies = Zombies zählen nicht.
emerald-aid-actions = Neun Aktionen
emerald-aid-actions-place = Einsetzen: ein Einflussmarker je Symbol, in eine Stadt.
emerald-aid-actions-retrieve = Zurückholen: ein Einflussmarker je Symbol, aus Limbo oder Städten.
emerald-aid-actions-claim = Karte nehmen: aus einer Stadt, in der du mit Einflussmarker führst. Deine Marker dort ins Limbo, andere zurück.
emerald-aid-actions-move = Bewegen: ein Agent je Symbol in eine beliebige Stadt.
emerald-aid-actions-track = Leiste: ein Feld je Symbol.
emerald-aid-actions-assassinate = Mordanschlag: siehe unten.
emerald-aid-actions-discard = Abwerfen: beliebig viele Karten.
emerald-aid-actions-text = Karte: der Text „Aktion“.
emerald-aid-actions-pass = Passen: Die Aktion verfällt.
emerald-aid-assassination = Mordanschlag
emerald-aid-assassination-card = Eine Karte mit dem Symbol, in einer Stadt, in der du führst und einen Agenten hast.
emerald-aid-assassination-bombs = Bomben: 1 je eigenem Agenten dort, dazu Bomben auf Karten. Nötig: die Zahl der Stadt oder Hoheit.
emerald-aid-assassination-block = Der Besitzer des Agenten darf abwehren: Sherlock Holmes, Vampire.
emerald-aid-assassination-agent = Agent: Auf einer Karte mit Feld bringt er dessen Punkte, sonst geht er zurück.
emerald-aid-assassination-royal = Hoheit: Restaurationisten-Siegpunkte. Würfle.
emerald-aid-assassination-after = Deine Marker dort ins Limbo, andere zurück. Die Karte ist verbraucht.
emerald-aid-ends = Die Partie endet, wenn
emerald-aid-ends-target = Summe: { $two } Punkte zu zweit, { $three } zu dritt, { $four } zu viert, { $five } zu fünft.
emerald-aid-ends-track = Leiste: Ein Marker steht auf { $space }.
emerald-aid-ends-reveal = Aufdecken: Ein Restaurationist muss seine Identität zeigen.
emerald-aid-sanity = Stabilität und Identität
emerald-aid-sanity-roll = Wahnsinn: { $faces } von { $die } Seiten kosten einen von { $tokens } Markern.
emerald-aid-sanity-show = Kein Marker oder kein Agent auf dem Brett: Identität zeigen.
emerald-aid-sanity-restorationist = Restaurationist: Die Partie endet sofort.
emerald-aid-sanity-loyalist = Loyalist: Agenten aus dem Vorrat, bis { $agents } auf dem Brett stehen.
emerald-aid-scoring = Wertung
emerald-aid-scoring-neutral = Neutrale Punkte: behalten alle.
emerald-aid-scoring-restorationist = Restaurationisten-Siegpunkte, getötete Hoheiten: nur Restaurationisten.
emerald-aid-scoring-loyalist = Loyalisten-Siegpunkte, versteckte Hoheiten: nur Loyalisten.
emerald-aid-scoring-kill = Felder für Getötete: Loyalisten, wenn das Opfer Restaurationist war.
emerald-aid-scoring-lowest = Niedrigste Punktzahl: Jeder dieser Fraktion verliert { $penalty }.
emerald-aid-scoring-winner = Die höchste Punktzahl gewinnt, allein.
emerald-aid-cities = Städte und Hoheiten
emerald-aid-cities-city = Stadt
emerald-aid-cities-bombs = Bomben für einen Agenten
emerald-aid-cities-points = Punkte der Karte
emerald-aid-cities-royal = Hoheit
emerald-aid-cities-royal-bombs = Bomben
emerald-aid-cities-royal-points = Punkte, wenn getötet
