# Stół gry „Stawka większa niż życie” w przeglądarce. Pojęcia jak w stawka.ftl.

## Etap

web-stawka-stage =
    { $stages ->
        [0] Etap { $stage }
       *[other] Etap { $stage } z { $stages }
    }
web-stawka-log-stage = Etap { $stage }
web-stawka-first = zaczyna
web-stawka-first-is = Zaczyna { $seat }
web-stawka-briefing = Odprawa
web-stawka-goal-vp =
    { $count ->
        [one] { $count } punkt zwycięstwa
        [few] { $count } punkty zwycięstwa
       *[other] { $count } punktów zwycięstwa
    }
web-stawka-goal-secrets =
    { $count ->
        [one] { $count } sekret
        [few] { $count } sekrety
       *[other] { $count } sekretów
    }
web-stawka-goal-exposure = Dziesięć dowodów na wrogiego szefa
web-stawka-goals = Co daje zwycięstwo
web-stawka-proc-active = { $agent } działa.
web-stawka-proc-step = { $agent } { $agent-goes } { $field-to }.
web-stawka-proc-search-alone = { $agent } przeszukuje lokację.
web-stawka-proc-talk = { $agent } rozmawia { $agent_target-with }.
web-stawka-proc-talk-alone = { $agent } prowadzi rozmowę.
web-stawka-proc-test = Trwa test czujności { $agent-gen } wobec { $agent_target-gen }.
web-stawka-proc-test-alone = Trwa test czujności { $agent-gen }.
web-stawka-proc-arrest = { $agent } próbuje aresztować { $agent_target-acc }.
web-stawka-proc-arrest-alone = { $agent } próbuje kogoś aresztować.
web-stawka-proc-attack = { $agent } atakuje { $agent_target-acc }.
web-stawka-proc-attack-alone = { $agent } atakuje.
web-stawka-proc-interrogation = { $agent } przesłuchuje { $agent_target-acc }.
web-stawka-proc-interrogation-alone = Trwa przesłuchanie { $agent-gen }.
web-stawka-window-open = Okazja do reakcji: { $window }.

## Miasto

web-stawka-map = Miasto. Strzałkami przechodzisz od pola do pola.
web-stawka-town = Miasto
web-stawka-zoom-in = Powiększ
web-stawka-zoom-out = Pomniejsz
web-stawka-zoom-whole = Pokaż całe miasto
web-stawka-phone = telefon
web-stawka-tiles =
    { $count ->
        [0] bez kafelków
        [one] { $count } kafelek
        [few] { $count } kafelki
       *[other] { $count } kafelków
    }
web-stawka-known-tiles = znasz: { $tiles }
web-stawka-markers = żetony „tu byłem”: { $colors }
web-stawka-destroyed = zniszczona
web-stawka-neighbours = Obok: { $fields }.
web-stawka-distance =
    { $count ->
        [one] { $agent } dojdzie tu w { $count } kroku.
        [few] { $agent } dojdzie tu w { $count } krokach.
       *[other] { $agent } dojdzie tu w { $count } krokach.
    }
web-stawka-prisoners = Więźniowie: { $agents }
web-stawka-token = Żeton zagrożenia
web-stawka-token-unknown = nieznany żeton zagrożenia
web-stawka-token-hidden = { $token } (zakryty, { $side })
web-stawka-token-open = { $token } (odkryty, { $side })
web-stawka-tokens-hand = Twoje żetony do ustawienia
web-stawka-walk-to = Idź { $field-to }, { $count } PA

## Siatki i agenci

web-stawka-chief = szef
web-stawka-active = aktywny
web-stawka-values = ranga { $rank }, obrona { $defence }, czujność { $vigilance }
web-stawka-thresholds = W rozmowie: 1 dowód od { $one }, 2 od { $two }, sekret od { $three }
web-stawka-ap = { $count } PA
web-stawka-ap-short = PA
web-stawka-ap-spent = wydane PA: { $spent } z { $limit }
web-stawka-ap-left = zostało { $count } PA
web-stawka-pool = PA, które zostały w puli
web-stawka-pool-is = PA w puli: { $count }
web-stawka-vp = { $count } PZ
web-stawka-secrets =
    { $count ->
        [one] { $count } sekret
        [few] { $count } sekrety
       *[other] { $count } sekretów
    }
web-stawka-hands = Karty lokacji: { $locations }, karty reakcji: { $reactions }
web-stawka-withdrawn = rezygnacja z etapu
web-stawka-sealed = karta planowania wybrana
web-stawka-bribed = Przekupiony agent: { $agent }
web-stawka-evidence-on = dowody: { $count }, { $band }
web-stawka-items = Przedmioty: { $items }
web-stawka-unknown-item = Nieznany przedmiot ({ $location })
web-stawka-secret-card = Karta Ściśle Tajne
web-stawka-mission-hidden = Zakryta misja
web-stawka-kept-field = Na razie nie może opuścić tego pola.
web-stawka-kept-sector = Na razie nie może opuścić tego sektora.
web-stawka-effect = Na razie: { $stat } { $amount }

## Twoje karty

web-stawka-hand = Twoje karty
web-stawka-hand-empty = Nie masz kart na ręce.
web-stawka-plan-is = Karta planowania: { $plan }
web-stawka-plan-edge = Pierwszeństwo { $precedence }
web-stawka-plan-pool = { $ap } PA
web-stawka-plan-values =
    { $cards ->
        [one] { $ap } PA, { $cards } karta reakcji
        [few] { $ap } PA, { $cards } karty reakcji
       *[many] { $ap } PA, { $cards } kart reakcji
    }
web-stawka-plan-open = jeszcze bez karty planowania
web-stawka-plans-used = Zagrane już karty planowania: { $plans }
web-stawka-block = blok
web-stawka-drawn = Dobrany kafelek, który widzisz tylko ty
web-stawka-tile-evidence = Dowody na tym kafelku

## Pytanie

web-stawka-mark-way = Wybierz pole na mapie.
web-stawka-mark-field = Wybierz miejsce na mapie.
web-stawka-mark-card = Wybierz kartę.
web-stawka-go-to = Idź { $field-to }
web-stawka-all-options = Wszystkie możliwości
web-stawka-do-no-reaction = Pas: bez reakcji
web-stawka-do-no-block = Nie blokuj
web-stawka-odds-of = Szanse w rozmowie { $agent-with }
web-stawka-odds-double = dwa dowody
web-stawka-odds-secret = sekret
web-stawka-explained = Objaśnienie

## Kości

web-stawka-last-roll = Ostatni rzut
web-stawka-roll-rank = { $agent } sprawdza rangę przed rozmową { $agent_target-with }
web-stawka-roll-talk = { $agent } rozmawia { $agent_target-with }
web-stawka-roll-interrogation = Przesłuchanie { $agent_target-gen }
web-stawka-roll-test = Test czujności { $agent-gen }
web-stawka-roll-attack = { $agent } atakuje { $agent_target-acc }
web-stawka-roll-safe = { $agent } próbuje otworzyć kasetkę
web-stawka-roll-by-track = tor śledztwa, kolor { $color }
web-stawka-roll-by-gate = brama fortu
web-stawka-roll-needs = Wynik { $count } lub wyższy to sukces.
web-stawka-roll-learned =
    { $result ->
        [0] bez skutku
        [1] jeden dowód
        [2] dwa dowody
       *[other] sekret
    }
web-stawka-roll-result =
    { $result ->
        [0] porażka
       *[other] sukces
    }

## Koniec

web-stawka-score-caption = Wynik gry
web-stawka-row = Co się liczy
web-stawka-row-vp = Punkty zwycięstwa
web-stawka-row-secrets = Sekrety
web-stawka-row-chief = Dowody na wrogiego szefa
web-stawka-row-evidence = Dowody
web-stawka-course-note = Dowody na agentów drugiej strony. Sekret i wyeliminowany agent liczą się jak { $count } dowodów.
web-stawka-row-result = Wynik
web-stawka-needed = potrzeba: { $count }
web-stawka-won = zwycięstwo
web-stawka-drawn-game = remis
