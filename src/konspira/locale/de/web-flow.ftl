# Der Fluss einer Partie am Tisch: was ohne Frage beantwortet wird, was inzwischen geschah, was das Protokoll faltet.

## Wahl, die alle zugleich treffen

web-all-at-once = Die anderen sehen deine Antwort erst, wenn alle gewählt haben.

## Gelegenheiten zu reagieren, auf die man verzichtet

web-pass-without-asking = Passen ohne Nachfrage
web-pass-walk = auf diesem Weg
web-pass-stage = in dieser Runde
web-pass-unless = außer es betrifft mich
web-passing = Du passt: { $how }
web-passing-end = Wieder fragen
web-nothing-to-choose = Für dich gibt es gerade nichts zu wählen.

## Was in einem langsamen Spiel im Voraus beantwortet ist

web-plans = Antworten im Voraus
web-plans-about = Sie werden für dich gegeben, sobald die Frage kommt, innerhalb von zwei Minuten. Bis zum Ende des Spiels sieht sie sonst niemand.
web-plan-when = Wann
web-plan-only = Nur
web-plan-then = Dann
web-plan-else = Wenn das nicht möglich ist
web-plan-else-pass = nichts tun
web-plan-else-ask = mich fragen
web-plan-else-tells = Die anderen können merken, dass du dann länger brauchst.
web-plan-or = { "" }, sonst:{ " " }
web-plan-every-time = Jedes Mal, nicht nur einmal
web-plan-make = Im Voraus antworten
web-plan-always = jedes Mal
web-plan-once = einmal
web-plan-revoke = Widerrufen
web-plan-revoke-this = Widerrufen: { $when }
web-plan-answers = Im Voraus (noch { $time }): { $deed }
web-plan-missed = „{ $deed }“, wie im Voraus gewünscht, ist jetzt nicht möglich.
web-plan-at-order = Mein nächster Befehl
web-plan-at-attack = Einer meiner Agenten wird bedroht
web-plan-by-anybody = egal von wem
web-plan-at-identity = Ich muss meine Identität aufdecken
web-plan-at-reaction = Ich darf reagieren
web-plan-any-moment = jederzeit
web-plan-at-card = Eine Karte wird gegen mich gespielt
web-plan-at-token = Einer meiner Marker kann wirken
web-plan-was = Im Voraus beantwortet: { $name }.
web-plan-given = im Voraus beantwortet

## Seit dem letzten Zug

web-since = Seit deinem letzten Zug
web-since-said =
    { $count ->
        [one] Seit deinem letzten Zug ist eine Sache geschehen.
       *[other] Seit deinem letzten Zug sind { $count } Dinge geschehen.
    }
web-since-new = { $count } neu seit deinem letzten Zug
web-since-more = und { $count } weitere
web-since-play = Schritt für Schritt

## Protokoll

web-log-small =
    { $count ->
        [one] Ein kleiner Schritt
       *[other] { $count } kleine Schritte
    }
web-stawka-evidence-gained-on =
    { $count ->
        [one] { $seat } erhält { $count } Beweis gegen { $agent-acc }.
       *[other] { $seat } erhält { $count } Beweise gegen { $agent-acc }.
    }
web-stawka-evidence-lost-on =
    { $count ->
        [one] { $seat } verliert { $count } Beweis gegen { $agent-acc }.
       *[other] { $seat } verliert { $count } Beweise gegen { $agent-acc }.
    }
web-stawka-evidence-gained-on-now =
    { $count ->
        [one] { $seat } erhält { $count } Beweis gegen { $agent-acc } (jetzt { $total }).
       *[other] { $seat } erhält { $count } Beweise gegen { $agent-acc } (jetzt { $total }).
    }
web-stawka-evidence-lost-on-now =
    { $count ->
        [one] { $seat } verliert { $count } Beweis gegen { $agent-acc } (jetzt { $total }).
       *[other] { $seat } verliert { $count } Beweise gegen { $agent-acc } (jetzt { $total }).
    }
web-stawka-evidence-moved-on =
    { $count ->
        [one] { $seat } verschiebt { $count } Beweis von { $agent-dat } auf { $agent_to-acc }.
       *[other] { $seat } verschiebt { $count } Beweise von { $agent-dat } auf { $agent_to-acc }.
    }
web-stawka-evidence-set-on =
    { $count ->
        [0] { $seat } hat keine Beweise mehr gegen { $agent-acc }.
        [one] { $seat } hat jetzt { $count } Beweis gegen { $agent-acc }.
       *[other] { $seat } hat jetzt { $count } Beweise gegen { $agent-acc }.
    }
