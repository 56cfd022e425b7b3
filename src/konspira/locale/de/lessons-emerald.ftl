# Der Kurs zu A Study in Emerald; siehe docs/lessons.md. Ein Schritt hat höchstens 45 Wörter.

emerald-goal = Sammle Punkte, die für deine geheime Seite zählen, und lass den Schwächsten nicht auf ihr sein.
emerald-lesson-first-game = Dein erstes Spiel

## Zwei Seiten, drei Arten Punkte

emerald-lesson-two-sides = Zwei Seiten, drei Arten Punkte
emerald-lesson-two-sides-about = Was für dich zählt und was verfällt
emerald-lesson-two-sides-neutral = Graue Punkte gehören allen
emerald-lesson-two-sides-neutral-text = In Wien hast du { $mine } Einflussmarker und einen Agenten, mehr als Bruno: Du führst und darfst die offene Karte nehmen. Eine Stadtkarte bringt neutrale Punkte, und die zählen für beide Seiten. Nimm Wien; dein Anwerber bezahlt.
emerald-lesson-two-sides-neutral-goal-claim = Wähle das Nehmen von Karten
emerald-lesson-two-sides-neutral-goal-points = Hol die Punkte von Wien
emerald-lesson-two-sides-neutral-if-later = Mehr Marker sind gut, aber Karten nehmen geht nur als erste deiner zwei Aktionen. Nimm zuerst die Karte.
emerald-lesson-two-sides-yours = Welche Punkte gehören dir?
emerald-lesson-two-sides-yours-text = Ein anderer Tisch. Du führst in Paris und London. Insgeheim bist du Restaurationist. Louise Michel bringt einen Restaurationistenpunkt, William Melville einen Loyalistenpunkt. Am Ende zählen nur die Punkte deiner Seite. Nimm die richtige Karte.
emerald-lesson-two-sides-yours-goal-right = Nimm die Karte, die für dich zählt
emerald-lesson-two-sides-yours-if-lost = Melvilles Punkt ist ein Loyalistenpunkt. Du bist Restaurationist: Am Ende würde er verfallen.
emerald-lesson-two-sides-secret = Nur du weißt es
emerald-lesson-two-sides-secret-text = Du hast jetzt { $mine } Restaurationistenpunkt. Alle sehen, was du sammelst, aber niemand weiß, was davon zählt. Das höchste Ergebnis gewinnt, allein; und wenn jemand von deiner Seite Letzter wird, kostet dich das fünf.

## Setze Einflussmarker ein

emerald-lesson-place-cubes = Setze Einflussmarker ein
emerald-lesson-place-cubes-about = Ein Symbol, ein Marker, eine Stadt
emerald-lesson-place-cubes-action = Deine erste Aktion: einsetzen
emerald-lesson-place-cubes-action-text = Ein Zug hat zwei Aktionen, und Karten bezahlen sie. Der Kurier zeigt zwei Marker: Er setzt zwei der { $supply } aus deinem Vorrat in eine Stadt. In Wien seid ihr gleichauf, du und Bruno. Setze beide dort ein.
emerald-lesson-place-cubes-action-goal-place = Wähle das Einsetzen
emerald-lesson-place-cubes-action-goal-cubes = Setze zwei Marker in Wien ein
emerald-lesson-place-cubes-action-goal-done = Schließe die Aktion ab
emerald-lesson-place-cubes-action-if-city = Du darfst überall einsetzen. In Wien brechen zwei Marker einen Gleichstand, dort bewirken sie mehr.
emerald-lesson-place-cubes-action-if-one = Diese Karte zeigt nur einen Marker. Der Kurier zeigt zwei, und keine Karte der Zahlung darf überflüssig sein.
emerald-lesson-place-cubes-lead = Jetzt führst du in Wien
emerald-lesson-place-cubes-lead-text = Drei Figuren gegen eine: Agenten und Marker zählen gleich. Dir bleibt { $actions } Aktion. Gespielte Karten kommen wieder, sobald dein Stapel leer ist, es geht also nichts verloren.

## Führe in einer Stadt, dann nimm die Karte

emerald-lesson-claim-a-card = Führe in einer Stadt, dann nimm die Karte
emerald-lesson-claim-a-card-about = Mehr Figuren als alle, eine davon ein Marker
emerald-lesson-claim-a-card-claim = Du führst in Wien. Nimm Emma Goldman.
emerald-lesson-claim-a-card-claim-text = In Wien hast du { $cubes } Marker und einen Agenten, Bruno hat { $theirs } Marker. Mindestens eine deiner Figuren ist ein Marker, also kannst du die Karte nehmen. In Paris herrscht Gleichstand, und der führt nie.
emerald-lesson-claim-a-card-claim-goal-claim = Wähle das Nehmen von Karten
emerald-lesson-claim-a-card-claim-goal-card = Nimm die Karte einer Stadt, in der du führst
emerald-lesson-claim-a-card-claim-if-tie = Paris ist nah dran, aber noch nicht deins: 2 : 2 gegen Bruno, und ein Gleichstand führt nie. Wien kannst du jetzt nehmen.
emerald-lesson-claim-a-card-claim-if-second = Danach könntest du keine Karte mehr nehmen: Das muss die erste deiner zwei Aktionen sein.
emerald-lesson-claim-a-card-price = Was es kostet
emerald-lesson-claim-a-card-price-text = Emma Goldman kommt auf deinen Ablagestapel, ihr Agent nach Wien: { $agents } stehen jetzt dort. Deine Marker aus dieser Stadt sind im Limbo, zusammen { $limbo }. Brunos Marker gingen an ihn zurück. Agenten bleiben.

## Limbo und der Weg zurück

emerald-lesson-limbo = Limbo und der Weg zurück
emerald-lesson-limbo-about = Ohne Marker geht nichts: Hol sie zurück
emerald-lesson-limbo-retrieve = Hol deine Marker zurück
emerald-lesson-limbo-retrieve-text = { $limbo } deiner Marker sind im Limbo und { $supply } im Vorrat, also kannst du nichts einsetzen. Der Pfeil zurück auf einer Karte holt einen Marker. Der Kurier zeigt zwei: Hol zwei aus dem Limbo.
emerald-lesson-limbo-retrieve-goal-retrieve = Wähle das Zurückholen
emerald-lesson-limbo-retrieve-goal-two = Habe zwei Marker im Vorrat
emerald-lesson-limbo-retrieve-if-city = Du darfst auch Marker aus einer Stadt holen, aber der in Wien hilft dir führen. Im Limbo liegen viele ungenutzt.
emerald-lesson-limbo-retrieve-if-none = Dein Vorrat ist leer: Es gibt noch nichts einzusetzen.
emerald-lesson-limbo-flow = Der Rhythmus des Spiels
emerald-lesson-limbo-flow-text = { $supply } Marker sind wieder bereit. Einsetzen, führen, nehmen, zurückholen: Dieser Kreis treibt das Spiel an. Plane so, dass nie das Limbo voll und der Vorrat leer ist.

## Mordanschlag und Block

emerald-lesson-assassinate = Mordanschlag und Block
emerald-lesson-assassinate-about = Bomben, Verstärkung und eine Karte im fremden Zug
emerald-lesson-assassinate-strike = Triff Brunos Agenten
emerald-lesson-assassinate-strike-text = In Wien stirbt ein Agent durch { $bombs } Bomben. Jeder deiner { $agents } Agenten dort ist eine, Dynamit die dritte. Du führst in der Stadt, und der Gedungene Mörder zeigt den Dolch. Töte Brunos Agenten.
emerald-lesson-assassinate-strike-goal-card = Spiele den Gedungenen Mörder
emerald-lesson-assassinate-strike-goal-dead = Töte Brunos Agenten in Wien
emerald-lesson-assassinate-strike-if-other = Auch das würde helfen. Schlag in diesem Schritt zuerst zu, solange du in Wien führst.
emerald-lesson-assassinate-paid = Ein Mord zahlt sich aus
emerald-lesson-assassinate-paid-text = Der tote Agent liegt auf deinem Mörder: { $kills } Punkte, die für beide Seiten zählen. Der Mörder ist verbraucht, das Dynamit kommt wieder. Und Bruno hat eine Figur verloren.
emerald-lesson-assassinate-block = Jetzt schlägt er zu
emerald-lesson-assassinate-block-text = Bruno ist am Zug: Er greift deinen Agenten in Wien an. Du hältst Sherlock Holmes, den man im Zug eines anderen spielen darf. Blocke: Was Bruno ausgegeben hat, ist verloren, und du ziehst eine Karte.
emerald-lesson-assassinate-block-goal-block = Blocke mit Sherlock Holmes
emerald-lesson-assassinate-block-if-none = Dann stirbt dein Agent. Du darfst Holmes aufheben, aber hier soll er handeln.

## Hoheiten und Wahnsinn

emerald-lesson-royalty-and-madness = Hoheiten und Wahnsinn
emerald-lesson-royalty-and-madness-about = Töte eine Hoheit, dann würfle
emerald-lesson-royalty-and-madness-kill = Töte den Alten von Wien
emerald-lesson-royalty-and-madness-kill-text = Die Hoheit von Wien fällt durch { $bombs } Bomben. Deine { $agents } Agenten sind zwei; Dynamit und Johann Most je eine. Wera Figner zeigt den Dolch. Du bist Restaurationist: Eine tote Hoheit ist dein Ziel.
emerald-lesson-royalty-and-madness-kill-goal-royal = Wähle die Hoheit als Ziel
emerald-lesson-royalty-and-madness-kill-goal-points = Hol die Punkte für die Hoheit
emerald-lesson-royalty-and-madness-kill-if-other = Dafür ist später Zeit. Jetzt stehen deine Agenten neben der Hoheit, und die Bomben sind auf deiner Hand.
emerald-lesson-royalty-and-madness-mad = Es hat zurückgeblickt
emerald-lesson-royalty-and-madness-mad-text = Jetzt { $points } Restaurationistenpunkte. Aber der Würfel zeigte Wahnsinn: { $tokens } Marken bleiben, und ein Agent ging heim. Ohne Marke musst du deine Identität zeigen, und bei einem Restaurationisten endet damit das Spiel.

## Die Leisten und der letzte Platz

emerald-lesson-tracks-and-the-last = Die Leisten und der letzte Platz
emerald-lesson-tracks-and-the-last-about = Punkte für eine ganze Seite und fünf zu verlieren
emerald-lesson-tracks-and-the-last-track = Rücke deine Leiste vor
emerald-lesson-tracks-and-the-last-track-text = Zwei Leisten zeigen, wie der Krieg steht; deine steht auf { $marker }. Alle einer Seite bekommen die Punkte ihrer Leiste. Fürst Kropotkin rückt die Restaurationisten um zwei vor. Spiele ihn dafür.
emerald-lesson-tracks-and-the-last-track-goal-track = Wähle die Leisten
emerald-lesson-tracks-and-the-last-track-goal-two = Rücke die Restaurationisten um zwei vor
emerald-lesson-tracks-and-the-last-track-if-wrong = Bismarck hilft den Loyalisten. Vielleicht ein guter Bluff, aber er bringt Brunos Seite Punkte, falls er einer ist.
emerald-lesson-tracks-and-the-last-last = Denk an die Schwächsten
emerald-lesson-tracks-and-the-last-last-text = Das Spiel endet, wenn jemand { $target } erreicht oder eine Leiste ihr Ende. Dann zeigen alle ihre Seite. Wer am wenigsten hat, zieht seine ganze Seite hinunter: minus fünf. Darum zählt, wer zu dir gehört.

## Spiele zwei Züge

emerald-lesson-two-turns = Spiele zwei Züge
emerald-lesson-two-turns-about = Alles ist erlaubt, gegen Bruno
emerald-lesson-two-turns-first = Dein Zug, dein Plan
emerald-lesson-two-turns-first-text = Du führst in Wien und hast { $actions } Aktionen. Karten nehmen muss die erste sein. Was du nicht spielst, bleibt auf der Hand, und am Ende ziehst du auf fünf nach. Spiele den Zug, wie du magst.
emerald-lesson-two-turns-first-goal-turn = Beende deinen Zug
emerald-lesson-two-turns-second = Bruno hat geantwortet
emerald-lesson-two-turns-second-text = Im Protokoll steht, was er getan hat. Wo führst du jetzt, wo fehlt eine Figur? Spiele noch einen Zug.
emerald-lesson-two-turns-second-goal-turn = Beende deinen Zug
emerald-lesson-two-turns-open = Bereit fürs ganze Spiel
emerald-lesson-two-turns-open-text = Du kennst den Kreis der Marker, Bomben und Blocks, deine Seite und den letzten Platz. Zu zweit endet das Spiel bei { $target } Punkten. Ein leichter Bot, Hinweise und keine Uhr warten.
