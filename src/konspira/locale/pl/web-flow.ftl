# Tok gry przy stole: co odpowiada się bez pytania, co stało się tymczasem, co zwija dziennik.

## Wybory, których wszyscy dokonują jednocześnie

web-all-at-once = Inni nie widzą twojego wyboru, dopóki wszyscy nie wybiorą.

## Okazje do reakcji, które się przepuszcza

web-pass-without-asking = Pasuj bez pytania
web-pass-walk = w tym ruchu
web-pass-stage = w tym etapie
web-pass-unless = chyba że mnie to dotyczy
web-passing = Pasujesz: { $how }
web-passing-end = Pytaj mnie znowu
web-nothing-to-choose = Teraz nie masz nic do wyboru.

## Odpowiedzi dane z góry w grze korespondencyjnej

web-plans = Odpowiedzi dane z góry
web-plans-about = Gra udzieli ich za ciebie, gdy padnie pytanie, w ciągu dwóch minut. Do końca gry nikt inny ich nie zobaczy.
web-plan-when = Kiedy
web-plan-only = Tylko
web-plan-then = Wtedy
web-plan-else = Jeśli to niemożliwe
web-plan-else-pass = nie rób nic
web-plan-else-ask = zapytaj mnie
web-plan-else-tells = Inni mogą zauważyć, że wtedy namyślasz się dłużej.
web-plan-or = { "" }, a jeśli się nie da:{ " " }
web-plan-every-time = Za każdym razem, nie tylko raz
web-plan-make = Odpowiedz z góry
web-plan-always = za każdym razem
web-plan-once = raz
web-plan-revoke = Odwołaj
web-plan-revoke-this = Odwołaj: { $when }
web-plan-answers = Odpowiedź z góry (jeszcze { $time }): { $deed }
web-plan-missed = Odpowiedź dana z góry („{ $deed }”) jest teraz niemożliwa.
web-plan-at-order = Mój następny rozkaz
web-plan-at-attack = Mój agent jest zagrożony
web-plan-by-anybody = przez kogokolwiek
web-plan-at-identity = Muszę ujawnić tożsamość
web-plan-at-reaction = Mogę zareagować
web-plan-any-moment = w dowolnej chwili
web-plan-at-card = Ktoś zagrywa kartę przeciwko mnie
web-plan-at-token = Mój żeton może zadziałać
web-plan-was = Odpowiedź dana z góry: { $name }.
web-plan-given = odpowiedź z góry

## Od ostatniej tury

web-since = Od twojej ostatniej tury
web-since-said =
    { $count ->
        [one] Od twojej ostatniej tury wydarzyła się jedna rzecz.
        [few] Od twojej ostatniej tury wydarzyły się { $count } rzeczy.
       *[many] Od twojej ostatniej tury wydarzyło się { $count } rzeczy.
    }
web-since-new =
    { $count ->
        [one] { $count } zdarzenie od twojej ostatniej tury
        [few] { $count } zdarzenia od twojej ostatniej tury
       *[many] { $count } zdarzeń od twojej ostatniej tury
    }
web-since-more = i jeszcze { $count }
web-since-play = Krok po kroku

## Dziennik

web-log-small =
    { $count ->
        [one] Jeden drobny krok
        [few] { $count } drobne kroki
       *[many] { $count } drobnych kroków
    }
web-stawka-evidence-gained-on =
    { $count ->
        [one] { $seat } zdobywa { $count } dowód na { $agent-acc }.
        [few] { $seat } zdobywa { $count } dowody na { $agent-acc }.
       *[many] { $seat } zdobywa { $count } dowodów na { $agent-acc }.
    }
web-stawka-evidence-lost-on =
    { $count ->
        [one] { $seat } traci { $count } dowód na { $agent-acc }.
        [few] { $seat } traci { $count } dowody na { $agent-acc }.
       *[many] { $seat } traci { $count } dowodów na { $agent-acc }.
    }
web-stawka-evidence-gained-on-now =
    { $count ->
        [one] { $seat } zdobywa { $count } dowód na { $agent-acc } (razem { $total }).
        [few] { $seat } zdobywa { $count } dowody na { $agent-acc } (razem { $total }).
       *[many] { $seat } zdobywa { $count } dowodów na { $agent-acc } (razem { $total }).
    }
web-stawka-evidence-lost-on-now =
    { $count ->
        [one] { $seat } traci { $count } dowód na { $agent-acc } (zostaje { $total }).
        [few] { $seat } traci { $count } dowody na { $agent-acc } (zostaje { $total }).
       *[many] { $seat } traci { $count } dowodów na { $agent-acc } (zostaje { $total }).
    }
web-stawka-evidence-moved-on =
    { $count ->
        [one] { $seat } przenosi { $count } dowód: teraz obciąża { $agent_to-acc }, nie { $agent-acc }.
        [few] { $seat } przenosi { $count } dowody: teraz obciążają { $agent_to-acc }, nie { $agent-acc }.
       *[many] { $seat } przenosi { $count } dowodów: teraz obciążają { $agent_to-acc }, nie { $agent-acc }.
    }
web-stawka-evidence-set-on =
    { $count ->
        [0] { $seat } nie ma już dowodów na { $agent-acc }.
        [one] { $seat } ma teraz { $count } dowód na { $agent-acc }.
        [few] { $seat } ma teraz { $count } dowody na { $agent-acc }.
       *[many] { $seat } ma teraz { $count } dowodów na { $agent-acc }.
    }
