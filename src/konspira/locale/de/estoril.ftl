# City of Spies: Estoril 1942: Begriffe wie in docs/rules/estoril.md, Abschnitt 2.

estoril-title = City of Spies: Estoril 1942
estoril-blurb = Schicke deine Spione in eine Stadt, die in jeder Runde neu entsteht, lege verdeckte Fallen und gewinne die besten Agenten des Jahres 1942.
estoril-chapter = Runde { $number }

## Karten

estoril-card-pt-assassin = Agostinho Lourenço
estoril-card-pt-diplomat = Aristides de Sousa Mendes
estoril-card-pt-nationalist = António Ferro
estoril-card-pt-seducer = Amália Rodrigues
estoril-card-pt-conspirator = Ricardo Espírito Santo
estoril-card-us-assassin = Clark G
estoril-card-us-diplomat = George F. Kennan
estoril-card-us-nationalist = Virginia Hall
estoril-card-us-seducer = Aline Griffith
estoril-card-uk-conspirator = Rita Winsor
estoril-card-uk-diplomat = Ronald H. Campbell
estoril-card-uk-nationalist = Leslie Howard
estoril-card-uk-seducer = I. L. Fleming
estoril-card-it-plain = C. Lucky Luciano
estoril-card-de-nationalist = Walter Schellenberg
estoril-card-de-seducer = Alma Mahler-Werfel
estoril-card-de-conspirator = Ludovico von Karsthoff
estoril-card-de-assassin = Elisabeth Sahrbach
estoril-card-yu-conspirator2 = Duško Popov
estoril-card-su-assassin2 = Len Beurton
estoril-card-su-assassin-diplomat = Alexander Aljechin
estoril-card-es-diplomat2 = Nicolás Franco
estoril-card-fr-assassin-conspirator = Jean Moulin
estoril-card-fr-seducer-conspirator = Antoine de Saint-Exupéry
estoril-card-hu-seducer2 = Zsa Zsa Gabor
estoril-card-es-plain = Juan Pujol „Garbo“
estoril-card-pt-nationalist2 = António de O. Salazar
estoril-card-start-assassin = Attentäterin
estoril-card-start-seducer = Tänzerin
estoril-card-start-nationalist = Student
estoril-card-start-diplomat = Beamter
estoril-card-start-conspirator = Kurier
estoril-card-start-plain = Türsteher

## Schauplätze

estoril-tile-church = Kirche Santo António
estoril-tile-palacio = Hotel Palácio
estoril-tile-tamariz = Strand Tamariz
estoril-tile-atlantico = Hotel Atlântico
estoril-tile-muchaxo = Muchaxo
estoril-tile-casino = Casino Estoril
estoril-tile-boca = Boca do Inferno
estoril-tile-museum = Museum Castro Guimarães

## Was jeder Schauplatz bewirkt

estoril-special-church = Attentäter können hier nicht eingesetzt werden.
estoril-special-palacio = Britische Charaktere haben hier +1 Stärke.
estoril-special-tamariz = Nichts ist hier TOP SECRET: Alle Karten liegen offen.
estoril-special-atlantico = Deutsche Charaktere haben hier +1 Stärke.
estoril-special-muchaxo = Alle Einsatzfelder hier gelten als äußere Felder.
estoril-special-casino = Nach den Symbolen wird für jeden Charakter mit zwei Würfeln gewürfelt; die Differenz zählt zu seiner Stärke.
estoril-special-boca = Nach den Symbolen verliert der schwächste von mindestens zwei Spielern einen seiner hiesigen Charaktere endgültig.
estoril-special-museum = Vier Einsatzfelder; wer auf IV legt, darf eine verdeckte Karte auf einem beliebigen Schauplatz ansehen.

## Einsatzfelder

estoril-space-church-1 = Kirche Santo António I
estoril-space-church-2 = Kirche Santo António II
estoril-space-church-3 = Kirche Santo António III
estoril-space-palacio-1 = Hotel Palácio I
estoril-space-palacio-2 = Hotel Palácio II
estoril-space-palacio-3 = Hotel Palácio III
estoril-space-tamariz-1 = Strand Tamariz I
estoril-space-tamariz-2 = Strand Tamariz II
estoril-space-tamariz-3 = Strand Tamariz III
estoril-space-atlantico-1 = Hotel Atlântico I
estoril-space-atlantico-2 = Hotel Atlântico II
estoril-space-atlantico-3 = Hotel Atlântico III
estoril-space-muchaxo-1 = Muchaxo I
estoril-space-muchaxo-2 = Muchaxo II
estoril-space-muchaxo-3 = Muchaxo III
estoril-space-casino-1 = Casino Estoril I
estoril-space-casino-2 = Casino Estoril II
estoril-space-casino-3 = Casino Estoril III
estoril-space-boca-1 = Boca do Inferno I
estoril-space-boca-2 = Boca do Inferno II
estoril-space-boca-3 = Boca do Inferno III
estoril-space-museum-1 = Museum Castro Guimarães I
estoril-space-museum-2 = Museum Castro Guimarães II
estoril-space-museum-3 = Museum Castro Guimarães III
estoril-space-museum-4 = Museum Castro Guimarães IV

## Symbole

estoril-symbol-assassin = Attentäter
estoril-symbol-conspirator = Verschwörung
estoril-symbol-nationalist = Nationalismus
estoril-symbol-diplomat = Diplomatie
estoril-symbol-seducer = Verführung

## Was jedes Symbol bewirkt

estoril-power-assassin = Schickt einen anderen Charakter dieses Schauplatzes ohne weißen Spielstein auf die Hand seines Besitzers zurück.
estoril-power-conspirator = Sieht heimlich die oberste Karte des Stapels an und behält die Belohnung oder ersetzt sie durch diese Karte.
estoril-power-nationalist = Erhält +1 Stärke für jede weitere sichtbare Flagge wie die eigene, hier und auf angrenzenden Schauplätzen.
estoril-power-diplomat = Legt einen weißen Spielstein auf einen Charakter hier oder auf einem angrenzenden Schauplatz: Attentäter und Verführung können ihn in dieser Runde nicht wählen.
estoril-power-seducer = Holt einen Charakter ohne weißen Spielstein von einem angrenzenden Schauplatz auf ein freies Feld hier; seine Symbole schweigen.
estoril-power-woman = Hat keine Wirkung im Spiel; zählt für eine Mission.

## Flaggen

estoril-flag-pt = Portugal
estoril-flag-us = Vereinigte Staaten
estoril-flag-uk = Großbritannien
estoril-flag-de = Deutschland
estoril-flag-it = Italien
estoril-flag-yu = Jugoslawien
estoril-flag-su = Sowjetunion
estoril-flag-es = Spanien
estoril-flag-fr = Frankreich
estoril-flag-hu = Ungarn

## Missionen

estoril-mission-mission-assassin = Meiste Attentäter
estoril-mission-mission-conspirator = Meiste Verschwörungen
estoril-mission-mission-nationalist = Meiste Nationalisten
estoril-mission-mission-diplomat = Meiste Diplomaten
estoril-mission-mission-seducer = Meiste Verführungen
estoril-mission-mission-women = Meiste Frauen
estoril-mission-mission-strength = Höchste Gesamtstärke
estoril-mission-mission-flags = Meiste verschiedene Flaggen
estoril-mission-mission-pt = Meiste Portugiesen
estoril-mission-mission-uk = Meiste Briten
estoril-mission-mission-de = Meiste Deutsche
estoril-mission-mission-us = Meiste US-Amerikaner

## Phasen

estoril-phase-placement = Einsatz
estoril-phase-resolve = Abhandeln der Schauplätze
estoril-phase-discard = Ablegen
estoril-phase-over = Wertung
estoril-source-discards = Abgelegte Karten
estoril-source-hand = Karten auf der Hand
estoril-source-agenda = Geheime Agenda

## Fragen

estoril-ask-place-card = Welche Karte setzt du ein?
estoril-ask-place-space = Wohin legst du diese Karte: { $card }?
estoril-ask-peek = { $space }: Du darfst eine verdeckte Karte ansehen. Welche?
estoril-ask-activate = { $space }: Welches Symbol setzt du ein?
estoril-ask-assassin-target = Attentäter auf { $space }: Wer geht auf die Hand seines Besitzers zurück?
estoril-ask-conspirator-choice = Die oberste Karte des Stapels ist { $card }, die Belohnung ist { $card_reward }. Behältst du die Belohnung?
estoril-ask-diplomat-target = Diplomatie auf { $space }: Wer bekommt einen weißen Spielstein?
estoril-ask-seducer-target = Verführung auf { $space }: Wer soll hierher kommen?
estoril-ask-seducer-space = Wohin kommt der Charakter von { $space }?
estoril-ask-boca-discard = Du bist der Schwächste am Boca do Inferno. Welchen deiner Charaktere dort verlierst du endgültig?
estoril-ask-hand-discard =
    { $count ->
        [one] Du musst noch { $count } Karte ablegen. Wähle sie.
       *[other] Du musst noch { $count } Karten ablegen. Wähle eine.
    }

## Was die anderen inzwischen sehen

estoril-activity-placement = { $seat } setzt eine Karte ein.
estoril-activity-peek = { $seat } darf eine verdeckte Karte ansehen.
estoril-activity-resolution = { $seat } entscheidet über die Symbole eines Charakters.
estoril-activity-conspiracy = { $seat } kennt die oberste Karte und entscheidet über die Belohnung.
estoril-activity-loss = { $seat } muss einen Charakter abgeben.
estoril-activity-discards = { $seat } wählt Karten zum Ablegen.

## Auswahl

estoril-choose-place-card = Einsetzen: { $card }
estoril-choose-place-space = Auf { $space }
estoril-choose-peek = Die Karte auf { $space } ansehen
estoril-choose-peek-reward = Die Belohnung ansehen: { $tile }
estoril-choose-peek-decline = Nichts ansehen
estoril-choose-activate = Einsetzen: { $symbol }
estoril-choose-activate-stop = Kein weiteres Symbol einsetzen
estoril-choose-activate-skip = Dieses Symbol auslassen
estoril-choose-assassin-target = Den Charakter auf { $space } zurückschicken
estoril-choose-conspirator-keep = Die Belohnung behalten; die oberste Karte kommt unter den Stapel
estoril-choose-conspirator-replace = Die Belohnung ersetzen; sie kommt unter den Stapel
estoril-choose-diplomat-target = Den Charakter auf { $space } schützen
estoril-choose-seducer-target = Den Charakter auf { $space } verführen
estoril-choose-seducer-space = Auf { $space } setzen
estoril-choose-boca-discard = Den Charakter auf { $space } verlieren
estoril-choose-hand-discard = Ablegen: { $card }

## Ereignisse

estoril-event-mission-shown = Mission: { $mission }.
estoril-event-mission-between = Verdeckte Mission zwischen { $a } und { $b }: { $mission }.
estoril-event-mission-set-aside = { $seat } hat „{ $mission }“ bekommen, was keine Agenda sein kann: Die Karte wird entfernt.
estoril-event-agenda-dealt = Deine geheime Agenda: { $mission }.
estoril-event-round-began = Runde { $round }. Startspieler: { $seat }.
estoril-event-tile-laid = Platz { $slot }: { $tile }, Vierteldrehungen: { $turns }.
estoril-event-reward-laid = Belohnung bei { $tile }: { $card }.
estoril-event-reward-hidden = Die Belohnung bei { $tile } liegt verdeckt.
estoril-event-card-placed = { $seat } setzt { $card } auf { $space } ein.
estoril-event-card-hidden = { $seat } legt eine verdeckte Karte auf { $space }.
estoril-event-card-chosen = Deine verdeckte Karte auf { $space }: { $card }.
estoril-event-peeked = { $seat } sieht die verdeckte Karte auf { $space } an.
estoril-event-card-seen = Du siehst { $card } auf { $space }.
estoril-event-reward-peeked = { $seat } sieht die verdeckte Belohnung an: { $tile }.
estoril-event-reward-seen = Du siehst die Belohnung { $card } ({ $tile }).
estoril-event-peek-declined = { $seat } sieht nichts an.
estoril-event-location-began = Abgehandelt wird: { $tile }.
estoril-event-card-revealed = { $space } wird aufgedeckt: { $card } ({ $seat }).
estoril-event-reward-revealed = Die Belohnung bei { $tile } ist { $card }.
estoril-event-symbols-passed = { $seat } lässt ein Symbol auf { $space } ungenutzt.
estoril-event-assassinated = { $seat } setzt einen Attentäter ein: { $card } auf { $space } geht zurück an { $victim }.
estoril-event-conspirator-looked = { $seat } nutzt die Verschwörung bei { $tile } und sieht die oberste Karte des Stapels an.
estoril-event-top-card-seen = Die oberste Karte des Stapels ist { $card }.
estoril-event-conspirator-kept = { $seat } behält die Belohnung bei { $tile }; die oberste Karte kommt ungesehen unter den Stapel.
estoril-event-conspirator-replaced = { $seat } ersetzt die Belohnung bei { $tile }: Sie ist jetzt { $card }, und { $card_old } kommt unter den Stapel.
estoril-event-nationalist-counted =
    { $count ->
        [0] { $seat } nutzt den Nationalismus auf { $space }: Keine Flagge zählt.
        [one] { $seat } nutzt den Nationalismus auf { $space }: { $count } Flagge zählt.
       *[other] { $seat } nutzt den Nationalismus auf { $space }: { $count } Flaggen zählen.
    }
estoril-event-diplomat-protected = { $seat } nutzt die Diplomatie und schützt den Charakter auf { $space }.
estoril-event-seduced = { $seat } nutzt die Verführung: { $card } ({ $victim }) kommt von { $space_from } auf { $space }.
estoril-event-dice-thrown = Würfel für { $seat } auf { $space }: { $one } und { $two }, Stärke +{ $count }.
estoril-event-character-lost = { $seat } verliert { $card } auf { $space } endgültig.
estoril-event-reward-won = { $seat } nimmt { $card } bei { $tile }. Stärke: { $totals }.
estoril-event-location-won = { $seat } ist bei { $tile } am stärksten, wo keine Belohnung liegt. Stärke: { $totals }.
estoril-event-reward-unclaimed = Bei { $tile } ist niemand: { $card } kommt unter den Stapel.
estoril-event-location-empty = Bei { $tile } ist niemand.
estoril-event-cards-retrieved = Ende der Runde { $round }: Alle nehmen ihre Charaktere zurück.
estoril-event-discards-chosen = Du legst ab: { $cards }.
estoril-event-discards-sealed = { $seat } hat die Karten zum Ablegen gewählt.
estoril-event-discarded = { $seat } legt ab: { $cards }.
estoril-event-first-player-passed = Neuer Startspieler: { $seat }.
estoril-event-mission-scored = { $mission }: { $points }.
estoril-event-agenda-scored = { $seat } hatte die Agenda „{ $mission }“ und bekommt Punkte: { $count }.
estoril-event-game-scored = Das Spiel ist zu Ende. Punkte: { $scores }. Sieg: { $winners }.

## Warum etwas nicht zur Auswahl steht

estoril-why-not-in-hand = Diese Karte hast du nicht auf der Hand: { $card }.
estoril-why-not-in-town = Dieser Schauplatz ist in dieser Runde nicht im Spiel: { $tile }.
estoril-why-space-taken = Dort liegt schon ein Charakter: { $space }.
estoril-why-inner-space = Das ist ein inneres Feld, und keiner deiner Charaktere grenzt daran: { $space }.
estoril-why-peek-needed = An diesem Tisch musst du eine Karte ansehen, wenn es geht.
estoril-why-own-card = Deine eigene Karte kennst du.
estoril-why-not-face-down = Dort liegt keine Karte verdeckt.
estoril-why-out-of-reach = So weit reicht dieses Symbol nicht: { $tile }.
estoril-why-no-such-symbol = Dieser Charakter hat kein solches Symbol: { $symbol }.
estoril-why-symbol-used = Dieses Symbol ist schon eingesetzt: { $symbol }.
estoril-why-no-assassins-here = In der Kirche können Attentäter nicht eingesetzt werden.
estoril-why-printed-order = An diesem Tisch werden Symbole in gedruckter Reihenfolge eingesetzt; dieses ist noch nicht dran: { $symbol }.
estoril-why-no-flag = Hier und auf angrenzenden Schauplätzen ist keine weitere solche Flagge zu sehen.
estoril-why-no-deck = Der Stapel oder das Belohnungsfeld ist leer.
estoril-why-no-free-space = Kein Einsatzfeld dieses Schauplatzes ist frei.
estoril-why-no-white-marker = Alle weißen Spielsteine sind im Einsatz.
estoril-why-no-target = Es gibt niemanden, auf den dieses Symbol wirken könnte: { $symbol }.
estoril-why-nobody-there = Dort liegt kein Charakter: { $space }.
estoril-why-other-location = Dieses Feld gehört zu einem anderen Schauplatz.
estoril-why-not-itself = Ein Attentäter kann sich nicht selbst wählen.
estoril-why-protected = Den Charakter auf { $space } schützt ein weißer Spielstein.
estoril-why-safe-already = Dort liegt schon ein weißer Spielstein: { $space }.
estoril-why-too-far = Das ist weder dieser noch ein angrenzender Schauplatz: { $space }.
estoril-why-not-adjacent = Die Verführung reicht nur auf angrenzende Schauplätze, und das ist keiner: { $space }.
estoril-why-not-at-boca = Du musst einen Charakter dieses Schauplatzes wählen.
estoril-why-not-your-character = Dort liegt keiner deiner Charaktere: { $space }.
estoril-why-picked-already = Diese Karte ist schon gewählt: { $card }.

## Optionen

estoril-option-edition = Ausgabe
estoril-option-edition-pl = polnisch
estoril-option-edition-de = deutsch
estoril-option-variant-secret-missions = Variante Geheime Missionen (3 oder 4 Spieler)
estoril-option-variant-secret-missions-false = aus
estoril-option-variant-secret-missions-true = an
estoril-option-variant-recruitment-agenda = Variante Geheime Rekrutierungsagenda
estoril-option-variant-recruitment-agenda-false = aus
estoril-option-variant-recruitment-agenda-true = an
estoril-option-variant-second-place = Variante Missionstafeln neu gewertet
estoril-option-variant-second-place-false = aus
estoril-option-variant-second-place-true = an
estoril-option-boca-tie = Gleichstand der Schwächsten am Boca do Inferno
estoril-option-boca-tie-edition = wie in der Ausgabe
estoril-option-boca-tie-lowest-space-safe = das niedriger bezifferte Feld ist sicher
estoril-option-boca-tie-highest-space-loses = das höchste bezifferte Feld verliert
estoril-option-second-place-rounding = Geteilte Punkte in „Missionstafeln neu gewertet“
estoril-option-second-place-rounding-edition = wie in der Ausgabe
estoril-option-second-place-rounding-down = abgerundet
estoril-option-second-place-rounding-up = aufgerundet
estoril-option-agenda-starting-count = Start-Charaktere für eine Agenda
estoril-option-agenda-starting-count-edition = wie in der Ausgabe
estoril-option-agenda-starting-count-true = zählen
estoril-option-agenda-starting-count-false = zählen nicht
estoril-option-agenda-flags-distinct = Flaggen für eine Agenda
estoril-option-agenda-flags-distinct-edition = wie in der Ausgabe
estoril-option-agenda-flags-distinct-false = jede Karte zählt
estoril-option-agenda-flags-distinct-true = jede Flagge zählt einmal
estoril-option-nationalist-timing = Wann der Nationalismus zählt
estoril-option-nationalist-timing-snapshot = beim Einsatz des Symbols
estoril-option-nationalist-timing-final = beim Vergleich der Stärken
estoril-option-nationalist-counts-face-down = Verdeckte Charaktere für den Nationalismus
estoril-option-nationalist-counts-face-down-false = zählen nicht
estoril-option-nationalist-counts-face-down-true = zählen
estoril-option-assassin-may-target-self = Ein Attentäter darf sich selbst wählen
estoril-option-assassin-may-target-self-false = nein
estoril-option-assassin-may-target-self-true = ja
estoril-option-symbol-order = Reihenfolge zweier Symbole auf einer Karte
estoril-option-symbol-order-owner-choice = der Spieler entscheidet
estoril-option-symbol-order-printed = wie gedruckt
estoril-option-seduced-gets-location-bonus = Hotelbonus und Würfel für Verführte
estoril-option-seduced-gets-location-bonus-true = ja
estoril-option-seduced-gets-location-bonus-false = nein
estoril-option-boca-reward-timing = Die Belohnung am Boca do Inferno richtet sich nach den Stärken
estoril-option-boca-reward-timing-after-discard = nach dem Verlust
estoril-option-boca-reward-timing-before-discard = vor dem Verlust
estoril-option-mission-needs-positive = Eine Mission mit nichts erfüllen
estoril-option-mission-needs-positive-true = ist nicht möglich
estoril-option-mission-needs-positive-false = ist möglich
estoril-option-white-marker-limit = Weiße Spielsteine
estoril-option-white-marker-limit-none = so viele wie nötig
estoril-option-white-marker-limit-5 = fünf
estoril-option-peek-mandatory = Ansehen einer Karte
estoril-option-peek-mandatory-false = freiwillig
estoril-option-peek-mandatory-true = Pflicht
estoril-option-show-owned-cards = Die Karten, die jeder Spieler besitzt
estoril-option-show-owned-cards-true = werden allen gezeigt
estoril-option-show-owned-cards-false = muss man sich merken

## Was bei einer falschen Stellung oder einem falschen Paket zu tun ist

remedy-estoril-rows = gefunden: { $found }; erwartet, der Reihe nach: { $known }
remedy-estoril-character = strength und vp liegen zwischen 0 und { $high }, und es gibt höchstens zwei Symbole
remedy-estoril-starting = nur die letzten sechs sind Start-Charaktere
remedy-estoril-tile = erwartet: Nummer { $number }, eine eigene Zelle für jedes Feld (Anzahl: { $count }) und eine Flagge nur bei flag_bonus
remedy-estoril-mission = counts ist eines von: { $known }; flags stehen nur bei flags
remedy-estoril-strength = genau eine Mission zählt Stärke
remedy-estoril-table = erwartet wird eine Zeile: Runden, Handlimit, Punkte, drei Zahlen von Spielsteinen für höchstens 18 Felder und 1 bis 4 Missionen
remedy-estoril-numbers = erwartet werden Zahlen von 0 bis { $high }
remedy-estoril-town = erwartete Anzahl verschiedener Schauplätze: { $count }
remedy-estoril-doubled = { $card } liegt an zwei Stellen
remedy-estoril-no-tile = dieser Schauplatz ist nicht in dieser Stadt
remedy-estoril-open = geheim sein können nur Karten im Stapel und verdeckte Belohnungen
remedy-estoril-missions = Missionen, die an diesem Tisch dort liegen: { $count }
remedy-estoril-no-agenda = diese Mission ist nie ein geheimer Auftrag; nenne eine andere
remedy-estoril-aside = { $card } wird nur an Tischen mit geheimen Aufträgen beiseitegelegt und liegt dann nirgends sonst
remedy-estoril-turn = sie sagt, mit wessen Zug das Auslegen weitergeht; lass sie in anderen Phasen und neben agenda weg
remedy-estoril-resolving = ein Ort mitten in der Abwicklung braucht agenda; lass es weg
