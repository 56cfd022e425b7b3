# Der Kurs zu Stawka; siehe docs/lessons.md. Ein Schritt hat höchstens 45 Wörter.

stawka-goal = Entlocke den Agenten des anderen Netzes ihre Geheimnisse, bevor sie deine bekommen.
stawka-lesson-first-game = Dein erstes Spiel

## Zwei Geheimnisse gewinnen

stawka-lesson-two-secrets = Zwei Geheimnisse gewinnen
stawka-lesson-two-secrets-about = Worum es geht, in einem Gespräch
stawka-lesson-two-secrets-secret = Ein Geheimnis fehlt
stawka-lesson-two-secrets-secret-text = Du führst das polnische Netz und hast { $secrets } von { $needed } Geheimnissen, die zum Sieg führen. Ingrid Heizer trifft im Hotel den Feind Glaubel. Gegen ihn hast du { $evidence } Beweise, genug für ein Geheimnis. Lass sie mit ihm sprechen und passe bei der Reaktion.
stawka-lesson-two-secrets-secret-goal-talk = Sprich mit Glaubel
stawka-lesson-two-secrets-secret-goal-win = Gewinne das zweite Geheimnis
stawka-lesson-two-secrets-secret-if-away = Wenn sie geht, ist niemand zum Reden da. Jetzt steht Glaubel neben ihr.
stawka-lesson-two-secrets-secret-if-search = Durchsuchen bringt Dinge und Beweise. Beweise hast du aber genug: Sprich mit ihm.
stawka-lesson-two-secrets-secret-if-trait = Ihre Sonderfähigkeit würde bei einem schlechten Wurf helfen. Passe hier einfach und lass die Würfel entscheiden.
stawka-lesson-two-secrets-won = Darum geht es
stawka-lesson-two-secrets-won-text = Mit { $secrets } Geheimnissen ist dieses Szenario sofort gewonnen. Alles andere – gehen, suchen, planen – dient dazu, dem richtigen Feind mit genug Beweisen zu begegnen.

## Plane eine Runde

stawka-lesson-plan-a-stage = Plane eine Runde
stawka-lesson-plan-a-stage-about = Eine Karte: wer beginnt, wie viele Aktionspunkte
stawka-lesson-plan-a-stage-plan = Wähle eine Planungskarte
stawka-lesson-plan-a-stage-plan-text = Das Spiel hat { $stages } Runden. Zu Beginn jeder Runde wählt ihr beide geheim eine Planungskarte. Sie sagt, wie viele Aktionspunkte du bekommst und wer beginnt: die Seite mit dem niedrigeren Vorrang. Wähle, welche du magst.
stawka-lesson-plan-a-stage-plan-goal-plan = Wähle eine Planungskarte
stawka-lesson-plan-a-stage-pool = Deine Punkte für diese Runde
stawka-lesson-plan-a-stage-pool-text = Du hast { $pool } Aktionspunkte für alle Agenten zusammen. Die Karte ist vorerst verbraucht: Sie kommt wieder, wenn vier gespielt sind. Viele Punkte und später dran oder wenige und zuerst: Das ist die Wahl.

## Durchsuche einen Ort

stawka-lesson-search-a-place = Durchsuche einen Ort
stawka-lesson-search-a-place-about = Plättchen, Gegenstände, Beweise nach Farbe
stawka-lesson-search-a-place-search = Lass Kloss suchen
stawka-lesson-search-a-place-search-text = Hans Kloss steht in den Offizierswohnungen, wo verdeckte Plättchen liegen. Aktiviere ihn und durchsuche den Ort: Das kostet 2 deiner { $pool } Aktionspunkte, und das oberste Plättchen siehst nur du.
stawka-lesson-search-a-place-search-goal-activate = Aktiviere Hans Kloss
stawka-lesson-search-a-place-search-goal-search = Durchsuche die Offizierswohnungen
stawka-lesson-search-a-place-search-if-ingrid = Auch Ingrid könnte im Hotel suchen. In diesem Schritt ist Kloss dran.
stawka-lesson-search-a-place-search-if-withdraw = Wer aussteigt, ist für den Rest der Runde nicht mehr dran. Du hast noch alle Aktionspunkte.
stawka-lesson-search-a-place-search-if-walk = Er darf davor oder danach gehen, aber hier kommt das Durchsuchen zuerst.
stawka-lesson-search-a-place-decide = Behalten oder als Beweis nutzen
stawka-lesson-search-a-place-decide-text = Du darfst das Plättchen als Gegenstand behalten oder zeigen und in einen Beweis einer seiner Farben verwandeln. Blau ist Marta Bechers Farbe. Nimm den Beweis gegen sie.
stawka-lesson-search-a-place-decide-goal-evidence = Sammle einen Beweis gegen Blau
stawka-lesson-search-a-place-decide-if-yellow = Kein Feind in diesem Szenario ist gelb: Der Beweis würde dir nichts nützen. Marta Becher ist blau.
stawka-lesson-search-a-place-decide-if-keep = Gegenstände helfen später, ein Agent trägt drei. Hier geht es um den Beweis.
stawka-lesson-search-a-place-track = Die Akte wächst
stawka-lesson-search-a-place-track-text = Beweise gegen Blau: { $blue }. Ab 3 kannst du Geheimnisse entlocken, und Gespräche bekommen einen Bonus. Hier bleibt ein Marker „Ich war hier“ liegen: Agenten in der Farbe deines Agenten können diesen Ort nicht noch einmal durchsuchen.

## Das Gespräch

stawka-lesson-talk = Das Gespräch
stawka-lesson-talk-about = Ein Würfel für den Rang, zwei fürs Gespräch
stawka-lesson-talk-talk = Sprich mit Marta Becher
stawka-lesson-talk-talk-text = Ingrid hat Rang 4, Marta 6. Der Würfel muss mehr zeigen als den Unterschied, sonst hört Marta nicht zu. Dann fallen zwei Würfel: je höher die Summe, desto mehr Beweise. Sprich mit ihr und passe bei der Reaktion.
stawka-lesson-talk-talk-goal-talk = Sprich mit Marta Becher
stawka-lesson-talk-talk-goal-evidence = Gewinne einen Beweis
stawka-lesson-talk-talk-if-search = Auch das Hotel lässt sich durchsuchen. Aber Marta kann bald fort sein: erst das Gespräch.
stawka-lesson-talk-talk-if-away = Dann würdest du sie zurücklassen. Agenten sprechen nur auf demselben Feld miteinander.
stawka-lesson-talk-talk-if-trait = Ihre Sonderfähigkeit würde bei einem schlechten Wurf helfen. Passe hier einfach und lass die Würfel entscheiden.
stawka-lesson-talk-bonus = Ein erster Erfolg
stawka-lesson-talk-bonus-text = Ein einfacher Erfolg: { $blue } Beweis gegen Blau. Mit 3 oder mehr vor dem Gespräch zählst du 1 dazu, und ein hoher Wurf bringt ein Geheimnis. Dieselben zwei sprechen nur einmal je Runde miteinander.

## Gefahrenmarker

stawka-lesson-threat-tokens = Gefahrenmarker
stawka-lesson-threat-tokens-about = Verdeckt auf der Straße, bis jemand kommt
stawka-lesson-threat-tokens-plan = Zuerst der Plan
stawka-lesson-threat-tokens-plan-text = Mit den erweiterten Regeln bringt jede Runde Gefahrenmarker: Wer beginnt, bekommt einen, der andere zwei. Wähle eine Planungskarte; danach legst du einen Marker.
stawka-lesson-threat-tokens-plan-goal-plan = Wähle eine Planungskarte
stawka-lesson-threat-tokens-token = Stelle eine Falle
stawka-lesson-threat-tokens-token-text = Lege einen Marker auf ein Feld, auf dem du einen Feind erwartest oder auf das niemand gehen soll. Er liegt verdeckt: Bruno sieht, dass dort etwas ist, aber nicht was.
stawka-lesson-threat-tokens-token-goal-token = Lege einen Gefahrenmarker
stawka-lesson-threat-tokens-wait = Er wartet
stawka-lesson-threat-tokens-wait-text = Betritt ein feindlicher Agent das Feld, darfst du den Marker aufdecken. Manche schützen stattdessen deine Leute. Selbst ein harmloser Marker lässt die andere Seite Umwege gehen: Schweigen gehört zum Spiel.

## Spiele eine Runde

stawka-lesson-one-stage = Spiele eine Runde
stawka-lesson-one-stage-about = Alles ist erlaubt, gegen Bruno
stawka-lesson-one-stage-play = Dein Netz, dein Plan
stawka-lesson-one-stage-play-text = Du hast { $pool } Aktionspunkte, und { $needed } Geheimnisse bringen den Sieg. Gegen Glaubel, den Violetten, hast du genug Beweise für ein Geheimnis: Finde ihn. Du und Bruno handelt abwechselnd, bis beide ausgestiegen sind.
stawka-lesson-one-stage-play-goal-stage = Spiele bis zum Ende der Runde
stawka-lesson-one-stage-stood = Bereit für die erste Begegnung
stawka-lesson-one-stage-stood-text = Geheimnisse: du { $secrets }, Bruno { $theirs }. Du kannst planen, gehen, suchen und sprechen. Das erste Spiel ist das erste Szenario der Ausbildung: ein leichter Bot, ein Hinweis, wenn etwas neu ist, und keine Uhr.
