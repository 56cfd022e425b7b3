# Why something of Stawka is not offered: objects of texts, tiles, setup, films. The start page does without these texts.

stawka-why-audi-no-agent = Der Schwarze Audi ist kein Agent.
stawka-why-barracks-closed = Die Polen können den Schwarzen Audi nicht in die Kaserne bewegen.
stawka-why-cannot-walk = { $agent-nom } kann auf kein Feld gehen.
stawka-why-cell-apart = Dieser Platz grenzt mit keiner Kante an einen Sektor, der schon liegt.
stawka-why-cell-taken = Dieser Platz ist schon belegt ({ $sector }).
stawka-why-color-not-named = Der Text nennt diese Farbe nicht.
stawka-why-dead-end =
    { $count ->
        [one] Von dort käme der Schwarze Audi nicht weiter, und er hat noch { $count } Feld zu fahren.
       *[other] Von dort käme der Schwarze Audi nicht weiter, und er hat noch { $count } Felder zu fahren.
    }
stawka-why-document-exposed = Mit diesem Ausweis ist Kloss aufgeflogen, er braucht einen anderen.
stawka-why-enemies-only = Dieser Agent gehört nicht zum feindlichen Netz.
stawka-why-holds-nothing = { $agent-nom } hat nichts bei sich.
stawka-why-letter-shown = Buchstabe { $count } ist schon bekannt, es ist „{ $letter }“.
stawka-why-letters-shown = Alle Buchstaben des feindlichen Losungsworts sind schon bekannt.
stawka-why-mission-known = Die Mission dieses Agenten kennst du schon.
stawka-why-moved-just-now = Dieser Marker wurde gerade versetzt; nimm einen anderen oder passe.
stawka-why-must-drive =
    { $count ->
        [one] Der Schwarze Audi hat noch { $count } Feld zu fahren.
       *[other] Der Schwarze Audi hat noch { $count } Felder zu fahren.
    }
stawka-why-must-move-one = Wenigstens ein Marker muss jetzt versetzt werden.
stawka-why-must-take = Eines dieser Plättchen muss genommen werden.
stawka-why-never-black = Schwarz kann nicht gewählt werden.
stawka-why-never-chief = Der Chef eines Netzes kann nicht gewählt werden.
stawka-why-no-partner = Daneben bleibt nichts, was der Text noch nennen könnte.
stawka-why-no-phone = Wo dieser Agent ist, gibt es kein Telefon.
stawka-why-no-token-field = Es ist kein Feld übrig, auf dem ein Marker von dir liegen darf.
stawka-why-no-token-lies = Auf dem Spielfeld liegt kein Marker von dir, der versetzt werden darf.
stawka-why-no-tokens-left = Alle deine Marker liegen schon auf dem Spielfeld.
stawka-why-not-back = Der Schwarze Audi fährt nicht dorthin zurück, woher er gerade kommt.
stawka-why-not-held-before = Keiner deiner Agenten hatte das am Ende des letzten Teils.
stawka-why-not-in-game = Dieser Agent ist in diesem Spiel nicht dabei.
stawka-why-not-in-reward = Das gehört nicht zur Belohnung der Mission.
stawka-why-not-in-sector = Nur was { $sector-at } ist, kann gewählt werden.
stawka-why-not-in-uniform = Dieser Agent trägt keine Uniform.
stawka-why-not-itself = Der Agent, der den Text benutzt, kann nicht gewählt werden.
stawka-why-not-looked-at =
    { $count ->
        [one] Das ist nicht das Plättchen, das du angesehen hast.
       *[other] Das ist keines der { $count } Plättchen, die du angesehen hast.
    }
stawka-why-not-of-kloss = Das ist kein Ausweis von Hans Kloss.
stawka-why-not-this-sector = Ein Ort { $sector-at } kann nicht gewählt werden.
stawka-why-nothing-to-exchange = Keiner der beiden hat etwas, das den Besitzer wechseln darf.
stawka-why-nothing-to-halve = Halbieren ändert an dieser Leiste nichts, sie bleibt bei { $count }.
stawka-why-only-safes = Obenauf liegen dort nur Kassetten, und eine Kassette nimmt nur ein Agent, der dort ist.
stawka-why-ordered-already = Dieses Plättchen hat schon seinen Platz, es ist das { $count }. von oben.
stawka-why-placed-already = { $agent-nom } ist schon { $field-at }.
stawka-why-right-sector = Der richtige Sektor wird ohnehin genannt; füge einen anderen hinzu.
stawka-why-safe-stays = { $agent-nom } ist nicht { $location-at }, und eine Kassette nimmt man nur vor Ort.
stawka-why-same-color = Es zählt schon für diese Farbe; wähle eine andere.
stawka-why-sector-full =
    { $count ->
        [one] Von jedem Netz darf { $sector-at } nur { $count } Agent beginnen.
       *[other] Von jedem Netz dürfen { $sector-at } nur { $count } Agenten beginnen.
    }
stawka-why-sector-not-on-board = Dieser Sektor ist nicht auf dem Spielfeld.
stawka-why-ss-only = Nur ein SS-Offizier kann gewählt werden.
stawka-why-there-already = { $agent-nom } ist schon dort.
stawka-why-tile-laid = Dieses Plättchen liegt schon in der Stadt ({ $sector }).
stawka-why-token-known = Diesen Marker kennst du schon.
stawka-why-too-far = Zu weit weg: Die Entfernung ist { $count }, erlaubt ist höchstens { $needed }.
stawka-why-track-empty = Auf dieser Leiste liegen keine Beweise.
stawka-why-track-full = Diese Leiste ist voll, sie hat { $count } Beweise.
stawka-why-track-of-kloss = Die Leiste gegen Hans Kloss wird in jedem Fall halbiert.
