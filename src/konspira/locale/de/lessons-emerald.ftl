# Der Kurs zu A Study in Emerald; siehe docs/lessons.md. Ein Schritt hat höchstens 45 Wörter.

emerald-goal = Sammle Punkte, die für deine geheime Fraktion zählen, und sorge dafür, dass der Letzte nicht zu ihr gehört.
emerald-lesson-first-game = Dein erstes Spiel

## Zwei Seiten, drei Arten Punkte

emerald-lesson-two-sides = Zwei Fraktionen, drei Arten von Punkten
emerald-lesson-two-sides-about = Was für dich zählt und was verfällt
emerald-lesson-two-sides-neutral = Graue Punkte zählen für alle
emerald-lesson-two-sides-neutral-text = In Wien hast du { $mine } Einflussmarker und einen Agenten, mehr als Bruno: Du führst und darfst die offene Karte nehmen. Eine Stadtkarte bringt neutrale Punkte, und die zählen für beide Fraktionen. Nimm Wien und bezahle mit dem Anwerber.
emerald-lesson-two-sides-neutral-goal-claim = Wähle die Aktion „Karten nehmen“
emerald-lesson-two-sides-neutral-goal-points = Hol dir die Punkte von Wien
emerald-lesson-two-sides-neutral-if-later = Mehr Einflussmarker sind gut, aber Karten nehmen kannst du nur mit der ersten deiner zwei Aktionen. Nimm zuerst die Karte.
emerald-lesson-two-sides-yours = Welche Punkte gehören dir?
emerald-lesson-two-sides-yours-text = Ein anderer Tisch. Du führst in Paris und London. Insgeheim bist du Restaurationist. Louise Michel bringt einen Restaurationisten-Siegpunkt, William Melville einen Loyalisten-Siegpunkt. Am Ende zählen nur die Punkte deiner Fraktion. Nimm die richtige Karte.
emerald-lesson-two-sides-yours-goal-right = Nimm die Karte, die für dich zählt
emerald-lesson-two-sides-yours-if-lost = Melville bringt einen Loyalisten-Siegpunkt. Du bist Restaurationist: Am Ende würde er verfallen.
emerald-lesson-two-sides-secret = Nur du weißt es
emerald-lesson-two-sides-secret-text = Du hast jetzt { $mine } Restaurationisten-Siegpunkt. Alle sehen, was du sammelst, aber niemand weiß, was davon zählt. Das höchste Ergebnis gewinnt, und zwar allein; wird aber jemand aus deiner Fraktion Letzter, kostet dich das fünf Punkte.

## Setze Einflussmarker ein

emerald-lesson-place-cubes = Setze Einflussmarker ein
emerald-lesson-place-cubes-about = Ein Symbol, ein Einflussmarker, eine Stadt
emerald-lesson-place-cubes-action = Deine erste Aktion: einsetzen
emerald-lesson-place-cubes-action-text = Ein Zug hat zwei Aktionen, und du bezahlst sie mit Karten. Der Kurier zeigt zwei Einflusssymbole: Er setzt zwei der { $supply } Einflussmarker aus deinem Vorrat in eine Stadt. In Wien seid ihr gleichauf, du und Bruno. Setze beide dort ein.
emerald-lesson-place-cubes-action-goal-place = Wähle die Aktion „Einflussmarker einsetzen“
emerald-lesson-place-cubes-action-goal-cubes = Setze zwei Einflussmarker in Wien ein
emerald-lesson-place-cubes-action-goal-done = Schließe die Aktion ab
emerald-lesson-place-cubes-action-if-city = Einsetzen darfst du überall. In Wien lösen zwei Einflussmarker einen Gleichstand auf, dort bewirken sie mehr.
emerald-lesson-place-cubes-action-if-one = Diese Karte zeigt nur ein Einflusssymbol. Der Kurier zeigt zwei, und keine der gespielten Karten darf überflüssig sein.
emerald-lesson-place-cubes-lead = Jetzt führst du in Wien
emerald-lesson-place-cubes-lead-text = Drei Figuren gegen eine: Agenten und Einflussmarker zählen gleich viel. Dir bleibt { $actions } Aktion. Gespielte Karten kommen wieder, sobald dein Nachziehstapel leer ist, es geht also nichts verloren.

## Führe in einer Stadt, dann nimm die Karte

emerald-lesson-claim-a-card = Führe in einer Stadt, dann nimm die Karte
emerald-lesson-claim-a-card-about = Mehr Figuren als alle anderen, eine davon ein Einflussmarker
emerald-lesson-claim-a-card-claim = Du führst in Wien. Nimm Emma Goldman.
emerald-lesson-claim-a-card-claim-text = In Wien hast du { $cubes } Einflussmarker und einen Agenten, Bruno hat { $theirs } Einflussmarker. Mindestens eine deiner Figuren ist ein Einflussmarker, also kannst du die Karte nehmen. In Paris herrscht Gleichstand, und bei Gleichstand führt niemand.
emerald-lesson-claim-a-card-claim-goal-claim = Wähle die Aktion „Karten nehmen“
emerald-lesson-claim-a-card-claim-goal-card = Nimm die Karte einer Stadt, in der du führst
emerald-lesson-claim-a-card-claim-if-tie = In Paris fehlt nicht viel, aber du führst dort noch nicht: Gegen Bruno steht es 2 : 2, und ein Gleichstand genügt nie. In Wien kannst du die Karte jetzt nehmen.
emerald-lesson-claim-a-card-claim-if-second = Danach könntest du keine Karte mehr nehmen: Das muss die erste deiner zwei Aktionen sein.
emerald-lesson-claim-a-card-price = Was es kostet
emerald-lesson-claim-a-card-price-text = Emma Goldman kommt auf deinen Ablagestapel, ihr Agent nach Wien: { $agents } stehen jetzt dort. Deine Einflussmarker aus dieser Stadt sind im Limbo, zusammen { $limbo }. Brunos Einflussmarker gingen an ihn zurück. Agenten bleiben.

## Limbo und der Weg zurück

emerald-lesson-limbo = Limbo und der Weg zurück
emerald-lesson-limbo-about = Ohne Einflussmarker geht nichts: Hol sie zurück
emerald-lesson-limbo-retrieve = Hol deine Einflussmarker zurück
emerald-lesson-limbo-retrieve-text = { $limbo } deiner Einflussmarker sind im Limbo und { $supply } im Vorrat, einsetzen kannst du also nichts. Jedes Rückholsymbol auf einer Karte bringt einen zurück. Der Kurier zeigt zwei: Hol zwei aus dem Limbo.
emerald-lesson-limbo-retrieve-goal-retrieve = Wähle die Aktion „Einflussmarker zurückholen“
emerald-lesson-limbo-retrieve-goal-two = Hol zwei Einflussmarker in den Vorrat
emerald-lesson-limbo-retrieve-if-city = Du darfst auch Einflussmarker aus einer Stadt holen, aber der in Wien hilft dir dort zu führen. Im Limbo liegen genug, die nichts tun.
emerald-lesson-limbo-retrieve-if-none = Dein Vorrat ist leer: Es gibt noch nichts einzusetzen.
emerald-lesson-limbo-flow = Der Rhythmus des Spiels
emerald-lesson-limbo-flow-text = { $supply } Einflussmarker sind wieder bereit. Einsetzen, führen, nehmen, zurückholen: Dieser Kreislauf treibt das Spiel an. Plane so, dass nie das Limbo voll und der Vorrat leer ist.

## Mordanschlag und Block

emerald-lesson-assassinate = Mordanschlag und Abwehr
emerald-lesson-assassinate-about = Bomben, Unterstützung und eine Karte in einem fremden Zug
emerald-lesson-assassinate-strike = Ein Anschlag auf Brunos Agenten
emerald-lesson-assassinate-strike-text = In Wien stirbt ein Agent durch { $bombs } Bomben. Jeder deiner { $agents } Agenten dort zählt als eine, das Dynamit ist die dritte. Du führst in der Stadt, und der Gedungene Mörder zeigt den Dolch. Töte Brunos Agenten.
emerald-lesson-assassinate-strike-goal-card = Spiele den Gedungenen Mörder
emerald-lesson-assassinate-strike-goal-dead = Töte Brunos Agenten in Wien
emerald-lesson-assassinate-strike-if-other = Auch das würde helfen. Schlag in diesem Schritt zuerst zu, solange du in Wien führst.
emerald-lesson-assassinate-paid = Ein Mord zahlt sich aus
emerald-lesson-assassinate-paid-text = Der tote Agent liegt auf deinem Mörder und bringt { $kills } Punkte; am Ende behält sie nur ein Loyalist, und nur für Agenten von Restaurationisten. Der Mörder ist verbraucht, das Dynamit kommt wieder. Und Bruno hat eine Figur verloren.
emerald-lesson-assassinate-block = Jetzt schlägt er zu
emerald-lesson-assassinate-block-text = Bruno ist am Zug und verübt einen Anschlag auf deinen Agenten in Wien. Du hast Sherlock Holmes auf der Hand, den man im Zug eines anderen spielen darf. Wehre ab: Was Bruno gespielt hat, ist verloren, und du ziehst eine Karte.
emerald-lesson-assassinate-block-goal-block = Wehre mit Sherlock Holmes ab
emerald-lesson-assassinate-block-if-none = Dann stirbt dein Agent. Du darfst Holmes aufheben, aber hier soll er eingreifen.

## Hoheiten und Wahnsinn

emerald-lesson-royalty-and-madness = Hoheiten und Wahnsinn
emerald-lesson-royalty-and-madness-about = Töte eine Hoheit, dann würfle
emerald-lesson-royalty-and-madness-kill = Töte den Großen Alten von Wien
emerald-lesson-royalty-and-madness-kill-text = Für die Hoheit von Wien sind { $bombs } Bomben nötig. Deine { $agents } Agenten sind zwei, Dynamit und Johann Most je eine. Wera Figner zeigt den Dolch. Du bist Restaurationist: Eine tote Hoheit ist dein Ziel.
emerald-lesson-royalty-and-madness-kill-goal-royal = Wähle die Hoheit als Ziel
emerald-lesson-royalty-and-madness-kill-goal-points = Hol dir die Punkte für die Hoheit
emerald-lesson-royalty-and-madness-kill-if-other = Dafür ist später Zeit. Jetzt stehen deine Agenten neben der Hoheit, und die Bomben hast du auf der Hand.
emerald-lesson-royalty-and-madness-mad = Es hat zurückgeblickt
emerald-lesson-royalty-and-madness-mad-text = Du hast jetzt { $points } Restaurationisten-Siegpunkte. Aber der Würfel zeigte Wahnsinn: { $tokens } Stabilitätsmarker bleiben, und ein Agent kehrte in den Vorrat zurück. Ohne Stabilitätsmarker musst du deine Identität aufdecken, und bei einem Restaurationisten endet damit das Spiel.

## Die Leisten und der letzte Platz

emerald-lesson-tracks-and-the-last = Die Leisten und der letzte Platz
emerald-lesson-tracks-and-the-last-about = Punkte für eine ganze Fraktion, und fünf, die du verlieren kannst
emerald-lesson-tracks-and-the-last-track = Rücke auf deiner Leiste vor
emerald-lesson-tracks-and-the-last-track-text = Zwei Leisten zeigen, wie der Kampf steht; auf deiner steht der Marker bei { $marker }. Die Punkte einer Leiste bekommen alle ihrer Fraktion. Fürst Kropotkin rückt den Restaurationistenmarker um zwei vor. Spiele ihn dafür.
emerald-lesson-tracks-and-the-last-track-goal-track = Wähle die Aktion „Leistenmarker vorrücken“
emerald-lesson-tracks-and-the-last-track-goal-two = Rücke den Restaurationistenmarker um zwei Felder vor
emerald-lesson-tracks-and-the-last-track-if-wrong = Bismarck hilft den Loyalisten. Das kann ein guter Bluff sein, bringt aber Brunos Fraktion Punkte, falls er einer ist.
emerald-lesson-tracks-and-the-last-last = Achte darauf, wer Letzter wird
emerald-lesson-tracks-and-the-last-last-text = Das Spiel endet, wenn jemand { $target } Punkte oder ein Marker das Ende seiner Leiste erreicht. Dann decken alle ihre Identität auf. Wer am wenigsten hat, zieht seine ganze Fraktion hinunter: minus fünf für alle. Darum ist wichtig, wer zu dir gehört.

## Spiele zwei Züge

emerald-lesson-two-turns = Spiele zwei Züge
emerald-lesson-two-turns-about = Alles ist erlaubt, gegen Bruno
emerald-lesson-two-turns-first = Dein Zug, dein Plan
emerald-lesson-two-turns-first-text = Du führst in Wien und hast { $actions } Aktionen. Karten kannst du nur mit der ersten nehmen. Was du nicht spielst, bleibt auf der Hand, und am Ende des Zuges ziehst du auf fünf nach. Spiele den Zug, wie du magst.
emerald-lesson-two-turns-first-goal-turn = Beende deinen Zug
emerald-lesson-two-turns-second = Bruno hat geantwortet
emerald-lesson-two-turns-second-text = Im Protokoll steht, was er getan hat. Wo führst du jetzt, wo fehlt eine Figur? Spiele noch einen Zug.
emerald-lesson-two-turns-second-goal-turn = Beende deinen Zug
emerald-lesson-two-turns-open = Bereit fürs ganze Spiel
emerald-lesson-two-turns-open-text = Du kennst den Kreislauf der Einflussmarker, Bomben und Abwehr, den letzten Platz und deine Fraktion, die auch die des Gegners sein kann. Zuerst setzt jeder zwei Agenten ein; bei { $target } Punkten endet das Spiel. Auf dich warten ein leichter Bot, Hinweise und keine Uhr.
