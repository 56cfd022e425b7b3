# A Study in Emerald, zweite Ausgabe: Begriffe wie in docs/rules/emerald.md, Abschnitt 2.
# Namen von Karten stehen im Satz in Anführungszeichen: So bleiben sie ungebeugt.

emerald-title = A Study in Emerald
emerald-blurb = Man schreibt das Jahr 1882, und die Großen Alten beherrschen die Welt. Wirb Agenten an, verbirg, auf wessen Seite du stehst, und töte ihre Hoheiten oder beschütze sie. Zweite Ausgabe.
emerald-chapter = Zug { $number }

## Karten

emerald-card-black-hand = Schwarze Hand
emerald-card-change-of-heart = Sinneswandel
emerald-card-cthulhu = Cthulhu
emerald-card-diogenes-club = Diogenes-Club
emerald-card-doctor-watson = Doktor Watson
emerald-card-duchess-duzes = Herzogin d’Uzès
emerald-card-fenians = Fenier
emerald-card-freemasons = Freimaurer
emerald-card-hide-royalty = Hoheiten verstecken
emerald-card-hired-assassin = Gedungener Mörder
emerald-card-holy-brotherhood = Heilige Bruderschaft
emerald-card-infernal-machine = Höllenmaschine
emerald-card-inspector-lestrade = Inspektor Lestrade
emerald-card-irene-adler = Irene Adler
emerald-card-matvei-golovinski = Matwei Golowinski
emerald-card-mi-go = Mi-Go
emerald-card-mrs-hudson = Mrs Hudson
emerald-card-okhrana = Ochrana
emerald-card-peoples-will = Der Wille des Volkes
emerald-card-pinkerton-agents = Pinkerton-Agenten
emerald-card-sherlock-holmes = Sherlock Holmes
emerald-card-shoggoth = Shoggothe
emerald-card-sigmund-freud = Sigmund Freud
emerald-card-society-of-leopold = Leopold-Gesellschaft
emerald-card-terror-by-night = Schrecken der Nacht
emerald-card-third-section = Die Dritte Sektion
emerald-card-vampires = Vampire
emerald-card-vladimir-burtsev = Wladimir Burzew
emerald-card-yog-sothoth = Yog-Sothoth
emerald-card-zombies = Zombies
emerald-card-louise-michel = Louise Michel
emerald-card-peter-kropotkin = Fürst Kropotkin
emerald-card-vera-figner = Wera Figner
emerald-card-sophia-perovskaya = Sofja Perowskaja
emerald-card-sergei-kravchinsky = Sergei Krawtschinski
emerald-card-ravachol = Ravachol
emerald-card-nikolai-kibalchich = Nikolai Kibaltschitsch
emerald-card-errico-malatesta = Errico Malatesta
emerald-card-johann-most = Johann Most
emerald-card-emma-goldman = Emma Goldman
emerald-card-elisee-reclus = Élisée Reclus
emerald-card-vera-zasulich = Wera Sassulitsch
emerald-card-emile-henry = Émile Henry
emerald-card-henri-rochefort = Henri Rochefort
emerald-card-felix-nadar = Félix Nadar
emerald-card-william-morris = William Morris
emerald-card-sebastian-moran = Sebastian Moran
emerald-card-piotr-rachkovsky = Pjotr Ratschkowski
emerald-card-professor-moriarty = Professor Moriarty
emerald-card-otto-von-bismarck = Otto von Bismarck
emerald-card-georgy-sudeykin = Georgi Sudejkin
emerald-card-wilhelm-stieber = Wilhelm Stieber
emerald-card-louis-andrieux = Louis Andrieux
emerald-card-william-melville = William Melville
emerald-card-arkady-harting = Arkadi Harting
emerald-card-marquis-de-mores = Marquis de Morès
emerald-card-edward-jenkinson = Edward Jenkinson
emerald-card-start-informant = Informant
emerald-card-start-courier = Kurier
emerald-card-start-recruiter = Anwerber
emerald-card-start-safe-house = Unterschlupf
emerald-card-start-rail-ticket = Fahrkarte
emerald-card-start-dynamite = Dynamit
emerald-card-city-london = London (Stadt)
emerald-card-city-paris = Paris (Stadt)
emerald-card-city-berlin = Berlin (Stadt)
emerald-card-city-vienna = Wien (Stadt)
emerald-card-city-st-petersburg = St. Petersburg (Stadt)
emerald-card-city-rome = Rom (Stadt)
emerald-card-city-madrid = Madrid (Stadt)
emerald-card-city-constantinople = Konstantinopel (Stadt)
emerald-card-city-cairo = Kairo (Stadt)
emerald-card-gloriana = Gloriana
emerald-card-spinner-in-darkness = Die Spinnerin in der Dunkelheit
emerald-card-hastur = Hastur
emerald-card-shub-niggurath = Shub-Niggurath
emerald-card-azathoth = Azathoth
emerald-card-tsathoggua = Tsathoggua
emerald-card-baoht-zuqqa-mogg = Baoht Z’uqqa-Mogg
emerald-card-yig = Yig
emerald-card-nyarlathotep = Nyarlathotep

## Städte

emerald-city-london = London
emerald-city-paris = Paris
emerald-city-berlin = Berlin
emerald-city-vienna = Wien
emerald-city-st-petersburg = St. Petersburg
emerald-city-rome = Rom
emerald-city-madrid = Madrid
emerald-city-constantinople = Konstantinopel
emerald-city-cairo = Kairo

## Was jede Karte mit Text bewirkt

emerald-power-black-hand = Du bekommst 2 Restaurationisten-Siegpunkte für jede Hoheit, die du getötet oder versteckt hast, jetzt und später. (EME-18.1)
emerald-power-change-of-heart = Sie liegt offen auf deiner Identität: Von nun an gehörst du zur anderen Fraktion. Ein Loyalist darf sie auch beim erzwungenen Aufdecken spielen. (EME-18.2)
emerald-power-cthulhu = Der Stapel einer Stadt verlässt das Spiel, ihre Agenten und Zombies kehren in die Vorräte zurück, und alle Einflussmarker dort kommen ins Limbo. Eine Hoheit auf ihrem Feld bleibt. (EME-18.3)
emerald-power-diogenes-club = Ziehe zwei Karten. (EME-18.4)
emerald-power-doctor-watson = Ziehe zwei Karten. (EME-18.4)
emerald-power-duchess-duzes = Nimm die offene Karte einer Stadt, in der du führst, mit oder ohne Einflussmarker dort, als erste oder zweite Aktion. (EME-18.5)
emerald-power-fenians = Bei einem Anschlag ist jeder deiner Agenten in der Stadt zwei Bomben wert statt einer. (EME-18.6)
emerald-power-freemasons = Wirf beliebig viele andere Karten ab und ziehe eine mehr, als du abgeworfen hast. (EME-18.7)
emerald-power-hide-royalty = Nimm die Hoheit einer Stadt, in der du führst: Ihre Punkte werden zu Loyalisten-Siegpunkten. Die Einflussmarker dort werden abgeräumt, dann wirfst du den Stabilitätswürfel. (EME-18.8)
emerald-power-holy-brotherhood = Hol Einflussmarker aus dem Limbo zurück, höchstens so viele, wie du Agenten auf dem Spielbrett hast. (EME-18.9)
emerald-power-infernal-machine = Bei einem Anschlag ist sie drei Bomben wert. (EME-18.10)
emerald-power-inspector-lestrade = Alle Einflussmarker eines Spielers in einer Stadt kommen in seinen Vorrat zurück; du darfst auch dich selbst wählen. (EME-18.11)
emerald-power-irene-adler = Ein Agent aus deinem Vorrat ersetzt einen beliebigen Agenten eines Rivalen in einer beliebigen Stadt. (EME-18.12)
emerald-power-matvei-golovinski = Der Loyalistenmarker rückt zwei Felder vor. (EME-18.13)
emerald-power-mi-go = Lege einen oder zwei deiner Agenten aus Städten auf diese Karte: Dort erreicht sie niemand. In einem deiner späteren Züge kehren alle mit einer freien Aktion in eine Stadt zurück. (EME-18.14)
emerald-power-mrs-hudson = Wirf beliebig viele andere Karten ab und ziehe eine mehr, als du abgeworfen hast. (EME-18.7)
emerald-power-okhrana = Schicke einen oder zwei Einflussmarker beliebiger Spieler aus Städten ins Limbo. (EME-18.15)
emerald-power-peoples-will = Hol alle deine Einflussmarker aus dem Limbo zurück. (EME-18.16)
emerald-power-pinkerton-agents = Setze einen deiner Agenten, aus dem Vorrat oder aus einer Stadt, in eine Stadt deiner Wahl. (EME-18.17)
emerald-power-sherlock-holmes = Rettet einen deiner Agenten vor einem Anschlag, einem Shoggothen, einem Zombie oder Vampiren; Cthulhu hält er ganz auf. (EME-18.18)
emerald-power-shoggoth = Töte einen Agenten eines Rivalen in einer beliebigen Stadt. Er liegt auf dieser Karte und bringt dir ihre Punkte. (EME-18.19)
emerald-power-sigmund-freud = Du hast wieder drei Stabilitätsmarker, und der Restaurationistenmarker rückt zwei Felder vor. (EME-18.20)
emerald-power-society-of-leopold = Alle Zombies verlassen das Spiel, ebenso alle Karten „Zombies“ und „Vampire“ der Spieler samt ihren Punkten. Wer eine davon aus der Hand verliert, zieht eine andere Karte. (EME-18.21)
emerald-power-terror-by-night = Ein anderer Spieler wirft den Stabilitätswürfel. (EME-18.22)
emerald-power-third-section = Die offene Karte einer Stadt verlässt das Spiel. (EME-18.23)
emerald-power-vampires = Als Aktion: In einer Stadt, in der du einen Agenten hast, ersetzt ein Agent aus deinem Vorrat den eines Rivalen. Als Abwehr: Rettet einen deiner Agenten vor dem Tod. (EME-18.24)
emerald-power-vladimir-burtsev = Sieh dir heimlich die Identität eines anderen Spielers an. (EME-18.25)
emerald-power-yog-sothoth = Lege mindestens einen deiner Agenten aus Städten endgültig auf diese Karte: 1 Loyalisten-Siegpunkt für jeden. (EME-18.26)
emerald-power-zombies = In jeder Stadt, in der ein Zombie von dir steht, darfst du einen Agenten eines Rivalen entfernen. Dann setzt du zwei Zombies in beliebige Städte. (EME-18.27)

## Fraktionen, Leisten, Punkte

emerald-faction-restorationist = Restaurationist
emerald-faction-loyalist = Loyalist
emerald-track-restorationist = Restaurationistenleiste
emerald-track-loyalist = Loyalistenleiste
emerald-point-neutral = neutrale Siegpunkte
    .one = neutralen Siegpunkt
emerald-point-restorationist = Restaurationisten-Siegpunkte
    .one = Restaurationisten-Siegpunkt
emerald-point-loyalist = Loyalisten-Siegpunkte
    .one = Loyalisten-Siegpunkt
emerald-point-kill = Punkte für getötete Agenten
    .one = Punkt für getötete Agenten

## Symbole und Überschriften der Karten

emerald-symbol-place = Einflussmarker einsetzen
emerald-symbol-claim = Karte nehmen
emerald-symbol-retrieve = Einflussmarker zurückholen
emerald-symbol-move = Agenten bewegen
emerald-symbol-assassinate = Mordanschlag
emerald-symbol-restorationist = Restaurationistenmarker vorrücken
emerald-symbol-loyalist = Loyalistenmarker vorrücken
emerald-symbol-agent = Neuer Agent
emerald-symbol-bomb = Bombe
emerald-symbol-madness = Wahnsinn
emerald-heading-action = Aktion
emerald-heading-free-action = Freie Aktion
emerald-heading-benefit = Vorteil
emerald-heading-block = Abwehr
emerald-heading-action-or-block = Aktion oder Abwehr
emerald-heading-one-use = Einmalig

## Wörter in Sätzen

emerald-face-blank = nichts
    .then = und nichts geschieht
emerald-face-madness = Wahnsinn
    .then = und er zeigt Wahnsinn
emerald-zone-hand = aus der Hand
emerald-zone-deck = aus dem Nachziehstapel
emerald-zone-discard = aus dem Ablagestapel
emerald-zone-tableau = aus der Auslage
emerald-reason-agents = hat keinen Agenten mehr auf dem Spielbrett
emerald-reason-tokens = hat keinen Stabilitätsmarker mehr
emerald-end-reveal = ein Restaurationist musste seine Identität aufdecken
emerald-end-track = ein Marker hat das Ende seiner Leiste erreicht
emerald-end-target = das Punkteziel ist erreicht
emerald-end-turns = der letzte Zug ist gespielt

## Phasen

emerald-phase-setup = Aufstellung der Agenten
emerald-phase-turn = Im Spiel
emerald-phase-over = Wertung
emerald-source-neutral = Neutrale Siegpunkte
emerald-source-own = Punkte der Fraktion
emerald-source-kills = Getötete Agenten
emerald-source-track = Leisten
emerald-source-penalty = Abzug

## Fragen

emerald-ask-setup-agent = Wo setzt du deinen nächsten Startagenten ein?
emerald-ask-turn =
    { $count ->
        [0] Beide Aktionen sind ausgeführt. Eine freie Aktion oder das Ende des Zuges?
        [one] Dir bleibt eine Aktion. Was tust du?
       *[other] Du hast { $count } Aktionen. Was tust du?
    }
emerald-ask-place-city = In welcher Stadt setzt du Einflussmarker ein?
emerald-ask-place-card =
    { $count ->
        [0] Welche Karte spielst du für Einflussmarker in { $city }?
        [one] In { $city } ist es bisher { $count } Einflussmarker. Noch eine Karte?
       *[other] In { $city } sind es bisher { $count } Einflussmarker. Noch eine Karte?
    }
emerald-ask-claim-city = In welcher Stadt nimmst du die offene Karte?
emerald-ask-claim-card = Welche Karte spielst du, um „{ $card }“ in { $city } zu nehmen?
emerald-ask-retrieve-card =
    { $count ->
        [0] Welche Karte spielst du, um Einflussmarker zurückzuholen?
        [one] Bisher { $count } Einflussmarker. Noch eine Karte?
       *[other] Bisher { $count } Einflussmarker. Noch eine Karte?
    }
emerald-ask-retrieve-source =
    { $count ->
        [one] Woher holst du den letzten Einflussmarker zurück?
       *[other] Noch { $count } Einflussmarker: Woher holst du den nächsten zurück?
    }
emerald-ask-move-card =
    { $count ->
        [0] Welche Karte spielst du, um Agenten zu bewegen?
        [one] Bisher { $count } Bewegung. Noch eine Karte?
       *[other] Bisher { $count } Bewegungen. Noch eine Karte?
    }
emerald-ask-move-from =
    { $count ->
        [one] Noch { $count } Bewegung: Aus welcher Stadt bricht ein Agent auf?
       *[other] Noch { $count } Bewegungen: Aus welcher Stadt bricht ein Agent auf?
    }
emerald-ask-move-to = Wohin geht der Agent aus { $city_from }?
emerald-ask-track-card = Welche Karte spielst du, und für welche Leiste?
emerald-ask-kill-card = Mit welcher Karte verübst du einen Anschlag?
emerald-ask-kill-city = In welcher Stadt wirkt „{ $card }“?
emerald-ask-kill-target = Wer in { $city } soll durch „{ $card }“ sterben?
emerald-ask-kill-support =
    { $count ->
        [one] Für „{ $card }“ in { $city } fehlt { $count } Bombe. Welche Karte unterstützt den Anschlag?
       *[other] Für „{ $card }“ in { $city } fehlen { $count } Bomben. Welche Karte unterstützt den Anschlag?
    }
emerald-ask-discard-card =
    { $count ->
        [0] Welche Karte wirfst du ab?
        [one] Bisher { $count } Karte. Noch eine?
       *[other] Bisher { $count } Karten. Noch eine?
    }
emerald-ask-redraw-card =
    { $count ->
        [0] „{ $card }“: Wirfst du vor dem Ziehen eine Karte ab?
        [one] „{ $card }“: Du hast { $count } Karte abgeworfen. Noch eine?
       *[other] „{ $card }“: Du hast { $count } Karten abgeworfen. Noch eine?
    }
emerald-ask-block = { $a } bedroht mit „{ $card }“ deinen Agenten in { $city }. Wehrst du ab?
emerald-ask-heart = Du musst deine Identität aufdecken. Spielst du vorher „Sinneswandel“?
emerald-ask-reveal-agent =
    { $count ->
        [one] Du bist aufgedeckt. Noch { $count } Agent einzusetzen: Wohin?
       *[other] Du bist aufgedeckt. Noch { $count } Agenten einzusetzen: Wohin kommt der nächste?
    }
emerald-ask-text-city = Welche Stadt wählst du für „{ $card }“?
emerald-ask-text-seat = Welchen Spieler wählst du für „{ $card }“?
emerald-ask-text-victim = Wen in { $city } trifft „{ $card }“?
emerald-ask-text-more =
    { $count ->
        [0] „{ $card }“: Aus welcher Stadt?
        [one] „{ $card }“: Bisher { $count }. Aus welcher Stadt noch?
       *[other] „{ $card }“: Bisher { $count }. Aus welcher Stadt noch?
    }
emerald-ask-text-count = „{ $card }“: Wie viele Einflussmarker holst du aus dem Limbo zurück?
emerald-ask-text-source = „{ $card }“: Woher kommt der Agent?
emerald-ask-redeploy-city =
    { $count ->
        [one] Wohin kehrt dein Agent von Mi-Go zurück?
       *[other] Wohin kehren deine { $count } Agenten von Mi-Go zurück?
    }
emerald-ask-zombie-strike = Wo greifen deine Zombies an?
emerald-ask-zombie-city =
    { $count ->
        [one] Wo setzt du den letzten Zombie ein?
       *[other] Noch { $count } Zombies einzusetzen: Wohin kommt der nächste?
    }

## Was die anderen inzwischen sehen

emerald-activity-setup = { $seat } setzt einen Startagenten ein.
emerald-activity-turn = { $seat } ist am Zug.
emerald-activity-reactions = { $seat } darf reagieren.
emerald-activity-reveal = { $seat } muss die Identität aufdecken.
emerald-activity-agents = { $seat } setzt neue Agenten ein.

## Auswahl

emerald-choose-done = Genug
emerald-choose-block-none = Wehre nicht ab
emerald-choose-heart-keep = Decke ohne „Sinneswandel“ auf
emerald-choose-heart-play = Spiele vorher „Sinneswandel“
emerald-choose-end-turn = Beende den Zug
emerald-choose-pass = Passen
emerald-choose-place = Setze Einflussmarker ein
emerald-choose-claim = Nimm Karten
emerald-choose-retrieve = Hol Einflussmarker zurück
emerald-choose-move = Bewege Agenten
emerald-choose-track = Rücke Leistenmarker vor
emerald-choose-assassinate = Verübe einen Mordanschlag
emerald-choose-discard = Wirf Karten ab
emerald-choose-redeploy = Freie Aktion: Hol Agenten von Mi-Go zurück
emerald-choose-from-limbo = Aus dem Limbo
emerald-choose-from-supply = Aus dem Vorrat
emerald-choose-kill-royal = Die Hoheit
emerald-choose-kill-agent = Ein Agent von { $seat }
emerald-choose-player = { $seat }
emerald-choose-city = { $city }
emerald-choose-from-city = Aus { $city }
emerald-choose-count =
    { $count ->
        [one] { $count } Einflussmarker
       *[other] { $count } Einflussmarker
    }
emerald-choose-card-action = Aktion von „{ $card }“
emerald-choose-free-action = Freie Aktion von „{ $card }“
emerald-choose-support = Nutze den Text von „{ $card }“ als Unterstützung
emerald-choose-block = Wehre mit „{ $card }“ ab
emerald-choose-pay = Spiele „{ $card }“
emerald-choose-pay-restorationist = Spiele „{ $card }“ für die Restaurationistenleiste
emerald-choose-pay-loyalist = Spiele „{ $card }“ für die Loyalistenleiste
emerald-choose-kill-card = Verübe mit „{ $card }“ einen Mordanschlag
emerald-choose-bombs = Spiele die Bomben von „{ $card }“
emerald-choose-discard-card = Wirf „{ $card }“ ab

## Ereignisse

emerald-event-identity-dealt = Im Geheimen bist du { $faction }.
emerald-event-card-turned = In { $city } wird „{ $card }“ aufgedeckt.
emerald-event-royal-appeared = In { $city } erscheint die Hoheit { $card } und kommt auf ihr Feld.
emerald-event-first-player = { $seat } macht den Anfang.
emerald-event-agent-placed = { $seat } setzt einen Agenten in { $city } ein.
emerald-event-turn-began = { $seat } beginnt Zug { $turn }.
emerald-event-cards-drawn = Du ziehst: { $cards }.
emerald-event-drew =
    { $count ->
        [one] { $seat } zieht { $count } Karte.
       *[other] { $seat } zieht { $count } Karten.
    }
emerald-event-deck-shuffled =
    { $count ->
        [one] { $seat } macht den Ablagestapel zum neuen Nachziehstapel: { $count } Karte.
       *[other] { $seat } mischt den Ablagestapel zum neuen Nachziehstapel: { $count } Karten.
    }
emerald-event-cubes-placed =
    { $count ->
        [one] { $seat } setzt { $count } Einflussmarker in { $city } ein. Gespielt: { $cards }.
       *[other] { $seat } setzt { $count } Einflussmarker in { $city } ein. Gespielt: { $cards }.
    }
emerald-event-claimed = { $seat } nimmt „{ $card }“ in { $city }. Gespielt: { $cards }.
emerald-event-recruited =
    { $count ->
        [one] { $seat } wirbt { $count } Agenten in { $city } an.
       *[other] { $seat } wirbt { $count } Agenten in { $city } an.
    }
emerald-event-cubes-to-limbo =
    { $count ->
        [one] In { $city } kommt { $count } Einflussmarker von { $seat } ins Limbo.
       *[other] In { $city } kommen { $count } Einflussmarker von { $seat } ins Limbo.
    }
emerald-event-cubes-home =
    { $count ->
        [one] Aus { $city } kommt { $count } Einflussmarker von { $seat } in den Vorrat zurück.
       *[other] Aus { $city } kommen { $count } Einflussmarker von { $seat } in den Vorrat zurück.
    }
emerald-event-retrieved =
    { $count ->
        [one] { $seat } holt { $count } Einflussmarker zurück. Gespielt: { $cards }.
       *[other] { $seat } holt { $count } Einflussmarker zurück. Gespielt: { $cards }.
    }
emerald-event-limbo-left =
    { $count ->
        [one] Aus dem Limbo kommt { $count } Einflussmarker von { $seat } in den Vorrat zurück.
       *[other] Aus dem Limbo kommen { $count } Einflussmarker von { $seat } in den Vorrat zurück.
    }
emerald-event-moved =
    { $count ->
        [one] { $seat } bewegt { $count } Agenten. Gespielt: { $cards }.
       *[other] { $seat } bewegt { $count } Agenten. Gespielt: { $cards }.
    }
emerald-event-agent-moved = { $seat } bewegt einen Agenten von { $city_from } nach { $city }.
emerald-event-tracks-pushed = { $seat } rückt Leistenmarker vor. Gespielt: { $cards }.
emerald-event-marker-moved = Auf der { $track } steht der Marker jetzt auf Feld { $space }.
emerald-event-attacked-agent = { $seat } verübt in { $city } mit „{ $card }“ einen Anschlag auf einen Agenten von { $victim }. Unterstützung: { $cards }.
emerald-event-attacked-royal = { $seat } verübt in { $city } mit „{ $card }“ einen Anschlag auf die Hoheit { $card_royal }. Unterstützung: { $cards }.
emerald-event-agent-killed = { $seat } tötet in { $city } einen Agenten von { $victim }.
emerald-event-royal-killed = { $seat } tötet in { $city } die Hoheit { $card }.
emerald-event-discarded = { $seat } wirft ab: { $cards }.
emerald-event-passed = { $seat } passt.
emerald-event-points-gained =
    { $count ->
        [one] { $seat } erhält { $count } { $point-one }.
       *[other] { $seat } erhält { $count } { $point }.
    }
emerald-event-points-lost =
    { $count ->
        [one] { $seat } verliert { $count } { $point-one }.
       *[other] { $seat } verliert { $count } { $point }.
    }
emerald-event-card-kept = { $seat } behält „{ $card }“ in der Auslage.
emerald-event-card-discarded = „{ $card }“ kommt auf den Ablagestapel von { $seat }.
emerald-event-card-removed = „{ $card }“ von { $seat } verlässt das Spiel.
emerald-event-block-asked = { $seat } bedroht mit „{ $card }“ einen deiner Agenten: Du darfst abwehren, wenn du kannst.
emerald-event-blocked = { $seat } wehrt mit „{ $card }“ ab und zieht eine Karte.
emerald-event-die-rolled = { $seat } wirft den Stabilitätswürfel, { $face-then }.
emerald-event-token-lost =
    { $count ->
        [0] { $seat } verliert den letzten Stabilitätsmarker.
        [one] { $seat } verliert einen Stabilitätsmarker; { $count } bleibt.
       *[other] { $seat } verliert einen Stabilitätsmarker; { $count } bleiben.
    }
emerald-event-agent-mad = { $seat } verliert durch Wahnsinn einen Agenten in { $city }.
emerald-event-text-played = { $seat } spielt „{ $card }“.
emerald-event-targeted = { $seat } richtet „{ $card }“ gegen { $city }.
emerald-event-targeted-agent = { $seat } richtet „{ $card }“ gegen einen Agenten von { $victim } in { $city }.
emerald-event-stack-lost =
    { $count ->
        [one] In { $city } verlässt { $count } Karte des Stapels ungesehen das Spiel.
       *[other] In { $city } verlassen { $count } Karten des Stapels ungesehen das Spiel.
    }
emerald-event-card-lost = In { $city } verlässt „{ $card }“ das Spiel.
emerald-event-agent-home =
    { $count ->
        [one] Aus { $city } kommt { $count } Agent von { $seat } in den Vorrat zurück.
       *[other] Aus { $city } kommen { $count } Agenten von { $seat } in den Vorrat zurück.
    }
emerald-event-zombies-home =
    { $count ->
        [one] Aus { $city } kommt { $count } Zombie von { $seat } in den allgemeinen Vorrat zurück.
       *[other] Aus { $city } kommen { $count } Zombies von { $seat } in den allgemeinen Vorrat zurück.
    }
emerald-event-royal-hidden = { $seat } versteckt in { $city } die Hoheit { $card }.
emerald-event-agent-replaced = In { $city } ersetzt ein Agent von { $seat } einen von { $victim }.
emerald-event-sheltered = { $seat } versteckt einen Agenten aus { $city } auf Mi-Go.
emerald-event-redeployed =
    { $count ->
        [one] { $seat } holt { $count } Agenten von Mi-Go nach { $city } zurück.
       *[other] { $seat } holt { $count } Agenten von Mi-Go nach { $city } zurück.
    }
emerald-event-agent-sent = { $seat } schickt einen Agenten nach { $city }.
emerald-event-tokens-restored =
    { $count ->
        [one] { $seat } bekommt { $count } Stabilitätsmarker zurück.
       *[other] { $seat } bekommt { $count } Stabilitätsmarker zurück.
    }
emerald-event-zombies-gone = { $seat } vertreibt alle Zombies aus dem Spiel.
emerald-event-undead-removed = { $seat } verliert „{ $card }“ { $zone }.
emerald-event-terrified = { $seat } lässt { $victim } den Stabilitätswürfel werfen.
emerald-event-looked = { $seat } sieht sich heimlich die Identität von { $victim } an.
emerald-event-identity-seen = Laut Identitätskarte ist { $victim } { $faction }.
emerald-event-sacrificed = { $seat } opfert Yog-Sothoth einen Agenten aus { $city }.
emerald-event-struck = In { $city } vertreibt ein Zombie von { $seat } einen Agenten von { $victim }.
emerald-event-zombie-placed = { $seat } setzt einen Zombie in { $city } ein.
emerald-event-heart-played = { $seat } spielt „Sinneswandel“.
emerald-event-reveal-forced = { $seat } { $reason } und muss die Identität aufdecken.
emerald-event-heart-asked = Bevor du deine Identität aufdeckst, darfst du „Sinneswandel“ spielen, wenn du kannst.
emerald-event-revealed = { $seat } deckt die Identität auf und ist { $faction }.
emerald-event-game-ended = Das Spiel endet, denn { $end }.
emerald-event-corrected =
    { $count ->
        [one] { $seat } ({ $faction }) kommt bereinigt auf { $count } Punkt.
       *[other] { $seat } ({ $faction }) kommt bereinigt auf { $count } Punkte.
    }
emerald-event-penalised =
    { $faction ->
        [Loyalist] Die niedrigste Summe hat ein Loyalist: Jeder Loyalist verliert { $count } SP.
       *[Restaurationist] Die niedrigste Summe hat ein Restaurationist: Jeder Restaurationist verliert { $count } SP.
    }
emerald-event-game-scored = Das Spiel ist zu Ende. Punkte: { $scores }. Sieg: { $winners }.

## Warum etwas nicht zur Auswahl steht

emerald-why-not-in-hand = Du hast „{ $card }“ nicht auf der Hand.
emerald-why-no-symbol = Der Karte „{ $card }“ fehlt das nötige Symbol.
emerald-why-not-a-text = Die Karte „{ $card }“ hat keinen Text.
emerald-why-other-heading = Der Text von „{ $card }“ gilt für eine andere Gelegenheit.
emerald-why-no-action-left = Beide Aktionen sind ausgeführt.
emerald-why-actions-left = Du hast noch eine Aktion; passe, wenn du sie nicht willst.
emerald-why-claim-first = Karten kann man nur als erste Aktion eines Zuges nehmen.
emerald-why-free-cap = Du hast alle { $count } freien Aktionen dieses Zuges ausgeführt.
emerald-why-after-second = An diesem Tisch gibt es nach der zweiten Aktion keine freien Aktionen.
emerald-why-nothing-to-place = In deinem Vorrat liegt kein Einflussmarker.
emerald-why-no-cards-for = Du hast keine Karte mit dem Symbol „{ $symbol }“.
emerald-why-nothing-to-retrieve = Keiner deiner Einflussmarker liegt im Limbo oder in einer Stadt.
emerald-why-no-agents = Du hast in keiner Stadt einen Agenten.
emerald-why-marker-at-end = Der Marker steht schon am Ende der { $track }, auf Feld { $count }.
emerald-why-hand-empty = Du hast keine Karte auf der Hand.
emerald-why-purged-already = Die Zombies sind schon aus dem Spiel, und niemand besitzt eine Karte „Zombies“ oder „Vampire“.
emerald-why-void-text = Die Leopold-Gesellschaft hat den Text von „{ $card }“ aufgehoben.
emerald-why-no-shelter = Keiner deiner Agenten ist auf Mi-Go.
emerald-why-fresh-shelter = Du hast Mi-Go in diesem Zug gespielt; die Agenten können erst in einem späteren zurückkehren.
emerald-why-stack-empty = In { $city } ist der Stapel leer.
emerald-why-not-leading =
    { $most ->
        [0] In { $city } hast du weder Einflussmarker noch Agenten.
       *[other] In { $city } führst du nicht: Du hast dort { $count } { $count ->
            [one] Figur
           *[other] Figuren
        }, ein Rivale { $most }. Ein Gleichstand genügt nicht.
    }
emerald-why-needs-cube = In { $city } führst du, hast aber keinen Einflussmarker; Agenten allein nehmen keine Karte.
emerald-why-needs-agent = In { $city } steht kein Agent von dir.
emerald-why-overpaid = { $count } Symbole sind mehr als nötig: { $most } genügen, eine der Karten wäre überflüssig.
emerald-why-too-many-symbols =
    { $count ->
        [one] Ein Symbol brächte mehr Einflussmarker zurück, als ausliegen ({ $left }).
       *[other] { $count } Symbole brächten mehr Einflussmarker zurück, als ausliegen ({ $left }).
    }
emerald-why-more-needed = Das genügt noch nicht.
emerald-why-too-few =
    { $count ->
        [one] Bewege mindestens { $count } Agenten: Mit weniger Bewegungen wäre eine Karte überflüssig.
       *[other] Bewege mindestens { $count } Agenten: Mit weniger Bewegungen wäre eine Karte überflüssig.
    }
emerald-why-none-there = In { $city } gibt es nichts zu wählen.
emerald-why-same-city = In { $city } ist der Agent schon.
emerald-why-no-royal = In { $city } liegt niemand auf dem Feld für Hoheiten.
emerald-why-no-rival-there = In { $city } ist niemand, der das Ziel sein könnte.
emerald-why-not-enough-bombs =
    { $count ->
        [one] In { $city } fehlt { $count } Bombe; nötig sind { $needed }.
       *[other] In { $city } fehlen { $count } Bomben; nötig sind { $needed }.
    }
emerald-why-no-minimal-payment =
    { $count ->
        [one] Es fehlt noch { $count } Bombe; mit dieser Karte wäre immer eine überflüssig.
       *[other] Es fehlen noch { $count } Bomben; mit dieser Karte wäre immer eine überflüssig.
    }
emerald-why-one-text-only = Bei einem Anschlag kann nur ein solcher Text genutzt werden.
emerald-why-not-yourself = Dich selbst kannst du nicht wählen.
emerald-why-no-token = { $seat } hat keinen Stabilitätsmarker mehr.
emerald-why-already-revealed = Die Identität von { $seat } kennen schon alle.
emerald-why-strike-used = In { $city } hat ein Zombie in dieser Aktion schon einen Agenten entfernt.
emerald-why-saved-pawn = In { $city } ist der Agent für die ganze Aktion gerettet, und es gibt keinen weiteren Zombie oder kein anderes Ziel.
emerald-why-cannot-block = Diese Karte hält nicht auf, was dich bedroht.
emerald-why-not-a-block = Mit dieser Karte kann man nichts abwehren.
emerald-why-loyalists-only = Beim erzwungenen Aufdecken darf nur ein Loyalist die Seite wechseln.
emerald-why-too-many = So viele können nicht zurückkommen, höchstens { $count }.
emerald-why-nobody-there = Dort sitzt niemand.
emerald-why-no-own-zombie = In { $city } steht kein Zombie von dir.
emerald-why-no-unmoved-agent = In { $city } steht kein Agent von dir, der sich noch bewegen kann.
emerald-why-no-own-cube = In { $city } liegt kein Einflussmarker von dir mehr, der zurückkommen könnte.
emerald-why-no-agent-of-theirs = In { $city } hat { $seat } keinen Agenten, der das Ziel sein könnte.
emerald-why-no-cube-of-theirs = In { $city } hat { $seat } keinen Einflussmarker, der zu wählen wäre.
emerald-why-no-cube-there = In { $city } liegt kein passender Einflussmarker.
emerald-why-no-royal-anywhere = In keiner Stadt liegt eine Hoheit offen.
emerald-why-no-rival-anywhere = In keiner Stadt steht ein passender Agent eines Rivalen.
emerald-why-no-cubes-anywhere = In keiner Stadt liegt ein passender Einflussmarker.
emerald-why-no-agent-in-supply = In deinem Vorrat ist kein Agent.
emerald-why-no-zombies = Im Vorrat ist kein Zombie, und keiner von deinen kann angreifen.
emerald-why-all-revealed = Die Identitäten aller anderen Spieler sind bekannt.
emerald-why-no-tokens-anywhere = Kein anderer Spieler hat einen Stabilitätsmarker.
emerald-why-limbo-empty = Im Limbo liegt kein freier Einflussmarker von dir mehr.
emerald-why-nothing-to-draw = Dein Nachzieh- und dein Ablagestapel sind leer: Es gibt nichts zu ziehen.
emerald-why-all-stacks-empty = Die Stapel aller Städte sind leer.

## Optionen

emerald-option-zombies-are-pieces = Zombies zählen für die Führung in einer Stadt
emerald-option-zombies-are-pieces-false = nein
emerald-option-zombies-are-pieces-true = ja
emerald-option-payment = Überflüssige Karten beim Bezahlen
emerald-option-payment-minimal = sind verboten
emerald-option-payment-free = sind erlaubt
emerald-option-retrieve = Zurückholen
emerald-option-retrieve-exact = genau so viele Einflussmarker wie Symbole auf den Karten
emerald-option-retrieve-short = fehlen Marker, bringt eine Karte mit mehreren Symbolen weniger
emerald-option-reshuffle = Der Ablagestapel wird gemischt
emerald-option-reshuffle-lazy = wenn eine Karte gebraucht wird
emerald-option-reshuffle-eager = sobald der Nachziehstapel leer ist
emerald-option-free-after-second = Freie Aktionen nach der zweiten Aktion
emerald-option-free-after-second-true = ja
emerald-option-free-after-second-false = nein
emerald-option-move-once = Ein Agent bewegt sich in einer Aktion
emerald-option-move-once-true = höchstens einmal
emerald-option-move-once-false = beliebig oft
emerald-option-royal-points-first = Punkte für eine Hoheit zählen
emerald-option-royal-points-first-true = vor dem Stabilitätswurf
emerald-option-royal-points-first-false = nach dem Stabilitätswurf
emerald-option-vampire-block = Vampire wehren ab
emerald-option-vampire-block-kills = jede Tötung eines Agenten
emerald-option-vampire-block-assassination-only = nur Mordanschläge
emerald-option-vampire-block-like-sherlock = dasselbe wie Sherlock Holmes
emerald-option-blocked-clears = Einflussmarker nach einem abgewehrten Anschlag
emerald-option-blocked-clears-false = bleiben
emerald-option-blocked-clears-true = werden abgeräumt
emerald-option-mad-without-token-costs-agent = Wahnsinn bei einer Hoheit ohne Stabilitätsmarker
emerald-option-mad-without-token-costs-agent-false = kostet nichts
emerald-option-mad-without-token-costs-agent-true = kostet einen Agenten
emerald-option-heart-on-reveal = Sinneswandel beim erzwungenen Aufdecken
emerald-option-heart-on-reveal-loyalist = nur Loyalisten
emerald-option-heart-on-reveal-any = beide Fraktionen
emerald-option-loyalist-refill-again = Neue Agenten für einen aufgedeckten Loyalisten
emerald-option-loyalist-refill-again-false = einmal
emerald-option-loyalist-refill-again-true = jedes Mal
emerald-option-end-check = Das Punkteziel wird geprüft
emerald-option-end-check-after-action = nach einer Aktion
emerald-option-end-check-immediate = sofort
emerald-option-lestrade-self = Inspektor Lestrade und eigene Einflussmarker
emerald-option-lestrade-self-true = darf sie zurückschicken
emerald-option-lestrade-self-false = darf sie nicht zurückschicken
emerald-option-leopold-stacks = Zombies und Vampire in Stadtstapeln nach der Leopold-Gesellschaft
emerald-option-leopold-stacks-void = verlieren ihren Text
emerald-option-leopold-stacks-remove = verlassen das Spiel
emerald-option-discard-public = Ablagestapel der anderen
emerald-option-discard-public-true = werden gezeigt
emerald-option-discard-public-false = muss man sich merken
emerald-option-cthulhu-shows-stack = Karten, die Cthulhu entfernt
emerald-option-cthulhu-shows-stack-false = bleiben ungesehen
emerald-option-cthulhu-shows-stack-true = werden gezeigt
emerald-option-free-action-cap = Freie Aktionen in einem Zug
emerald-option-free-action-cap-20 = 20
emerald-option-free-action-cap-10 = 10
emerald-option-free-action-cap-5 = 5
emerald-option-turn-cap = Das Spiel endet spätestens nach
emerald-option-turn-cap-150 = 150 Zügen jedes Spielers
emerald-option-turn-cap-50 = 50 Zügen jedes Spielers
emerald-option-turn-cap-10 = 10 Zügen jedes Spielers

## Was bei einer falschen Stellung oder einem falschen Paket zu tun ist

remedy-emerald-rows = gefunden: { $found }; erwartet, der Reihe nach: { $known }
remedy-emerald-number = jede Zahl liegt zwischen 0 und { $high }
remedy-emerald-starting = eine Startkarte wird nie genommen: Sie hat nur Symbole, Bomben und Punkte
remedy-emerald-no-effect = heading, one_use, blocks und undead brauchen einen Effekt (effect)
remedy-emerald-heading = der Effekt { $effect } braucht eine dieser Überschriften: { $known }
remedy-emerald-table = erwartet wird eine Zeile: stack und target für zwei bis fünf Spieler mit genügend Spielkarten, und Zahlen von Figuren, die zueinander passen
remedy-emerald-stack = Karten in einem Stadtstapel: höchstens { $count }
remedy-emerald-pieces = erwartet wird, wie viele Figuren jeder Platz dort hat
remedy-emerald-copies = { $card } ist { $found }-mal genannt ({ $known }), und es gibt die Karte nur { $count }-mal
remedy-emerald-game-cards = genannt sind { $found } Spielkarten; bei dieser Spielerzahl gibt es { $count }
remedy-emerald-owner = { $card } ist eine Startkarte und bleibt beim Besitzer; nenne sie bei einem Platz
remedy-emerald-nowhere = { $card } liegt nirgends; nenne die Karte in diesem Stapel oder in removed
remedy-emerald-royal-up = eine Hoheit liegt nie offen auf einem Stapel; schreibe bei der Stadt "royal": true
remedy-emerald-cubes = Vorrat, Limbo und Städte haben zusammen { $found } Einflussmarker dieses Platzes; er hat { $count }
remedy-emerald-agents = Vorrat, Städte und Karten haben zusammen { $found } Agenten dieses Platzes; er hat { $count }
remedy-emerald-zombies = genannt sind insgesamt { $found } Zombies; es gibt nur { $count }
remedy-emerald-purged = die Leopold-Gesellschaft ist gespielt (purged), also ist kein Zombie übrig
remedy-emerald-not-laid = Startkarten und Stadtkarten liegen nie vor einem Platz aus
remedy-emerald-own-pawn = die Figur darauf gehört einem anderen Platz; nenne ein anderes Opfer
remedy-emerald-fresh = nur der Platz am Zug ({ $active }) hat in diesem Zug eine Karte gespielt
remedy-emerald-turns = nach so vielen Zügen ({ $count }) ist Platz { $seat } am Zug; ändere turns, first oder active
remedy-emerald-claims = Symbole bleiben nur übrig, solange gerade Karten genommen werden; lass es weg
remedy-emerald-known-hand = { $card } ist nicht auf der Hand; nenne die Karte auch in hand
remedy-emerald-identities = so viele Identitätskarten einer Fraktion gibt es nicht

## Was in den Inhaltsdateien steht

emerald-rows-card = Spielkarten und Startkarten
emerald-rows-city = Städte und ihre Hoheiten
emerald-rows-table = Zahlen des Spiels selbst

## Hinweise für Neulinge

emerald-note-setup = Du beginnst mit zwei Agenten. Gut ist eine Stadt, deren Karte du haben willst; andere denken vielleicht ebenso.
emerald-note-turn = Du hast zwei Aktionen je Zug und bezahlst sie mit Symbolen auf Karten. Was du nicht spielst, bleibt auf der Hand; am Ende ziehst du auf fünf Karten nach.
emerald-note-claim = Du führst in einer Stadt und hast dort einen Einflussmarker: Ihre Karte kann dir gehören. Nimm sie als erste Aktion; deine Einflussmarker dort kommen ins Limbo.
emerald-note-retrieve = Einflussmarker im Limbo nützen niemandem: Hol sie zurück, bevor du welche aus einer Stadt nimmst.
emerald-note-place = Jedes Symbol setzt einen Einflussmarker ein, alle in derselben Stadt. Keine der gespielten Karten darf überflüssig sein.
emerald-note-assassinate = Du führst in einer Stadt, hast dort einen Agenten und auf der Hand eine Karte mit dem Dolch: Ein Agent oder die Hoheit kann sterben. Zähle vorher die Bomben.
emerald-note-track = Die Punkte einer Leiste bekommen alle ihrer Fraktion. Auf der falschen vorzurücken kann ein Bluff sein, hilft aber den anderen.
emerald-note-block = Eine Abwehr rettet deinen Agenten in einem fremden Zug, und du ziehst eine Karte. Niemand erfährt, wer gefragt wurde.
