# Stawka większa niż życie: terminy według docs/rules/stawka.md, rozdział 2. Nazwy i teksty elementów są naszymi słowami.
# Imion, pól i kart nie odmieniamy: stoją w mianowniku albo po dwukropku.

stawka-title = Stawka większa niż życie
stawka-blurb = Siatka Klossa przeciw siatce niemieckiego szefa w okupowanym mieście: planuj w tajemnicy, przeszukuj, wypytuj, aresztuj i nie daj zdemaskować swoich ludzi.
stawka-chapter = Etap { $number }

## Agenci

stawka-agent-hans-kloss = Hans Kloss
stawka-agent-ingrid-heizer = Ingrid Heizer
stawka-agent-jacek = Jacek
stawka-agent-georg = Georg
stawka-agent-irena = Irena
stawka-agent-old-lady = Starsza pani
stawka-agent-emma-schmidt = Emma Schmidt
stawka-agent-barbara-reczko = Barbara Reczko
stawka-agent-edward-kania = Edward Kania
stawka-agent-kazik = Kazik
stawka-agent-christianson = Christianson
stawka-agent-ernst-pfeiffer = Ernst Pfeiffer
stawka-agent-hans-diederlich = Hans Diederlich
stawka-agent-hermann-brunner = Hermann Brunner
stawka-agent-stedtke = Stedtke
stawka-agent-fritz-kopf = Fritz Kopf
stawka-agent-erik-kopf = Erik Kopf
stawka-agent-marta-becher = Marta Becher
stawka-agent-glaubel = Glaubel
stawka-agent-bruno-dreher = Bruno Dreher
stawka-agent-heinrich-vogel = Heinrich Vogel
stawka-agent-gendarmerie-sergeant = Sierżant żandarmerii
stawka-agent-johannes-lemner = Johannes Lemner
stawka-agent-erwin-reil = Erwin Reil
stawka-agent-puszke = Puszke
stawka-agent-black-audi = Czarne Audi

## Dokumenty agentów: Kloss ma trzy

stawka-document-kloss-doc-1 = Hans Kloss, porucznik Abwehry
stawka-document-kloss-doc-2 = Hans Kloss, agent J-23
stawka-document-kloss-doc-3 = Hans Kloss, na urlopie
stawka-document-ingrid-heizer = Ingrid Heizer
stawka-document-jacek = Jacek
stawka-document-georg = Georg
stawka-document-irena = Irena
stawka-document-old-lady = Starsza pani
stawka-document-emma-schmidt = Emma Schmidt
stawka-document-barbara-reczko = Barbara Reczko
stawka-document-edward-kania = Edward Kania
stawka-document-kazik = Kazik
stawka-document-christianson = Christianson
stawka-document-ernst-pfeiffer = Ernst Pfeiffer
stawka-document-hans-diederlich = Hans Diederlich
stawka-document-hermann-brunner = Hermann Brunner
stawka-document-stedtke = Stedtke
stawka-document-fritz-kopf = Fritz Kopf
stawka-document-erik-kopf = Erik Kopf
stawka-document-marta-becher = Marta Becher
stawka-document-glaubel = Glaubel
stawka-document-bruno-dreher = Bruno Dreher
stawka-document-heinrich-vogel = Heinrich Vogel
stawka-document-gendarmerie-sergeant = Sierżant żandarmerii
stawka-document-johannes-lemner = Johannes Lemner
stawka-document-erwin-reil = Erwin Reil
stawka-document-puszke = Puszke

## Cechy specjalne

stawka-trait-kloss-doc-1 = Kolega oficer
stawka-trait-kloss-doc-2 = Zacieranie śladów
stawka-trait-kloss-doc-3 = Zwykły urlopowicz
stawka-trait-ingrid-heizer = Urok gospodyni
stawka-trait-jacek = Ochroniarz
stawka-trait-georg = Sprawdza lojalność
stawka-trait-irena = Radiotelegrafistka
stawka-trait-old-lady = Poza podejrzeniem
stawka-trait-emma-schmidt = Wózek dziecięcy
stawka-trait-barbara-reczko = Bystre oko
stawka-trait-edward-kania = Szef grupy
stawka-trait-kazik = Szybkie nogi
stawka-trait-christianson = Człowiek interesu
stawka-trait-ernst-pfeiffer = Dobry krój
stawka-trait-hans-diederlich = Wysportowany
stawka-trait-hermann-brunner = Bezwzględny śledczy
stawka-trait-stedtke = Zacieśnianie sieci
stawka-trait-fritz-kopf = Bracia Kopf
stawka-trait-erik-kopf = Zawzięty
stawka-trait-marta-becher = Zatrzymuje przechodniów
stawka-trait-glaubel = Prowokator
stawka-trait-bruno-dreher = Tropiciel
stawka-trait-heinrich-vogel = Kartoteka
stawka-trait-gendarmerie-sergeant = Dokumenty, proszę
stawka-trait-johannes-lemner = Podsłuchujący
stawka-trait-erwin-reil = Polecenia dyrektora
stawka-trait-puszke = Osiłek

## Sektory

stawka-sector-police = Sektor policyjny
stawka-sector-administrative = Sektor administracyjny
stawka-sector-railway = Sektor kolejowy
stawka-sector-city = Sektor miejski
stawka-sector-main-square = Rynek
stawka-sector-military = Sektor wojskowy
stawka-sector-harbour = Sektor portowy
stawka-sector-industrial = Sektor przemysłowy
stawka-sector-residential = Sektor willowy
stawka-sector-suburb = Sektor podmiejski

## Lokacje

stawka-location-gestapo = Gestapo
stawka-location-jail = Areszt
stawka-location-police-post = Posterunek
stawka-location-labour-office = Urząd zatrudnienia
stawka-location-courts = Sądy
stawka-location-officers-flats = Mieszkania oficerów
stawka-location-station = Dworzec
stawka-location-hospital = Szpital
stawka-location-tenement = Kamienica
stawka-location-market = Targowisko
stawka-location-cemetery = Cmentarz
stawka-location-hotel = Hotel
stawka-location-theatre = Teatr
stawka-location-phone-booth = Budka telefoniczna
stawka-location-abwehr = Abwehra
stawka-location-barracks = Koszary
stawka-location-bunker = Bunkier
stawka-location-quay = Nadbrzeże
stawka-location-cafe = Kawiarnia
stawka-location-factory = Fabryka
stawka-location-design-office = Biuro projektowe
stawka-location-reil-office = Biuro Reila
stawka-location-ss-villa = Willa oficera SS
stawka-location-park = Park
stawka-location-church = Kościół
stawka-location-forester-lodge = Leśniczówka

## Pola: w każdym sektorze ulice, potem lokacje

stawka-field-pol-north = Sektor policyjny Północ
stawka-field-pol-east = Sektor policyjny Wschód
stawka-field-pol-south = Sektor policyjny Południe
stawka-field-pol-west = Sektor policyjny Zachód
stawka-field-pol-a = Sektor policyjny A
stawka-field-pol-b = Sektor policyjny B
stawka-field-pol-c = Sektor policyjny C
stawka-field-pol-d = Sektor policyjny D
stawka-field-gestapo = Gestapo
stawka-field-jail = Areszt
stawka-field-police-post = Posterunek
stawka-field-adm-north = Sektor administracyjny Północ
stawka-field-adm-east = Sektor administracyjny Wschód
stawka-field-adm-south = Sektor administracyjny Południe
stawka-field-adm-west = Sektor administracyjny Zachód
stawka-field-adm-a = Sektor administracyjny A
stawka-field-adm-b = Sektor administracyjny B
stawka-field-adm-c = Sektor administracyjny C
stawka-field-labour-office = Urząd zatrudnienia
stawka-field-courts = Sądy
stawka-field-officers-flats = Mieszkania oficerów
stawka-field-rai-north = Sektor kolejowy Północ
stawka-field-rai-east = Sektor kolejowy Wschód
stawka-field-rai-south = Sektor kolejowy Południe
stawka-field-rai-west = Sektor kolejowy Zachód
stawka-field-rai-a = Sektor kolejowy A
stawka-field-rai-b = Sektor kolejowy B
stawka-field-rai-c = Sektor kolejowy C
stawka-field-station = Dworzec
stawka-field-hospital = Szpital
stawka-field-cit-north = Sektor miejski Północ
stawka-field-cit-east = Sektor miejski Wschód
stawka-field-cit-south = Sektor miejski Południe
stawka-field-cit-west = Sektor miejski Zachód
stawka-field-cit-a = Sektor miejski A
stawka-field-cit-b = Sektor miejski B
stawka-field-cit-c = Sektor miejski C
stawka-field-cit-d = Sektor miejski D
stawka-field-tenement = Kamienica
stawka-field-market = Targowisko
stawka-field-cemetery = Cmentarz
stawka-field-squ-north = Rynek Północ
stawka-field-squ-east = Rynek Wschód
stawka-field-squ-south = Rynek Południe
stawka-field-squ-west = Rynek Zachód
stawka-field-squ-a = Rynek A
stawka-field-squ-b = Rynek B
stawka-field-squ-c = Rynek C
stawka-field-squ-d = Rynek D
stawka-field-hotel = Hotel
stawka-field-theatre = Teatr
stawka-field-phone-booth = Budka telefoniczna
stawka-field-mil-north = Sektor wojskowy Północ
stawka-field-mil-east = Sektor wojskowy Wschód
stawka-field-mil-south = Sektor wojskowy Południe
stawka-field-mil-west = Sektor wojskowy Zachód
stawka-field-mil-a = Sektor wojskowy A
stawka-field-mil-b = Sektor wojskowy B
stawka-field-mil-c = Sektor wojskowy C
stawka-field-mil-d = Sektor wojskowy D
stawka-field-mil-g = Brama fortu
stawka-field-mil-f = Dziedziniec fortu
stawka-field-abwehr = Abwehra
stawka-field-barracks = Koszary
stawka-field-bunker = Bunkier
stawka-field-har-north = Sektor portowy Północ
stawka-field-har-east = Sektor portowy Wschód
stawka-field-har-south = Sektor portowy Południe
stawka-field-har-west = Sektor portowy Zachód
stawka-field-har-a = Sektor portowy A
stawka-field-har-b = Sektor portowy B
stawka-field-har-c = Sektor portowy C
stawka-field-quay = Nadbrzeże
stawka-field-cafe = Kawiarnia
stawka-field-ind-north = Sektor przemysłowy Północ
stawka-field-ind-east = Sektor przemysłowy Wschód
stawka-field-ind-south = Sektor przemysłowy Południe
stawka-field-ind-west = Sektor przemysłowy Zachód
stawka-field-ind-a = Sektor przemysłowy A
stawka-field-ind-b = Sektor przemysłowy B
stawka-field-ind-c = Sektor przemysłowy C
stawka-field-factory = Fabryka
stawka-field-design-office = Biuro projektowe
stawka-field-reil-office = Biuro Reila
stawka-field-res-north = Sektor willowy Północ
stawka-field-res-east = Sektor willowy Wschód
stawka-field-res-south = Sektor willowy Południe
stawka-field-res-west = Sektor willowy Zachód
stawka-field-res-a = Sektor willowy A
stawka-field-res-b = Sektor willowy B
stawka-field-res-c = Sektor willowy C
stawka-field-ss-villa = Willa oficera SS
stawka-field-park = Park
stawka-field-sub-north = Sektor podmiejski Północ
stawka-field-sub-east = Sektor podmiejski Wschód
stawka-field-sub-south = Sektor podmiejski Południe
stawka-field-sub-west = Sektor podmiejski Zachód
stawka-field-sub-a = Sektor podmiejski A
stawka-field-sub-b = Sektor podmiejski B
stawka-field-sub-c = Sektor podmiejski C
stawka-field-church = Kościół
stawka-field-forester-lodge = Leśniczówka

## Kolory, strony, poziomy

stawka-color-yellow = żółty
stawka-color-purple = fioletowy
stawka-color-blue = niebieski
stawka-color-black = czarny
stawka-side-polish = siatka polska
stawka-side-german = siatka niemiecka
stawka-level-basic = podstawowy
stawka-level-extended = rozszerzony
stawka-level-advanced = zaawansowany

## Przedmioty

stawka-item-officer-boots = Oficerki
stawka-item-city-map = Plan miasta
stawka-item-gloves = Rękawiczki
stawka-item-typewriter = Maszyna do pisania
stawka-item-flowers = Kwiaty
stawka-item-cognac = Koniak
stawka-item-chocolate = Czekolada
stawka-item-cigarettes = Papierosy
stawka-item-compromising-photos = Kompromitujące zdjęcia
stawka-item-uniform = Mundur
stawka-item-iron-cross = Krzyż żelazny
stawka-item-travel-pass = Przepustka
stawka-item-false-papers = Fałszywe papiery
stawka-item-binoculars = Lornetka
stawka-item-torch = Latarka
stawka-item-camera = Aparat fotograficzny
stawka-item-bicycle = Rower
stawka-item-ration-cards = Kartki żywnościowe
stawka-item-newspaper = Gazeta
stawka-item-intercepted-letter = Przechwycony list
stawka-item-code-book = Książka szyfrów
stawka-item-pistol = Pistolet
stawka-item-pistol-vis = Pistolet Vis
stawka-item-rifle = Karabin
stawka-item-grenade = Granat
stawka-item-bayonet = Bagnet
stawka-item-dynamite = Dynamit
stawka-item-crowbar = Łom
stawka-item-jewellery = Biżuteria
stawka-item-dollars-1000 = 1000 dolarów
stawka-item-dollars-2000 = 2000 dolarów
stawka-item-dollars-3000 = 3000 dolarów
stawka-item-safe = Kasetka
stawka-item-stamp = Pieczątka
stawka-item-document = Dokument
stawka-item-first-aid-kit = Apteczka
stawka-item-handcuffs = Kajdanki

## Kafelki przedmiotów z lokacją na odwrocie i karty Ściśle Tajne

stawka-piece-tile-gestapo-1 = Biżuteria (Gestapo)
stawka-piece-tile-gestapo-2 = 2000 dolarów (Gestapo)
stawka-piece-tile-gestapo-3 = Kajdanki (Gestapo)
stawka-piece-tile-gestapo-4 = Pistolet (Gestapo)
stawka-piece-tile-gestapo-5 = Maszyna do pisania (Gestapo)
stawka-piece-tile-jail-1 = Papierosy (Areszt)
stawka-piece-tile-jail-2 = Kajdanki (Areszt)
stawka-piece-tile-jail-3 = Przechwycony list (Areszt)
stawka-piece-tile-jail-4 = Bagnet (Areszt)
stawka-piece-tile-jail-5 = Apteczka (Areszt)
stawka-piece-tile-police-post-1 = Pistolet (Posterunek)
stawka-piece-tile-police-post-2 = Karabin (Posterunek)
stawka-piece-tile-police-post-3 = Latarka (Posterunek)
stawka-piece-tile-police-post-4 = Przepustka (Posterunek)
stawka-piece-tile-police-post-5 = Rower (Posterunek)
stawka-piece-tile-labour-office-1 = Kasetka (Urząd zatrudnienia)
stawka-piece-tile-labour-office-2 = 1000 dolarów (Urząd zatrudnienia)
stawka-piece-tile-labour-office-3 = Pieczątka (Urząd zatrudnienia)
stawka-piece-tile-labour-office-4 = Kartki żywnościowe (Urząd zatrudnienia)
stawka-piece-tile-labour-office-5 = Maszyna do pisania (Urząd zatrudnienia)
stawka-piece-tile-courts-1 = Dokument (Sądy)
stawka-piece-tile-courts-2 = Przechwycony list (Sądy)
stawka-piece-tile-courts-3 = Fałszywe papiery (Sądy)
stawka-piece-tile-courts-4 = Gazeta (Sądy)
stawka-piece-tile-courts-5 = Kompromitujące zdjęcia (Sądy)
stawka-piece-tile-officers-flats-1 = Kasetka (Mieszkania oficerów)
stawka-piece-tile-officers-flats-2 = Oficerki (Mieszkania oficerów)
stawka-piece-tile-officers-flats-3 = Mundur (Mieszkania oficerów)
stawka-piece-tile-officers-flats-4 = Koniak (Mieszkania oficerów)
stawka-piece-tile-officers-flats-5 = Pistolet (Mieszkania oficerów)
stawka-piece-tile-station-1 = Plan miasta (Dworzec)
stawka-piece-tile-station-2 = Gazeta (Dworzec)
stawka-piece-tile-station-3 = Fałszywe papiery (Dworzec)
stawka-piece-tile-station-4 = Kwiaty (Dworzec)
stawka-piece-tile-station-5 = Łom (Dworzec)
stawka-piece-tile-hospital-1 = Apteczka (Szpital, żółty)
stawka-piece-tile-hospital-2 = Apteczka (Szpital, fioletowy)
stawka-piece-tile-hospital-3 = Rękawiczki (Szpital)
stawka-piece-tile-hospital-4 = Kwiaty (Szpital)
stawka-piece-tile-hospital-5 = Kartki żywnościowe (Szpital)
stawka-piece-tile-tenement-1 = Rękawiczki (Kamienica)
stawka-piece-tile-tenement-2 = Pistolet Vis (Kamienica)
stawka-piece-tile-tenement-3 = Przechwycony list (Kamienica)
stawka-piece-tile-tenement-4 = Aparat fotograficzny (Kamienica)
stawka-piece-tile-tenement-5 = Granat (Kamienica)
stawka-piece-tile-market-1 = Biżuteria (Targowisko)
stawka-piece-tile-market-2 = 1000 dolarów (Targowisko)
stawka-piece-tile-market-3 = Kwiaty (Targowisko)
stawka-piece-tile-market-4 = Czekolada (Targowisko)
stawka-piece-tile-market-5 = Kartki żywnościowe (Targowisko)
stawka-piece-tile-cemetery-1 = Dynamit (Cmentarz)
stawka-piece-tile-cemetery-2 = Pistolet Vis (Cmentarz)
stawka-piece-tile-cemetery-3 = Kwiaty (Cmentarz)
stawka-piece-tile-cemetery-4 = Łom (Cmentarz)
stawka-piece-tile-cemetery-5 = Przechwycony list (Cmentarz)
stawka-piece-tile-hotel-1 = Kasetka (Hotel)
stawka-piece-tile-hotel-2 = Biżuteria (Hotel)
stawka-piece-tile-hotel-3 = 3000 dolarów (Hotel)
stawka-piece-tile-hotel-4 = Koniak (Hotel)
stawka-piece-tile-hotel-5 = Plan miasta (Hotel)
stawka-piece-tile-theatre-1 = Kasetka (Teatr)
stawka-piece-tile-theatre-2 = Kwiaty (Teatr)
stawka-piece-tile-theatre-3 = Mundur (Teatr)
stawka-piece-tile-theatre-4 = Rękawiczki (Teatr)
stawka-piece-tile-theatre-5 = Kompromitujące zdjęcia (Teatr)
stawka-piece-tile-phone-booth-1 = 1000 dolarów (Budka telefoniczna)
stawka-piece-tile-phone-booth-2 = Gazeta (Budka telefoniczna)
stawka-piece-tile-phone-booth-3 = Plan miasta (Budka telefoniczna)
stawka-piece-tile-phone-booth-4 = Książka szyfrów (Budka telefoniczna)
stawka-piece-tile-phone-booth-5 = Papierosy (Budka telefoniczna)
stawka-piece-tile-abwehr-1 = Kasetka (Abwehra)
stawka-piece-tile-abwehr-2 = Książka szyfrów (Abwehra)
stawka-piece-tile-abwehr-3 = Aparat fotograficzny (Abwehra)
stawka-piece-tile-abwehr-4 = Maszyna do pisania (Abwehra)
stawka-piece-tile-abwehr-5 = Kompromitujące zdjęcia (Abwehra)
stawka-piece-tile-barracks-1 = Karabin (Koszary)
stawka-piece-tile-barracks-2 = Granat (Koszary)
stawka-piece-tile-barracks-3 = Oficerki (Koszary)
stawka-piece-tile-barracks-4 = Bagnet (Koszary)
stawka-piece-tile-barracks-5 = Mundur (Koszary)
stawka-piece-tile-bunker-1 = Kasetka (Bunkier)
stawka-piece-tile-bunker-2 = Dynamit (Bunkier)
stawka-piece-tile-bunker-3 = Karabin (Bunkier)
stawka-piece-tile-bunker-4 = Apteczka (Bunkier)
stawka-piece-tile-bunker-5 = Lornetka (Bunkier)
stawka-piece-tile-quay-1 = Łom (Nadbrzeże)
stawka-piece-tile-quay-2 = Granat (Nadbrzeże)
stawka-piece-tile-quay-3 = Lornetka (Nadbrzeże)
stawka-piece-tile-quay-4 = Fałszywe papiery (Nadbrzeże)
stawka-piece-tile-quay-5 = Papierosy (Nadbrzeże)
stawka-piece-tile-cafe-1 = Koniak (Kawiarnia)
stawka-piece-tile-cafe-2 = Kwiaty (Kawiarnia)
stawka-piece-tile-cafe-3 = Czekolada (Kawiarnia)
stawka-piece-tile-cafe-4 = Gazeta (Kawiarnia)
stawka-piece-tile-cafe-5 = Kompromitujące zdjęcia (Kawiarnia)
stawka-piece-tile-factory-1 = Dynamit (Fabryka)
stawka-piece-tile-factory-2 = Łom (Fabryka)
stawka-piece-tile-factory-3 = Przepustka (Fabryka)
stawka-piece-tile-factory-4 = Latarka (Fabryka)
stawka-piece-tile-factory-5 = Dokument (Fabryka)
stawka-piece-tile-design-office-1 = Kasetka (Biuro projektowe)
stawka-piece-tile-design-office-2 = Maszyna do pisania (Biuro projektowe)
stawka-piece-tile-design-office-3 = Dokument (Biuro projektowe)
stawka-piece-tile-design-office-4 = Aparat fotograficzny (Biuro projektowe)
stawka-piece-tile-design-office-5 = Plan miasta (Biuro projektowe)
stawka-piece-tile-reil-office-1 = Kasetka (Biuro Reila)
stawka-piece-tile-reil-office-2 = Pieczątka (Biuro Reila)
stawka-piece-tile-reil-office-3 = Koniak (Biuro Reila)
stawka-piece-tile-reil-office-4 = Krzyż żelazny (Biuro Reila)
stawka-piece-tile-reil-office-5 = 3000 dolarów (Biuro Reila)
stawka-piece-tile-ss-villa-1 = Kasetka (Willa oficera SS)
stawka-piece-tile-ss-villa-2 = Biżuteria (Willa oficera SS)
stawka-piece-tile-ss-villa-3 = 2000 dolarów (Willa oficera SS)
stawka-piece-tile-ss-villa-4 = Krzyż żelazny (Willa oficera SS)
stawka-piece-tile-ss-villa-5 = Pistolet (Willa oficera SS)
stawka-piece-tile-park-1 = Kwiaty (Park)
stawka-piece-tile-park-2 = Lornetka (Park)
stawka-piece-tile-park-3 = Rower (Park)
stawka-piece-tile-park-4 = Przechwycony list (Park)
stawka-piece-tile-park-5 = Bagnet (Park)
stawka-piece-tile-church-1 = Apteczka (Kościół)
stawka-piece-tile-church-2 = Przechwycony list (Kościół)
stawka-piece-tile-church-3 = Fałszywe papiery (Kościół)
stawka-piece-tile-church-4 = Pistolet Vis (Kościół)
stawka-piece-tile-church-5 = Czekolada (Kościół)
stawka-piece-tile-forester-lodge-1 = Karabin (Leśniczówka)
stawka-piece-tile-forester-lodge-2 = Latarka (Leśniczówka)
stawka-piece-tile-forester-lodge-3 = Oficerki (Leśniczówka)
stawka-piece-tile-forester-lodge-4 = Bagnet (Leśniczówka)
stawka-piece-tile-forester-lodge-5 = Dynamit (Leśniczówka)
stawka-piece-ts-01 = Rozkład transportów wojska
stawka-piece-ts-02 = Rejestr agentów
stawka-piece-ts-03 = Stan liczebny garnizonu
stawka-piece-ts-04 = Plan fortu
stawka-piece-ts-05 = Rysunki silnika odrzutowego
stawka-piece-ts-06 = Tajna lista płac
stawka-piece-ts-07 = Klucze szyfrowe na miesiąc
stawka-piece-ts-08 = Raporty konfidentów
stawka-piece-ts-09 = Mapa pól minowych
stawka-piece-ts-10 = Prywatne listy generała
stawka-piece-ts-11 = Zapisy podsłuchów
stawka-piece-ts-12 = Zapieczętowany rozkaz dzienny

## Karty planowania

stawka-plan-plan-pl-1 = Pierwszy ruch
stawka-plan-plan-pl-2 = Czujność
stawka-plan-plan-pl-3 = Rutyna
stawka-plan-plan-pl-4 = Przygotowania
stawka-plan-plan-pl-5 = Wszystkie siły
stawka-plan-plan-de-1 = Pierwszy ruch
stawka-plan-plan-de-2 = Czujność
stawka-plan-plan-de-3 = Rutyna
stawka-plan-plan-de-4 = Przygotowania
stawka-plan-plan-de-5 = Wszystkie siły

## Żetony zagrożenia

stawka-threat-th-pl-alarm = Alarm
stawka-threat-th-pl-suspicious = Podejrzany
stawka-threat-th-pl-thief = Złodziej
stawka-threat-th-pl-commotion = Zamieszanie
stawka-threat-th-pl-dangerous-ground = Teren niebezpieczny
stawka-threat-th-pl-support = Wsparcie
stawka-threat-th-pl-agent-protection = Ochrona agentów
stawka-threat-th-de-alarm = Alarm
stawka-threat-th-de-control-1 = Kontrola dokumentów −1
stawka-threat-th-de-control-2 = Kontrola dokumentów −2
stawka-threat-th-de-control-3 = Kontrola dokumentów −3
stawka-threat-th-de-trap = Kocioł
stawka-threat-th-de-suspicious-1 = Podejrzany (1)
stawka-threat-th-de-suspicious-2 = Podejrzany (2)
stawka-threat-th-de-support = Wsparcie
stawka-threat-th-de-agent-protection = Ochrona agentów

## Karty: lokacje, reakcje, misje, Ściśle Tajne

stawka-card-lc-pl-gestapo = Sfałszowany nakaz zwolnienia
stawka-card-lc-pl-jail = Przekupiony strażnik
stawka-card-lc-pl-police-post = Grafik służby
stawka-card-lc-pl-labour-office = Nowa karta pracy
stawka-card-lc-pl-courts = Zaginione akta
stawka-card-lc-pl-officers-flats = Rozwiązane języki
stawka-card-lc-pl-station = Nocny ekspres
stawka-card-lc-pl-hospital = Cichy oddział
stawka-card-lc-pl-tenement = Bezpieczny lokal
stawka-card-lc-pl-market = Czarny rynek
stawka-card-lc-pl-cemetery = Martwa skrzynka
stawka-card-lc-pl-hotel = Pokój 217
stawka-card-lc-pl-theatre = Znak ze sceny
stawka-card-lc-pl-phone-booth = Zaszyfrowana rozmowa
stawka-card-lc-pl-abwehr = Plotki sztabowe
stawka-card-lc-pl-barracks = Otwarta zbrojownia
stawka-card-lc-pl-bunker = Przecięte kable
stawka-card-lc-pl-quay = Przesyłka za granicę
stawka-card-lc-pl-cafe = Stolik stałych gości
stawka-card-lc-pl-factory = Sabotaż
stawka-card-lc-pl-design-office = Skopiowane rysunki
stawka-card-lc-pl-reil-office = Kalendarz dyrektora
stawka-card-lc-pl-ss-villa = Gość w gabinecie
stawka-card-lc-pl-park = Spotkanie na ławce
stawka-card-lc-pl-church = Tajemnica spowiedzi
stawka-card-lc-pl-forester-lodge = Partyzanci
stawka-card-lc-de-gestapo = Ponowne przesłuchanie
stawka-card-lc-de-jail = Konfident w celi
stawka-card-lc-de-police-post = Łapanka
stawka-card-lc-de-labour-office = Kartoteka zatrudnionych
stawka-card-lc-de-courts = Nakaz aresztowania
stawka-card-lc-de-officers-flats = Opowieść z kasyna
stawka-card-lc-de-station = Kontrola na peronach
stawka-card-lc-de-hospital = Księga przyjęć
stawka-card-lc-de-tenement = Raport dozorcy
stawka-card-lc-de-market = Obława na targu
stawka-card-lc-de-cemetery = Obserwowany grób
stawka-card-lc-de-hotel = Pokój 217
stawka-card-lc-de-theatre = Wieczór galowy
stawka-card-lc-de-phone-booth = Podsłuch
stawka-card-lc-de-abwehr = Odczytana depesza
stawka-card-lc-de-barracks = Patrol zmotoryzowany
stawka-card-lc-de-bunker = Stanowisko dowodzenia
stawka-card-lc-de-quay = Kontrola portowa
stawka-card-lc-de-cafe = Podsłuchane słowa
stawka-card-lc-de-factory = Podwojone straże
stawka-card-lc-de-design-office = Lista personelu
stawka-card-lc-de-reil-office = Linia do Berlina
stawka-card-lc-de-ss-villa = Przyjęcie w willi
stawka-card-lc-de-park = Tajniacy
stawka-card-lc-de-church = Notatki z kazania
stawka-card-lc-de-forester-lodge = Psy tropiące
stawka-card-rx-closed-street = Zamknięta ulica
stawka-card-rx-crowd = Tłum
stawka-card-rx-tail = Ogon
stawka-card-rx-spot-check = Wyrywkowa kontrola
stawka-card-rx-breakdown = Awaria
stawka-card-rx-pickpocket = Kieszonkowiec
stawka-card-rx-recalled = Odwołany
stawka-card-rx-curfew = Godzina policyjna
stawka-card-rx-empty-drawer = Pusta szuflada
stawka-card-rx-fingerprints = Odciski palców
stawka-card-rx-false-bottom = Podwójne dno
stawka-card-rx-planted-find = Podrzucony przedmiot
stawka-card-rx-quick-hands = Szybkie ręce
stawka-card-rx-creaking-floor = Skrzypiąca podłoga
stawka-card-rx-jammed-door = Zacięte drzwi
stawka-card-rx-light-in-window = Światło w oknie
stawka-card-rx-rule-of-reciprocity = Zasada wzajemności
stawka-card-rx-poker-face = Kamienna twarz
stawka-card-rx-interruption = Ktoś wchodzi
stawka-card-rx-false-trail = Fałszywy trop
stawka-card-rx-change-of-subject = Zmiana tematu
stawka-card-rx-alibi = Alibi
stawka-card-rx-slip-of-tongue = Przejęzyczenie
stawka-card-rx-pulling-rank = Wyższa szarża
stawka-card-ms-jacek-1 = Osłona spotkania
stawka-card-ms-jacek-2 = Papiery z sądu
stawka-card-ms-jacek-3 = Czysta droga
stawka-card-ms-ingrid-heizer-1 = Kawa dla dwojga
stawka-card-ms-ingrid-heizer-2 = Za kulisami
stawka-card-ms-ingrid-heizer-3 = Wiadomość telefoniczna
stawka-card-ms-georg-1 = Kto jest lojalny?
stawka-card-ms-georg-2 = Skład w piwnicy
stawka-card-ms-georg-3 = Numer drugi
stawka-card-ms-irena-1 = Zapasowe lampy
stawka-card-ms-irena-2 = Czepek pielęgniarki
stawka-card-ms-irena-3 = Godzina nadawania
stawka-card-ms-old-lady-1 = Paczka dla więźnia
stawka-card-ms-old-lady-2 = Świeca dla zmarłych
stawka-card-ms-old-lady-3 = Świadek w sądzie
stawka-card-ms-emma-schmidt-1 = Spacer z wózkiem
stawka-card-ms-emma-schmidt-2 = Dziecięca wyliczanka
stawka-card-ms-emma-schmidt-3 = Podwójna gra
stawka-card-ms-barbara-reczko-1 = Rysunek w pończosze
stawka-card-ms-barbara-reczko-2 = Sekretarka dyrektora
stawka-card-ms-barbara-reczko-3 = Ostrzeżenie
stawka-card-ms-edward-kania-1 = Zebranie grupy
stawka-card-ms-edward-kania-2 = Broń dla grupy
stawka-card-ms-edward-kania-3 = Wyrok podziemia
stawka-card-ms-kazik-1 = Szkice ogrodzenia
stawka-card-ms-kazik-2 = Kurier
stawka-card-ms-kazik-3 = Wyrównanie rachunków
stawka-card-ms-christianson-1 = Próbki mydła
stawka-card-ms-christianson-2 = Kontrakt z wojskiem
stawka-card-ms-christianson-3 = Linia do Kopenhagi
stawka-card-ms-ernst-pfeiffer-1 = Przymiarka
stawka-card-ms-ernst-pfeiffer-2 = Sukno
stawka-card-ms-ernst-pfeiffer-3 = Szpilki i igły
stawka-card-ms-hans-diederlich-1 = Poranny bieg
stawka-card-ms-hans-diederlich-2 = Lekcja szermierki
stawka-card-ms-hans-diederlich-3 = Uczniowskie przysługi
stawka-card-ms-glaubel-1 = Przyjaciel sprawy
stawka-card-ms-glaubel-2 = Śledzenie
stawka-card-ms-glaubel-3 = Raport w centrali
stawka-card-ms-marta-becher-1 = Lista nazwisk
stawka-card-ms-marta-becher-2 = Zapieczętowany list
stawka-card-ms-marta-becher-3 = Pistolet w torebce
stawka-card-ms-bruno-dreher-1 = Patrol
stawka-card-ms-bruno-dreher-2 = Rewizja
stawka-card-ms-bruno-dreher-3 = Targowe plotki
stawka-card-ms-heinrich-vogel-1 = Kartoteka
stawka-card-ms-heinrich-vogel-2 = Podejrzany pacjent
stawka-card-ms-heinrich-vogel-3 = Namierzanie
stawka-card-ms-fritz-kopf-1 = Rozkaz z góry
stawka-card-ms-fritz-kopf-2 = Narada braci
stawka-card-ms-fritz-kopf-3 = Wieczór w willi
stawka-card-ms-erik-kopf-1 = Nakaz w kieszeni
stawka-card-ms-erik-kopf-2 = Kontrola portu
stawka-card-ms-erik-kopf-3 = Ostra rozmowa
stawka-card-ms-gendarmerie-sergeant-1 = Obchód
stawka-card-ms-gendarmerie-sergeant-2 = Kontrabanda
stawka-card-ms-gendarmerie-sergeant-3 = Strzały w nocy
stawka-card-ms-johannes-lemner-1 = Człowiek przy barze
stawka-card-ms-johannes-lemner-2 = Ucho w centrali
stawka-card-ms-johannes-lemner-3 = Obsługa hotelowa
stawka-card-ms-erwin-reil-1 = Wizytacja zakładu
stawka-card-ms-erwin-reil-2 = Telefon z Berlina
stawka-card-ms-erwin-reil-3 = Perswazja
stawka-card-ms-puszke-1 = Warta
stawka-card-ms-puszke-2 = Grupa poszukiwawcza
stawka-card-ms-puszke-3 = Bez świadków
stawka-card-ts-01 = Rozkład transportów wojska
stawka-card-ts-02 = Rejestr agentów
stawka-card-ts-03 = Stan liczebny garnizonu
stawka-card-ts-04 = Plan fortu
stawka-card-ts-05 = Rysunki silnika odrzutowego
stawka-card-ts-06 = Tajna lista płac
stawka-card-ts-07 = Klucze szyfrowe na miesiąc
stawka-card-ts-08 = Raporty konfidentów
stawka-card-ts-09 = Mapa pól minowych
stawka-card-ts-10 = Prywatne listy generała
stawka-card-ts-11 = Zapisy podsłuchów
stawka-card-ts-12 = Zapieczętowany rozkaz dzienny

## Co robią karty lokacji

## Co robią karty reakcji, zależnie od strony

## Cele misji

## Fazy

stawka-phase-setup = Przygotowanie
stawka-phase-planning = Planowanie
stawka-phase-threats = Żetony zagrożenia
stawka-phase-reactions = Karty reakcji
stawka-phase-locations = Karty lokacji
stawka-phase-activations = Aktywacje
stawka-phase-stage-end = Koniec etapu
stawka-phase-over = Wynik

## Scenariusze

stawka-scenario-s1-meeting = Spotkanie
stawka-scenario-s2-first-clash = Pierwsze starcie
stawka-scenario-s3-chestnuts = Najlepsze kasztany są na placu Pigalle

## Pola toru śledztwa

stawka-band-under-watch = pod obserwacją
stawka-band-located = namierzony
stawka-band-suspect = podejrzany
stawka-band-tracked = śledzony
stawka-band-burned = spalony

## Części misji

stawka-part-basic = misja podstawowa
stawka-part-special = misja specjalna

## Rodzaje kart reakcji

stawka-class-move = Ruch
stawka-class-search = Przeszukanie
stawka-class-talk = Rozmowa

## Wartości agentów

stawka-stat-rank = ranga
stawka-stat-ap-limit = limit PA
stawka-stat-defence = obrona
stawka-stat-vigilance = czujność
stawka-stat-item-limit = limit przedmiotów
stawka-stat-bribe-rank = ranga przy przekupieniu

## Funkcje i wizerunek

stawka-function-none = bez funkcji wojskowej
stawka-function-private = szeregowy
stawka-function-officer = oficer
stawka-function-ss-officer = oficer SS
stawka-appearance-civil = cywil
stawka-appearance-uniform = mundur

## Co się stało z agentem

stawka-status-absent = poza grą
stawka-status-free = na wolności
stawka-status-prisoner = w areszcie
stawka-status-dead = wyeliminowany

## Jak kończy się gra

stawka-ending-not-yet = gra trwa
stawka-ending-vp = dość punktów zwycięstwa
stawka-ending-secrets = dość sekretów
stawka-ending-exposure = Kloss zdekonspirowany
stawka-ending-compromise = szef niemieckiej siatki skompromitowany
stawka-ending-network-broken = polska siatka rozbita
stawka-ending-no-agents = nie ma już niemieckich agentów
stawka-ending-time = skończył się czas
stawka-source-vp = Punkty zwycięstwa
stawka-source-secrets = Sekrety

## Okna: chwile na działanie lub reakcję

stawka-window-static = zawsze
stawka-window-stage-start = początek etapu
stawka-window-stage-end = koniec etapu
stawka-window-activation-start = początek aktywacji
stawka-window-activation-free = w czasie aktywacji
stawka-window-move-declared = zaczyna się ruch
stawka-window-step-before = przed krokiem
stawka-window-step-after = po kroku
stawka-window-move-end = ruch zakończony
stawka-window-token-entry = wejście na pole z żetonem
stawka-window-token-action = akcja na polu z żetonem
stawka-window-token-dismiss-failed = odrzucenie żetonu nie udało się
stawka-window-search-declared = zapowiedziano przeszukanie
stawka-window-search-before-draw = przed dobraniem kafelka
stawka-window-search-after-draw = kafelek dobrany
stawka-window-search-end = przeszukanie zakończone
stawka-window-talk-declared = zapowiedziano rozmowę
stawka-window-talk-before-rank-roll = przed sprawdzeniem rangi
stawka-window-talk-rank-failed = sprawdzenie rangi nie udało się
stawka-window-talk-before-roll = przed rzutem na rozmowę
stawka-window-talk-after-roll = po rzucie na rozmowę
stawka-window-talk-end = rozmowa zakończona
stawka-window-interrogation-before-roll = przed rzutem na przesłuchanie
stawka-window-vigilance-before-roll = przed testem czujności
stawka-window-arrest-avoided = aresztowania uniknięto
stawka-window-attack-before-roll = przed rzutem na zamach
stawka-window-elimination-before = agent ma zostać zlikwidowany

## Pytania

stawka-ask-activation-menu = Aktywny agent: { $agent }. Co dalej?
stawka-ask-avoid-to = Aresztowania uniknięto. Do której lokacji ucieka twój agent?
stawka-ask-choose-activation = Którego agenta aktywujesz?
stawka-ask-choose-object = Wybierz, czego dotyczy ten efekt.
stawka-ask-choose-tile = Który z tych kafelków bierzesz?
stawka-ask-drop-item = Twój agent niesie za dużo. Co odrzucasz?
stawka-ask-exchange-item = Wymiana przedmiotów: co zmienia właściciela?
stawka-ask-hand-over = Co przekazujesz?
stawka-ask-make-room = Nie ma już miejsca. Co odrzucasz, żeby to zabrać?
stawka-ask-name-prisoner = Którego więźnia wymieniasz?
stawka-ask-on-entry = Leży tu wrogi żeton. Czy zatrzymujesz się, żeby go odrzucić?
stawka-ask-open-safe = Jak otwierasz kasetkę?
stawka-ask-order-tile = Który kafelek leży następny, licząc od góry?
stawka-ask-pay-item = Co za to oddajesz?
stawka-ask-pick-token = Który żeton ustawiasz najpierw?
stawka-ask-place-kidnapped = Gdzie zostawiasz porwanego agenta?
stawka-ask-place-released = Gdzie pojawia się uwolniony agent?
stawka-ask-place-token = Gdzie ustawiasz ten żeton?
stawka-ask-safe-or-draw = Leży tu kasetka. Próbujesz ją otworzyć czy dobierasz kafelek?
stawka-ask-show-weapon = Którą broń pokazujesz?
stawka-ask-tile-decision = Co robisz z tym kafelkiem?
stawka-ask-trigger-token = Twój żeton może zadziałać ({ $window }). Czy go uruchamiasz?
stawka-ask-block = Przeciw tobie zagrano kartę: { $card }. Czy ją blokujesz?
stawka-ask-choose-document = Którego dokumentu używa Kloss?
stawka-ask-choose-plan = Którą kartę planowania zagrywasz?
stawka-ask-draft-field = Gdzie ustawiasz tego agenta?
stawka-ask-draft-figure = Którego agenta ustawiasz?
stawka-ask-drop-card = Którą kartę lokacji odrzucasz?
stawka-ask-drop-reaction = Którą kartę reakcji odrzucasz?
stawka-ask-keep-track = Poprzednia część była twoja: który tor zachowujesz w całości?
stawka-ask-keep-item = Poprzednia część była twoja: który przedmiot zachowujesz?
stawka-ask-keep-holder = Kto niesie ten przedmiot?
stawka-ask-choose-mission = Którą misję bierze agent?
stawka-ask-choose-victim = Kogo atakujesz?
stawka-ask-pay-bribe = Które dolary dajesz?
stawka-ask-strike-back = Twój agent jest atakowany i się broni. Której broni używa?
stawka-ask-window = Czy reagujesz ({ $window })?
stawka-ask-walk =
    { $count ->
        [one] Dokąd? Zostało { $count } pole.
        [few] Dokąd? Zostały { $count } pola.
       *[many] Dokąd? Zostało { $count } pól.
    }

## Co tymczasem widzi druga strona

stawka-activity-activation = { $seat } prowadzi agenta.
stawka-activity-effect = { $seat } decyduje o efekcie.
stawka-activity-threats = { $seat } ustawia żetony zagrożenia.
stawka-activity-window = { $seat } może zareagować.
stawka-activity-setup = { $seat } przygotowuje grę.
stawka-activity-planning = { $seat } wybiera kartę planowania.

## Wybory

stawka-choose-pass = Pas
stawka-choose-document = Dokument: { $document }
stawka-choose-keep-track = Zachowaj cały tor: { $color }
stawka-choose-plan = Zagraj: { $plan }
stawka-choose-activate = Aktywuj: { $agent }
stawka-choose-withdraw = Zrezygnuj z dalszych aktywacji w tym etapie
stawka-choose-end-activation = Zakończ aktywację
stawka-choose-step = Idź na pole: { $field }
stawka-choose-search = Przeszukaj lokację
stawka-choose-talk = Rozmawiaj: { $agent }
stawka-choose-pass-mission = Przekaż misję, partner: { $agent }
stawka-choose-dismiss = Odrzuć żeton zagrożenia
stawka-choose-arrest = Aresztuj: { $agent }
stawka-choose-kidnap = Porwij dla wymiany: { $agent }
stawka-choose-attack = Zamach, broń: { $item }
stawka-choose-use-item = Użyj: { $item }
stawka-choose-use-trait = Użyj cechy: { $document }
stawka-choose-give = Daj coś: { $agent }
stawka-choose-take = Weź coś od: { $agent }
stawka-choose-bribe = Przekup: { $agent }
stawka-choose-play-card = Zagraj kartę: { $card }
stawka-choose-convert = Zamień na 2 PA: { $card }
stawka-choose-stash = Dobierz misję ze skrytki: { $card }
stawka-choose-claim-basic = Ogłoś misję podstawową
stawka-choose-claim-special = Ogłoś misję specjalną
stawka-choose-interrogate = Przesłuchaj: { $agent }
stawka-choose-spend = Odrzuć kartę Ściśle Tajne: { $card }
stawka-choose-ignore = Zignoruj żeton
stawka-choose-trigger = Uruchom żeton
stawka-choose-support = Użyj wsparcia: { $field }
stawka-choose-protect = Użyj ochrony: { $field }
stawka-choose-try-safe = Spróbuj otworzyć: { $piece }
stawka-choose-draw = Dobierz zakryty kafelek
stawka-choose-roll = Rzuć na zamek
stawka-choose-tool = Wyłam zamek: { $item }
stawka-choose-leave = Zostaw
stawka-choose-keep = Zachowaj
stawka-choose-evidence = Użyj jako dowodu: { $color }
stawka-choose-discard = Odrzuć bez pożytku
stawka-choose-piece = { $piece }
stawka-choose-react = Zagraj reakcję: { $card }
stawka-choose-block = Zablokuj kartą: { $card }
stawka-choose-weapon = Broń: { $item }
stawka-choose-take-vp = Weź punkty zwycięstwa
stawka-choose-take-evidence = Weź dowody
stawka-choose-field = { $field }
stawka-choose-agent = { $agent }
stawka-choose-color = Kolor: { $color }
stawka-choose-mission = Misja: { $card }
stawka-choose-threat = Żeton: { $threat }
stawka-choose-stop = Zatrzymaj się tutaj
stawka-choose-drop-card = Odrzuć: { $card }
stawka-choose-drop-reaction = Odrzuć: { $card }

## Zdarzenia: przygotowanie

stawka-event-document-chosen = { $seat } wybiera dokument: { $document }.
stawka-event-track-kept = { $seat } zachowuje cały tor ({ $color }): { $count }.
stawka-event-item-kept = { $seat } zachowuje przedmiot z poprzedniej gry; ma go { $agent }.
stawka-event-item-kept-seen = Przedmiot z poprzedniej gry, który ma { $agent }: { $piece }.
stawka-event-figure-placed = { $seat } ustawia: { $agent }, { $field }.

## Zdarzenia: etap

stawka-event-stage-began = Zaczyna się etap { $count }.
stawka-event-plan-chosen = Twoja karta planowania: { $plan }.
stawka-event-plan-sealed = { $seat } ma wybraną kartę planowania.
stawka-event-plan-shown = { $seat } gra kartę: { $plan }.
stawka-event-precedence-rolled = Równe pierwszeństwo. Kości: strona polska { $one }, strona niemiecka { $two }; zaczyna niższy wynik.
stawka-event-precedence-fixed = W tym etapie zaczyna { $seat }.
stawka-event-tokens-drawn =
    { $count ->
        [one] { $seat } dobiera { $count } żeton zagrożenia.
        [few] { $seat } dobiera { $count } żetony zagrożenia.
       *[many] { $seat } dobiera { $count } żetonów zagrożenia.
    }
stawka-event-token-drawn = Dobierasz: { $threat }.
stawka-event-token-returned = { $seat } nie może ustawić żetonu; wraca on do puli.
stawka-event-token-chosen = Twój żeton ({ $field }): { $threat }.
stawka-event-token-placed = { $seat } ustawia żeton zagrożenia: { $field }.
stawka-event-cards-drawn =
    { $count ->
        [one] { $seat } dobiera { $count } kartę lokacji.
        [few] { $seat } dobiera { $count } karty lokacji.
       *[many] { $seat } dobiera { $count } kart lokacji.
    }
stawka-event-card-drawn = Dobierasz kartę lokacji: { $card }.
stawka-event-reactions-drawn =
    { $count ->
        [one] { $seat } dobiera { $count } kartę reakcji.
        [few] { $seat } dobiera { $count } karty reakcji.
       *[many] { $seat } dobiera { $count } kart reakcji.
    }
stawka-event-reaction-drawn = Dobierasz kartę reakcji: { $card }.
stawka-event-reaction-dropped = { $seat } odrzuca kartę reakcji: { $card }.
stawka-event-card-dropped = { $seat } odrzuca kartę lokacji: { $card }.
stawka-event-withdrew = { $seat } rezygnuje z dalszych aktywacji w tym etapie.
stawka-event-stage-ended = Etap { $count } zakończony.

## Zdarzenia: aktywacja

stawka-event-activated = Aktywacja: { $agent }.
stawka-event-bribed-activated = { $agent } działa za łapówkę: tą aktywacją kieruje { $seat }.
stawka-event-activation-ended = Koniec aktywacji: { $agent }.
stawka-event-window-passed = { $seat } pasuje.
stawka-event-trait-used = { $agent } korzysta z cechy specjalnej.
stawka-event-item-used = { $agent } używa przedmiotu: { $item }.
stawka-event-object-chosen = { $seat } dokonuje wyboru.
stawka-event-stepped = { $agent } idzie; skąd: { $field_from }, dokąd: { $field }.
stawka-event-step-declared = { $agent } rusza na pole: { $field }.
stawka-event-step-cancelled = { $agent } tam nie dociera: { $field }.
stawka-event-movement-ended = Koniec ruchu: { $agent }.
stawka-event-walked = { $agent } przechodzi za darmo; skąd: { $field_from }, dokąd: { $field }.
stawka-event-walk-ended = { $agent } dalej nie idzie.
stawka-event-relocated = { $agent } jest teraz tutaj: { $field }.
stawka-event-action-cancelled = Akcja się nie odbywa: { $agent }.
stawka-event-ap-lost = { $agent } traci { $count } PA.
stawka-event-pool-changed = Pula PA, { $seat }, zmiana: { $count }.
stawka-event-stat-changed = { $agent }, { $stat }: zmiana { $count }.
stawka-event-kept-there = { $agent } nie może na razie odejść.

## Zdarzenia: przeszukanie i przedmioty

stawka-event-search-declared = { $agent } przeszukuje: { $location }.
stawka-event-tile-drawn = { $seat } dobiera kafelek: { $location }.
stawka-event-tile-seen = Widzisz: { $piece }.
stawka-event-tiles-looked-at =
    { $count ->
        [one] { $seat } ogląda { $count } kafelek: { $location }.
        [few] { $seat } ogląda { $count } kafelki: { $location }.
       *[many] { $seat } ogląda { $count } kafelków: { $location }.
    }
stawka-event-tiles-ordered = { $seat } odkłada kafelki: { $location }.
stawka-event-tile-kept = { $agent } zachowuje: { $piece }.
stawka-event-tile-kept-hidden = { $agent } zachowuje zakryty kafelek: { $location }.
stawka-event-tile-kept-own = { $agent } zachowuje zakryty przedmiot: { $piece }.
stawka-event-tile-evidence = { $seat } używa jako dowodu: { $piece }, { $color }.
stawka-event-tile-discarded = { $seat } odrzuca: { $piece }.
stawka-event-tile-recolored = { $seat } może użyć kafelka przeciw innemu kolorowi: { $color }.
stawka-event-keep-forced = { $seat } musi zachować kafelek.
stawka-event-marker-placed = { $agent } zostawia żeton „tu byłem”: { $location }.
stawka-event-no-marker = { $agent } nie zostawia śladu: { $location }.
stawka-event-safe-found = { $agent } znajduje: { $piece }.
stawka-event-safe-left = { $agent } nie otwiera: { $piece }.
stawka-event-safe-rolled = { $agent } próbuje zamka: { $one } i { $two }, razem { $count }.
stawka-event-safe-broken = { $agent } wyłamuje zamek: { $item }.
stawka-event-safe-opened = { $agent } otwiera: { $piece }.
stawka-event-secret-card-gained = { $agent } zdobywa kartę Ściśle Tajne.
stawka-event-secret-card-seen = Karta Ściśle Tajne to: { $card }.
stawka-event-secret-card-left = { $agent } zostawia kartę Ściśle Tajne; wraca ona nieobejrzana do talii.
stawka-event-secret-card-spent = { $agent } odrzuca kartę Ściśle Tajne: { $card }.
stawka-event-item-lost = { $agent } traci: { $piece }.
stawka-event-item-lost-hidden = { $agent } traci przedmiot, którego nikt nie widzi.
stawka-event-items-removed =
    { $count ->
        [one] { $agent }: z gry odchodzi { $count } przedmiot.
        [few] { $agent }: z gry odchodzą { $count } przedmioty.
       *[many] { $agent }: z gry odchodzi { $count } przedmiotów.
    }
stawka-event-item-stolen = { $agent } zabiera przedmiot; traci go { $agent_from }.
stawka-event-item-stolen-seen = Zabrany przedmiot: { $piece }.
stawka-event-item-given = Przedmiot zmienia właściciela; oddaje { $agent }, bierze { $agent_to }.
stawka-event-item-given-own = { $agent_to } ma teraz: { $piece }.
stawka-event-exchange-ended = { $seat } kończy wymianę przedmiotów.

## Zdarzenia: rozmowy i dowody

stawka-event-talk-declared = { $agent } zaczyna rozmowę; rozmówca: { $agent_target }.
stawka-event-rank-rolled = { $agent } rzuca na rangę: { $one }; trzeba więcej niż { $count }.
stawka-event-rank-failed = { $agent_target } nie podejmuje rozmowy, którą zaczyna { $agent }.
stawka-event-talk-rolled = { $agent } rzuca { $one } i { $two }, razem { $count }.
stawka-event-talk-ended =
    { $count ->
        [0] { $agent } niczego się nie dowiaduje; rozmówca: { $agent_target }.
        [1] { $agent } wypytuje, rozmówca: { $agent_target }. Sukces pojedynczy.
        [2] { $agent } wypytuje, rozmówca: { $agent_target }. Sukces podwójny.
       *[other] { $agent } wypytuje, rozmówca: { $agent_target }. Sekret.
    }
stawka-event-roll-changed = { $seat } zmienia rzut o { $count }.
stawka-event-rolled-again = Powtórzony rzut: { $one } i { $two }.
stawka-event-result-certain = { $seat } odnosi sukces bez rzutu.
stawka-event-evidence-gained =
    { $count ->
        [one] { $seat } zdobywa { $count } dowód: { $color }.
        [few] { $seat } zdobywa { $count } dowody: { $color }.
       *[many] { $seat } zdobywa { $count } dowodów: { $color }.
    }
stawka-event-evidence-lost =
    { $count ->
        [one] { $seat } traci { $count } dowód: { $color }.
        [few] { $seat } traci { $count } dowody: { $color }.
       *[many] { $seat } traci { $count } dowodów: { $color }.
    }
stawka-event-evidence-moved = Dowody, które ma { $seat }, zmieniają tor ({ $count }): { $color }, teraz { $color_to }.
stawka-event-track-set = { $seat }, tor ({ $color }): teraz { $count }.
stawka-event-vp-gained = { $seat } zdobywa { $count } PZ.
stawka-event-secret-gained = { $seat } zdobywa sekret; dotąd { $count }.

## Zdarzenia: czujność, aresztowanie, porwanie

stawka-event-test-rolled = Test czujności, { $agent }: { $one } i { $two }, razem { $count }.
stawka-event-test-passed = { $agent } zdaje test.
stawka-event-test-failed = { $agent } nie zdaje testu.
stawka-event-support-used = { $seat } korzysta ze wsparcia: { $field }.
stawka-event-arrest-declared = { $agent } próbuje dokonać aresztowania; cel: { $agent_target }.
stawka-event-arrested = Aresztowanie: { $agent } trafia do aresztu.
stawka-event-arrest-avoided = { $agent } unika aresztowania.
stawka-event-interrogated = Przesłuchanie, { $agent }: { $one } i { $two }, razem { $count }.
stawka-event-released = { $agent } odzyskuje wolność: { $field }.
stawka-event-kidnap-declared = { $agent } próbuje porwania; cel: { $agent_target }, broń: { $item }.
stawka-event-kidnapped = Porwanie udane: { $agent }.
stawka-event-kidnap-avoided = { $agent } unika porwania.

## Zdarzenia: zamachy

stawka-event-attack-declared = Zamach: atakuje { $agent }, cel: { $agent_target }, broń: { $item }.
stawka-event-struck-back = { $agent } broni się: { $item }.
stawka-event-attack-rolled = { $agent } rzuca na zamach: { $one } i { $two }, razem { $count }.
stawka-event-protected = { $seat } korzysta z ochrony agentów: { $field }.
stawka-event-saved = { $agent } wychodzi z tego cało.
stawka-event-eliminated = { $agent } ginie i opuszcza grę.
stawka-event-explosive-placed = { $agent } podkłada ładunek: { $item }, { $field }.
stawka-event-exploded = Wybuch: { $item }, { $field }.
stawka-event-blast-rolled = Kość, { $agent }: { $one }.
stawka-event-location-destroyed = Lokacja zniszczona: { $location }.

## Zdarzenia: przekupstwo

stawka-event-bribed = Łapówka: daje { $agent }, bierze { $agent_target }, dolary: { $count }.
stawka-event-bribe-lapsed = Łapówka przepada: { $agent }.

## Zdarzenia: żetony zagrożenia

stawka-event-token-revealed = { $seat } odkrywa żeton: { $threat }, { $field }.
stawka-event-token-triggered = { $seat } uruchamia żeton: { $threat }, { $field }.
stawka-event-token-ignored = { $agent } nie zatrzymuje się przy żetonie: { $field }.
stawka-event-token-dismissed = { $agent } odrzuca żeton: { $threat }, { $field }.
stawka-event-dismissal-declared = { $agent } próbuje odrzucić żeton: { $field }.
stawka-event-token-removed = Żeton znika z planszy: { $threat }, { $field }.
stawka-event-token-moved = Żeton zmienia miejsce; skąd: { $field_from }, dokąd: { $field }.
stawka-event-token-peeked = { $seat } podgląda żeton: { $field }.
stawka-event-token-seen = Widzisz żeton ({ $field }): { $threat }.

## Zdarzenia: misje

stawka-event-mission-passed = { $agent } dostaje misję; przekazuje ją { $agent_by }.
stawka-event-mission-taken = { $agent } ma teraz misję.
stawka-event-mission-seen = Misja, którą ma { $agent }: „{ $card }”.
stawka-event-mission-claimed = { $agent } wykonuje misję „{ $card }”: { $part }.
stawka-event-mission-shown = { $agent } pokazuje misję: „{ $card }”.
stawka-event-mission-peeked = { $seat } podgląda misję, którą ma { $agent }.

## Zdarzenia: karty

stawka-event-card-played = { $seat } zagrywa kartę lokacji: { $card }.
stawka-event-card-converted = { $seat } zamienia na 2 PA kartę: { $card }.
stawka-event-card-stashed = { $seat } korzysta ze skrytki: { $card }.
stawka-event-reaction-played = { $seat } reaguje: { $card }.
stawka-event-reaction-blocked = { $seat } blokuje kartą: { $card }.
stawka-event-hand-peeked = { $seat } ogląda karty drugiej strony.
stawka-event-hand-seen = Widzisz: { $cards }.

## Zdarzenia: koniec

stawka-event-game-won = Wygrywa { $seat }: { $ending }.
stawka-event-game-drawn = Remis: { $ending }.

## Dlaczego nie można czegoś wybrać

stawka-why-action-done = W tej aktywacji wykonano już akcję.
stawka-why-another-moment = Jego tekst działa w innym momencie.
stawka-why-been-here = Leży tu żeton „tu byłem” w kolorze tego agenta.
stawka-why-bribe-waits = Inny przekupiony agent jeszcze nie działał.
stawka-why-bribed-may-not = Przekupiony agent nie może tego zrobić.
stawka-why-cannot-pay = Agent nie ma tego, co trzeba za to oddać.
stawka-why-card-not-held = Tej karty nie ma pod ręką.
stawka-why-changes-nothing = W tej chwili nic by to nie zmieniło.
stawka-why-converted-already = W tym etapie zamieniono już kartę na PA.
stawka-why-destroyed = Ta lokacja jest zniszczona.
stawka-why-end-instead = Możesz teraz zakończyć aktywację, a z etapu zrezygnować w swojej następnej kolejce.
stawka-why-enemy-in-sector = W tym sektorze jest wolny wrogi agent.
stawka-why-enemy-there = Stoi tam wrogi agent.
stawka-why-field-not-on-board = Tego pola nie ma na planszy.
stawka-why-germans-only = Mogą to robić tylko niemieccy agenci.
stawka-why-give-up-between = Przy tym stole z etapu rezygnuje się tylko zamiast rozpoczęcia aktywacji.
stawka-why-handed-already = To już zmieniło właściciela w tej aktywacji.
stawka-why-has-mission = Ten agent ma już misję.
stawka-why-helped-already = Twoje żetony pomogły już w tym rzucie.
stawka-why-interrogated-already = W tym etapie odbyły się już wszystkie przesłuchania.
stawka-why-is-evidence = Ten kafelek jest dowodem, więc nie można go po prostu odrzucić.
stawka-why-kept-here = Ten agent nie może tam teraz pójść.
stawka-why-locations-only = Można wybrać tylko lokację.
stawka-why-mission-not-left = Tej misji nie ma wśród kart, które zostały temu agentowi.
stawka-why-movement-over = Ruch w tej aktywacji już się skończył.
stawka-why-must-keep = Ten kafelek trzeba zatrzymać.
stawka-why-must-walk = Tę drogę trzeba przejść do końca.
stawka-why-never-kloss = Hansa Klossa nie można aresztować.
stawka-why-never-ss = Oficera SS nie można porwać.
stawka-why-no-assassination = Żadna misja tego agenta nie pozwala na zamach.
stawka-why-no-block-symbol = Ta karta nie ma symbolu blokady.
stawka-why-no-chief = Misje rozdaje tylko szef siatki.
stawka-why-no-dollars = Łapówki płaci się tylko dolarami.
stawka-why-no-enemy = Na tym polu nie ma wrogiego agenta.
stawka-why-no-enemy-token = Na tym polu nie leży wrogi żeton zagrożenia.
stawka-why-no-evidence-of-it = Ten kafelek nie jest dowodem przeciw temu kolorowi.
stawka-why-no-explosives = Granatem ani dynamitem nie można odpowiedzieć na atak.
stawka-why-no-location = Ten agent nie stoi w lokacji.
stawka-why-no-mission = Ten agent nie ma misji.
stawka-why-no-missions-left = Temu agentowi nie można dać misji: żadna mu nie została albo dostaje je inaczej.
stawka-why-no-own-token = Nie leży tam twój żeton zagrożenia.
stawka-why-no-reactions-here = Tutaj nie zagrywa się kart reakcji.
stawka-why-no-right-to-arrest = Tego agenta może aresztować tylko oficer SS albo agent, któremu pozwala na to misja.
stawka-why-no-room = Agent nie ma miejsca na kolejną rzecz.
stawka-why-no-such-safe = Ten sejf tu nie leży.
stawka-why-no-target = Ten agent jest poza zasięgiem albo misja na niego nie wskazuje.
stawka-why-no-tiles = Nie ma tu już kafelków.
stawka-why-no-weapon = Ten agent nie ma broni.
stawka-why-nobody-in-reach = W zasięgu tej broni nie ma nikogo, kogo misja pozwala zaatakować.
stawka-why-nobody-to-exchange = Żaden polski agent nie siedzi w więzieniu, więc nie ma kogo wymienić.
stawka-why-not-a-weapon = To nie jest broń.
stawka-why-not-alone = Na tym polu jest więcej niż jeden niemiecki agent.
stawka-why-not-at-this-level = To należy do wyższego poziomu zasad niż poziom tego scenariusza.
stawka-why-not-beside = To pole nie sąsiaduje z twoim.
stawka-why-not-enough-done = Aktywacja wymaga akcji albo ruchu za co najmniej 2 PA.
stawka-why-not-fulfilled = Warunki tej części misji nie są spełnione.
stawka-why-not-held = Agent tego nie ma.
stawka-why-not-in-its-location = Aktywny agent nie stoi w lokacji z tej karty.
stawka-why-not-in-jail = Ten agent nie siedzi w więzieniu.
stawka-why-not-met = Ci dwaj agenci nie stoją na tym samym polu.
stawka-why-not-nearest = Inna lokacja jest bliżej.
stawka-why-not-on-board = Tego agenta nie ma na wolności na planszy.
stawka-why-not-your-agent = Ten agent nie należy do twojej siatki.
stawka-why-nothing-held = Nie ma czego przekazać.
stawka-why-opens-no-safe = Tym nie otworzy się sejfu.
stawka-why-other-agent = Ta cecha należy do agenta, który nie jest aktywny.
stawka-why-other-class = Rodzaj tej karty nie pasuje do tej czynności.
stawka-why-other-sector = Ten żeton leży w innym sektorze.
stawka-why-other-token = Ten żeton jest innego rodzaju.
stawka-why-out-of-range = Ta broń nie sięga tak daleko.
stawka-why-own-activation = Karty reakcji zagrywa się w aktywacjach przeciwnika.
stawka-why-pays-nothing = Tym nie można zapłacić tej ceny.
stawka-why-plan-used = Ta karta planowania została już użyta i jeszcze nie wróciła.
stawka-why-poles-only = Mogą to robić tylko polscy agenci.
stawka-why-reacted-already = Na tę czynność zagrano już kartę reakcji.
stawka-why-safe-chosen = Wybrany sejf trzeba spróbować otworzyć.
stawka-why-ss-in-sector = W tym sektorze jest oficer SS.
stawka-why-streets-only = Można wybrać tylko ulicę.
stawka-why-talked-already = Ci dwoje już rozmawiali w tym etapie.
stawka-why-token-does-nothing = Ten żeton nic w tej chwili nie robi.
stawka-why-token-not-held = Nie masz takiego żetonu do położenia.
stawka-why-token-there = Leży tam już żeton zagrożenia.
stawka-why-too-few-ap = Za mało PA: temu agentowi zostało { $count }.
stawka-why-too-little-evidence = Za mało dowodów: { $count } z { $needed }.
stawka-why-too-little-money = Za mało dolarów: { $count } z { $needed }.
stawka-why-track-closed = Tor tego koloru jest zamknięty.
stawka-why-used-already = Użyto tego już tyle razy, na ile pozwala tekst.
stawka-why-worn = PA, które to daje, są już wydane; zostaje do końca etapu.

## Opcje

stawka-option-scenario = Scenariusz
stawka-option-scenario-s1-meeting = 1: Spotkanie (podstawowy)
stawka-option-scenario-s2-first-clash = 2: Pierwsze starcie (rozszerzony)
stawka-option-scenario-s3-chestnuts = 3: Najlepsze kasztany (zaawansowany)
stawka-option-give-up = Gracz rezygnuje z etapu
stawka-option-give-up-any-moment = w dowolnym momencie, także w trakcie aktywacji
stawka-option-give-up-between = tylko zamiast rozpoczęcia aktywacji
stawka-option-arrest-cost-ap = Koszt aresztowania
stawka-option-arrest-cost-ap-2 = 2 PA
stawka-option-arrest-cost-ap-1 = 1 PA
stawka-option-exposure-rule = Zdemaskowanie szefa
stawka-option-exposure-rule-evidence-10 = przy 10 dowodach
stawka-option-exposure-rule-secret-at-10 = przez sekret przy 10 dowodach
stawka-option-exposure-rule-secret-any = przez dowolny sekret szefa
stawka-option-exposure-rule-off = nie kończy gry
stawka-option-chief-death-is-exposure = Śmierć szefa liczy się jak zdemaskowanie
stawka-option-chief-death-is-exposure-true = tak
stawka-option-chief-death-is-exposure-false = nie
stawka-option-max-talks-per-agent = Rozmowy, które agent może zacząć w etapie
stawka-option-max-talks-per-agent-none = dowolnie wiele
stawka-option-max-talks-per-agent-1 = jedna
stawka-option-failed-rank-uses-pair = Nieudane sprawdzenie rangi zużywa rozmowę tej pary
stawka-option-failed-rank-uses-pair-true = tak
stawka-option-failed-rank-uses-pair-false = nie
stawka-option-overflow-other-sources = Dowody ponad 10 z innych źródeł
stawka-option-overflow-other-sources-lost = przepadają
stawka-option-overflow-other-sources-vp = dają PZ
stawka-option-kidnap-stat = Porwanie sprawdza się wobec
stawka-option-kidnap-stat-vigilance = czujności
stawka-option-kidnap-stat-defence = obrony
stawka-option-kidnap-uses-weapon = Porwanie zużywa broń
stawka-option-kidnap-uses-weapon-true = tak
stawka-option-kidnap-uses-weapon-false = nie
stawka-option-support-range = Żetony wsparcia sięgają
stawka-option-support-range-same-sector = swojego sektora
stawka-option-support-range-board = całej planszy
stawka-option-support-per-test = Żetony wsparcia jednej strony w jednym teście
stawka-option-support-per-test-1 = jeden
stawka-option-support-per-test-2 = dwa
stawka-option-protection-per-roll = Żetony ochrony przeciw jednemu rzutowi ataku
stawka-option-protection-per-roll-1 = jeden
stawka-option-protection-per-roll-2 = dwa
stawka-option-interrogations-per-stage = Przesłuchania w etapie
stawka-option-interrogations-per-stage-1 = jedno
stawka-option-interrogations-per-stage-2 = dwa
stawka-option-fort-control-modifier = Kontrola przy bramie fortu
stawka-option-fort-control-modifier-0 = nie zmienia rzutu
stawka-option-fort-control-modifier--1 = −1 do rzutu
stawka-option-bribed-may-talk = Przekupiony agent może rozmawiać z własną siatką
stawka-option-bribed-may-talk-true = tak
stawka-option-bribed-may-talk-false = nie
stawka-option-explosives-need-mission = Ładunki wymagają misji zamachu
stawka-option-explosives-need-mission-true = tak
stawka-option-explosives-need-mission-false = nie
stawka-option-grenade-six = Szóstka, która trafia rzucającego granat
stawka-option-grenade-six-any-die = dowolna kość
stawka-option-grenade-six-own-die = jego własna kość
stawka-option-safe-comparison = Rzut otwiera kasetkę
stawka-option-safe-comparison-greater = powyżej zamka
stawka-option-safe-comparison-greater-equal = od wartości zamka
stawka-option-top-secret-counts = Karty Ściśle Tajne liczą się jako przedmioty
stawka-option-top-secret-counts-true = tak
stawka-option-top-secret-counts-false = nie
stawka-option-top-secret-spender = Kartę Ściśle Tajne odrzuca się podczas aktywacji
stawka-option-top-secret-spender-any-agent = dowolnego własnego agenta (w filmie 3: jej posiadacza)
stawka-option-top-secret-spender-holder = tylko jej posiadacza
stawka-option-special-counts-as-secret = Misja specjalna liczy się jako sekret
stawka-option-special-counts-as-secret-true = tak
stawka-option-special-counts-as-secret-false = nie
stawka-option-training3-timeout = Część 3 bez zwycięzcy na czas
stawka-option-training3-timeout-draw = kończy się remisem
stawka-option-training3-timeout-vp = rozstrzygają PZ
stawka-option-carry = Co zostało z poprzedniej części
stawka-option-carry-none = nic

## Co zrobić z błędem w pakiecie albo pozycji

remedy-stawka-no-word = { $path }: „{ $value }” nie jest tu możliwe; możliwe: { $known }
remedy-stawka-not-list = { $path }: { $value } nie jest listą wyrażeń; zapisz je w nawiasach kwadratowych
remedy-stawka-not-term = { $path }: { $value } nie jest wyrażeniem; zapisz tabelę z kluczem name
remedy-stawka-not-number = { $path }: { $value } nie jest liczbą całkowitą od { $low } do { $high }
remedy-stawka-not-flag = { $path }: { $value } to ani true, ani false
remedy-stawka-not-text = { $path }: { $value } nie jest słowem; zapisz słowo w cudzysłowie
remedy-stawka-no-parameter = { $path }: brakuje parametru { $key }; dodaj go
remedy-stawka-empty-ability = { $path }: zdolność potrzebuje okna (trigger) i co najmniej jednego efektu (do)
remedy-stawka-two-filters = { $path }: podaj najwyżej jedno z: filter, colors (dla koloru), where
remedy-stawka-static = { $path }: zdolność stała (static) nie ma kosztu ani wyboru, a jej efekty to tylko: { $known }
remedy-stawka-unused-choice = { $path }: wybiera się { $value }, ale nic z tego nie korzysta; użyj tego albo usuń
remedy-stawka-no-goal = { $path }: część misji potrzebuje celu; wpisz go w when
remedy-stawka-unlocks = { $path }: odblokowano { $action } ({ $value }), ale żaden cel tego nie wymaga
remedy-stawka-range = { $key } ma wartość { $value }; powinna być liczba całkowita od { $low } do { $high }
remedy-stawka-total = { $what }: jest { $value }; powinno być: { $known }
remedy-stawka-unknown = { $key } ma wartość „{ $value }”; powinno być jedno z: { $known }
remedy-stawka-twice = { $key } { $value } występuje dwa razy; usuń jedno z nich
remedy-stawka-rows = wiersz { $place } to { $found }; powinien być: { $known } (identyfikatory i ich kolejność są stałe)
remedy-stawka-stated = stated wymienia „{ $value }”, a wiersz nie ma takiego pola; pola: { $known }
remedy-stawka-street = { $value } to identyfikator lokacji; ulica potrzebuje innego
remedy-stawka-path = { $value }: lokację łączą z ulicami tylko zwykłe ścieżki
remedy-stawka-path-order = { $value }: lokacja stoi w ścieżce pierwsza, jako a
remedy-stawka-gate = { $value }: brama stoi dokładnie tam, gdzie ścieżka prowadzi z zewnątrz do fortu
remedy-stawka-lost = żadna zwykła ścieżka nie prowadzi do: { $value }; dodaj ją
remedy-stawka-chief = szefami są Kloss, który jest czarny, i czarni niemieccy oficerowie SS, nikt inny
remedy-stawka-star = przedmiot z gwiazdką zostaje, bez gwiazdki ma koszt discard_self
remedy-stawka-persistent = na planszy zostają tylko żetony rodzajów: { $known }
remedy-stawka-by-rule = bez zdolności są tylko żetony rodzajów: { $known }
remedy-stawka-apart = żadna krawędź nie łączy tego z resztą planszy: { $value }
remedy-stawka-draft = scenariusz ma draft wtedy i tylko wtedy, gdy ktoś jest ustawiany przez draft
remedy-stawka-no-victory = brakuje choć jednego sposobu na zwycięstwo
remedy-stawka-seat = oczekiwano 0, 1 albo null
remedy-stawka-not-in-game = tego agenta nie ma w grze
remedy-stawka-other-document = ten dokument należy do innego agenta
remedy-stawka-not-on-board = tego pola nie ma na planszy
remedy-stawka-needs-field = agent na planszy potrzebuje pola
remedy-stawka-doubled = leży w dwóch miejscach: { $known }
remedy-stawka-track = ten tor jest zamknięty, bo żaden żywy agent nie ma tego koloru; trzeba wpisać 0
remedy-stawka-room = najwięcej rzeczy, które może mieć ten agent: { $count }
remedy-stawka-dead = martwy agent nie ma rzeczy ani misji; trzeba to pominąć
remedy-stawka-marks = w lokacji leżą najwyżej dwa znaczniki; trzeba jeden usunąć
remedy-stawka-other-cards = każda karta musi leżeć w jednym miejscu
remedy-stawka-too-many = tylu tego rodzaju nie ma
remedy-stawka-taken = leży tam inny żeton
remedy-stawka-carry = oczekiwano wiersza, który zostawiła poprzednia część
remedy-stawka-carry-part = oczekiwano wiersza z części tuż przed tą
remedy-stawka-nothing-yet = tego jeszcze nie rozdano: pozostaw to pole puste lub je pomiń
remedy-stawka-turn = mówi, czyją turą toczą się dalej aktywacje; w innych fazach trzeba to pominąć
remedy-stawka-pair = oczekiwano polskiego i niemieckiego agenta

## Wskazówki kampanii szkoleniowej: każda przy pierwszym pytaniu, którego dotyczy.

stawka-note-part-1 = Część 1, zasady podstawowe: po dwóch agentów chodzi, przeszukuje i rozmawia. Wygrywają dwa sekrety. Jeśli po ośmiu etapach nikt ich nie ma, jest remis.
stawka-note-part-2 = Część 2 wprowadza żetony zagrożenia, misje, aresztowania i zamachy. 11 PZ wygrywa od razu; tak samo 10 dowodów na szefa wroga.
stawka-note-part-3 = Część 3 ma wszystkie zasady: dochodzą karty lokacji i karty reakcji. 11 PZ albo trzy sekrety wygrywają, a z nimi całą kampanię.
stawka-note-plan = Obaj gracze w tajemnicy wybierają kartę planowania. Zaczyna niższe pierwszeństwo, a PA z karty muszą wystarczyć na cały etap. Użyta karta wraca dopiero po czterech.
stawka-note-activation = Aktywujesz jednego agenta, potem przeciwnik jednego swojego. Agenta można aktywować ponownie, dopóki on i twoja pula mają PA. Rezygnacja kończy etap dla ciebie.
stawka-note-menu = Aktywacja to ruch za co najmniej 2 PA albo jedna akcja, albo jedno i drugie w dowolnej kolejności. Nie można iść i przed akcją, i po niej.
stawka-note-search = Tu można coś znaleźć. Przeszukanie kosztuje 2 PA i daje kafelek z wierzchu; potem twój znacznik nie pozwala agentom tego koloru szukać tu ponownie.
stawka-note-tile = Ten kafelek widzisz tylko ty. Zachowaj go jako przedmiot albo pokaż i weź dowody na jeden kolor. Zachowany przedmiot nigdy już nie będzie dowodem.
stawka-note-safe = Wyrzuć więcej, niż ma zamek, albo oddaj narzędzie. W środku jest karta Ściśle Tajne. Nieudana próba kończy przeszukanie.
stawka-note-talk = Na twoim polu stoi wróg: rozmowa kosztuje 1 PA. Od 3 dowodów na niego wysoki rzut daje sekret, a tor się czyści. Ci sami dwaj rozmawiają raz na etap.
stawka-note-item = Użycie przedmiotu nic nie kosztuje, w dowolnej chwili aktywacji tego, kto go ma. Przedmiot z gwiazdką zostaje, inne są jednorazowe.
stawka-note-secret-card = Karta Ściśle Tajne daje dowody na kilka kolorów naraz. Wydaj ją w aktywacji jej posiadacza, póki na torach jest miejsce.
stawka-note-bribe = Za dolary możesz przekupić spotkanego wroga: to ty poprowadzisz jego następną aktywację.
stawka-note-window = Okno: pytani są obaj gracze, czy coś mają, czy nie, więc czekanie niczego nie zdradza. Jeśli nie masz czego użyć, spasuj.
stawka-note-keep-track = Poprzednia część jest twoja: jednego z twoich torów nie trzeba dzielić na pół.
stawka-note-keep-item = Wygrana na punkty: jeden z twoich przedmiotów idzie z tobą dalej. Przeciwnik widzi, kto go niesie, ale nie wie, co to jest.
stawka-note-document = Kloss ma trzy dokumenty, każdy z inną cechą. Wybór jest jawny.
stawka-note-draft = Na zmianę ustawiacie figurki, własne albo przeciwnika. Uważaj, kto kogo spotka na początku.
stawka-note-token = Żetony zagrożenia leżą zakryte: Polacy kładą je na ulicach, Niemcy w lokacjach. Przeciwnik widzi gdzie, ale nie wie jaki.
stawka-note-entry = Leży tu żeton wroga. Zatrzymaj się i spróbuj go odrzucić albo idź dalej i pozwól go uruchomić.
stawka-note-trigger = Wróg stoi na polu twojego żetonu. Uruchom go teraz albo zachowaj na lepszą chwilę.
stawka-note-support = W teście czujności na kościach musi wypaść więcej niż czujność agenta. Żeton wsparcia w tym sektorze zmienia wynik rzutu.
stawka-note-mission = Twój szef spotyka agenta, a w pobliżu nie ma wroga: może przekazać mu misję. Ma ona część podstawową i specjalną, a nagradzana jest jedna z nich.
stawka-note-claim = Wszystkie cele jednej części misji są spełnione: możesz ją ogłosić. Podstawowa kończy misję, specjalna jest warta więcej.
stawka-note-arrest = Mając 6 dowodów na Polaka, oficer SS może go aresztować; udany test czujności pozwala uciec. Klossa nie aresztuje się nigdy.
stawka-note-interrogate = Raz na etap można przesłuchać więźnia; rzuca się jak w rozmowie. Sekret zwraca mu wolność.
stawka-note-kidnap = Mając broń i 6 dowodów, możesz porwać Niemca i wymienić go na więźnia.
stawka-note-attack = Dwie kości i broń muszą przebić obronę. Uzbrojona ofiara odpowiada atakiem.
stawka-note-location-card = Kartę lokacji można użyć na trzy sposoby: dla tekstu tam, gdzie stoi agent, za 2 PA raz na etap albo dla misji ze skrytki.
stawka-note-reaction = Możesz teraz zagrać kartę reakcji, jedną na każdą czynność wroga. Na ręce masz najwyżej trzy, więc dobrze wybierz chwilę.
stawka-note-block = Karta z symbolem blokady unieważnia tę reakcję.
stawka-option-carry-other = wyniki poprzedniej części
