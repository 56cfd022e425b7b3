# City of Spies: Estoril 1942: Begriffe wie in docs/rules/estoril.md, Abschnitt 2.

estoril-title = City of Spies: Estoril 1942
estoril-blurb = Schicke deine Spione in eine Stadt, die in jeder Runde neu entsteht, lege verdeckte Fallen und gewinne die besten Agenten des Jahres 1942.
estoril-chapter = Runde { $number }

## Karten

estoril-card-pt-assassin = Agostinho Lourenço
    .nom = Agostinho Lourenço
    .acc = Agostinho Lourenço
estoril-card-pt-diplomat = Aristides de Sousa Mendes
    .nom = Aristides de Sousa Mendes
    .acc = Aristides de Sousa Mendes
estoril-card-pt-nationalist = António Ferro
    .nom = António Ferro
    .acc = António Ferro
estoril-card-pt-seducer = Amália Rodrigues
    .nom = Amália Rodrigues
    .acc = Amália Rodrigues
estoril-card-pt-conspirator = Ricardo Espírito Santo
    .nom = Ricardo Espírito Santo
    .acc = Ricardo Espírito Santo
estoril-card-us-assassin = Clark G
    .nom = Clark G
    .acc = Clark G
estoril-card-us-diplomat = George F. Kennan
    .nom = George F. Kennan
    .acc = George F. Kennan
estoril-card-us-nationalist = Virginia Hall
    .nom = Virginia Hall
    .acc = Virginia Hall
estoril-card-us-seducer = Aline Griffith
    .nom = Aline Griffith
    .acc = Aline Griffith
estoril-card-uk-conspirator = Rita Winsor
    .nom = Rita Winsor
    .acc = Rita Winsor
estoril-card-uk-diplomat = Ronald H. Campbell
    .nom = Ronald H. Campbell
    .acc = Ronald H. Campbell
estoril-card-uk-nationalist = Leslie Howard
    .nom = Leslie Howard
    .acc = Leslie Howard
estoril-card-uk-seducer = I. L. Fleming
    .nom = I. L. Fleming
    .acc = I. L. Fleming
estoril-card-it-plain = C. Lucky Luciano
    .nom = C. Lucky Luciano
    .acc = C. Lucky Luciano
estoril-card-de-nationalist = Walter Schellenberg
    .nom = Walter Schellenberg
    .acc = Walter Schellenberg
estoril-card-de-seducer = Alma Mahler-Werfel
    .nom = Alma Mahler-Werfel
    .acc = Alma Mahler-Werfel
estoril-card-de-conspirator = Ludovico von Karsthoff
    .nom = Ludovico von Karsthoff
    .acc = Ludovico von Karsthoff
estoril-card-de-assassin = Elisabeth Sahrbach
    .nom = Elisabeth Sahrbach
    .acc = Elisabeth Sahrbach
estoril-card-yu-conspirator2 = Duško Popov
    .nom = Duško Popov
    .acc = Duško Popov
estoril-card-su-assassin2 = Len Beurton
    .nom = Len Beurton
    .acc = Len Beurton
estoril-card-su-assassin-diplomat = Alexander Aljechin
    .nom = Alexander Aljechin
    .acc = Alexander Aljechin
estoril-card-es-diplomat2 = Nicolás Franco
    .nom = Nicolás Franco
    .acc = Nicolás Franco
estoril-card-fr-assassin-conspirator = Jean Moulin
    .nom = Jean Moulin
    .acc = Jean Moulin
estoril-card-fr-seducer-conspirator = Antoine de Saint-Exupéry
    .nom = Antoine de Saint-Exupéry
    .acc = Antoine de Saint-Exupéry
estoril-card-hu-seducer2 = Zsa Zsa Gabor
    .nom = Zsa Zsa Gabor
    .acc = Zsa Zsa Gabor
estoril-card-es-plain = Juan Pujol „Garbo“
    .nom = Juan Pujol „Garbo“
    .acc = Juan Pujol „Garbo“
estoril-card-pt-nationalist2 = António de O. Salazar
    .nom = António de O. Salazar
    .acc = António de O. Salazar
estoril-card-start-assassin = Attentäterin
    .nom = die Attentäterin
    .acc = die Attentäterin
estoril-card-start-seducer = Tänzerin
    .nom = die Tänzerin
    .acc = die Tänzerin
estoril-card-start-nationalist = Student
    .nom = der Student
    .acc = den Studenten
estoril-card-start-diplomat = Beamter
    .nom = der Beamte
    .acc = den Beamten
estoril-card-start-conspirator = Kurier
    .nom = der Kurier
    .acc = den Kurier
estoril-card-start-plain = Türsteher
    .nom = der Türsteher
    .acc = den Türsteher

## Schauplätze

estoril-tile-church = Kirche Santo António
    .at = in der Kirche Santo António
estoril-tile-palacio = Hotel Palácio
    .at = im Hotel Palácio
estoril-tile-tamariz = Strand Tamariz
    .at = am Strand Tamariz
estoril-tile-atlantico = Hotel Atlântico
    .at = im Hotel Atlântico
estoril-tile-muchaxo = Muchaxo
    .at = im Muchaxo
estoril-tile-casino = Casino Estoril
    .at = im Casino Estoril
estoril-tile-boca = Boca do Inferno
    .at = an der Boca do Inferno
estoril-tile-museum = Museum Castro Guimarães
    .at = im Museum Castro Guimarães

## Was jeder Schauplatz bewirkt

estoril-special-church = Attentäter können hier nicht eingesetzt werden.
estoril-special-palacio = Britische Charaktere haben hier +1 Stärke.
estoril-special-tamariz = Nichts ist hier TOP SECRET: Alle Karten liegen offen.
estoril-special-atlantico = Deutsche Charaktere haben hier +1 Stärke.
estoril-special-muchaxo = Alle Einsatzfelder hier gelten als äußere Felder.
estoril-special-casino = Nach den Symbolen wird für jeden Charakter mit zwei Würfeln gewürfelt; die Differenz zählt zu seiner Stärke.
estoril-special-boca = Nach den Symbolen verliert der schwächste von mindestens zwei Spielern endgültig einen Charakter, den er hier hat.
estoril-special-museum = Vier Einsatzfelder; wer auf IV legt, darf sich eine verdeckte Karte auf einem beliebigen Schauplatz ansehen.

## Einsatzfelder

estoril-space-church-1 = Kirche Santo António I
    .from = aus der Kirche Santo António I
    .to = in die Kirche Santo António I
    .at = in der Kirche Santo António I
estoril-space-church-2 = Kirche Santo António II
    .from = aus der Kirche Santo António II
    .to = in die Kirche Santo António II
    .at = in der Kirche Santo António II
estoril-space-church-3 = Kirche Santo António III
    .from = aus der Kirche Santo António III
    .to = in die Kirche Santo António III
    .at = in der Kirche Santo António III
estoril-space-palacio-1 = Hotel Palácio I
    .from = aus dem Hotel Palácio I
    .to = ins Hotel Palácio I
    .at = im Hotel Palácio I
estoril-space-palacio-2 = Hotel Palácio II
    .from = aus dem Hotel Palácio II
    .to = ins Hotel Palácio II
    .at = im Hotel Palácio II
estoril-space-palacio-3 = Hotel Palácio III
    .from = aus dem Hotel Palácio III
    .to = ins Hotel Palácio III
    .at = im Hotel Palácio III
estoril-space-tamariz-1 = Strand Tamariz I
    .from = vom Strand Tamariz I
    .to = an den Strand Tamariz I
    .at = am Strand Tamariz I
estoril-space-tamariz-2 = Strand Tamariz II
    .from = vom Strand Tamariz II
    .to = an den Strand Tamariz II
    .at = am Strand Tamariz II
estoril-space-tamariz-3 = Strand Tamariz III
    .from = vom Strand Tamariz III
    .to = an den Strand Tamariz III
    .at = am Strand Tamariz III
estoril-space-atlantico-1 = Hotel Atlântico I
    .from = aus dem Hotel Atlântico I
    .to = ins Hotel Atlântico I
    .at = im Hotel Atlântico I
estoril-space-atlantico-2 = Hotel Atlântico II
    .from = aus dem Hotel Atlântico II
    .to = ins Hotel Atlântico II
    .at = im Hotel Atlântico II
estoril-space-atlantico-3 = Hotel Atlântico III
    .from = aus dem Hotel Atlântico III
    .to = ins Hotel Atlântico III
    .at = im Hotel Atlântico III
estoril-space-muchaxo-1 = Muchaxo I
    .from = aus dem Muchaxo I
    .to = ins Muchaxo I
    .at = im Muchaxo I
estoril-space-muchaxo-2 = Muchaxo II
    .from = aus dem Muchaxo II
    .to = ins Muchaxo II
    .at = im Muchaxo II
estoril-space-muchaxo-3 = Muchaxo III
    .from = aus dem Muchaxo III
    .to = ins Muchaxo III
    .at = im Muchaxo III
estoril-space-casino-1 = Casino Estoril I
    .from = aus dem Casino Estoril I
    .to = ins Casino Estoril I
    .at = im Casino Estoril I
estoril-space-casino-2 = Casino Estoril II
    .from = aus dem Casino Estoril II
    .to = ins Casino Estoril II
    .at = im Casino Estoril II
estoril-space-casino-3 = Casino Estoril III
    .from = aus dem Casino Estoril III
    .to = ins Casino Estoril III
    .at = im Casino Estoril III
estoril-space-boca-1 = Boca do Inferno I
    .from = von der Boca do Inferno I
    .to = zur Boca do Inferno I
    .at = an der Boca do Inferno I
estoril-space-boca-2 = Boca do Inferno II
    .from = von der Boca do Inferno II
    .to = zur Boca do Inferno II
    .at = an der Boca do Inferno II
estoril-space-boca-3 = Boca do Inferno III
    .from = von der Boca do Inferno III
    .to = zur Boca do Inferno III
    .at = an der Boca do Inferno III
estoril-space-museum-1 = Museum Castro Guimarães I
    .from = aus dem Museum Castro Guimarães I
    .to = ins Museum Castro Guimarães I
    .at = im Museum Castro Guimarães I
estoril-space-museum-2 = Museum Castro Guimarães II
    .from = aus dem Museum Castro Guimarães II
    .to = ins Museum Castro Guimarães II
    .at = im Museum Castro Guimarães II
estoril-space-museum-3 = Museum Castro Guimarães III
    .from = aus dem Museum Castro Guimarães III
    .to = ins Museum Castro Guimarães III
    .at = im Museum Castro Guimarães III
estoril-space-museum-4 = Museum Castro Guimarães IV
    .from = aus dem Museum Castro Guimarães IV
    .to = ins Museum Castro Guimarães IV
    .at = im Museum Castro Guimarães IV

## Symbole

estoril-symbol-assassin = Attentäter
    .acc = den Attentäter
estoril-symbol-conspirator = Verschwörung
    .acc = die Verschwörung
estoril-symbol-nationalist = Nationalismus
    .acc = den Nationalismus
estoril-symbol-diplomat = Diplomatie
    .acc = die Diplomatie
estoril-symbol-seducer = Verführung
    .acc = die Verführung

## Was jedes Symbol bewirkt

estoril-power-assassin = Schickt einen anderen Charakter dieses Schauplatzes ohne weißen Spielstein auf die Hand seines Besitzers zurück.
estoril-power-conspirator = Sieht sich heimlich die oberste Karte des Stapels an und behält die Belohnung oder ersetzt sie durch diese Karte.
estoril-power-nationalist = Erhält +1 Stärke für jede weitere sichtbare Flagge des eigenen Landes, hier und auf angrenzenden Schauplätzen.
estoril-power-diplomat = Legt einen weißen Spielstein auf einen Charakter hier oder auf einem angrenzenden Schauplatz: Attentäter und Verführung können ihn in dieser Runde nicht wählen.
estoril-power-seducer = Holt einen Charakter ohne weißen Spielstein von einem angrenzenden Schauplatz auf ein freies Feld hier; seine Symbole wirken nicht.
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

estoril-mission-mission-assassin = Die meisten Attentäter
estoril-mission-mission-conspirator = Die meisten Verschwörungen
estoril-mission-mission-nationalist = Die meisten Nationalisten
estoril-mission-mission-diplomat = Die meisten Diplomaten
estoril-mission-mission-seducer = Die meisten Verführungen
estoril-mission-mission-women = Die meisten Frauen
estoril-mission-mission-strength = Höchste Gesamtstärke
estoril-mission-mission-flags = Die meisten verschiedenen Flaggen
estoril-mission-mission-pt = Die meisten Portugiesen
estoril-mission-mission-uk = Die meisten Briten
estoril-mission-mission-de = Die meisten Deutschen
estoril-mission-mission-us = Die meisten US-Amerikaner

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
estoril-ask-place-space = Wohin legst du { $card-acc }?
estoril-ask-peek = Das Feld { $space } lässt dich eine verdeckte Karte ansehen. Welche?
estoril-ask-activate = Welches Symbol nutzt du { $space-at }?
estoril-ask-assassin-target = Der Attentäter { $space-at } wird tätig. Wer geht auf die Hand seines Besitzers zurück?
estoril-ask-conspirator-choice = Die oberste Karte des Stapels ist { $card-nom }, die Belohnung ist { $card_reward-nom }. Behältst du die Belohnung?
estoril-ask-diplomat-target = Die Diplomatie { $space-at } wirkt. Wer bekommt einen weißen Spielstein?
estoril-ask-seducer-target = Die Verführung { $space-at } wirkt. Wer soll hierherkommen?
estoril-ask-seducer-space = Wohin kommt der Charakter { $space-from }?
estoril-ask-boca-discard = An der Boca do Inferno hast du die geringste Stärke. Welchen deiner Charaktere dort verlierst du endgültig?
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

estoril-choose-place-card = Setze { $card-acc } ein
estoril-choose-place-space = { $space }
estoril-choose-peek = Sieh dir die Karte { $space-at } an
estoril-choose-peek-reward = Sieh dir die Belohnung { $tile-at } an
estoril-choose-peek-decline = Sieh dir nichts an
estoril-choose-activate = Nutze { $symbol-acc }
estoril-choose-activate-stop = Nutze kein weiteres Symbol
estoril-choose-activate-skip = Lass dieses Symbol aus
estoril-choose-assassin-target = Schicke den Charakter { $space-at } zurück
estoril-choose-conspirator-keep = Behalte die Belohnung; die oberste Karte kommt unter den Stapel
estoril-choose-conspirator-replace = Ersetze die Belohnung durch die oberste Karte; die bisherige kommt unter den Stapel
estoril-choose-diplomat-target = Schütze den Charakter { $space-at }
estoril-choose-seducer-target = Verführe den Charakter { $space-at }
estoril-choose-seducer-space = Setze ihn { $space-to }
estoril-choose-boca-discard = Verliere den Charakter { $space-at }
estoril-choose-hand-discard = Lege { $card-acc } ab

## Ereignisse

estoril-event-mission-shown = Im Spiel ist die Mission „{ $mission }“.
estoril-event-mission-between = Zwischen { $a } und { $b } liegt verdeckt die Mission „{ $mission }“.
estoril-event-mission-set-aside = { $seat } hat „{ $mission }“ bekommen, was keine Agenda sein kann, und legt die Karte beiseite.
estoril-event-agenda-dealt = Deine geheime Agenda ist „{ $mission }“.
estoril-event-round-began = Runde { $round } beginnt, und { $seat } macht den Anfang.
estoril-event-tile-laid =
    { $turns ->
        [0] Auf Platz { $slot } liegt der Schauplatz { $tile }, nicht gedreht.
        [one] Auf Platz { $slot } liegt der Schauplatz { $tile }, um eine Vierteldrehung gedreht.
       *[other] Auf Platz { $slot } liegt der Schauplatz { $tile }, um { $turns } Vierteldrehungen gedreht.
    }
estoril-event-reward-laid = Die Belohnung { $tile-at } ist { $card-nom }.
estoril-event-reward-hidden = Die Belohnung { $tile-at } liegt verdeckt.
estoril-event-card-placed = { $seat } setzt { $card-acc } { $space-at } ein.
estoril-event-card-hidden = { $seat } legt { $space-at } eine verdeckte Karte.
estoril-event-card-chosen = Deine verdeckte Karte { $space-at } ist { $card-nom }.
estoril-event-peeked = { $seat } sieht sich die verdeckte Karte { $space-at } an.
estoril-event-card-seen = Die verdeckte Karte { $space-at } ist { $card-nom }.
estoril-event-reward-peeked = { $seat } sieht sich die verdeckte Belohnung { $tile-at } an.
estoril-event-reward-seen = Die verdeckte Belohnung { $tile-at } ist { $card-nom }.
estoril-event-peek-declined = { $seat } sieht sich nichts an.
estoril-event-location-began = Nun geht es { $tile-at } weiter.
estoril-event-card-revealed = { $seat } deckt { $space-at } { $card-acc } auf.
estoril-event-reward-revealed = Die aufgedeckte Belohnung { $tile-at } ist { $card-nom }.
estoril-event-symbols-passed = { $seat } lässt { $space-at } ein Symbol ungenutzt.
estoril-event-assassinated = { $seat } nutzt einen Attentäter, und { $card-nom } { $space-from } geht zurück auf die Hand von { $victim }.
estoril-event-conspirator-looked = { $seat } nutzt die Verschwörung { $tile-at } und sieht sich die oberste Karte des Stapels an.
estoril-event-top-card-seen = Die oberste Karte des Stapels ist { $card-nom }.
estoril-event-conspirator-kept = { $seat } behält die Belohnung { $tile-at }; die oberste Karte kommt verdeckt unter den Stapel.
estoril-event-conspirator-replaced = { $seat } ersetzt die Belohnung { $tile-at }; sie ist jetzt { $card-nom }, und { $card_old-nom } kommt unter den Stapel.
estoril-event-nationalist-counted =
    { $count ->
        [0] { $seat } nutzt den Nationalismus { $space-at } und zählt keine Flagge.
        [one] { $seat } nutzt den Nationalismus { $space-at } und zählt { $count } Flagge.
       *[other] { $seat } nutzt den Nationalismus { $space-at } und zählt { $count } Flaggen.
    }
estoril-event-diplomat-protected = { $seat } nutzt die Diplomatie und schützt den Charakter { $space-at }.
estoril-event-seduced = { $seat } nutzt die Verführung, und { $card-nom } von { $victim } kommt { $space_from-from } { $space-to }.
estoril-event-dice-thrown = { $seat } würfelt { $space-at } { $one } und { $two }, also +{ $count } Stärke.
estoril-event-character-lost = { $seat } verliert { $space-at } endgültig { $card-acc }.
estoril-event-reward-won = { $seat } gewinnt { $tile-at } { $card-acc }. Stärke: { $totals }.
estoril-event-location-won = { $seat } ist { $tile-at } am stärksten, doch dort liegt keine Belohnung. Stärke: { $totals }.
estoril-event-reward-unclaimed = Niemand ist { $tile-at }, und { $card-nom } kommt unter den Stapel.
estoril-event-location-empty = Niemand ist { $tile-at }.
estoril-event-cards-retrieved = Ende der Runde { $round }: Alle nehmen ihre Charaktere zurück.
estoril-event-discards-chosen = Du legst ab: { $cards }.
estoril-event-discards-sealed = { $seat } wählt Karten zum Ablegen.
estoril-event-discarded = { $seat } legt ab: { $cards }.
estoril-event-first-player-passed = Der Startspieler wechselt, nun beginnt { $seat }.
estoril-event-mission-scored = Die Mission „{ $mission }“ bringt Punkte: { $points }.
estoril-event-agenda-scored =
    { $count ->
        [one] { $seat } hatte die Agenda „{ $mission }“ und bekommt { $count } Punkt.
       *[other] { $seat } hatte die Agenda „{ $mission }“ und bekommt { $count } Punkte.
    }
estoril-event-game-scored = Das Spiel ist zu Ende. Punkte: { $scores }. Sieg: { $winners }.

## Warum etwas nicht zur Auswahl steht

estoril-why-not-in-hand = Du hast { $card-acc } nicht auf der Hand.
estoril-why-not-in-town = In dieser Runde ist der Schauplatz { $tile } nicht im Spiel.
estoril-why-space-taken = Ein Charakter liegt schon { $space-at }.
estoril-why-inner-space = { $space } ist ein inneres Feld, und keiner deiner Charaktere grenzt daran.
estoril-why-peek-needed = An diesem Tisch musst du dir eine Karte ansehen, wenn es geht.
estoril-why-own-card = Deine eigene Karte kennst du schon.
estoril-why-not-face-down = Dort liegt keine Karte verdeckt.
estoril-why-out-of-reach = Bis zum Schauplatz { $tile } reicht dieses Symbol nicht.
estoril-why-no-such-symbol = Dieser Charakter hat das Symbol „{ $symbol }“ nicht.
estoril-why-symbol-used = Das Symbol „{ $symbol }“ ist schon genutzt.
estoril-why-no-assassins-here = In der Kirche können Attentäter nicht eingesetzt werden.
estoril-why-printed-order = An diesem Tisch werden Symbole in der gedruckten Reihenfolge genutzt; „{ $symbol }“ ist noch nicht dran.
estoril-why-no-flag = Hier und auf angrenzenden Schauplätzen ist keine weitere solche Flagge zu sehen.
estoril-why-no-deck = Der Stapel oder das Belohnungsfeld ist leer.
estoril-why-no-free-space = Kein Einsatzfeld dieses Schauplatzes ist frei.
estoril-why-no-white-marker = Alle weißen Spielsteine sind im Einsatz.
estoril-why-no-target = Es gibt niemanden, auf den das Symbol „{ $symbol }“ wirken könnte.
estoril-why-nobody-there = Kein Charakter liegt { $space-at }.
estoril-why-other-location = Dieses Feld gehört zu einem anderen Schauplatz.
estoril-why-not-itself = Ein Attentäter kann sich nicht selbst wählen.
estoril-why-protected = Den Charakter { $space-at } schützt ein weißer Spielstein.
estoril-why-safe-already = Ein weißer Spielstein liegt schon { $space-at }.
estoril-why-too-far = { $space } gehört weder zu diesem noch zu einem angrenzenden Schauplatz.
estoril-why-not-adjacent = Die Verführung reicht nur auf angrenzende Schauplätze, und { $space } liegt auf keinem davon.
estoril-why-not-at-boca = Du musst einen Charakter dieses Schauplatzes wählen.
estoril-why-not-your-character = Keiner deiner Charaktere liegt { $space-at }.
estoril-why-picked-already = Die Karte „{ $card }“ ist schon gewählt.

## Optionen

estoril-option-edition = Ausgabe
estoril-option-edition-pl = polnisch
estoril-option-edition-de = deutsch
estoril-option-variant-secret-missions = Variante „Geheime Missionen“ (3 oder 4 Spieler)
estoril-option-variant-secret-missions-false = aus
estoril-option-variant-secret-missions-true = an
estoril-option-variant-recruitment-agenda = Variante „Geheime Rekrutierungsagenda“
estoril-option-variant-recruitment-agenda-false = aus
estoril-option-variant-recruitment-agenda-true = an
estoril-option-variant-second-place = Variante „Missionstafeln neu gewertet“
estoril-option-variant-second-place-false = aus
estoril-option-variant-second-place-true = an
estoril-option-boca-tie = Gleichstand der Schwächsten an der Boca do Inferno
estoril-option-boca-tie-edition = wie in der Ausgabe
estoril-option-boca-tie-lowest-space-safe = das Feld mit der niedrigeren Nummer ist sicher
estoril-option-boca-tie-highest-space-loses = das Feld mit der höchsten Nummer verliert
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
estoril-option-boca-reward-timing = Die Belohnung an der Boca do Inferno richtet sich nach den Stärken
estoril-option-boca-reward-timing-after-discard = nach dem Verlust
estoril-option-boca-reward-timing-before-discard = vor dem Verlust
estoril-option-mission-needs-positive = Eine Mission mit null erfüllen
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
remedy-estoril-no-agenda = diese Mission ist nie eine geheime Agenda; nenne eine andere
remedy-estoril-aside = { $card } wird nur an Tischen mit geheimer Agenda beiseitegelegt und liegt dann nirgends sonst
remedy-estoril-turn = sie sagt, mit wessen Zug das Einsetzen weitergeht; lass sie in anderen Phasen weg

## Was in den Inhaltsdateien steht

estoril-rows-character = Charaktere
estoril-rows-tile = Schauplatzteile
estoril-rows-mission = Missionstafeln
estoril-rows-table = Zahlen des Spiels selbst

## Hinweise für Neulinge

estoril-note-place = Mit jedem Spielstein setzt du einen Charakter ein. Zwei Charaktere auf einem Schauplatz zählen mit ihren Stärken zusammen.
estoril-note-space = Der Rand der Stadt steht allen offen. Innen darfst du nur neben einem eigenen Charakter einsetzen. TOP SECRET heißt verdeckt.
estoril-note-peek = Die Karte siehst nur du. Die anderen sehen, wo du nachsiehst.
estoril-note-activate = Die Schauplätze werden nach ihren Nummern abgehandelt, die Felder ebenso: Ein früher Charakter kann einen späteren Schauplatz verändern. Jedes Symbol wirkt einmal.
estoril-note-conspirator = Du siehst die oberste Karte des Stapels: Lass die Belohnung liegen, oder ersetze sie durch diese Karte.
estoril-note-boca = An der Boca do Inferno verliert der Schwächste endgültig einen Charakter. Gib den her, der am wenigsten zählt.
estoril-note-discard = Sechs Karten darfst du behalten. Eine abgelegte bringt einen Punkt, aber keine Mission zählt sie: Sieh dir zuerst die Missionen an.
