### Stawka: die drei Filme (Regeldatei, 4.4 bis 4.6).

stawka-scenario-s4-i-know-who-you-are = Ich weiß, wer du bist
stawka-scenario-s5-hotel-excelsior = Hotel Excelsior
stawka-scenario-s6-top-secret = Streng geheim
stawka-option-scenario-s4-i-know-who-you-are = Film 1: Ich weiß, wer du bist
stawka-option-scenario-s5-hotel-excelsior = Film 2: Hotel Excelsior
stawka-option-scenario-s6-top-secret = Film 3: Streng geheim

## Einsatzbesprechungen, in eigenen Worten

stawka-briefing-s4-i-know-who-you-are = Irgendwo in der Stadt ist ein Funkgerät versteckt, und nur die polnische Seite weiß, wo. Zwei Geheimnisse ergeben die Meldung; dann muss Kloss sie senden, und einer seiner Leute bleibt bis zum Ende der folgenden Runde am Gerät. Die Deutschen peilen: Ihr erstes Geheimnis grenzt die Suche auf zwei Sektoren ein, das zweite auf einen, das dritte findet das Gerät. Ist der Ort bekannt, verhaftet Stedtke dort ohne Beweise, und jeder bewaffnete Deutsche darf schießen. Nach acht Runden gewinnen die Jäger, wenn sie das Gerät geortet haben; sonst entscheiden die Punkte.
stawka-briefing-s5-hotel-excelsior = Beide Netze wollen, was in Zimmer 217 liegt. Am Portier kommt nur vorbei, wer 15 Siegpunkte hat: Erst dann darf er das Hotel durchsuchen und seine Hotelkarte einsetzen, die ganz unten in seinem Stapel wartet. Mit dieser Karte, einem Agenten im Hotel und dem Preis – für die Polen eine Karte „Streng geheim“, für die Deutschen eine Wertsache – öffnet sich die Tür, und das Spiel ist gewonnen. Die Zahl der Runden ist nicht begrenzt.
stawka-briefing-s6-top-secret = Dr. Pulkowski wird in der Fabrik festgehalten und am Ende jeder Runde verhört. Jeder polnische Agent, der zu ihm durchkommt, stärkt seinen Widerstand. Ist er gebrochen, muss der Schwarze Audi ihn abholen und vor dem Ende von Runde 15 in die Kaserne bringen. Die Polen gewinnen, wenn sie den beladenen Wagen aufhalten oder wenn die Zeit um ist. Missionen stärken den Wagen oder die Angriffe auf ihn, Geheimnisse versetzen Gefahrenmarker, eine Karte „Streng geheim“ bewegt den Wagen.

## Namen

stawka-counter-stage = die Runde
stawka-counter-factory-entries = Polen, die in der Fabrik waren
stawka-counter-pulkowski-modifier = der Wurf gegen Pulkowski
stawka-counter-audi-defence = die Verteidigung des Audi
stawka-counter-audi-bonus = Missionen gegen den Audi
stawka-counter-audi-attack = Angriffe auf den Audi
stawka-counter-dismiss-bonus = deutsche Proben beim Beseitigen von Markern
stawka-standing-vp = Siegpunkte
stawka-standing-secrets = Geheimnisse
stawka-standing-exposure = Beweise gegen den feindlichen Netzchef
stawka-standing-room-217 = Punkte für Zimmer 217
stawka-standing-dispatch = gesendete Runden
stawka-standing-located = Geheimnisse, die das Funkgerät orten
stawka-standing-barracks = Rückweg des Audi
stawka-standing-hold-out = durchgehaltene Runden
stawka-standing-network = tote oder verhaftete Polen außer Kloss
stawka-standing-prisoners = Polen, die zugleich im Arrest sitzen
stawka-standing-password = Buchstaben des feindlichen Losungsworts
stawka-ending-room-217 = Zimmer 217 ist offen
    .because = Zimmer 217 ist offen
stawka-ending-dispatch = die Meldung ist gesendet
    .because = die Meldung ist gesendet
stawka-ending-located = das Funkgerät ist geortet
    .because = das Funkgerät ist geortet
stawka-ending-audi-stopped = der Schwarze Audi ist gestoppt
    .because = der Schwarze Audi ist gestoppt
stawka-ending-barracks = Pulkowski ist in der Kaserne
    .because = Pulkowski ist in der Kaserne

## Fragen

stawka-ask-set-radio = Wo versteckst du das Funkgerät? Nur du wirst es wissen.
stawka-ask-name-sector = Die Deutschen haben eine erste Spur. Welchen Sektor nennst du neben dem richtigen?
stawka-ask-secret-reward = Du hast ein Geheimnis. Versetzt du Marker, oder legst du einen deiner Wahl?
stawka-ask-move-token = Welchen deiner Marker versetzt du?
stawka-ask-move-token-to = Wohin versetzt du ihn?
stawka-ask-drive =
    { $count ->
        [one] Wohin fährt der Schwarze Audi? Noch ein Feld.
       *[other] Wohin fährt der Schwarze Audi? Noch { $count } Felder.
    }

## Entscheidungen

stawka-choose-transmit = Sende die Meldung
stawka-choose-move-tokens = Versetze zwei deiner Marker
stawka-choose-place-chosen = Lege einen Marker deiner Wahl

## Ereignisse

stawka-event-radio-set = { $seat } versteckt das Funkgerät.
stawka-event-radio-chosen = Dein Funkgerät ist { $location-at }.
stawka-event-sectors-named = Das Funkgerät ist { $sector-at } oder { $sector_other-at }.
stawka-event-sector-named = Das Funkgerät ist { $sector-at }.
stawka-event-radio-revealed = Nun wissen alle, dass das Funkgerät { $location-at } ist.
stawka-event-transmission-began = Das Funkgerät { $location-at } sendet.
stawka-event-transmission-broken = Niemand ist mehr am Funkgerät { $location-at }, und die Sendung bricht ab.
stawka-event-pulkowski-rolled = Pulkowskis Verhör ergibt { $one } und { $two }, zusammen { $count }.
stawka-event-pulkowski-broken = Pulkowski ist gebrochen.
stawka-event-pulkowski-loaded = Pulkowski sitzt im Schwarzen Audi. Der Wagen wartet auf die nächste Runde.
stawka-event-factory-entered = { $agent-nom } kommt zu Pulkowski durch, als Besuch Nummer { $count }.
stawka-event-counter-changed =
    { $count ->
        [-1] Der Zähler „{ $counter }“ sinkt um 1.
        [-2] Der Zähler „{ $counter }“ sinkt um 2.
        [-3] Der Zähler „{ $counter }“ sinkt um 3.
       *[other] Der Zähler „{ $counter }“ steigt um { $count }.
    }
stawka-event-audi-bonus = { $agent-nom } verstärkt Angriffe auf den Schwarzen Audi um { $count }.

## Warum etwas nicht angeboten wird

stawka-why-hotel-closed = Mit weniger als { $count } SP ist das Hotel für dich geschlossen.
stawka-why-only-kloss-sends = Nur Kloss kann die Meldung senden.
stawka-why-sending-already = Das Funkgerät sendet schon.
stawka-why-too-few-secrets = Für die Meldung braucht es { $count } Geheimnisse.
stawka-why-not-at-radio = Kloss ist nicht am Funkgerät.
stawka-why-audi-waits = Der Audi hat Pulkowski in dieser Runde abgeholt und wartet auf die nächste.
stawka-why-audi-streets = Der Audi fährt nur auf Straßen, zur Fabrik und zur Kaserne.
stawka-why-audi-only-drives = Der Audi fährt nur: Er führt keine andere Aktion aus und benutzt nichts.
stawka-why-audi-ignores-tokens = Der Audi beachtet Gefahrenmarker erst, wenn Pulkowski darin sitzt.
stawka-why-token-stays = Dieser Marker bleibt das ganze Spiel über in der Fabrik.

## Optionen

stawka-option-s4-kloss-arrestable = Film 1: Kloss kann am Funkgerät verhaftet werden
stawka-option-s4-kloss-arrestable-true = ja
stawka-option-s4-kloss-arrestable-false = nein
stawka-option-factory-control-persistent = Film 3: die Kontrolle an der Fabrik bleibt
stawka-option-factory-control-persistent-true = ja
stawka-option-factory-control-persistent-false = nein
stawka-option-audi-by-card = Film 3: Eine Karte „Streng geheim“ bewegt den Audi
stawka-option-audi-by-card-exactly = genau zwei Felder
stawka-option-audi-by-card-up-to = bis zu zwei Felder

## Was bei einem fehlerhaften Paket oder einer fehlerhaften Stellung zu tun ist

remedy-stawka-victory-without = { $value }: Ein Funkgerät gehört zum Sieg dispatch, ein Wagen zu barracks
remedy-stawka-radio = Das Funkgerät hat einen Ort, sobald das Spiel begonnen hat
remedy-stawka-radio-sector = Einer der genannten Sektoren muss der richtige sein
remedy-stawka-not-broken = Pulkowski wird erst geladen, wenn er gebrochen ist
remedy-stawka-thrown = Erwartet werden zwei Würfel und eine Summe, oder nichts

## Hinweise

stawka-note-transmit = Kloss ist am Funkgerät und hat genug Geheimnisse. Sobald er sendet, kennen alle den Ort, und ein Pole muss bis zum Ende der nächsten Runde dort bleiben.
stawka-note-name-sector = Nenne einen Sektor, der den Feind in die Irre führt. Der richtige kommt von selbst dazu, und die Reihenfolge verrät nichts.
stawka-note-drive = Eine Karte „Streng geheim“ bewegt den Schwarzen Audi bis zu zwei Felder und löst nichts aus. Polen können ihn nicht in die Kaserne schieben.
stawka-note-secret-reward = In diesem Film leert ein Geheimnis die Leiste nicht. Du darfst zwei deiner Marker versetzen oder einen aus dem Vorrat legen.
