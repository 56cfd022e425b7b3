# Pictures and player's aid of Estoril. Before a colon stands the name of the thing.

## Pictures

estoril-figure-table = Adas Sicht in Runde 2, drei Spieler. Am Boca do Inferno liegt einer ihrer Charaktere.
estoril-figure-table-number = Zahl: In dieser Reihenfolge werden die Schauplätze abgehandelt; neben dem Namen steht, was dort besonders ist.
estoril-figure-table-numeral = Ziffer: Die Felder I, II, III und IV kommen der Reihe nach dran; bei Gleichstand gewinnt das niedrigste.
estoril-figure-table-secret = TOP SECRET: Eine Karte, die hier gelegt wird, liegt verdeckt.
estoril-figure-table-hidden = Verdeckter Charakter: Der Spielstein sagt, wem er gehört, nicht, wer es ist.
estoril-figure-table-agent = Offener Charakter: seine Stärke, seine Flagge, seine Symbole und der Spielstein seines Besitzers.
estoril-figure-table-peek = Auge: Wer hier eine Karte legt, darf eine verdeckte Karte ansehen.
estoril-figure-table-inner = Inneres Feld: Ada offen, weil ihr eigener Charakter daneben liegt.
estoril-figure-table-reward = Belohnung: Der stärkste Spieler des Schauplatzes nimmt diesen Charakter auf die Hand.
estoril-figure-table-missions = Missionen: Jede bringt dem Punkte, der am Ende am meisten davon auf der Hand hat.
estoril-figure-turn = Ein Zug von Ada. Jedes Bild folgt aus dem vorigen durch eine wirkliche Wahl.
estoril-figure-turn-before = Vorher: Die Felder I und II sind TOP SECRET, und auf I liegt eine verdeckte Karte von Celina.
estoril-figure-turn-lay = Karte legen: Ada legt den Türsteher mit einem Spielstein auf III. Dort liegt er offen.
estoril-figure-turn-look = Ansehen: Das Auge auf III zeigt ihr die Karte von Celina. Niemand sonst sieht sie.
estoril-figure-resolve = Das Hotel Palácio wird abgehandelt: Drei Spieler haben dort einen Charakter.
estoril-figure-resolve-reveal = Aufdecken: Alle Karten werden aufgedeckt, auch die Belohnung. Britische Charaktere sind hier um 1 stärker.
estoril-figure-resolve-two = Feld II: Brunos Nationalist zählt weitere sichtbare britische Flaggen, hier und nebenan.
estoril-figure-resolve-three = Feld III: Celinas Attentäter schickt ihn nach Hause. Jetzt ist Adas Türsteher am stärksten, und sie nimmt die Belohnung.
estoril-figure-scoring = Das Ende einer Partie zu dritt, von der Engine gezählt.

## Symbols

estoril-symbols-cards = Auf den Karten
estoril-symbols-town = In der Stadt
estoril-symbols-places = Die acht Schauplätze

## Player's aid

estoril-aid-goal = Punkte am Ende
estoril-aid-goal-discards = Abgelegte Karten: je { $points }, was auch immer darauf steht.
estoril-aid-goal-hand = Handkarten: die aufgedruckten Punkte.
estoril-aid-goal-missions = Missionen: { $points } für jede, in der du mit deinen Handkarten führst. Zwei gleiche Symbole auf einer Karte zählen doppelt.
estoril-aid-goal-shared = Geteilte Führung: Die Punkte werden geteilt und abgerundet. Mit nichts führt niemand.
estoril-aid-goal-tie = Gleiche Summen: mehr geführte Missionen, dann mehr Punkte auf der Hand.
estoril-aid-round = Eine Runde
estoril-aid-round-town = Sechs Schauplätze auslegen, auf jeden eine Belohnung.
estoril-aid-round-place = Reihum Karten legen, bis alle Spielsteine gesetzt sind.
estoril-aid-round-resolve = Die Schauplätze nach ihren Zahlen abhandeln.
estoril-aid-round-back = Alle Charaktere zurück auf die Hand nehmen.
estoril-aid-round-discard = Geheim bis auf { $keep } Karten ablegen.
estoril-aid-round-next = Der nächste Spieler beginnt. Es gibt { $rounds } Runden.
estoril-aid-turn = Dein Zug
estoril-aid-turn-card = Lege eine Karte mit einem Spielstein auf ein freies Feld.
estoril-aid-turn-outer = Äußeres Feld: immer erlaubt.
estoril-aid-turn-inner = Inneres Feld: nur neben einem eigenen Charakter, nie diagonal.
estoril-aid-turn-secret = TOP SECRET: Die Karte liegt verdeckt, sonst offen.
estoril-aid-turn-peek = Auge: Sieh eine verdeckte Karte an, hier, nebenan oder irgendwo.
estoril-aid-turn-markers = Spielsteine: je { $two } zu zweit, { $three } zu dritt, { $four } zu viert.
estoril-aid-resolve = Einen Schauplatz abhandeln
estoril-aid-resolve-reveal = Alle Karten aufdecken, auch die Belohnung.
estoril-aid-resolve-symbols = Felder I, II, III und IV: Wer den Charakter kontrolliert, darf seine Symbole einsetzen, jedes einmal.
estoril-aid-resolve-effect = Casino: zwei Würfel für jeden. Boca do Inferno: Der Schwächste verliert eine Karte.
estoril-aid-resolve-reward = Die höchste Gesamtstärke nimmt die Belohnung. Bei Gleichstand entscheidet die niedrigste Ziffer.
estoril-aid-resolve-nobody = Niemand da: Die Belohnung kommt unter den Stapel.
estoril-aid-symbols = Symbole
estoril-aid-symbols-assassin = Attentäter: Ein anderer Charakter hier geht auf die Hand zurück.
estoril-aid-symbols-conspirator = Verschwörung: Sieh die oberste Karte an; behalte oder ersetze die Belohnung.
estoril-aid-symbols-nationalist = Nationalismus: +1 für jede weitere sichtbare gleiche Flagge, hier und nebenan.
estoril-aid-symbols-diplomat = Diplomatie: Ein weißer Stein auf einem Charakter hier oder nebenan schützt vor Attentäter und Verführung.
estoril-aid-symbols-seducer = Verführung: Ein Charakter von nebenan kommt hierher. Seine Symbole schweigen.
estoril-aid-symbols-woman = Frau: zählt nur für eine Mission.
estoril-aid-places = Schauplätze
estoril-aid-places-number = Nr.
estoril-aid-places-name = Schauplatz
estoril-aid-places-special = Was besonders ist
estoril-aid-variants = Varianten
estoril-aid-variants-missions = Geheime Missionen: eine offen, je eine verdeckt zwischen zwei Nachbarn.
estoril-aid-variants-agenda = Geheime Rekrutierungsagenda: eine geheime Mission, ein Punkt für jedes ihrer Symbole.
estoril-aid-variants-second = Missionstafeln neu gewertet: Der Zweite jeder Mission erhält { $points }.
