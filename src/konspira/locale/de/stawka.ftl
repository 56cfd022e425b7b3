# Stawka większa niż życie: Begriffe nach docs/rules/stawka.md, Abschnitt 2. Namen und Texte der Bestandteile sind unsere eigenen Worte.
# Namen von Agenten, Feldern und Karten bleiben ungebeugt.

stawka-title = Stawka większa niż życie
stawka-blurb = Das Netz von Kloss gegen das des deutschen Chefs in einer besetzten Stadt: Plane geheim, durchsuche, befrage, verhafte, und lass deine Leute nicht auffliegen.
stawka-chapter = Etappe { $number }

## Agenten

stawka-agent-hans-kloss = Hans Kloss
stawka-agent-ingrid-heizer = Ingrid Heizer
stawka-agent-jacek = Jacek
stawka-agent-georg = Georg
stawka-agent-irena = Irena
stawka-agent-old-lady = Ältere Dame
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
stawka-agent-gendarmerie-sergeant = Feldwebel der Gendarmerie
stawka-agent-johannes-lemner = Johannes Lemner
stawka-agent-erwin-reil = Erwin Reil
stawka-agent-puszke = Puschke
stawka-agent-black-audi = Schwarzer Audi

## Ausweise der Agenten: Kloss hat drei

stawka-document-kloss-doc-1 = Hans Kloss, Abwehr-Oberleutnant
stawka-document-kloss-doc-2 = Hans Kloss, Agent J-23
stawka-document-kloss-doc-3 = Hans Kloss, auf Urlaub
stawka-document-ingrid-heizer = Ingrid Heizer
stawka-document-jacek = Jacek
stawka-document-georg = Georg
stawka-document-irena = Irena
stawka-document-old-lady = Ältere Dame
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
stawka-document-gendarmerie-sergeant = Feldwebel der Gendarmerie
stawka-document-johannes-lemner = Johannes Lemner
stawka-document-erwin-reil = Erwin Reil
stawka-document-puszke = Puschke

## Sonderfähigkeiten

stawka-trait-kloss-doc-1 = Unter Offizieren
stawka-trait-kloss-doc-2 = Spuren verwischen
stawka-trait-kloss-doc-3 = Nur ein Urlauber
stawka-trait-ingrid-heizer = Charme der Wirtin
stawka-trait-jacek = Leibwächter
stawka-trait-georg = Loyalitätsprüfung
stawka-trait-irena = Funkerin
stawka-trait-old-lady = Über jeden Verdacht erhaben
stawka-trait-emma-schmidt = Kinderwagen
stawka-trait-barbara-reczko = Scharfes Auge
stawka-trait-edward-kania = Gruppenleiter
stawka-trait-kazik = Flinke Beine
stawka-trait-christianson = Geschäftsmann
stawka-trait-ernst-pfeiffer = Guter Schnitt
stawka-trait-hans-diederlich = Sportler
stawka-trait-hermann-brunner = Gnadenloser Verhörer
stawka-trait-stedtke = Das Netz zuziehen
stawka-trait-fritz-kopf = Die Brüder Kopf
stawka-trait-erik-kopf = Hartnäckig
stawka-trait-marta-becher = Hält Leute auf
stawka-trait-glaubel = Provokateur
stawka-trait-bruno-dreher = Spurenleser
stawka-trait-heinrich-vogel = Kartei
stawka-trait-gendarmerie-sergeant = Ihre Papiere, bitte
stawka-trait-johannes-lemner = Lauscher
stawka-trait-erwin-reil = Weisung des Direktors
stawka-trait-puszke = Schläger

## Sektoren

stawka-sector-police = Polizeisektor
stawka-sector-administrative = Verwaltungssektor
stawka-sector-railway = Bahnsektor
stawka-sector-city = Stadtsektor
stawka-sector-main-square = Hauptplatz
stawka-sector-military = Militärsektor
stawka-sector-harbour = Hafensektor
stawka-sector-industrial = Industriesektor
stawka-sector-residential = Villensektor
stawka-sector-suburb = Vorstadtsektor

## Orte

stawka-location-gestapo = Gestapo
stawka-location-jail = Arrest
stawka-location-police-post = Wache
stawka-location-labour-office = Arbeitsamt
stawka-location-courts = Gerichte
stawka-location-officers-flats = Offizierswohnungen
stawka-location-station = Bahnhof
stawka-location-hospital = Krankenhaus
stawka-location-tenement = Mietshaus
stawka-location-market = Markt
stawka-location-cemetery = Friedhof
stawka-location-hotel = Hotel
stawka-location-theatre = Theater
stawka-location-phone-booth = Telefonzelle
stawka-location-abwehr = Abwehr
stawka-location-barracks = Kaserne
stawka-location-bunker = Bunker
stawka-location-quay = Kai
stawka-location-cafe = Café
stawka-location-factory = Fabrik
stawka-location-design-office = Konstruktionsbüro
stawka-location-reil-office = Reils Büro
stawka-location-ss-villa = Villa des SS-Offiziers
stawka-location-park = Park
stawka-location-church = Kirche
stawka-location-forester-lodge = Forsthaus

## Felder: in jedem Sektor Straßen, dann Orte

stawka-field-pol-north = Polizeisektor Nord
stawka-field-pol-east = Polizeisektor Ost
stawka-field-pol-south = Polizeisektor Süd
stawka-field-pol-west = Polizeisektor West
stawka-field-pol-a = Polizeisektor A
stawka-field-pol-b = Polizeisektor B
stawka-field-pol-c = Polizeisektor C
stawka-field-pol-d = Polizeisektor D
stawka-field-gestapo = Gestapo
stawka-field-jail = Arrest
stawka-field-police-post = Wache
stawka-field-adm-north = Verwaltungssektor Nord
stawka-field-adm-east = Verwaltungssektor Ost
stawka-field-adm-south = Verwaltungssektor Süd
stawka-field-adm-west = Verwaltungssektor West
stawka-field-adm-a = Verwaltungssektor A
stawka-field-adm-b = Verwaltungssektor B
stawka-field-adm-c = Verwaltungssektor C
stawka-field-labour-office = Arbeitsamt
stawka-field-courts = Gerichte
stawka-field-officers-flats = Offizierswohnungen
stawka-field-rai-north = Bahnsektor Nord
stawka-field-rai-east = Bahnsektor Ost
stawka-field-rai-south = Bahnsektor Süd
stawka-field-rai-west = Bahnsektor West
stawka-field-rai-a = Bahnsektor A
stawka-field-rai-b = Bahnsektor B
stawka-field-rai-c = Bahnsektor C
stawka-field-station = Bahnhof
stawka-field-hospital = Krankenhaus
stawka-field-cit-north = Stadtsektor Nord
stawka-field-cit-east = Stadtsektor Ost
stawka-field-cit-south = Stadtsektor Süd
stawka-field-cit-west = Stadtsektor West
stawka-field-cit-a = Stadtsektor A
stawka-field-cit-b = Stadtsektor B
stawka-field-cit-c = Stadtsektor C
stawka-field-cit-d = Stadtsektor D
stawka-field-tenement = Mietshaus
stawka-field-market = Markt
stawka-field-cemetery = Friedhof
stawka-field-squ-north = Hauptplatz Nord
stawka-field-squ-east = Hauptplatz Ost
stawka-field-squ-south = Hauptplatz Süd
stawka-field-squ-west = Hauptplatz West
stawka-field-squ-a = Hauptplatz A
stawka-field-squ-b = Hauptplatz B
stawka-field-squ-c = Hauptplatz C
stawka-field-squ-d = Hauptplatz D
stawka-field-hotel = Hotel
stawka-field-theatre = Theater
stawka-field-phone-booth = Telefonzelle
stawka-field-mil-north = Militärsektor Nord
stawka-field-mil-east = Militärsektor Ost
stawka-field-mil-south = Militärsektor Süd
stawka-field-mil-west = Militärsektor West
stawka-field-mil-a = Militärsektor A
stawka-field-mil-b = Militärsektor B
stawka-field-mil-c = Militärsektor C
stawka-field-mil-d = Militärsektor D
stawka-field-mil-g = Forttor
stawka-field-mil-f = Forthof
stawka-field-abwehr = Abwehr
stawka-field-barracks = Kaserne
stawka-field-bunker = Bunker
stawka-field-har-north = Hafensektor Nord
stawka-field-har-east = Hafensektor Ost
stawka-field-har-south = Hafensektor Süd
stawka-field-har-west = Hafensektor West
stawka-field-har-a = Hafensektor A
stawka-field-har-b = Hafensektor B
stawka-field-har-c = Hafensektor C
stawka-field-quay = Kai
stawka-field-cafe = Café
stawka-field-ind-north = Industriesektor Nord
stawka-field-ind-east = Industriesektor Ost
stawka-field-ind-south = Industriesektor Süd
stawka-field-ind-west = Industriesektor West
stawka-field-ind-a = Industriesektor A
stawka-field-ind-b = Industriesektor B
stawka-field-ind-c = Industriesektor C
stawka-field-factory = Fabrik
stawka-field-design-office = Konstruktionsbüro
stawka-field-reil-office = Reils Büro
stawka-field-res-north = Villensektor Nord
stawka-field-res-east = Villensektor Ost
stawka-field-res-south = Villensektor Süd
stawka-field-res-west = Villensektor West
stawka-field-res-a = Villensektor A
stawka-field-res-b = Villensektor B
stawka-field-res-c = Villensektor C
stawka-field-ss-villa = Villa des SS-Offiziers
stawka-field-park = Park
stawka-field-sub-north = Vorstadtsektor Nord
stawka-field-sub-east = Vorstadtsektor Ost
stawka-field-sub-south = Vorstadtsektor Süd
stawka-field-sub-west = Vorstadtsektor West
stawka-field-sub-a = Vorstadtsektor A
stawka-field-sub-b = Vorstadtsektor B
stawka-field-sub-c = Vorstadtsektor C
stawka-field-church = Kirche
stawka-field-forester-lodge = Forsthaus

## Farben, Seiten, Stufen

stawka-color-yellow = gelb
stawka-color-purple = violett
stawka-color-blue = blau
stawka-color-black = schwarz
stawka-side-polish = polnisches Netz
stawka-side-german = deutsches Netz
stawka-level-basic = Grundregeln
stawka-level-extended = erweiterte Regeln
stawka-level-advanced = volle Regeln

## Gegenstände

stawka-item-officer-boots = Offiziersstiefel
stawka-item-city-map = Stadtplan
stawka-item-gloves = Handschuhe
stawka-item-typewriter = Schreibmaschine
stawka-item-flowers = Blumen
stawka-item-cognac = Kognak
stawka-item-chocolate = Schokolade
stawka-item-cigarettes = Zigaretten
stawka-item-compromising-photos = Kompromittierende Fotos
stawka-item-uniform = Uniform
stawka-item-iron-cross = Eisernes Kreuz
stawka-item-travel-pass = Passierschein
stawka-item-false-papers = Gefälschte Papiere
stawka-item-binoculars = Fernglas
stawka-item-torch = Taschenlampe
stawka-item-camera = Fotoapparat
stawka-item-bicycle = Fahrrad
stawka-item-ration-cards = Lebensmittelkarten
stawka-item-newspaper = Zeitung
stawka-item-intercepted-letter = Abgefangener Brief
stawka-item-code-book = Codebuch
stawka-item-pistol = Dienstpistole
stawka-item-pistol-vis = Pistole Vis
stawka-item-rifle = Karabiner
stawka-item-grenade = Handgranate
stawka-item-bayonet = Bajonett
stawka-item-dynamite = Dynamit
stawka-item-crowbar = Brecheisen
stawka-item-jewellery = Schmuck
stawka-item-dollars-1000 = 1000 Dollar
stawka-item-dollars-2000 = 2000 Dollar
stawka-item-dollars-3000 = 3000 Dollar
stawka-item-safe = Kassette
stawka-item-stamp = Dienststempel
stawka-item-document = Blankodokument
stawka-item-first-aid-kit = Verbandskasten
stawka-item-handcuffs = Handschellen

## Plättchen mit dem Ort auf ihrer Rückseite und die Karten „Streng geheim“

stawka-piece-tile-gestapo-1 = Schmuck (Gestapo)
stawka-piece-tile-gestapo-2 = 2000 Dollar (Gestapo)
stawka-piece-tile-gestapo-3 = Handschellen (Gestapo)
stawka-piece-tile-gestapo-4 = Dienstpistole (Gestapo)
stawka-piece-tile-gestapo-5 = Schreibmaschine (Gestapo)
stawka-piece-tile-jail-1 = Zigaretten (Arrest)
stawka-piece-tile-jail-2 = Handschellen (Arrest)
stawka-piece-tile-jail-3 = Abgefangener Brief (Arrest)
stawka-piece-tile-jail-4 = Bajonett (Arrest)
stawka-piece-tile-jail-5 = Verbandskasten (Arrest)
stawka-piece-tile-police-post-1 = Dienstpistole (Wache)
stawka-piece-tile-police-post-2 = Karabiner (Wache)
stawka-piece-tile-police-post-3 = Taschenlampe (Wache)
stawka-piece-tile-police-post-4 = Passierschein (Wache)
stawka-piece-tile-police-post-5 = Fahrrad (Wache)
stawka-piece-tile-labour-office-1 = Kassette (Arbeitsamt)
stawka-piece-tile-labour-office-2 = 1000 Dollar (Arbeitsamt)
stawka-piece-tile-labour-office-3 = Dienststempel (Arbeitsamt)
stawka-piece-tile-labour-office-4 = Lebensmittelkarten (Arbeitsamt)
stawka-piece-tile-labour-office-5 = Schreibmaschine (Arbeitsamt)
stawka-piece-tile-courts-1 = Blankodokument (Gerichte)
stawka-piece-tile-courts-2 = Abgefangener Brief (Gerichte)
stawka-piece-tile-courts-3 = Gefälschte Papiere (Gerichte)
stawka-piece-tile-courts-4 = Zeitung (Gerichte)
stawka-piece-tile-courts-5 = Kompromittierende Fotos (Gerichte)
stawka-piece-tile-officers-flats-1 = Kassette (Offizierswohnungen)
stawka-piece-tile-officers-flats-2 = Offiziersstiefel (Offizierswohnungen)
stawka-piece-tile-officers-flats-3 = Uniform (Offizierswohnungen)
stawka-piece-tile-officers-flats-4 = Kognak (Offizierswohnungen)
stawka-piece-tile-officers-flats-5 = Dienstpistole (Offizierswohnungen)
stawka-piece-tile-station-1 = Stadtplan (Bahnhof)
stawka-piece-tile-station-2 = Zeitung (Bahnhof)
stawka-piece-tile-station-3 = Gefälschte Papiere (Bahnhof)
stawka-piece-tile-station-4 = Blumen (Bahnhof)
stawka-piece-tile-station-5 = Brecheisen (Bahnhof)
stawka-piece-tile-hospital-1 = Verbandskasten (Krankenhaus, gelb)
stawka-piece-tile-hospital-2 = Verbandskasten (Krankenhaus, violett)
stawka-piece-tile-hospital-3 = Handschuhe (Krankenhaus)
stawka-piece-tile-hospital-4 = Blumen (Krankenhaus)
stawka-piece-tile-hospital-5 = Lebensmittelkarten (Krankenhaus)
stawka-piece-tile-tenement-1 = Handschuhe (Mietshaus)
stawka-piece-tile-tenement-2 = Pistole Vis (Mietshaus)
stawka-piece-tile-tenement-3 = Abgefangener Brief (Mietshaus)
stawka-piece-tile-tenement-4 = Fotoapparat (Mietshaus)
stawka-piece-tile-tenement-5 = Handgranate (Mietshaus)
stawka-piece-tile-market-1 = Schmuck (Markt)
stawka-piece-tile-market-2 = 1000 Dollar (Markt)
stawka-piece-tile-market-3 = Blumen (Markt)
stawka-piece-tile-market-4 = Schokolade (Markt)
stawka-piece-tile-market-5 = Lebensmittelkarten (Markt)
stawka-piece-tile-cemetery-1 = Dynamit (Friedhof)
stawka-piece-tile-cemetery-2 = Pistole Vis (Friedhof)
stawka-piece-tile-cemetery-3 = Blumen (Friedhof)
stawka-piece-tile-cemetery-4 = Brecheisen (Friedhof)
stawka-piece-tile-cemetery-5 = Abgefangener Brief (Friedhof)
stawka-piece-tile-hotel-1 = Kassette (Hotel)
stawka-piece-tile-hotel-2 = Schmuck (Hotel)
stawka-piece-tile-hotel-3 = 3000 Dollar (Hotel)
stawka-piece-tile-hotel-4 = Kognak (Hotel)
stawka-piece-tile-hotel-5 = Stadtplan (Hotel)
stawka-piece-tile-theatre-1 = Kassette (Theater)
stawka-piece-tile-theatre-2 = Blumen (Theater)
stawka-piece-tile-theatre-3 = Uniform (Theater)
stawka-piece-tile-theatre-4 = Handschuhe (Theater)
stawka-piece-tile-theatre-5 = Kompromittierende Fotos (Theater)
stawka-piece-tile-phone-booth-1 = 1000 Dollar (Telefonzelle)
stawka-piece-tile-phone-booth-2 = Zeitung (Telefonzelle)
stawka-piece-tile-phone-booth-3 = Stadtplan (Telefonzelle)
stawka-piece-tile-phone-booth-4 = Codebuch (Telefonzelle)
stawka-piece-tile-phone-booth-5 = Zigaretten (Telefonzelle)
stawka-piece-tile-abwehr-1 = Kassette (Abwehr)
stawka-piece-tile-abwehr-2 = Codebuch (Abwehr)
stawka-piece-tile-abwehr-3 = Fotoapparat (Abwehr)
stawka-piece-tile-abwehr-4 = Schreibmaschine (Abwehr)
stawka-piece-tile-abwehr-5 = Kompromittierende Fotos (Abwehr)
stawka-piece-tile-barracks-1 = Karabiner (Kaserne)
stawka-piece-tile-barracks-2 = Handgranate (Kaserne)
stawka-piece-tile-barracks-3 = Offiziersstiefel (Kaserne)
stawka-piece-tile-barracks-4 = Bajonett (Kaserne)
stawka-piece-tile-barracks-5 = Uniform (Kaserne)
stawka-piece-tile-bunker-1 = Kassette (Bunker)
stawka-piece-tile-bunker-2 = Dynamit (Bunker)
stawka-piece-tile-bunker-3 = Karabiner (Bunker)
stawka-piece-tile-bunker-4 = Verbandskasten (Bunker)
stawka-piece-tile-bunker-5 = Fernglas (Bunker)
stawka-piece-tile-quay-1 = Brecheisen (Kai)
stawka-piece-tile-quay-2 = Handgranate (Kai)
stawka-piece-tile-quay-3 = Fernglas (Kai)
stawka-piece-tile-quay-4 = Gefälschte Papiere (Kai)
stawka-piece-tile-quay-5 = Zigaretten (Kai)
stawka-piece-tile-cafe-1 = Kognak (Café)
stawka-piece-tile-cafe-2 = Blumen (Café)
stawka-piece-tile-cafe-3 = Schokolade (Café)
stawka-piece-tile-cafe-4 = Zeitung (Café)
stawka-piece-tile-cafe-5 = Kompromittierende Fotos (Café)
stawka-piece-tile-factory-1 = Dynamit (Fabrik)
stawka-piece-tile-factory-2 = Brecheisen (Fabrik)
stawka-piece-tile-factory-3 = Passierschein (Fabrik)
stawka-piece-tile-factory-4 = Taschenlampe (Fabrik)
stawka-piece-tile-factory-5 = Blankodokument (Fabrik)
stawka-piece-tile-design-office-1 = Kassette (Konstruktionsbüro)
stawka-piece-tile-design-office-2 = Schreibmaschine (Konstruktionsbüro)
stawka-piece-tile-design-office-3 = Blankodokument (Konstruktionsbüro)
stawka-piece-tile-design-office-4 = Fotoapparat (Konstruktionsbüro)
stawka-piece-tile-design-office-5 = Stadtplan (Konstruktionsbüro)
stawka-piece-tile-reil-office-1 = Kassette (Reils Büro)
stawka-piece-tile-reil-office-2 = Dienststempel (Reils Büro)
stawka-piece-tile-reil-office-3 = Kognak (Reils Büro)
stawka-piece-tile-reil-office-4 = Eisernes Kreuz (Reils Büro)
stawka-piece-tile-reil-office-5 = 3000 Dollar (Reils Büro)
stawka-piece-tile-ss-villa-1 = Kassette (Villa des SS-Offiziers)
stawka-piece-tile-ss-villa-2 = Schmuck (Villa des SS-Offiziers)
stawka-piece-tile-ss-villa-3 = 2000 Dollar (Villa des SS-Offiziers)
stawka-piece-tile-ss-villa-4 = Eisernes Kreuz (Villa des SS-Offiziers)
stawka-piece-tile-ss-villa-5 = Dienstpistole (Villa des SS-Offiziers)
stawka-piece-tile-park-1 = Blumen (Park)
stawka-piece-tile-park-2 = Fernglas (Park)
stawka-piece-tile-park-3 = Fahrrad (Park)
stawka-piece-tile-park-4 = Abgefangener Brief (Park)
stawka-piece-tile-park-5 = Bajonett (Park)
stawka-piece-tile-church-1 = Verbandskasten (Kirche)
stawka-piece-tile-church-2 = Abgefangener Brief (Kirche)
stawka-piece-tile-church-3 = Gefälschte Papiere (Kirche)
stawka-piece-tile-church-4 = Pistole Vis (Kirche)
stawka-piece-tile-church-5 = Schokolade (Kirche)
stawka-piece-tile-forester-lodge-1 = Karabiner (Forsthaus)
stawka-piece-tile-forester-lodge-2 = Taschenlampe (Forsthaus)
stawka-piece-tile-forester-lodge-3 = Offiziersstiefel (Forsthaus)
stawka-piece-tile-forester-lodge-4 = Bajonett (Forsthaus)
stawka-piece-tile-forester-lodge-5 = Dynamit (Forsthaus)
stawka-piece-ts-01 = Fahrplan der Truppenzüge
stawka-piece-ts-02 = Agentenverzeichnis
stawka-piece-ts-03 = Stärkemeldung der Garnison
stawka-piece-ts-04 = Grundriss des Forts
stawka-piece-ts-05 = Zeichnungen des Strahltriebwerks
stawka-piece-ts-06 = Geheime Lohnliste
stawka-piece-ts-07 = Monatsschlüssel
stawka-piece-ts-08 = Berichte der Zuträger
stawka-piece-ts-09 = Karte der Minenfelder
stawka-piece-ts-10 = Privatbriefe eines Generals
stawka-piece-ts-11 = Abhörprotokolle
stawka-piece-ts-12 = Versiegelter Tagesbefehl

## Planungskarten

stawka-plan-plan-pl-1 = Erster Zug
stawka-plan-plan-pl-2 = Wachsam
stawka-plan-plan-pl-3 = Routine
stawka-plan-plan-pl-4 = Vorbereitung
stawka-plan-plan-pl-5 = Alle Kräfte
stawka-plan-plan-de-1 = Erster Zug
stawka-plan-plan-de-2 = Wachsam
stawka-plan-plan-de-3 = Routine
stawka-plan-plan-de-4 = Vorbereitung
stawka-plan-plan-de-5 = Alle Kräfte

## Gefahrenmarker

stawka-threat-th-pl-alarm = Alarm
stawka-threat-th-pl-suspicious = Verdächtiger
stawka-threat-th-pl-thief = Dieb
stawka-threat-th-pl-commotion = Tumult
stawka-threat-th-pl-dangerous-ground = Gefährliches Gelände
stawka-threat-th-pl-support = Unterstützung
stawka-threat-th-pl-agent-protection = Agentenschutz
stawka-threat-th-de-alarm = Alarm
stawka-threat-th-de-control-1 = Ausweiskontrolle −1
stawka-threat-th-de-control-2 = Ausweiskontrolle −2
stawka-threat-th-de-control-3 = Ausweiskontrolle −3
stawka-threat-th-de-trap = Falle
stawka-threat-th-de-suspicious-1 = Verdächtiger (1)
stawka-threat-th-de-suspicious-2 = Verdächtiger (2)
stawka-threat-th-de-support = Unterstützung
stawka-threat-th-de-agent-protection = Agentenschutz

## Karten: Orte, Reaktionen, Missionen, Streng geheim

stawka-card-lc-pl-gestapo = Gefälschter Entlassungsbefehl
stawka-card-lc-pl-jail = Bestochener Wärter
stawka-card-lc-pl-police-post = Dienstplan
stawka-card-lc-pl-labour-office = Neue Arbeitskarte
stawka-card-lc-pl-courts = Verschwundene Akte
stawka-card-lc-pl-officers-flats = Gelöste Zungen
stawka-card-lc-pl-station = Nachtzug
stawka-card-lc-pl-hospital = Stille Station
stawka-card-lc-pl-tenement = Sichere Wohnung
stawka-card-lc-pl-market = Schwarzmarkt
stawka-card-lc-pl-cemetery = Toter Briefkasten
stawka-card-lc-pl-hotel = Zimmer 217
stawka-card-lc-pl-theatre = Zeichen von der Bühne
stawka-card-lc-pl-phone-booth = Verschlüsselter Anruf
stawka-card-lc-pl-abwehr = Stabsklatsch
stawka-card-lc-pl-barracks = Offene Waffenkammer
stawka-card-lc-pl-bunker = Durchtrennte Kabel
stawka-card-lc-pl-quay = Sendung ins Ausland
stawka-card-lc-pl-cafe = Stammtisch
stawka-card-lc-pl-factory = Sabotage
stawka-card-lc-pl-design-office = Kopierte Zeichnungen
stawka-card-lc-pl-reil-office = Terminkalender des Direktors
stawka-card-lc-pl-ss-villa = Gast im Arbeitszimmer
stawka-card-lc-pl-park = Treffen auf der Parkbank
stawka-card-lc-pl-church = Beichtgeheimnis
stawka-card-lc-pl-forester-lodge = Partisanen
stawka-card-lc-de-gestapo = Zweites Verhör
stawka-card-lc-de-jail = Spitzel in der Zelle
stawka-card-lc-de-police-post = Razzia
stawka-card-lc-de-labour-office = Arbeiterkartei
stawka-card-lc-de-courts = Haftbefehl
stawka-card-lc-de-officers-flats = Kasinogeschichte
stawka-card-lc-de-station = Bahnsteigkontrolle
stawka-card-lc-de-hospital = Aufnahmebuch
stawka-card-lc-de-tenement = Bericht des Hauswarts
stawka-card-lc-de-market = Marktrazzia
stawka-card-lc-de-cemetery = Beobachtetes Grab
stawka-card-lc-de-hotel = Zimmer 217
stawka-card-lc-de-theatre = Galaabend
stawka-card-lc-de-phone-booth = Angezapfte Leitung
stawka-card-lc-de-abwehr = Entzifferter Funkspruch
stawka-card-lc-de-barracks = Motorisierte Streife
stawka-card-lc-de-bunker = Gefechtsstand
stawka-card-lc-de-quay = Hafenkontrolle
stawka-card-lc-de-cafe = Belauschte Worte
stawka-card-lc-de-factory = Verdoppelte Wachen
stawka-card-lc-de-design-office = Personalliste
stawka-card-lc-de-reil-office = Leitung nach Berlin
stawka-card-lc-de-ss-villa = Empfang in der Villa
stawka-card-lc-de-park = Zivilfahnder
stawka-card-lc-de-church = Predigtnotizen
stawka-card-lc-de-forester-lodge = Spürhunde
stawka-card-rx-closed-street = Gesperrte Straße
stawka-card-rx-crowd = Menschenmenge
stawka-card-rx-tail = Verfolger
stawka-card-rx-spot-check = Stichprobe
stawka-card-rx-breakdown = Panne
stawka-card-rx-pickpocket = Taschendieb
stawka-card-rx-recalled = Zurückbeordert
stawka-card-rx-curfew = Ausgangssperre
stawka-card-rx-empty-drawer = Leere Schublade
stawka-card-rx-fingerprints = Fingerabdrücke
stawka-card-rx-false-bottom = Doppelter Boden
stawka-card-rx-planted-find = Untergeschobener Fund
stawka-card-rx-quick-hands = Flinke Finger
stawka-card-rx-creaking-floor = Knarrende Diele
stawka-card-rx-jammed-door = Klemmende Tür
stawka-card-rx-light-in-window = Licht im Fenster
stawka-card-rx-rule-of-reciprocity = Regel der Gegenseitigkeit
stawka-card-rx-poker-face = Pokergesicht
stawka-card-rx-interruption = Störung
stawka-card-rx-false-trail = Falsche Fährte
stawka-card-rx-change-of-subject = Themenwechsel
stawka-card-rx-alibi = Alibi
stawka-card-rx-slip-of-tongue = Versprecher
stawka-card-rx-pulling-rank = Höherer Dienstgrad
stawka-card-ms-jacek-1 = Treffen sichern
stawka-card-ms-jacek-2 = Papiere vom Gericht
stawka-card-ms-jacek-3 = Freie Bahn
stawka-card-ms-ingrid-heizer-1 = Kaffee für zwei
stawka-card-ms-ingrid-heizer-2 = Hinter den Kulissen
stawka-card-ms-ingrid-heizer-3 = Nachricht per Telefon
stawka-card-ms-georg-1 = Auf wen ist Verlass?
stawka-card-ms-georg-2 = Kellerlager
stawka-card-ms-georg-3 = Nummer zwei
stawka-card-ms-irena-1 = Ersatzröhren
stawka-card-ms-irena-2 = Schwesternhaube
stawka-card-ms-irena-3 = Sendezeit
stawka-card-ms-old-lady-1 = Paket für einen Häftling
stawka-card-ms-old-lady-2 = Eine Kerze für die Toten
stawka-card-ms-old-lady-3 = Zeugin vor Gericht
stawka-card-ms-emma-schmidt-1 = Spaziergang mit dem Kinderwagen
stawka-card-ms-emma-schmidt-2 = Kinderreim
stawka-card-ms-emma-schmidt-3 = Doppeltes Spiel
stawka-card-ms-barbara-reczko-1 = Zeichnung im Strumpf
stawka-card-ms-barbara-reczko-2 = Die Sekretärin des Direktors
stawka-card-ms-barbara-reczko-3 = Warnung
stawka-card-ms-edward-kania-1 = Gruppentreffen
stawka-card-ms-edward-kania-2 = Waffen für die Gruppe
stawka-card-ms-edward-kania-3 = Urteil des Untergrunds
stawka-card-ms-kazik-1 = Skizzen vom Zaun
stawka-card-ms-kazik-2 = Kurier
stawka-card-ms-kazik-3 = Abrechnung
stawka-card-ms-christianson-1 = Seifenproben
stawka-card-ms-christianson-2 = Heeresauftrag
stawka-card-ms-christianson-3 = Leitung nach Kopenhagen
stawka-card-ms-ernst-pfeiffer-1 = Anprobe
stawka-card-ms-ernst-pfeiffer-2 = Tuch
stawka-card-ms-ernst-pfeiffer-3 = Nadeln
stawka-card-ms-hans-diederlich-1 = Morgenlauf
stawka-card-ms-hans-diederlich-2 = Fechtstunde
stawka-card-ms-hans-diederlich-3 = Botengänge der Schüler
stawka-card-ms-glaubel-1 = Freund der Sache
stawka-card-ms-glaubel-2 = Beschattung
stawka-card-ms-glaubel-3 = Bericht an die Zentrale
stawka-card-ms-marta-becher-1 = Namensliste
stawka-card-ms-marta-becher-2 = Versiegelter Brief
stawka-card-ms-marta-becher-3 = Pistole in der Handtasche
stawka-card-ms-bruno-dreher-1 = Streife
stawka-card-ms-bruno-dreher-2 = Hausdurchsuchung
stawka-card-ms-bruno-dreher-3 = Marktgerede
stawka-card-ms-heinrich-vogel-1 = Kartei
stawka-card-ms-heinrich-vogel-2 = Ein verdächtiger Patient
stawka-card-ms-heinrich-vogel-3 = Peilung
stawka-card-ms-fritz-kopf-1 = Befehl von oben
stawka-card-ms-fritz-kopf-2 = Rat der Brüder
stawka-card-ms-fritz-kopf-3 = Abend in der Villa
stawka-card-ms-erik-kopf-1 = Haftbefehl in der Tasche
stawka-card-ms-erik-kopf-2 = Kontrolle im Hafen
stawka-card-ms-erik-kopf-3 = Grobes Gespräch
stawka-card-ms-gendarmerie-sergeant-1 = Rundgang
stawka-card-ms-gendarmerie-sergeant-2 = Schmuggelware
stawka-card-ms-gendarmerie-sergeant-3 = Schüsse in der Nacht
stawka-card-ms-johannes-lemner-1 = Der Mann an der Bar
stawka-card-ms-johannes-lemner-2 = Ohr in der Vermittlung
stawka-card-ms-johannes-lemner-3 = Zimmerservice
stawka-card-ms-erwin-reil-1 = Werksbesichtigung
stawka-card-ms-erwin-reil-2 = Anruf aus Berlin
stawka-card-ms-erwin-reil-3 = Überredung
stawka-card-ms-puszke-1 = Wachdienst
stawka-card-ms-puszke-2 = Suchtrupp
stawka-card-ms-puszke-3 = Keine Zeugen
stawka-card-ts-01 = Fahrplan der Truppenzüge
stawka-card-ts-02 = Agentenverzeichnis
stawka-card-ts-03 = Stärkemeldung der Garnison
stawka-card-ts-04 = Grundriss des Forts
stawka-card-ts-05 = Zeichnungen des Strahltriebwerks
stawka-card-ts-06 = Geheime Lohnliste
stawka-card-ts-07 = Monatsschlüssel
stawka-card-ts-08 = Berichte der Zuträger
stawka-card-ts-09 = Karte der Minenfelder
stawka-card-ts-10 = Privatbriefe eines Generals
stawka-card-ts-11 = Abhörprotokolle
stawka-card-ts-12 = Versiegelter Tagesbefehl

## Was Ortskarten bewirken

## Was Reaktionskarten bewirken, nach der Seite, die sie spielt

## Ziele der Missionen

## Phasen

stawka-phase-setup = Vorbereitung
stawka-phase-planning = Planung
stawka-phase-threats = Gefahrenmarker
stawka-phase-reactions = Reaktionskarten
stawka-phase-locations = Ortskarten
stawka-phase-activations = Aktivierungen
stawka-phase-stage-end = Ende der Etappe
stawka-phase-over = Ergebnis

## Szenarien

stawka-scenario-s1-meeting = Die Begegnung
stawka-scenario-s2-first-clash = Der erste Zusammenstoß
stawka-scenario-s3-chestnuts = Die besten Kastanien gibt es an der Place Pigalle

## Stufen der Ermittlungsleiste

stawka-band-under-watch = unter Beobachtung
stawka-band-located = geortet
stawka-band-suspect = verdächtig
stawka-band-tracked = beschattet
stawka-band-burned = enttarnt

## Teile von Missionen

stawka-part-basic = Grundmission
stawka-part-special = Spezialmission

## Arten von Reaktionskarten

stawka-class-move = Bewegung
stawka-class-search = Durchsuchung
stawka-class-talk = Gespräch

## Werte der Agenten

stawka-stat-rank = Rang
stawka-stat-ap-limit = AP-Limit
stawka-stat-defence = Verteidigung
stawka-stat-vigilance = Wachsamkeit
stawka-stat-item-limit = Traglimit
stawka-stat-bribe-rank = Rang bei Bestechung

## Dienststellung und Erscheinung

stawka-function-none = ohne Dienststellung
stawka-function-private = Mannschaft
stawka-function-officer = Offizier
stawka-function-ss-officer = SS-Offizier
stawka-appearance-civil = Zivil
stawka-appearance-uniform = Uniform

## Was aus einem Agenten wurde

stawka-status-absent = nicht im Spiel
stawka-status-free = frei
stawka-status-prisoner = gefangen
stawka-status-dead = ausgeschaltet

## Wie ein Spiel endet

stawka-ending-not-yet = das Spiel läuft
stawka-ending-vp = genug Siegpunkte
stawka-ending-secrets = genug Geheimnisse
stawka-ending-exposure = Kloss ist enttarnt
stawka-ending-compromise = der deutsche Netzchef ist kompromittiert
stawka-ending-network-broken = das polnische Netz ist zerschlagen
stawka-ending-no-agents = kein deutscher Agent ist übrig
stawka-ending-time = die Zeit ist um
stawka-source-vp = Siegpunkte
stawka-source-secrets = Geheimnisse

## Fenster: Augenblicke zum Handeln oder Reagieren

stawka-window-static = immer
stawka-window-stage-start = Beginn der Etappe
stawka-window-stage-end = Ende der Etappe
stawka-window-activation-start = Beginn einer Aktivierung
stawka-window-activation-free = während der Aktivierung
stawka-window-move-declared = eine Bewegung beginnt
stawka-window-step-before = vor dem Schritt
stawka-window-step-after = nach dem Schritt
stawka-window-move-end = die Bewegung ist zu Ende
stawka-window-token-entry = Betreten des Feldes mit Marker
stawka-window-token-action = Handeln auf dem Feld mit Marker
stawka-window-token-dismiss-failed = das Beseitigen ist misslungen
stawka-window-search-declared = eine Durchsuchung ist angesagt
stawka-window-search-before-draw = bevor das Plättchen gezogen wird
stawka-window-search-after-draw = das Plättchen ist gezogen
stawka-window-search-end = die Durchsuchung ist zu Ende
stawka-window-talk-declared = ein Gespräch ist angesagt
stawka-window-talk-before-rank-roll = vor der Rangprüfung
stawka-window-talk-rank-failed = die Rangprüfung ist misslungen
stawka-window-talk-before-roll = vor dem Gesprächswurf
stawka-window-talk-after-roll = nach dem Gesprächswurf
stawka-window-talk-end = das Gespräch ist zu Ende
stawka-window-interrogation-before-roll = vor dem Verhörwurf
stawka-window-vigilance-before-roll = vor der Wachsamkeitsprobe
stawka-window-arrest-avoided = eine Verhaftung wurde vereitelt
stawka-window-attack-before-roll = vor dem Angriffswurf
stawka-window-elimination-before = ein Agent wird gleich ausgeschaltet

## Fragen

stawka-ask-activation-menu = { $agent } ist aktiv. Was nun?
stawka-ask-avoid-to = Die Verhaftung ist vereitelt. An welchen Ort flieht dein Agent?
stawka-ask-choose-activation = Welchen Agenten aktivierst du?
stawka-ask-choose-object = Wähle, wen oder was die Wirkung trifft.
stawka-ask-choose-tile = Welches dieser Plättchen nimmst du?
stawka-ask-drop-item = Dein Agent trägt zu viel. Was legst du ab?
stawka-ask-exchange-item = Tausch: Was wechselt den Besitzer?
stawka-ask-hand-over = Was gibst du weiter?
stawka-ask-make-room = Es ist kein Platz mehr. Was legst du dafür ab?
stawka-ask-name-prisoner = Welcher Gefangene wird ausgetauscht?
stawka-ask-on-entry = Hier liegt ein feindlicher Marker. Hältst du an, um ihn zu beseitigen?
stawka-ask-open-safe = Wie öffnest du die Kassette?
stawka-ask-order-tile = Welches Plättchen kommt als nächstes, von oben gezählt?
stawka-ask-pay-item = Was gibst du dafür ab?
stawka-ask-pick-token = Welchen Marker legst du zuerst?
stawka-ask-place-kidnapped = Wo lässt du den entführten Agenten zurück?
stawka-ask-place-released = Wo erscheint der freigelassene Agent?
stawka-ask-place-token = Wohin legst du diesen Marker?
stawka-ask-safe-or-draw = Hier liegt eine Kassette. Versuchst du sie oder ziehst du ein Plättchen?
stawka-ask-show-weapon = Welche Waffe zeigst du?
stawka-ask-tile-decision = Was tust du mit diesem Plättchen?
stawka-ask-trigger-token = Dein Marker kann wirken ({ $window }). Löst du ihn aus?
stawka-ask-block = { $card } wird gegen dich gespielt. Blockst du?
stawka-ask-choose-document = Welchen Ausweis benutzt Kloss?
stawka-ask-choose-plan = Welche Planungskarte spielst du?
stawka-ask-draft-field = Wohin stellst du diesen Agenten?
stawka-ask-draft-figure = Welchen Agenten stellst du auf?
stawka-ask-drop-card = Welche Ortskarte wird abgelegt?
stawka-ask-drop-reaction = Welche Reaktionskarte wird abgelegt?
stawka-ask-keep-track = Du hast den letzten Teil gewonnen: Welche Leiste behältst du ganz?
stawka-ask-keep-item = Du hast den letzten Teil gewonnen: Welchen Gegenstand behältst du?
stawka-ask-keep-holder = Wer trägt diesen Gegenstand?
stawka-ask-choose-mission = Welche Mission nimmt der Agent?
stawka-ask-choose-victim = Wen greifst du an?
stawka-ask-pay-bribe = Welche Dollars gibst du?
stawka-ask-strike-back = Dein Agent wird angegriffen und wehrt sich. Mit welcher Waffe?
stawka-ask-window = Reagierst du ({ $window })?
stawka-ask-walk =
    { $count ->
        [one] Wohin? Noch { $count } Feld.
       *[other] Wohin? Noch { $count } Felder.
    }

## Was die andere Seite inzwischen sieht

stawka-activity-activation = { $seat } führt einen Agenten.
stawka-activity-effect = { $seat } entscheidet über eine Wirkung.
stawka-activity-threats = { $seat } legt Gefahrenmarker.
stawka-activity-window = { $seat } kann reagieren.
stawka-activity-setup = { $seat } bereitet das Spiel vor.
stawka-activity-planning = { $seat } wählt eine Planungskarte.

## Auswahl

stawka-choose-pass = Passen
stawka-choose-document = Ausweis: { $document }
stawka-choose-keep-track = Diese Leiste ganz behalten: { $color }
stawka-choose-plan = Spiele: { $plan }
stawka-choose-activate = Aktiviere: { $agent }
stawka-choose-withdraw = Steige aus dieser Etappe aus
stawka-choose-end-activation = Beende die Aktivierung
stawka-choose-step = Gehe nach: { $field }
stawka-choose-search = Durchsuche den Ort
stawka-choose-talk = Gespräch mit: { $agent }
stawka-choose-pass-mission = Übergib eine Mission, Partner: { $agent }
stawka-choose-dismiss = Beseitige den Gefahrenmarker
stawka-choose-arrest = Verhafte: { $agent }
stawka-choose-kidnap = Entführe zum Austausch: { $agent }
stawka-choose-attack = Attentat mit: { $item }
stawka-choose-use-item = Setze ein: { $item }
stawka-choose-use-trait = Nutze die Sonderfähigkeit: { $document }
stawka-choose-give = Gib etwas an: { $agent }
stawka-choose-take = Nimm etwas von: { $agent }
stawka-choose-bribe = Bestich: { $agent }
stawka-choose-play-card = Spiele die Karte: { $card }
stawka-choose-convert = In 2 AP umwandeln: { $card }
stawka-choose-stash = Mission aus dem Versteck ziehen: { $card }
stawka-choose-claim-basic = Melde die Grundmission
stawka-choose-claim-special = Melde die Spezialmission
stawka-choose-interrogate = Verhöre: { $agent }
stawka-choose-spend = Lege die Karte „Streng geheim“ ab: { $card }
stawka-choose-ignore = Den Marker nicht beachten
stawka-choose-trigger = Löse den Marker aus
stawka-choose-support = Nutze Unterstützung: { $field }
stawka-choose-protect = Nutze Agentenschutz: { $field }
stawka-choose-try-safe = Versuche zu öffnen: { $piece }
stawka-choose-draw = Ziehe ein verdecktes Plättchen
stawka-choose-roll = Würfle um das Schloss
stawka-choose-tool = Brich das Schloss auf mit: { $item }
stawka-choose-leave = Lass es liegen
stawka-choose-keep = Behalte es
stawka-choose-evidence = Verwende es als Beweis: { $color }
stawka-choose-discard = Lege es ohne Nutzen ab
stawka-choose-piece = { $piece }
stawka-choose-react = Spiele die Reaktion: { $card }
stawka-choose-block = Blocke mit: { $card }
stawka-choose-weapon = Waffe: { $item }
stawka-choose-take-vp = Nimm Siegpunkte
stawka-choose-take-evidence = Nimm Beweise
stawka-choose-field = { $field }
stawka-choose-agent = { $agent }
stawka-choose-color = Farbe: { $color }
stawka-choose-mission = Mission: { $card }
stawka-choose-threat = Marker: { $threat }
stawka-choose-stop = Bleib hier stehen
stawka-choose-drop-card = Lege ab: { $card }
stawka-choose-drop-reaction = Lege ab: { $card }

## Ereignisse: Vorbereitung

stawka-event-document-chosen = { $seat } spielt mit diesem Ausweis: { $document }.
stawka-event-track-kept = { $seat } behält eine ganze Leiste ({ $color }): { $count }.
stawka-event-item-kept = { $seat } behält einen Gegenstand aus dem letzten Spiel; Träger: { $agent }.
stawka-event-item-kept-seen = Der Gegenstand aus dem letzten Spiel bei { $agent }: { $piece }.
stawka-event-figure-placed = { $seat } stellt { $agent } auf: { $field }.

## Ereignisse: die Etappe

stawka-event-stage-began = Etappe { $count } beginnt.
stawka-event-plan-chosen = Deine Planungskarte: { $plan }.
stawka-event-plan-sealed = { $seat } hat eine Planungskarte gewählt.
stawka-event-plan-shown = { $seat } spielt: { $plan }.
stawka-event-precedence-rolled = Gleicher Vorrang. Würfel: polnische Seite { $one }, deutsche Seite { $two }; die niedrigere Zahl beginnt.
stawka-event-precedence-fixed = In dieser Etappe beginnt { $seat }.
stawka-event-tokens-drawn = { $seat } zieht { $count } Gefahrenmarker.
stawka-event-token-drawn = Du ziehst: { $threat }.
stawka-event-token-returned = { $seat } kann keinen Marker legen; er kommt in den Vorrat zurück.
stawka-event-token-chosen = Dein Marker ({ $field }): { $threat }.
stawka-event-token-placed = { $seat } legt einen Gefahrenmarker: { $field }.
stawka-event-cards-drawn =
    { $count ->
        [one] { $seat } zieht { $count } Ortskarte.
       *[other] { $seat } zieht { $count } Ortskarten.
    }
stawka-event-card-drawn = Du ziehst die Ortskarte { $card }.
stawka-event-reactions-drawn =
    { $count ->
        [one] { $seat } zieht { $count } Reaktionskarte.
       *[other] { $seat } zieht { $count } Reaktionskarten.
    }
stawka-event-reaction-drawn = Du ziehst die Reaktionskarte { $card }.
stawka-event-reaction-dropped = { $seat } legt die Reaktionskarte { $card } ab.
stawka-event-card-dropped = { $seat } legt die Ortskarte { $card } ab.
stawka-event-withdrew = { $seat } steigt aus dieser Etappe aus.
stawka-event-stage-ended = Etappe { $count } ist zu Ende.

## Ereignisse: Aktivierung

stawka-event-activated = Aktivierung: { $agent }.
stawka-event-bribed-activated = { $agent } ist bestochen: { $seat } führt diese Aktivierung.
stawka-event-activation-ended = Ende der Aktivierung: { $agent }.
stawka-event-window-passed = { $seat } passt.
stawka-event-trait-used = { $agent } nutzt die Sonderfähigkeit.
stawka-event-item-used = { $agent } setzt ein: { $item }.
stawka-event-object-chosen = { $seat } trifft eine Wahl.
stawka-event-stepped = { $agent } geht von { $field_from } nach { $field }.
stawka-event-step-declared = { $agent } will nach: { $field }.
stawka-event-step-cancelled = { $agent } kommt dort nicht an: { $field }.
stawka-event-movement-ended = Die Bewegung von { $agent } ist zu Ende.
stawka-event-walked = { $agent } zieht kostenlos von { $field_from } nach { $field }.
stawka-event-walk-ended = { $agent } geht nicht weiter.
stawka-event-relocated = { $agent } steht jetzt hier: { $field }.
stawka-event-action-cancelled = Die Aktion von { $agent } fällt aus.
stawka-event-ap-lost = { $agent } verliert { $count } AP.
stawka-event-pool-changed = AP-Vorrat von { $seat }, Änderung: { $count }.
stawka-event-stat-changed = { $agent }, { $stat }: Änderung { $count }.
stawka-event-kept-there = { $agent } darf vorerst nicht weg.

## Ereignisse: Durchsuchung und Gegenstände

stawka-event-search-declared = { $agent } durchsucht: { $location }.
stawka-event-tile-drawn = { $seat } zieht ein Plättchen: { $location }.
stawka-event-tile-seen = Du siehst: { $piece }.
stawka-event-tiles-looked-at = { $seat } sieht { $count } Plättchen an: { $location }.
stawka-event-tiles-ordered = { $seat } legt die Plättchen zurück: { $location }.
stawka-event-tile-kept = { $agent } behält: { $piece }.
stawka-event-tile-kept-hidden = { $agent } behält ein verdecktes Plättchen: { $location }.
stawka-event-tile-kept-own = { $agent } behält verdeckt: { $piece }.
stawka-event-tile-evidence = { $seat } verwendet { $piece } als Beweis: { $color }.
stawka-event-tile-discarded = { $seat } legt ab: { $piece }.
stawka-event-tile-recolored = { $seat } darf das Plättchen gegen eine andere Farbe verwenden: { $color }.
stawka-event-keep-forced = { $seat } muss das Plättchen behalten.
stawka-event-marker-placed = { $agent } hinterlässt einen Marker „Ich war hier“: { $location }.
stawka-event-no-marker = { $agent } hinterlässt keine Spur: { $location }.
stawka-event-safe-found = { $agent } findet: { $piece }.
stawka-event-safe-left = { $agent } lässt ungeöffnet: { $piece }.
stawka-event-safe-rolled = { $agent } versucht das Schloss: { $one } und { $two }, Summe { $count }.
stawka-event-safe-broken = { $agent } bricht das Schloss auf mit: { $item }.
stawka-event-safe-opened = { $agent } öffnet: { $piece }.
stawka-event-secret-card-gained = { $agent } erhält eine Karte „Streng geheim“.
stawka-event-secret-card-seen = Die Karte „Streng geheim“ ist: { $card }.
stawka-event-secret-card-left = { $agent } lässt die Karte „Streng geheim“ liegen; sie wird ungesehen zurückgemischt.
stawka-event-secret-card-spent = { $agent } legt eine Karte „Streng geheim“ ab: { $card }.
stawka-event-item-lost = { $agent } verliert: { $piece }.
stawka-event-item-lost-hidden = { $agent } verliert einen Gegenstand, den niemand sieht.
stawka-event-items-removed =
    { $count ->
        [one] { $count } Gegenstand von { $agent } verlässt das Spiel.
       *[other] { $count } Gegenstände von { $agent } verlassen das Spiel.
    }
stawka-event-item-stolen = { $agent } nimmt { $agent_from } einen Gegenstand ab.
stawka-event-item-stolen-seen = Der gestohlene Gegenstand: { $piece }.
stawka-event-item-given = Ein Gegenstand wechselt von { $agent } zu { $agent_to }.
stawka-event-item-given-own = { $agent_to } hat jetzt: { $piece }.
stawka-event-exchange-ended = { $seat } beendet den Tausch.

## Ereignisse: Gespräche und Beweise

stawka-event-talk-declared = { $agent } beginnt ein Gespräch mit { $agent_target }.
stawka-event-rank-rolled = { $agent } würfelt { $one } um den Rang; nötig ist mehr als { $count }.
stawka-event-rank-failed = { $agent_target } lässt sich auf kein Gespräch mit { $agent } ein.
stawka-event-talk-rolled = { $agent } würfelt { $one } und { $two }, Summe { $count }.
stawka-event-talk-ended =
    { $count ->
        [0] { $agent } erfährt nichts von { $agent_target }.
        [1] { $agent } befragt { $agent_target }: einfacher Erfolg.
        [2] { $agent } befragt { $agent_target }: doppelter Erfolg.
       *[other] { $agent } befragt { $agent_target }: ein Geheimnis.
    }
stawka-event-roll-changed = { $seat } ändert den Wurf um { $count }.
stawka-event-rolled-again = Es wird noch einmal gewürfelt: { $one } und { $two }.
stawka-event-result-certain = { $seat } hat ohne Wurf Erfolg.
stawka-event-evidence-gained =
    { $count ->
        [one] { $seat } gewinnt { $count } Beweis: { $color }.
       *[other] { $seat } gewinnt { $count } Beweise: { $color }.
    }
stawka-event-evidence-lost =
    { $count ->
        [one] { $seat } verliert { $count } Beweis: { $color }.
       *[other] { $seat } verliert { $count } Beweise: { $color }.
    }
stawka-event-evidence-moved = { $seat }: Beweise wechseln die Leiste ({ $count }), von { $color } zu { $color_to }.
stawka-event-track-set = Leiste von { $seat } ({ $color }): jetzt { $count }.
stawka-event-vp-gained = { $seat } gewinnt { $count } SP.
stawka-event-secret-gained = { $seat } gewinnt ein Geheimnis; bisher { $count }.

## Ereignisse: Wachsamkeit, Verhaftung, Entführung

stawka-event-test-rolled = Wachsamkeitsprobe von { $agent }: { $one } und { $two }, Summe { $count }.
stawka-event-test-passed = { $agent } besteht die Probe.
stawka-event-test-failed = { $agent } besteht die Probe nicht.
stawka-event-support-used = { $seat } nutzt Unterstützung: { $field }.
stawka-event-arrest-declared = { $agent } versucht { $agent_target } zu verhaften.
stawka-event-arrested = { $agent } wird verhaftet und kommt in den Arrest.
stawka-event-arrest-avoided = { $agent } entgeht der Verhaftung.
stawka-event-interrogated = Verhör von { $agent }: { $one } und { $two }, Summe { $count }.
stawka-event-released = { $agent } kommt frei: { $field }.
stawka-event-kidnap-declared = { $agent } versucht { $agent_target } zu entführen und zeigt eine Waffe: { $item }.
stawka-event-kidnapped = { $agent } wird entführt.
stawka-event-kidnap-avoided = { $agent } entgeht der Entführung.

## Ereignisse: Angriffe

stawka-event-attack-declared = { $agent } greift { $agent_target } an: { $item }.
stawka-event-struck-back = { $agent } wehrt sich: { $item }.
stawka-event-attack-rolled = { $agent } würfelt für den Angriff { $one } und { $two }, Summe { $count }.
stawka-event-protected = { $seat } nutzt Agentenschutz: { $field }.
stawka-event-saved = { $agent } kommt davon.
stawka-event-eliminated = { $agent } wird ausgeschaltet und verlässt das Spiel.
stawka-event-explosive-placed = { $agent } legt: { $item }, { $field }.
stawka-event-exploded = Explosion: { $item }, { $field }.
stawka-event-blast-rolled = Würfel für { $agent }: { $one }.
stawka-event-location-destroyed = Dieser Ort ist zerstört: { $location }.

## Ereignisse: Bestechung

stawka-event-bribed = { $agent } besticht { $agent_target } mit { $count } Dollar.
stawka-event-bribe-lapsed = Die Bestechung von { $agent } ist verfallen.

## Ereignisse: Gefahrenmarker

stawka-event-token-revealed = { $seat } deckt einen Marker auf: { $threat }, { $field }.
stawka-event-token-triggered = { $seat } löst einen Marker aus: { $threat }, { $field }.
stawka-event-token-ignored = { $agent } hält sich beim Marker nicht auf: { $field }.
stawka-event-token-dismissed = { $agent } beseitigt einen Marker: { $threat }, { $field }.
stawka-event-dismissal-declared = { $agent } versucht den Marker zu beseitigen: { $field }.
stawka-event-token-removed = Ein Marker verlässt das Spielfeld: { $threat }, { $field }.
stawka-event-token-moved = Ein Marker wandert von { $field_from } nach { $field }.
stawka-event-token-peeked = { $seat } sieht einen Marker an: { $field }.
stawka-event-token-seen = Du siehst den Marker ({ $field }): { $threat }.

## Ereignisse: Missionen

stawka-event-mission-passed = { $agent } bekommt eine Mission von { $agent_by }.
stawka-event-mission-taken = { $agent } hat jetzt eine Mission.
stawka-event-mission-seen = Die Mission von { $agent }: „{ $card }“.
stawka-event-mission-claimed = { $agent } erfüllt „{ $card }“: { $part }.
stawka-event-mission-shown = { $agent } zeigt eine Mission: „{ $card }“.
stawka-event-mission-peeked = { $seat } sieht die Mission von { $agent } an.

## Ereignisse: Karten

stawka-event-card-played = { $seat } spielt die Ortskarte { $card }.
stawka-event-card-converted = { $seat } wandelt { $card } in 2 AP um.
stawka-event-card-stashed = { $seat } nutzt das Versteck von { $card }.
stawka-event-reaction-played = { $seat } reagiert: { $card }.
stawka-event-reaction-blocked = { $seat } blockt mit { $card }.
stawka-event-hand-peeked = { $seat } sieht die Karten der anderen Seite an.
stawka-event-hand-seen = Du siehst: { $cards }.

## Ereignisse: das Ende

stawka-event-game-won = { $seat } gewinnt: { $ending }.
stawka-event-game-drawn = Das Spiel endet unentschieden: { $ending }.

## Warum eine Wahl nicht angeboten wird

stawka-why-action-done = In dieser Aktivierung ist die Aktion schon getan.
stawka-why-another-moment = Der Text wirkt zu einem anderen Zeitpunkt.
stawka-why-been-here = Hier liegt ein Marker „Ich war hier“ in der Farbe dieses Agenten.
stawka-why-bribe-waits = Ein anderer bestochener Agent muss erst noch handeln.
stawka-why-bribed-may-not = Ein bestochener Agent darf das nicht.
stawka-why-cannot-pay = Der Agent hat nicht, was das kostet.
stawka-why-card-not-held = Diese Karte ist nicht zur Hand.
stawka-why-changes-nothing = Das würde im Moment nichts ändern.
stawka-why-converted-already = In dieser Etappe wurde schon eine Karte umgewandelt.
stawka-why-destroyed = Dieser Ort ist zerstört.
stawka-why-end-instead = Du kannst die Aktivierung jetzt beenden und in deinem nächsten Zug aus der Etappe aussteigen.
stawka-why-enemy-in-sector = Ein freier feindlicher Agent ist in diesem Sektor.
stawka-why-enemy-there = Dort steht ein feindlicher Agent.
stawka-why-field-not-on-board = Dieses Feld ist nicht auf dem Spielfeld.
stawka-why-germans-only = Das tun nur deutsche Agenten.
stawka-why-give-up-between = An diesem Tisch steigt man aus der Etappe nur aus, statt eine Aktivierung zu beginnen.
stawka-why-handed-already = Das hat in dieser Aktivierung schon den Besitzer gewechselt.
stawka-why-has-mission = Dieser Agent hat schon eine Mission.
stawka-why-helped-already = Deine Marker haben bei diesem Wurf schon geholfen.
stawka-why-interrogated-already = Alle Verhöre dieser Etappe haben schon stattgefunden.
stawka-why-is-evidence = Dieses Plättchen ist ein Beweis und kann nicht einfach abgelegt werden.
stawka-why-kept-here = Dieser Agent darf jetzt nicht dorthin.
stawka-why-locations-only = Nur ein Ort kann gewählt werden.
stawka-why-mission-not-left = Diese Mission ist nicht unter den Karten, die diesem Agenten bleiben.
stawka-why-movement-over = Die Bewegung dieser Aktivierung ist zu Ende.
stawka-why-must-keep = Dieses Plättchen muss behalten werden.
stawka-why-must-walk = Dieser Weg muss bis zum Ende gegangen werden.
stawka-why-never-kloss = Hans Kloss kann nicht verhaftet werden.
stawka-why-never-ss = Ein SS-Offizier kann nicht entführt werden.
stawka-why-no-assassination = Keine Mission dieses Agenten erlaubt ein Attentat.
stawka-why-no-block-symbol = Diese Karte hat kein Blocksymbol.
stawka-why-no-chief = Nur der Chef des Netzes vergibt Missionen.
stawka-why-no-dollars = Bestechung wird nur in Dollar bezahlt.
stawka-why-no-enemy = Auf diesem Feld ist kein feindlicher Agent.
stawka-why-no-enemy-token = Auf diesem Feld liegt kein feindlicher Gefahrenmarker.
stawka-why-no-evidence-of-it = Dieses Plättchen ist kein Beweis gegen diese Farbe.
stawka-why-no-explosives = Mit Granate oder Dynamit kann man nicht zurückschlagen.
stawka-why-no-location = Dieser Agent steht an keinem Ort.
stawka-why-no-mission = Dieser Agent hat keine Mission.
stawka-why-no-missions-left = Diesem Agenten kann keine Mission gegeben werden: Es ist keine übrig, oder er bekommt seine auf anderem Weg.
stawka-why-no-own-token = Dort liegt keiner deiner Gefahrenmarker.
stawka-why-no-reactions-here = Hier werden keine Reaktionskarten gespielt.
stawka-why-no-right-to-arrest = Diesen Agenten darf nur ein SS-Offizier verhaften oder ein Agent, dessen Mission es erlaubt.
stawka-why-no-room = Der Agent hat keinen Platz für noch etwas.
stawka-why-no-such-safe = Dieser Tresor liegt nicht hier.
stawka-why-no-target = Dieser Agent ist außer Reichweite, oder die Mission nennt ihn nicht.
stawka-why-no-tiles = Hier liegen keine Plättchen mehr.
stawka-why-no-weapon = Dieser Agent hat keine Waffe.
stawka-why-nobody-in-reach = In Reichweite dieser Waffe ist niemand, den die Mission anzugreifen erlaubt.
stawka-why-nobody-to-exchange = Kein polnischer Agent ist im Gefängnis, also gibt es niemanden auszutauschen.
stawka-why-not-a-weapon = Das ist keine Waffe.
stawka-why-not-alone = Auf diesem Feld ist mehr als ein deutscher Agent.
stawka-why-not-at-this-level = Das gehört zu einer höheren Regelstufe als der dieses Szenarios.
stawka-why-not-beside = Dieses Feld ist kein Nachbarfeld.
stawka-why-not-enough-done = Eine Aktivierung braucht eine Aktion oder mindestens 2 AP Bewegung.
stawka-why-not-fulfilled = Die Bedingungen dieses Teils der Mission sind nicht erfüllt.
stawka-why-not-held = Der Agent hat das nicht.
stawka-why-not-in-its-location = Der aktive Agent steht nicht am Ort dieser Karte.
stawka-why-not-in-jail = Dieser Agent ist nicht im Gefängnis.
stawka-why-not-met = Diese beiden Agenten stehen nicht auf demselben Feld.
stawka-why-not-nearest = Ein anderer Ort ist näher.
stawka-why-not-on-board = Dieser Agent ist nicht frei auf dem Spielfeld.
stawka-why-not-your-agent = Dieser Agent gehört nicht zu deinem Netz.
stawka-why-nothing-held = Es gibt nichts zu übergeben.
stawka-why-opens-no-safe = Damit öffnet man keine Tresore.
stawka-why-other-agent = Diese Eigenschaft gehört einem Agenten, der nicht aktiv ist.
stawka-why-other-class = Die Art dieser Karte passt nicht zu dieser Handlung.
stawka-why-other-sector = Dieser Marker liegt in einem anderen Sektor.
stawka-why-other-token = Dieser Marker ist von anderer Art.
stawka-why-out-of-range = Diese Waffe reicht nicht so weit.
stawka-why-own-activation = Reaktionskarten spielt man in Aktivierungen des Gegners.
stawka-why-pays-nothing = Damit lässt sich dieser Preis nicht bezahlen.
stawka-why-plan-used = Diese Planungskarte ist schon benutzt und noch nicht zurück.
stawka-why-poles-only = Das tun nur polnische Agenten.
stawka-why-reacted-already = Auf diese Handlung wurde schon eine Reaktionskarte gespielt.
stawka-why-safe-chosen = Einen gewählten Tresor muss man zu öffnen versuchen.
stawka-why-ss-in-sector = In diesem Sektor ist ein SS-Offizier.
stawka-why-streets-only = Nur eine Straße kann gewählt werden.
stawka-why-talked-already = Diese beiden haben in dieser Etappe schon miteinander gesprochen.
stawka-why-token-does-nothing = Dieser Marker bewirkt in diesem Moment nichts.
stawka-why-token-not-held = Du hast keinen solchen Marker zu legen.
stawka-why-token-there = Dort liegt schon ein Gefahrenmarker.
stawka-why-too-few-ap = Zu wenig AP: Diesem Agenten bleiben { $count }.
stawka-why-too-little-evidence = Zu wenig Beweise: { $count } von { $needed }.
stawka-why-too-little-money = Zu wenig Dollar: { $count } von { $needed }.
stawka-why-track-closed = Die Leiste dieser Farbe ist geschlossen.
stawka-why-used-already = Es wurde schon so oft benutzt, wie der Text erlaubt.
stawka-why-worn = Die AP, die das gibt, sind schon ausgegeben; es bleibt bis zum Ende der Etappe.

## Optionen

stawka-option-scenario = Szenario
stawka-option-scenario-s1-meeting = 1: Die Begegnung (Grundregeln)
stawka-option-scenario-s2-first-clash = 2: Der erste Zusammenstoß (erweiterte Regeln)
stawka-option-scenario-s3-chestnuts = 3: Die besten Kastanien (volle Regeln)
stawka-option-give-up = Aus einer Etappe steigt man aus
stawka-option-give-up-any-moment = jederzeit, auch mitten in einer Aktivierung
stawka-option-give-up-between = nur statt eine Aktivierung zu beginnen
stawka-option-arrest-cost-ap = Kosten einer Verhaftung
stawka-option-arrest-cost-ap-2 = 2 AP
stawka-option-arrest-cost-ap-1 = 1 AP
stawka-option-exposure-rule = Enttarnung eines Netzchefs
stawka-option-exposure-rule-evidence-10 = bei 10 Beweisen
stawka-option-exposure-rule-secret-at-10 = durch ein Geheimnis bei 10 Beweisen
stawka-option-exposure-rule-secret-any = durch jedes Geheimnis des Chefs
stawka-option-exposure-rule-off = beendet das Spiel nicht
stawka-option-chief-death-is-exposure = Der Tod eines Netzchefs gilt als Enttarnung
stawka-option-chief-death-is-exposure-true = ja
stawka-option-chief-death-is-exposure-false = nein
stawka-option-max-talks-per-agent = Gespräche, die ein Agent je Etappe beginnen darf
stawka-option-max-talks-per-agent-none = beliebig viele
stawka-option-max-talks-per-agent-1 = eines
stawka-option-failed-rank-uses-pair = Eine misslungene Rangprüfung verbraucht das Gespräch des Paares
stawka-option-failed-rank-uses-pair-true = ja
stawka-option-failed-rank-uses-pair-false = nein
stawka-option-overflow-other-sources = Beweise über 10 aus anderen Quellen
stawka-option-overflow-other-sources-lost = verfallen
stawka-option-overflow-other-sources-vp = bringen SP
stawka-option-kidnap-stat = Eine Entführung wird geprüft gegen
stawka-option-kidnap-stat-vigilance = Wachsamkeit
stawka-option-kidnap-stat-defence = Verteidigung
stawka-option-kidnap-uses-weapon = Eine Entführung verbraucht die Waffe
stawka-option-kidnap-uses-weapon-true = ja
stawka-option-kidnap-uses-weapon-false = nein
stawka-option-support-range = Unterstützung reicht
stawka-option-support-range-same-sector = in ihren Sektor
stawka-option-support-range-board = über das ganze Spielfeld
stawka-option-support-per-test = Unterstützungen einer Seite je Prüfung
stawka-option-support-per-test-1 = eine
stawka-option-support-per-test-2 = zwei
stawka-option-protection-per-roll = Schutzmarker gegen einen Angriffswurf
stawka-option-protection-per-roll-1 = einer
stawka-option-protection-per-roll-2 = zwei
stawka-option-interrogations-per-stage = Verhöre je Etappe
stawka-option-interrogations-per-stage-1 = eines
stawka-option-interrogations-per-stage-2 = zwei
stawka-option-fort-control-modifier = Die Kontrolle am Tor des Forts
stawka-option-fort-control-modifier-0 = ändert den Wurf nicht
stawka-option-fort-control-modifier--1 = −1 auf den Wurf
stawka-option-bribed-may-talk = Ein bestochener Agent darf mit dem eigenen Netz sprechen
stawka-option-bribed-may-talk-true = ja
stawka-option-bribed-may-talk-false = nein
stawka-option-explosives-need-mission = Sprengmittel brauchen eine Attentatsmission
stawka-option-explosives-need-mission-true = ja
stawka-option-explosives-need-mission-false = nein
stawka-option-grenade-six = Eine 6, die den Werfer einer Handgranate trifft
stawka-option-grenade-six-any-die = jeder Würfel
stawka-option-grenade-six-own-die = sein eigener Würfel
stawka-option-safe-comparison = Ein Wurf öffnet eine Kassette
stawka-option-safe-comparison-greater = über ihrem Schloss
stawka-option-safe-comparison-greater-equal = ab ihrem Schloss
stawka-option-top-secret-counts = Karten „Streng geheim“ zählen als Gegenstände
stawka-option-top-secret-counts-true = ja
stawka-option-top-secret-counts-false = nein
stawka-option-top-secret-spender = Eine Karte „Streng geheim“ wird abgelegt in der Aktivierung
stawka-option-top-secret-spender-any-agent = jedes eigenen Agenten (in Film 3: ihres Besitzers)
stawka-option-top-secret-spender-holder = nur ihres Besitzers
stawka-option-special-counts-as-secret = Eine Spezialmission zählt als Geheimnis
stawka-option-special-counts-as-secret-true = ja
stawka-option-special-counts-as-secret-false = nein
stawka-option-training3-timeout = Teil 3 ohne rechtzeitigen Sieger
stawka-option-training3-timeout-draw = endet unentschieden
stawka-option-training3-timeout-vp = entscheiden die SP
stawka-option-carry = Was der Teil davor hinterlassen hat
stawka-option-carry-none = nichts

## Was bei einem fehlerhaften Paket oder einer fehlerhaften Stellung zu tun ist

remedy-stawka-no-word = { $path }: „{ $value }“ ist hier nicht möglich; möglich: { $known }
remedy-stawka-not-list = { $path }: { $value } ist keine Liste von Ausdrücken; schreibe sie in eckige Klammern
remedy-stawka-not-term = { $path }: { $value } ist kein Ausdruck; schreibe eine Tabelle mit dem Schlüssel name
remedy-stawka-not-number = { $path }: { $value } ist keine ganze Zahl von { $low } bis { $high }
remedy-stawka-not-flag = { $path }: { $value } ist weder true noch false
remedy-stawka-not-text = { $path }: { $value } ist kein Wort; setze ein Wort in Anführungszeichen
remedy-stawka-no-parameter = { $path }: Der Parameter { $key } fehlt; ergänze ihn
remedy-stawka-empty-ability = { $path }: Eine Fähigkeit braucht einen Auslöser (trigger) und mindestens eine Wirkung (do)
remedy-stawka-two-filters = { $path }: höchstens eines von filter, colors (bei einer Farbe) und where angeben
remedy-stawka-static = { $path }: Eine dauernde Fähigkeit (static) hat keine Kosten, keine Auswahl und nur diese Wirkungen: { $known }
remedy-stawka-unused-choice = { $path }: { $value } wird gewählt, aber nichts verwendet es; verwende es oder nimm es heraus
remedy-stawka-no-goal = { $path }: Ein Teil einer Mission braucht ein Ziel; schreibe es in when
remedy-stawka-unlocks = { $path }: { $action } von { $value } wird freigeschaltet, aber kein Ziel verlangt es
remedy-stawka-range = { $key } ist { $value }; erwartet wird eine ganze Zahl von { $low } bis { $high }
remedy-stawka-total = { $what }: { $value } gefunden; erwartet: { $known }
remedy-stawka-unknown = { $key } ist „{ $value }“; erwartet wird eines von: { $known }
remedy-stawka-twice = { $key } { $value } steht zweimal da; nimm eines davon heraus
remedy-stawka-rows = Eintrag { $place } ist { $found }; erwartet: { $known } (die Kennungen und ihre Reihenfolge liegen fest)
remedy-stawka-stated = stated nennt „{ $value }“, das ist kein Feld dieses Eintrags; Felder: { $known }
remedy-stawka-street = { $value } ist die Kennung eines Ortes; eine Straße braucht eine andere
remedy-stawka-path = { $value }: Ein Ort hat nur einfache Wege zu Straßen
remedy-stawka-path-order = { $value }: Der Ort eines Weges steht an erster Stelle, als a
remedy-stawka-gate = { $value }: Ein Tor steht genau dort, wo ein Weg von außen in das Fort führt
remedy-stawka-lost = Kein einfacher Weg führt nach: { $value }; ergänze einen
remedy-stawka-chief = Netzchefs sind Kloss, der schwarz ist, und die schwarzen deutschen SS-Offiziere, sonst niemand
remedy-stawka-star = Ein Gegenstand mit Stern bleibt, einer ohne hat die Kosten discard_self
remedy-stawka-persistent = Nur Marker dieser Arten bleiben liegen: { $known }
remedy-stawka-by-rule = Nur Marker dieser Arten haben keine Fähigkeit: { $known }
remedy-stawka-apart = Keine Kante verbindet das mit dem übrigen Spielfeld: { $value }
remedy-stawka-draft = Ein Szenario hat draft genau dann, wenn jemand durch draft aufgestellt wird
remedy-stawka-no-victory = Es fehlt mindestens ein Weg zum Sieg
remedy-stawka-seat = erwartet wird 0, 1 oder null
remedy-stawka-not-in-game = dieser Agent ist nicht im Spiel
remedy-stawka-other-document = dieser Ausweis gehört einem anderen Agenten
remedy-stawka-not-on-board = dieses Feld ist nicht auf dem Spielfeld
remedy-stawka-needs-field = ein Agent auf dem Spielfeld braucht ein Feld
remedy-stawka-doubled = es liegt an zwei Stellen: { $known }
remedy-stawka-track = diese Leiste ist geschlossen, weil kein lebender Agent diese Farbe hat; schreibe 0
remedy-stawka-room = so viele Dinge kann dieser Agent höchstens haben: { $count }
remedy-stawka-dead = ein toter Agent hat keine Dinge und keine Mission; lass es weg
remedy-stawka-marks = an einem Ort liegen höchstens zwei Marker; nimm einen heraus
remedy-stawka-other-cards = jede Karte muss an genau einer Stelle liegen
remedy-stawka-too-many = so viele gibt es von dieser Art nicht
remedy-stawka-taken = dort liegt ein anderer Marker
remedy-stawka-carry = erwartet wird die Zeile, die der Teil davor hinterlassen hat
remedy-stawka-carry-part = erwartet wird die Zeile des Teils unmittelbar davor
remedy-stawka-nothing-yet = davon ist nichts ausgeteilt: leer lassen oder weglassen
remedy-stawka-turn = es sagt, mit wessen Zug die Aktivierungen weitergehen; lass es in anderen Phasen weg
remedy-stawka-pair = erwartet werden ein polnischer und ein deutscher Agent

## Hinweise der Ausbildungskampagne: jeder bei der ersten Frage, zu der er gehört.

stawka-note-part-1 = Teil 1, die Grundregeln: Je zwei Agenten gehen, suchen und führen Gespräche. Zwei Geheimnisse gewinnen. Hat sie nach acht Etappen niemand, endet es unentschieden.
stawka-note-part-2 = Teil 2 bringt Gefahrenmarker, Missionen, Verhaftungen und Attentate. 11 SP gewinnen sofort, ebenso 10 Beweise gegen den feindlichen Netzchef.
stawka-note-part-3 = Teil 3 hat alle Regeln: Ortskarten und Reaktionskarten kommen dazu. 11 SP oder drei Geheimnisse gewinnen, und mit ihnen die Kampagne.
stawka-note-plan = Beide wählen verdeckt eine Planungskarte. Der niedrigere Vorrang beginnt, und die AP der Karte müssen für die ganze Etappe reichen. Eine benutzte Karte kommt erst nach vieren zurück.
stawka-note-activation = Du aktivierst einen Agenten, dann dein Gegner einen seiner. Ein Agent kann noch einmal an die Reihe kommen, solange er und dein Vorrat AP haben. Wer aussteigt, ist für diese Etappe fertig.
stawka-note-menu = Eine Aktivierung ist eine Bewegung für mindestens 2 AP oder eine Aktion oder beides in beliebiger Reihenfolge. Vor und nach der Aktion zu gehen ist nicht erlaubt.
stawka-note-search = Hier gibt es etwas zu finden. Eine Suche kostet 2 AP und bringt das oberste Plättchen; danach hält dein Marker Agenten dieser Farbe davon ab, hier noch einmal zu suchen.
stawka-note-tile = Dieses Plättchen siehst nur du. Behalte es als Gegenstand, oder zeige es und nimm seine Beweise gegen eine Farbe. Was du behältst, wird nie mehr zum Beweis.
stawka-note-safe = Würfle mehr, als das Schloss hat, oder gib ein Werkzeug ab. Darin liegt eine Karte „Streng geheim“. Ein misslungener Versuch beendet die Suche.
stawka-note-talk = Ein Feind steht auf deinem Feld: Ein Gespräch kostet 1 AP. Ab 3 Beweisen gegen ihn bringt ein hoher Wurf ein Geheimnis, und die Leiste wird geleert. Dieselben zwei sprechen einmal je Etappe.
stawka-note-item = Einen Gegenstand einzusetzen kostet nichts und geht jederzeit, wenn sein Besitzer aktiv ist. Was einen Stern hat, bleibt; alles andere wirkt einmal.
stawka-note-secret-card = Eine Karte „Streng geheim“ bringt Beweise gegen mehrere Farben zugleich. Lege sie ab, wenn ihr Besitzer aktiv ist und die Leisten noch Platz haben.
stawka-note-bribe = Mit Dollars kannst du einen Feind bestechen, den du triffst: Seine nächste Aktivierung führst dann du.
stawka-note-window = Ein Fenster: Beide werden gefragt, ob sie etwas haben oder nicht, damit das Warten nichts verrät. Wer nichts einsetzen kann, passt.
stawka-note-keep-track = Du hast den Teil davor gewonnen: Eine deiner Leisten wird nicht halbiert.
stawka-note-keep-item = Du hast nach Punkten gewonnen: Ein Gegenstand, den du hattest, kommt mit. Dein Gegner sieht, wer ihn trägt, aber nicht, was es ist.
stawka-note-document = Kloss hat drei Ausweise, jeder mit einer eigenen Sonderfähigkeit. Die Wahl ist offen.
stawka-note-draft = Ihr stellt abwechselnd Figuren auf, eigene oder die des Gegners. Achte darauf, wer am Anfang wen trifft.
stawka-note-token = Gefahrenmarker liegen verdeckt: Polen legen sie auf Straßen, Deutsche auf Orte. Dein Gegner sieht, wo einer liegt, aber nicht, welcher.
stawka-note-entry = Hier liegt ein feindlicher Marker. Bleib stehen und versuche, ihn zu beseitigen, oder geh weiter und lass es darauf ankommen.
stawka-note-trigger = Ein Feind steht auf dem Feld deines Markers. Löse ihn jetzt aus, oder hebe ihn für später auf.
stawka-note-support = In einer Wachsamkeitsprobe müssen die Würfel mehr zeigen als die Wachsamkeit des Agenten. Ein Unterstützungsmarker im Sektor verändert den Wurf.
stawka-note-mission = Dein Netzchef trifft einen Agenten, und kein Feind ist in der Nähe: Er kann ihm eine Mission übergeben. Sie hat einen Grund- und einen Spezialteil, und einer davon wird belohnt.
stawka-note-claim = Alle Ziele eines Teils der Mission sind erfüllt: Du kannst ihn melden. Die Grundmission beendet sie, die Spezialmission ist mehr wert.
stawka-note-arrest = Mit 6 Beweisen gegen einen Polen kann ein SS-Offizier ihn verhaften; gelingt die Wachsamkeitsprobe, entkommt er. Kloss wird nie verhaftet.
stawka-note-interrogate = Einmal je Etappe kann ein Gefangener verhört werden; gewürfelt wird wie im Gespräch. Ein Geheimnis bringt ihm die Freiheit.
stawka-note-kidnap = Mit einer Waffe und 6 Beweisen kannst du einen Deutschen entführen und gegen einen Gefangenen tauschen.
stawka-note-attack = Zwei Würfel und die Waffe müssen die Verteidigung übertreffen. Ein bewaffnetes Opfer schlägt zurück.
stawka-note-location-card = Eine Ortskarte dient auf drei Arten: mit ihrem Text, wo dein Agent steht, für 2 AP einmal je Etappe, oder für eine Mission aus dem Versteck.
stawka-note-reaction = Du kannst jetzt eine Reaktionskarte spielen, eine auf jede Tätigkeit des Feindes. Mehr als drei hast du nie auf der Hand, also wähle den Moment gut.
stawka-note-block = Eine Karte mit dem Blocksymbol hebt diese Reaktion auf.
stawka-option-carry-other = die Ergebnisse des Teils davor
