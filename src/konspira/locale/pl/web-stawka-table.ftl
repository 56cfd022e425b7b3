# Co objaśnia stół „Stawki”: siatki, karta podpowiedzi, znaczenie wyborów, okazje do reakcji. Pojęcia jak w stawka.ftl.

## Mapa

web-stawka-letter-north = Pn
web-stawka-letter-east = W
web-stawka-letter-south = Pd
web-stawka-letter-west = Z

## Siatki

web-stawka-networks = Siatki
web-stawka-known-to-enemy = wie wróg
web-stawka-known-to-you = wiesz ty
web-stawka-allows-arrest = aresztowanie
web-stawka-allows-kidnap = porwanie

## Karta podpowiedzi

web-stawka-hint = Ukryte tu dowody
web-stawka-hint-out = zostało
web-stawka-hint-of = { $left } z { $all }
web-stawka-hint-all = { $all }
web-stawka-hint-nobody = nikt w grze
web-stawka-hint-line = { $who }: { $count }
web-stawka-hint-tiles = Kafelki: zostało { $count } z { $all }
web-stawka-hint-safes =
    { $count ->
        [0] bez kasetki
        [one] { $count } kasetka
        [few] { $count } kasetki
       *[many] { $count } kasetek
    }
web-stawka-hint-valuables =
    { $count ->
        [0] bez wartościowych przedmiotów
        [one] { $count } wartościowy przedmiot
        [few] { $count } wartościowe przedmioty
       *[many] { $count } wartościowych przedmiotów
    }
web-stawka-hint-weapons =
    { $count ->
        [0] bez broni
        [one] { $count } sztuka broni
        [few] { $count } sztuki broni
       *[many] { $count } sztuk broni
    }
web-stawka-hint-been = Już tu byli i nie mogą szukać: { $agents }
web-stawka-hint-sentence = Karta podpowiedzi: { $evidence }; { $things }.

## Co znaczy wybór

web-stawka-hits = { $count } na { $agent-acc }
web-stawka-hits-nobody = { $count }, nikt w grze
web-stawka-document-values = ranga { $rank }, obrona { $defence }, czujność { $vigilance }, { $ap } PA
web-stawka-meaning = Co to znaczy
web-stawka-by-trait = Działa cecha { $agent-gen }: „{ $trait }”.
web-stawka-by-item = { $agent } używa { $item-gen }.
web-stawka-by-threat = Działa żeton zagrożenia „{ $threat }”.
web-stawka-by-card = Działa karta lokacji „{ $card }”.
web-stawka-by-reaction = Działa karta reakcji „{ $card }”.
web-stawka-odds-nothing = nic
web-stawka-odds-one = jeden
web-stawka-odds-why =
    { $bonus ->
        [0] Dwie kości przeciw { $one } / { $two } / { $three }.
       *[other] Dwie kości + { $bonus } ({ $band }) przeciw { $one } / { $two } / { $three }.
    }
web-stawka-odds-few = Poniżej 3 dowodów sekret liczy się jak dwa dowody.
web-stawka-odds-check = Ranga { $own } wobec { $other }: najpierw jedna kość, więcej niż { $gap } ({ $percent }%).
web-stawka-odds-rest = Do tego cechy, przedmioty i karty.

## Okazje do reakcji

web-stawka-place-cards = Twoje karty lokacji
web-stawka-playable = można zagrać teraz
