# Trzy filmy Stawki w przeglądarce. Nazwy jak w stawka.ftl i stawka-films.ftl.

## Odprawa

web-stawka-film-briefing = Odprawa przed filmem
web-stawka-film-briefing-open = Przeczytaj odprawę
web-stawka-film-briefing-close = Zamknij odprawę
web-stawka-film-no-limit = bez limitu etapów
web-stawka-film-standing = Jak stoją obie strony
web-stawka-film-not-theirs = ta strona tak nie wygrywa
web-stawka-film-points-decide = punkty, jeśli nic innego nie rozstrzyga
web-stawka-film-done = jest
web-stawka-film-missing = jeszcze brak

## Drogi do zwycięstwa jednym słowem

web-stawka-film-short-vp = Punkty
web-stawka-film-short-secrets = Sekrety
web-stawka-film-short-exposure = Dekonspiracja
web-stawka-film-short-room-217 = Pokój 217
web-stawka-film-short-dispatch = Meldunek
web-stawka-film-short-located = Namiar
web-stawka-film-short-barracks = Powrót
web-stawka-film-short-hold-out = Przetrwanie
web-stawka-film-short-network = Wpadki
web-stawka-film-short-points = Punkty

## Film 1: radiostacja

web-stawka-film-radio = Radiostacja
web-stawka-film-radio-unset = Radiostacja jest właśnie ukrywana.
web-stawka-film-radio-yours = Twoja radiostacja jest { $location-at }. Wiesz o tym tylko ty.
web-stawka-film-radio-public = Radiostacja jest { $location-at }. Miejsce znają wszyscy.
web-stawka-film-radio-anywhere =
    { $count ->
        [one] Gdzie jest radiostacja, wiedzą tylko Polacy: możliwe jest { $count } miejsce.
        [few] Gdzie jest radiostacja, wiedzą tylko Polacy: możliwe są { $count } miejsca.
       *[many] Gdzie jest radiostacja, wiedzą tylko Polacy: możliwych jest { $count } miejsc.
    }
web-stawka-film-radio-sectors =
    { $count ->
        [one] Wszyscy znają jej sektor, zakreskowany na mapie: { $sectors }.
        [few] Wszyscy wiedzą, że jest w jednym z sektorów zakreskowanych na mapie: { $sectors }.
       *[many] Wszyscy wiedzą, że jest w jednym z sektorów zakreskowanych na mapie: { $sectors }.
    }
web-stawka-film-radio-secrets = Sekrety do meldunku: { $have } z { $need }. Kloss musi zacząć najpóźniej w etapie { $stage }.
web-stawka-film-radio-sending = Radiostacja nadaje od etapu { $since }: do końca etapu { $until } musi przy niej być Polak.
web-stawka-film-radio-rights-later =
    { $kloss ->
        [yes] Gdy miejsce poznają wszyscy: Stedtke aresztuje tam bez dowodów, także Klossa, a każdy uzbrojony Niemiec może strzelać.
       *[no] Gdy miejsce poznają wszyscy: Stedtke aresztuje tam bez dowodów, lecz nie Klossa, a każdy uzbrojony Niemiec może strzelać.
    }
web-stawka-film-radio-rights =
    { $kloss ->
        [yes] Przy radiostacji Stedtke aresztuje bez dowodów, także Klossa, a każdy uzbrojony Niemiec może strzelać.
       *[no] Przy radiostacji Stedtke aresztuje bez dowodów, lecz nie Klossa, a każdy uzbrojony Niemiec może strzelać.
    }
web-stawka-film-radio-here = radiostacja
web-stawka-film-radio-here-yours = twoja radiostacja, wiesz o niej tylko ty
web-stawka-film-radio-here-sending = nadaje
web-stawka-film-radio-here-perhaps = tu może być radiostacja
web-stawka-film-transmit-text = Miejsce poznają wszyscy. Do końca etapu { $stage } musi tu być Polak.

## Film 2: hotel

web-stawka-film-hotel = Pokój 217
web-stawka-film-hotel-closed = { $side }: hotel zamknięty, punkty: { $have } z { $need }
web-stawka-film-hotel-open = { $side }: hotel otwarty
web-stawka-film-hotel-closed-short = zamknięty: { $side }
web-stawka-film-hotel-open-short = otwarty: { $side }
web-stawka-film-hotel-points = punkty: { $need }
web-stawka-film-hotel-card = karta hotelu na ręce
web-stawka-film-hotel-agent = twój agent w hotelu
web-stawka-film-hotel-price-polish = zapłata: karta Ściśle Tajne
web-stawka-film-hotel-price-german = zapłata: wartościowy przedmiot

## Film 3: Pulkowski i samochód

web-stawka-film-audi = Pulkowski i Czarne Audi
web-stawka-film-pulkowski-next = Następne przesłuchanie: złamie go wynik { $dice } lub więcej na dwóch kościach ({ $percent }%).
web-stawka-film-pulkowski-safe = Następne przesłuchanie: żaden rzut go nie złamie.
web-stawka-film-pulkowski-lost = Następne przesłuchanie: złamie go każdy rzut.
web-stawka-film-pulkowski-changes = W tym: { $changes }.
web-stawka-film-pulkowski-last = Ostatni rzut: { $one } i { $two }, razem { $total } z { $need }.
web-stawka-film-pulkowski-broken = Pulkowski jest złamany. Audi musi go zabrać z fabryki.
web-stawka-film-pulkowski-waits = Pulkowski siedzi w Audi. Samochód czeka na następny etap i do tego czasu nie można go atakować.
web-stawka-film-pulkowski-loaded = Pulkowski siedzi w Audi. Każdy Polak oprócz Klossa może zaatakować je bronią.
web-stawka-film-pulkowski-here = tu więziony jest Pulkowski
web-stawka-film-pulkowski-here-broken = tu Pulkowski czeka na Audi
web-stawka-film-factory-entered = Do Pulkowskiego dotarli: { $agents }.
web-stawka-film-guard = Straż przy fabryce zostaje: kontrola dokumentów −3.
web-stawka-film-audi-at = Czarne Audi jest { $field-at }. Obrona { $defence }, czujność { $vigilance }.
web-stawka-film-audi-values = obrona { $defence }, czujność { $vigilance }
web-stawka-film-audi-empty = puste
web-stawka-film-audi-loaded = z Pulkowskim
web-stawka-film-audi-waits = z Pulkowskim, czeka na następny etap
web-stawka-film-audi-bonus = { $agent } dodaje { $count } do ataków na Audi
web-stawka-film-audi-about = To samochód, nie agent: jeździ tylko ulicami, do fabryki i do koszar, a aktywuje się go jak niemieckiego agenta.

## Rzut przeciw Pulkowskiemu

web-stawka-roll-pulkowski = Przesłuchanie Pulkowskiego
web-stawka-roll-breaks-at = Złamie go wynik { $count } lub wyższy.
web-stawka-roll-broke =
    { $result ->
        [0] wytrzymał
       *[other] złamany
    }
