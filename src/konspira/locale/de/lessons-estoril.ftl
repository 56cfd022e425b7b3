# Der Kurs zu Estoril; siehe docs/lessons.md. Ein Schritt hat höchstens 45 Wörter.

estoril-goal = Behalte am Ende die sechs wertvollsten Charaktere: Es zählen ihre eigenen Punkte und sechs für jede Mission, in der du führst.
estoril-lesson-first-game = Dein erstes Spiel

## Was am Ende zählt

estoril-lesson-what-counts = Was am Ende zählt
estoril-lesson-what-counts-about = Sechs Charaktere bleiben, jede Mission bringt sechs Punkte
estoril-lesson-what-counts-keep = Behalte die sechs wertvollsten
estoril-lesson-what-counts-keep-text = Du hast { $hand } Karten auf der Hand, sechs dürfen bleiben. Jede bringt ihre Punkte; wer in einer Mission führt, bekommt sechs dazu. Es zählen Briten, Diplomatie, Frauen und seltene Flaggen. Lege Espírito Santo und den Türsteher ab: Sie helfen dir nirgends.
estoril-lesson-what-counts-keep-goal-conspirator = Lege Ricardo Espírito Santo ab
estoril-lesson-what-counts-keep-goal-bouncer = Lege den Türsteher ab
estoril-lesson-what-counts-keep-if-useful = Diese Karte hilft dir bei einer Mission oder ist selbst mehr wert. Eine abgelegte Karte zählt noch einen Punkt, aber keine Mission zählt sie mit.
estoril-lesson-what-counts-sums = Das ist das ganze Ziel
estoril-lesson-what-counts-sums-text = Du { $mine }, Bruno { $bruno }. Du führst in drei Missionen, und das hat entschieden. Du schickst deine Charaktere also aus zwei Gründen in die Stadt: wegen ihrer Punkte und wegen dem, was die Missionen verlangen.

## Äußere und innere Felder

estoril-lesson-outer-and-inner = Äußere und innere Felder
estoril-lesson-outer-and-inner-about = Wohin du darfst und wie du weiter hineinkommst
estoril-lesson-outer-and-inner-edge = Beginne am Rand der Stadt
estoril-lesson-outer-and-inner-edge-text = Du hast { $markers } Spielsteine und setzt mit jedem einen Charakter ein. Der Rand der Stadt steht allen offen. Nimm den Türsteher, deinen Stärksten, und setze ihn auf Feld I des Hotels Palácio, in der oberen Reihe.
estoril-lesson-outer-and-inner-edge-goal-card = Wähle den Türsteher
estoril-lesson-outer-and-inner-edge-goal-edge = Setze ihn auf Feld I des Hotels Palácio
estoril-lesson-outer-and-inner-edge-if-inside = Die acht Felder in der Mitte bleiben dir verschlossen, bis du daneben stehst. Beginne am Rand.
estoril-lesson-outer-and-inner-edge-if-elsewhere = Das ist ein Feld am Rand, also erlaubt. Geh in dieser Lektion aber ins Hotel Palácio, auf Feld I: Von dort öffnet sich eine Tür.
estoril-lesson-outer-and-inner-edge-if-other-card = Du darfst mit jeder Karte beginnen. Hier ist der Türsteher zuerst an der Reihe: Er hat Stärke 2, die anderen weniger.
estoril-lesson-outer-and-inner-inside = Jetzt ist die Tür offen
estoril-lesson-outer-and-inner-inside-text = Dein Türsteher steht neben Feld II des Hotels, also ist dieses innere Feld für dich offen. Neben heißt links, rechts, darüber oder darunter, nie schräg. Schicke irgendeinen Charakter dorthin.
estoril-lesson-outer-and-inner-inside-goal-inside = Setze einen Charakter auf Feld II des Hotels Palácio
estoril-lesson-outer-and-inner-inside-if-alone = Neben diesem Feld steht kein Charakter von dir. Nur an Feld II des Hotels hast du einen Nachbarn.
estoril-lesson-outer-and-inner-inside-if-elsewhere = Das geht jederzeit. Neu ist das innere Feld: Zwei Charaktere auf einem Schauplatz zählen zusammen.
estoril-lesson-outer-and-inner-hidden = Er liegt verdeckt
estoril-lesson-outer-and-inner-hidden-text = Auf diesem Feld steht TOP SECRET, also liegt dein Charakter verdeckt: Bruno weiß, dass jemand da ist, aber nicht wer. Auf allen anderen Feldern liegen die Karten offen.

## TOP SECRET und ein Blick

estoril-lesson-a-look = TOP SECRET und ein Blick
estoril-lesson-a-look-about = Was verdeckt liegt und wer nachsehen darf
estoril-lesson-a-look-place = Geh dorthin, wo du nachsehen darfst
estoril-lesson-a-look-place-text = Bruno hat in der Kirche jemanden versteckt, auf Feld I. Das Auge auf Feld III lässt dich dort eine verdeckte Karte ansehen. Dein Beamter steht daneben, also ist das Feld offen. Setze irgendeinen Charakter dorthin.
estoril-lesson-a-look-place-goal-place = Setze einen Charakter auf Feld III der Kirche
estoril-lesson-a-look-place-if-elsewhere = Von dort siehst du in der Kirche nichts. Das Auge ist auf Feld III.
estoril-lesson-a-look-look = Heb eine Ecke an
estoril-lesson-a-look-look-text = Sieh dir jetzt Brunos Karte auf Feld I an. Er sieht, dass du nachsiehst und wo, aber nicht, was du siehst. Was du weißt, bleibt dein Geheimnis.
estoril-lesson-a-look-look-goal-look = Sieh dir die Karte auf Feld I an
estoril-lesson-a-look-look-if-own = Das ist deine eigene Karte: Die kennst du schon.
estoril-lesson-a-look-look-if-no = Du darfst verzichten, aber ein Blick kostet nichts.
estoril-lesson-a-look-known = Nur ein Student
estoril-lesson-a-look-known-text = Bruno blufft: Der Student hat Stärke 0. Die Karte bleibt nur für dich sichtbar. Jetzt gewinnst du die Kirche mit wenig und schickst deine starken Charaktere anderswohin.

## Hol dir die Belohnung

estoril-lesson-take-the-reward = Hol dir die Belohnung
estoril-lesson-take-the-reward-about = Der Stärkste gewinnt, bei Gleichstand das niedrigere Feld
estoril-lesson-take-the-reward-tie = Gleiche Stärke, niedrigeres Feld
estoril-lesson-take-the-reward-tie-text = Dein letzter Spielstein. Am Strand Tamariz liegt Garbo, 4 Punkte wert, und Brunos Türsteher mit Stärke 2 bewacht ihn auf Feld II. Bei gleicher Stärke gewinnt das niedrigere Feld. Setze deinen Türsteher so, dass du die Belohnung bekommst.
estoril-lesson-take-the-reward-tie-goal-card = Wähle den Türsteher
estoril-lesson-take-the-reward-tie-goal-reward = Gewinne die Belohnung am Strand Tamariz
estoril-lesson-take-the-reward-tie-if-weak = Nimm hier den Türsteher: Er hat Stärke 2, so viel wie Bruno dort. Gewinne knapp und spare die Stärkeren für andere Schauplätze auf.
estoril-lesson-take-the-reward-tie-if-late = Auf Feld III würdest du den Gleichstand verlieren: Brunos Feld II kommt davor.
estoril-lesson-take-the-reward-tie-if-elsewhere = Garbo liegt am Strand Tamariz, und dort ist Bruno nur so stark wie dein Türsteher.
estoril-lesson-take-the-reward-won = Die Belohnung kommt auf die Hand
estoril-lesson-take-the-reward-won-text = Garbo gehört dir, und deine Charaktere kommen zurück: Du hast { $cards } Karten auf der Hand. Was du gewinnst, macht deine nächste Runde stärker. Nach vier Runden zählt die Hand.

## Fähigkeiten: der Attentäter

estoril-lesson-assassin = Fähigkeiten: der Attentäter
estoril-lesson-assassin-about = Schicke eine Karte zurück, bevor die Stärken zählen
estoril-lesson-assassin-act = Greif ein, bevor gezählt wird
estoril-lesson-assassin-act-text = Der Strand Tamariz wird abgehandelt. Luciano hat Stärke { $theirs }, dein Clark G nur { $mine }. Aber Feld I kommt zuerst dran, und Clark ist Attentäter: Ein Charakter dieses Schauplatzes geht auf die Hand seines Besitzers zurück. Nutze ihn.
estoril-lesson-assassin-act-goal-use = Nutze den Attentäter
estoril-lesson-assassin-act-goal-home = Schicke Luciano zurück
estoril-lesson-assassin-act-if-self = Ein Attentäter trifft einen anderen Charakter, nie sich selbst.
estoril-lesson-assassin-act-if-stop = Du darfst verzichten, aber dann entscheidet die Stärke: { $mine } gegen { $theirs }.
estoril-lesson-assassin-won = Eine schwache Karte hat gewonnen
estoril-lesson-assassin-won-text = Es war niemand mehr da, also gehört die Belohnung dir; du hast { $cards } Karten auf der Hand. Hier stirbt niemand: Luciano ist zurück auf Brunos Hand. In der Kirche wirken Attentäter gar nicht.

## Die Reihenfolge der Orte

estoril-lesson-order-of-places = Die Reihenfolge der Schauplätze
estoril-lesson-order-of-places-about = Niedrige Nummern zuerst: Zieh einen Rivalen weg
estoril-lesson-order-of-places-seduce = Locke Luciano aus dem Hotel
estoril-lesson-order-of-places-seduce-text = Die Kirche hat die Nummer 1, das Hotel Palácio die 2: Die Kirche kommt zuerst dran. Im Hotel schlägt Luciano deinen Garbo, 5 zu 3. Amália, deine Verführerin in der Kirche, holt ihn hierher, wo zwei von dir zusammen 6 haben.
estoril-lesson-order-of-places-seduce-goal-use = Nutze die Verführung
estoril-lesson-order-of-places-seduce-goal-move = Hole Luciano in die Kirche
estoril-lesson-order-of-places-seduce-goal-palacio = Gewinne die Belohnung im Hotel Palácio
estoril-lesson-order-of-places-seduce-if-own = Garbo ist dein eigener Mann im Hotel; er soll dort bleiben und gewinnen. Nimm Luciano.
estoril-lesson-order-of-places-seduce-if-stop = Dann bleibt Luciano im Hotel und gewinnt dort, 5 zu 3.
estoril-lesson-order-of-places-both = Zwei Belohnungen mit einem Zug
estoril-lesson-order-of-places-both-text = Du hast beide Schauplätze gewonnen und { $cards } Karten auf der Hand. Sieh vor dem Einsetzen auf die Nummern: Ein früher Schauplatz kann einen späteren verändern, nie umgekehrt.

## Spiele die vierte Runde

estoril-lesson-last-round = Spiele die vierte Runde
estoril-lesson-last-round-about = Du beendest ein echtes Spiel
estoril-lesson-last-round-first = Dein erster Charakter
estoril-lesson-last-round-first-text = Die letzte Runde gegen Bruno. Sieh dir oben die Missionen an: Jede bringt sechs Punkte. Wähle Charakter und Feld, wie du magst; ab hier ist alles erlaubt.
estoril-lesson-last-round-first-goal-placed = Setze einen Charakter ein
estoril-lesson-last-round-rest = Spiele zu Ende
estoril-lesson-last-round-rest-text = Dir bleiben { $markers } Spielsteine. Zwei Charaktere auf einem Schauplatz zählen zusammen, ein verdeckter lässt Bruno rätseln. Dann werden die Schauplätze nach ihren Nummern abgehandelt, und du wählst, was bleibt.
estoril-lesson-last-round-rest-goal-over = Beende das Spiel
estoril-lesson-last-round-sums = Die Stadt hat entschieden
estoril-lesson-last-round-sums-text = Du { $mine }, Bruno { $bruno }. Jetzt kennst du Schauplätze, Blicke, Fähigkeiten und Missionen. Ein ganzes erstes Spiel wartet auf dich: ein leichter Bot, Hinweise, wenn etwas neu ist, und keine Uhr.
