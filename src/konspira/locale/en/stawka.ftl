# Stawka większa niż życie: terms as in docs/rules/stawka.md, section 2. Names and texts of components are our own words.
# Agents, fields and cards stand behind a colon where a sentence would need an article.

stawka-title = Stawka większa niż życie
stawka-blurb = Kloss’s network against the German chief’s in an occupied town: plan in secret, search, question, arrest, and keep your people from being exposed.
stawka-chapter = Stage { $number }

## Agents

stawka-agent-hans-kloss = Hans Kloss
stawka-agent-ingrid-heizer = Ingrid Heizer
stawka-agent-jacek = Jacek
stawka-agent-georg = Georg
stawka-agent-irena = Irena
stawka-agent-old-lady = Elderly lady
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
stawka-agent-gendarmerie-sergeant = Gendarmerie sergeant
stawka-agent-johannes-lemner = Johannes Lemner
stawka-agent-erwin-reil = Erwin Reil
stawka-agent-puszke = Puszke
stawka-agent-black-audi = Black Audi

## Documents of agents: Kloss has three

stawka-document-kloss-doc-1 = Hans Kloss, Abwehr lieutenant
stawka-document-kloss-doc-2 = Hans Kloss, agent J-23
stawka-document-kloss-doc-3 = Hans Kloss, on leave
stawka-document-ingrid-heizer = Ingrid Heizer
stawka-document-jacek = Jacek
stawka-document-georg = Georg
stawka-document-irena = Irena
stawka-document-old-lady = Elderly lady
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
stawka-document-gendarmerie-sergeant = Gendarmerie sergeant
stawka-document-johannes-lemner = Johannes Lemner
stawka-document-erwin-reil = Erwin Reil
stawka-document-puszke = Puszke

## Traits

stawka-trait-kloss-doc-1 = Fellow officer
stawka-trait-kloss-doc-2 = Covering tracks
stawka-trait-kloss-doc-3 = Just a holidaymaker
stawka-trait-ingrid-heizer = Hostess’s charm
stawka-trait-jacek = Bodyguard
stawka-trait-georg = Tests loyalty
stawka-trait-irena = Radio operator
stawka-trait-old-lady = Above suspicion
stawka-trait-emma-schmidt = Pram
stawka-trait-barbara-reczko = Sharp eye
stawka-trait-edward-kania = Cell leader
stawka-trait-kazik = Quick legs
stawka-trait-christianson = Man of business
stawka-trait-ernst-pfeiffer = Good cut
stawka-trait-hans-diederlich = Athlete
stawka-trait-hermann-brunner = Ruthless interrogator
stawka-trait-stedtke = Tightening the net
stawka-trait-fritz-kopf = The Kopf brothers
stawka-trait-erik-kopf = Persistent
stawka-trait-marta-becher = Holds people up
stawka-trait-glaubel = Provocateur
stawka-trait-bruno-dreher = Tracker
stawka-trait-heinrich-vogel = Card index
stawka-trait-gendarmerie-sergeant = Your papers, please
stawka-trait-johannes-lemner = Eavesdropper
stawka-trait-erwin-reil = Director’s orders
stawka-trait-puszke = Brute

## Sectors

stawka-sector-police = Police sector
stawka-sector-administrative = Administrative sector
stawka-sector-railway = Railway sector
stawka-sector-city = City sector
stawka-sector-main-square = Main Square
stawka-sector-military = Military sector
stawka-sector-harbour = Harbour sector
stawka-sector-industrial = Industrial sector
stawka-sector-residential = Residential sector
stawka-sector-suburb = Suburban sector

## Locations

stawka-location-gestapo = Gestapo
stawka-location-jail = Jail
stawka-location-police-post = Police post
stawka-location-labour-office = Labour office
stawka-location-courts = Courts
stawka-location-officers-flats = Officers’ flats
stawka-location-station = Railway station
stawka-location-hospital = Hospital
stawka-location-tenement = Tenement house
stawka-location-market = Market
stawka-location-cemetery = Cemetery
stawka-location-hotel = Hotel
stawka-location-theatre = Theatre
stawka-location-phone-booth = Telephone booth
stawka-location-abwehr = Abwehr
stawka-location-barracks = Barracks
stawka-location-bunker = Bunker
stawka-location-quay = Quay
stawka-location-cafe = Café
stawka-location-factory = Factory
stawka-location-design-office = Design office
stawka-location-reil-office = Reil’s office
stawka-location-ss-villa = SS officer’s villa
stawka-location-park = Park
stawka-location-church = Church
stawka-location-forester-lodge = Forester’s lodge

## Fields: streets, then locations, of each sector

stawka-field-pol-north = Police sector North
stawka-field-pol-east = Police sector East
stawka-field-pol-south = Police sector South
stawka-field-pol-west = Police sector West
stawka-field-pol-a = Police sector A
stawka-field-pol-b = Police sector B
stawka-field-pol-c = Police sector C
stawka-field-pol-d = Police sector D
stawka-field-gestapo = Gestapo
stawka-field-jail = Jail
stawka-field-police-post = Police post
stawka-field-adm-north = Administrative sector North
stawka-field-adm-east = Administrative sector East
stawka-field-adm-south = Administrative sector South
stawka-field-adm-west = Administrative sector West
stawka-field-adm-a = Administrative sector A
stawka-field-adm-b = Administrative sector B
stawka-field-adm-c = Administrative sector C
stawka-field-labour-office = Labour office
stawka-field-courts = Courts
stawka-field-officers-flats = Officers’ flats
stawka-field-rai-north = Railway sector North
stawka-field-rai-east = Railway sector East
stawka-field-rai-south = Railway sector South
stawka-field-rai-west = Railway sector West
stawka-field-rai-a = Railway sector A
stawka-field-rai-b = Railway sector B
stawka-field-rai-c = Railway sector C
stawka-field-station = Railway station
stawka-field-hospital = Hospital
stawka-field-cit-north = City sector North
stawka-field-cit-east = City sector East
stawka-field-cit-south = City sector South
stawka-field-cit-west = City sector West
stawka-field-cit-a = City sector A
stawka-field-cit-b = City sector B
stawka-field-cit-c = City sector C
stawka-field-cit-d = City sector D
stawka-field-tenement = Tenement house
stawka-field-market = Market
stawka-field-cemetery = Cemetery
stawka-field-squ-north = Main Square North
stawka-field-squ-east = Main Square East
stawka-field-squ-south = Main Square South
stawka-field-squ-west = Main Square West
stawka-field-squ-a = Main Square A
stawka-field-squ-b = Main Square B
stawka-field-squ-c = Main Square C
stawka-field-squ-d = Main Square D
stawka-field-hotel = Hotel
stawka-field-theatre = Theatre
stawka-field-phone-booth = Telephone booth
stawka-field-mil-north = Military sector North
stawka-field-mil-east = Military sector East
stawka-field-mil-south = Military sector South
stawka-field-mil-west = Military sector West
stawka-field-mil-a = Military sector A
stawka-field-mil-b = Military sector B
stawka-field-mil-c = Military sector C
stawka-field-mil-d = Military sector D
stawka-field-mil-g = Fort gate
stawka-field-mil-f = Fort yard
stawka-field-abwehr = Abwehr
stawka-field-barracks = Barracks
stawka-field-bunker = Bunker
stawka-field-har-north = Harbour sector North
stawka-field-har-east = Harbour sector East
stawka-field-har-south = Harbour sector South
stawka-field-har-west = Harbour sector West
stawka-field-har-a = Harbour sector A
stawka-field-har-b = Harbour sector B
stawka-field-har-c = Harbour sector C
stawka-field-quay = Quay
stawka-field-cafe = Café
stawka-field-ind-north = Industrial sector North
stawka-field-ind-east = Industrial sector East
stawka-field-ind-south = Industrial sector South
stawka-field-ind-west = Industrial sector West
stawka-field-ind-a = Industrial sector A
stawka-field-ind-b = Industrial sector B
stawka-field-ind-c = Industrial sector C
stawka-field-factory = Factory
stawka-field-design-office = Design office
stawka-field-reil-office = Reil’s office
stawka-field-res-north = Residential sector North
stawka-field-res-east = Residential sector East
stawka-field-res-south = Residential sector South
stawka-field-res-west = Residential sector West
stawka-field-res-a = Residential sector A
stawka-field-res-b = Residential sector B
stawka-field-res-c = Residential sector C
stawka-field-ss-villa = SS officer’s villa
stawka-field-park = Park
stawka-field-sub-north = Suburban sector North
stawka-field-sub-east = Suburban sector East
stawka-field-sub-south = Suburban sector South
stawka-field-sub-west = Suburban sector West
stawka-field-sub-a = Suburban sector A
stawka-field-sub-b = Suburban sector B
stawka-field-sub-c = Suburban sector C
stawka-field-church = Church
stawka-field-forester-lodge = Forester’s lodge

## Colours, sides, levels

stawka-color-yellow = yellow
stawka-color-purple = purple
stawka-color-blue = blue
stawka-color-black = black
stawka-side-polish = Polish network
stawka-side-german = German network
stawka-level-basic = basic
stawka-level-extended = extended
stawka-level-advanced = advanced

## Items

stawka-item-officer-boots = Officer’s boots
stawka-item-city-map = City map
stawka-item-gloves = Gloves
stawka-item-typewriter = Typewriter
stawka-item-flowers = Flowers
stawka-item-cognac = Cognac
stawka-item-chocolate = Chocolate
stawka-item-cigarettes = Cigarettes
stawka-item-compromising-photos = Compromising photographs
stawka-item-uniform = Uniform
stawka-item-iron-cross = Iron Cross
stawka-item-travel-pass = Travel pass
stawka-item-false-papers = False papers
stawka-item-binoculars = Binoculars
stawka-item-torch = Torch
stawka-item-camera = Camera
stawka-item-bicycle = Bicycle
stawka-item-ration-cards = Ration cards
stawka-item-newspaper = Newspaper
stawka-item-intercepted-letter = Intercepted letter
stawka-item-code-book = Code book
stawka-item-pistol = Service pistol
stawka-item-pistol-vis = Vis pistol
stawka-item-rifle = Rifle
stawka-item-grenade = Grenade
stawka-item-bayonet = Bayonet
stawka-item-dynamite = Dynamite
stawka-item-crowbar = Crowbar
stawka-item-jewellery = Jewellery
stawka-item-dollars-1000 = 1000 dollars
stawka-item-dollars-2000 = 2000 dollars
stawka-item-dollars-3000 = 3000 dollars
stawka-item-safe = Safe box
stawka-item-stamp = Official stamp
stawka-item-document = Blank document
stawka-item-first-aid-kit = First-aid kit
stawka-item-handcuffs = Handcuffs

## Pieces: the item tiles with the location on their back, and the Top Secret cards

stawka-piece-tile-gestapo-1 = Jewellery (Gestapo)
stawka-piece-tile-gestapo-2 = 2000 dollars (Gestapo)
stawka-piece-tile-gestapo-3 = Handcuffs (Gestapo)
stawka-piece-tile-gestapo-4 = Service pistol (Gestapo)
stawka-piece-tile-gestapo-5 = Typewriter (Gestapo)
stawka-piece-tile-jail-1 = Cigarettes (Jail)
stawka-piece-tile-jail-2 = Handcuffs (Jail)
stawka-piece-tile-jail-3 = Intercepted letter (Jail)
stawka-piece-tile-jail-4 = Bayonet (Jail)
stawka-piece-tile-jail-5 = First-aid kit (Jail)
stawka-piece-tile-police-post-1 = Service pistol (Police post)
stawka-piece-tile-police-post-2 = Rifle (Police post)
stawka-piece-tile-police-post-3 = Torch (Police post)
stawka-piece-tile-police-post-4 = Travel pass (Police post)
stawka-piece-tile-police-post-5 = Bicycle (Police post)
stawka-piece-tile-labour-office-1 = Safe box (Labour office)
stawka-piece-tile-labour-office-2 = 1000 dollars (Labour office)
stawka-piece-tile-labour-office-3 = Official stamp (Labour office)
stawka-piece-tile-labour-office-4 = Ration cards (Labour office)
stawka-piece-tile-labour-office-5 = Typewriter (Labour office)
stawka-piece-tile-courts-1 = Blank document (Courts)
stawka-piece-tile-courts-2 = Intercepted letter (Courts)
stawka-piece-tile-courts-3 = False papers (Courts)
stawka-piece-tile-courts-4 = Newspaper (Courts)
stawka-piece-tile-courts-5 = Compromising photographs (Courts)
stawka-piece-tile-officers-flats-1 = Safe box (Officers’ flats)
stawka-piece-tile-officers-flats-2 = Officer’s boots (Officers’ flats)
stawka-piece-tile-officers-flats-3 = Uniform (Officers’ flats)
stawka-piece-tile-officers-flats-4 = Cognac (Officers’ flats)
stawka-piece-tile-officers-flats-5 = Service pistol (Officers’ flats)
stawka-piece-tile-station-1 = City map (Railway station)
stawka-piece-tile-station-2 = Newspaper (Railway station)
stawka-piece-tile-station-3 = False papers (Railway station)
stawka-piece-tile-station-4 = Flowers (Railway station)
stawka-piece-tile-station-5 = Crowbar (Railway station)
stawka-piece-tile-hospital-1 = First-aid kit (Hospital, yellow)
stawka-piece-tile-hospital-2 = First-aid kit (Hospital, purple)
stawka-piece-tile-hospital-3 = Gloves (Hospital)
stawka-piece-tile-hospital-4 = Flowers (Hospital)
stawka-piece-tile-hospital-5 = Ration cards (Hospital)
stawka-piece-tile-tenement-1 = Gloves (Tenement house)
stawka-piece-tile-tenement-2 = Vis pistol (Tenement house)
stawka-piece-tile-tenement-3 = Intercepted letter (Tenement house)
stawka-piece-tile-tenement-4 = Camera (Tenement house)
stawka-piece-tile-tenement-5 = Grenade (Tenement house)
stawka-piece-tile-market-1 = Jewellery (Market)
stawka-piece-tile-market-2 = 1000 dollars (Market)
stawka-piece-tile-market-3 = Flowers (Market)
stawka-piece-tile-market-4 = Chocolate (Market)
stawka-piece-tile-market-5 = Ration cards (Market)
stawka-piece-tile-cemetery-1 = Dynamite (Cemetery)
stawka-piece-tile-cemetery-2 = Vis pistol (Cemetery)
stawka-piece-tile-cemetery-3 = Flowers (Cemetery)
stawka-piece-tile-cemetery-4 = Crowbar (Cemetery)
stawka-piece-tile-cemetery-5 = Intercepted letter (Cemetery)
stawka-piece-tile-hotel-1 = Safe box (Hotel)
stawka-piece-tile-hotel-2 = Jewellery (Hotel)
stawka-piece-tile-hotel-3 = 3000 dollars (Hotel)
stawka-piece-tile-hotel-4 = Cognac (Hotel)
stawka-piece-tile-hotel-5 = City map (Hotel)
stawka-piece-tile-theatre-1 = Safe box (Theatre)
stawka-piece-tile-theatre-2 = Flowers (Theatre)
stawka-piece-tile-theatre-3 = Uniform (Theatre)
stawka-piece-tile-theatre-4 = Gloves (Theatre)
stawka-piece-tile-theatre-5 = Compromising photographs (Theatre)
stawka-piece-tile-phone-booth-1 = 1000 dollars (Telephone booth)
stawka-piece-tile-phone-booth-2 = Newspaper (Telephone booth)
stawka-piece-tile-phone-booth-3 = City map (Telephone booth)
stawka-piece-tile-phone-booth-4 = Code book (Telephone booth)
stawka-piece-tile-phone-booth-5 = Cigarettes (Telephone booth)
stawka-piece-tile-abwehr-1 = Safe box (Abwehr)
stawka-piece-tile-abwehr-2 = Code book (Abwehr)
stawka-piece-tile-abwehr-3 = Camera (Abwehr)
stawka-piece-tile-abwehr-4 = Typewriter (Abwehr)
stawka-piece-tile-abwehr-5 = Compromising photographs (Abwehr)
stawka-piece-tile-barracks-1 = Rifle (Barracks)
stawka-piece-tile-barracks-2 = Grenade (Barracks)
stawka-piece-tile-barracks-3 = Officer’s boots (Barracks)
stawka-piece-tile-barracks-4 = Bayonet (Barracks)
stawka-piece-tile-barracks-5 = Uniform (Barracks)
stawka-piece-tile-bunker-1 = Safe box (Bunker)
stawka-piece-tile-bunker-2 = Dynamite (Bunker)
stawka-piece-tile-bunker-3 = Rifle (Bunker)
stawka-piece-tile-bunker-4 = First-aid kit (Bunker)
stawka-piece-tile-bunker-5 = Binoculars (Bunker)
stawka-piece-tile-quay-1 = Crowbar (Quay)
stawka-piece-tile-quay-2 = Grenade (Quay)
stawka-piece-tile-quay-3 = Binoculars (Quay)
stawka-piece-tile-quay-4 = False papers (Quay)
stawka-piece-tile-quay-5 = Cigarettes (Quay)
stawka-piece-tile-cafe-1 = Cognac (Café)
stawka-piece-tile-cafe-2 = Flowers (Café)
stawka-piece-tile-cafe-3 = Chocolate (Café)
stawka-piece-tile-cafe-4 = Newspaper (Café)
stawka-piece-tile-cafe-5 = Compromising photographs (Café)
stawka-piece-tile-factory-1 = Dynamite (Factory)
stawka-piece-tile-factory-2 = Crowbar (Factory)
stawka-piece-tile-factory-3 = Travel pass (Factory)
stawka-piece-tile-factory-4 = Torch (Factory)
stawka-piece-tile-factory-5 = Blank document (Factory)
stawka-piece-tile-design-office-1 = Safe box (Design office)
stawka-piece-tile-design-office-2 = Typewriter (Design office)
stawka-piece-tile-design-office-3 = Blank document (Design office)
stawka-piece-tile-design-office-4 = Camera (Design office)
stawka-piece-tile-design-office-5 = City map (Design office)
stawka-piece-tile-reil-office-1 = Safe box (Reil’s office)
stawka-piece-tile-reil-office-2 = Official stamp (Reil’s office)
stawka-piece-tile-reil-office-3 = Cognac (Reil’s office)
stawka-piece-tile-reil-office-4 = Iron Cross (Reil’s office)
stawka-piece-tile-reil-office-5 = 3000 dollars (Reil’s office)
stawka-piece-tile-ss-villa-1 = Safe box (SS officer’s villa)
stawka-piece-tile-ss-villa-2 = Jewellery (SS officer’s villa)
stawka-piece-tile-ss-villa-3 = 2000 dollars (SS officer’s villa)
stawka-piece-tile-ss-villa-4 = Iron Cross (SS officer’s villa)
stawka-piece-tile-ss-villa-5 = Service pistol (SS officer’s villa)
stawka-piece-tile-park-1 = Flowers (Park)
stawka-piece-tile-park-2 = Binoculars (Park)
stawka-piece-tile-park-3 = Bicycle (Park)
stawka-piece-tile-park-4 = Intercepted letter (Park)
stawka-piece-tile-park-5 = Bayonet (Park)
stawka-piece-tile-church-1 = First-aid kit (Church)
stawka-piece-tile-church-2 = Intercepted letter (Church)
stawka-piece-tile-church-3 = False papers (Church)
stawka-piece-tile-church-4 = Vis pistol (Church)
stawka-piece-tile-church-5 = Chocolate (Church)
stawka-piece-tile-forester-lodge-1 = Rifle (Forester’s lodge)
stawka-piece-tile-forester-lodge-2 = Torch (Forester’s lodge)
stawka-piece-tile-forester-lodge-3 = Officer’s boots (Forester’s lodge)
stawka-piece-tile-forester-lodge-4 = Bayonet (Forester’s lodge)
stawka-piece-tile-forester-lodge-5 = Dynamite (Forester’s lodge)
stawka-piece-ts-01 = Troop train timetable
stawka-piece-ts-02 = Agent register
stawka-piece-ts-03 = Garrison strength return
stawka-piece-ts-04 = Fort ground plan
stawka-piece-ts-05 = Jet engine drawings
stawka-piece-ts-06 = Secret payroll
stawka-piece-ts-07 = Cipher keys of the month
stawka-piece-ts-08 = Informers’ reports
stawka-piece-ts-09 = Map with minefields
stawka-piece-ts-10 = Private letters of a general
stawka-piece-ts-11 = Wiretap records
stawka-piece-ts-12 = Order of the day, sealed

## Planning cards

stawka-plan-plan-pl-1 = Strike first
stawka-plan-plan-pl-2 = Watchful
stawka-plan-plan-pl-3 = Routine
stawka-plan-plan-pl-4 = Preparation
stawka-plan-plan-pl-5 = All forces
stawka-plan-plan-de-1 = Strike first
stawka-plan-plan-de-2 = Watchful
stawka-plan-plan-de-3 = Routine
stawka-plan-plan-de-4 = Preparation
stawka-plan-plan-de-5 = All forces

## Threat tokens

stawka-threat-th-pl-alarm = Alarm
stawka-threat-th-pl-suspicious = Suspicious person
stawka-threat-th-pl-thief = Thief
stawka-threat-th-pl-commotion = Commotion
stawka-threat-th-pl-dangerous-ground = Dangerous ground
stawka-threat-th-pl-support = Support
stawka-threat-th-pl-agent-protection = Agent protection
stawka-threat-th-de-alarm = Alarm
stawka-threat-th-de-control-1 = Document control −1
stawka-threat-th-de-control-2 = Document control −2
stawka-threat-th-de-control-3 = Document control −3
stawka-threat-th-de-trap = Trap
stawka-threat-th-de-suspicious-1 = Suspicious person (1)
stawka-threat-th-de-suspicious-2 = Suspicious person (2)
stawka-threat-th-de-support = Support
stawka-threat-th-de-agent-protection = Agent protection

## Cards: location cards, reaction cards, missions, Top Secret cards

stawka-card-lc-pl-gestapo = Forged release order
stawka-card-lc-pl-jail = Bribed warder
stawka-card-lc-pl-police-post = Duty roster
stawka-card-lc-pl-labour-office = New work card
stawka-card-lc-pl-courts = Missing file
stawka-card-lc-pl-officers-flats = Loosened tongues
stawka-card-lc-pl-station = Night express
stawka-card-lc-pl-hospital = Quiet ward
stawka-card-lc-pl-tenement = Safe flat
stawka-card-lc-pl-market = Black market
stawka-card-lc-pl-cemetery = Dead letter box
stawka-card-lc-pl-hotel = Room 217
stawka-card-lc-pl-theatre = Signal from the stage
stawka-card-lc-pl-phone-booth = Coded call
stawka-card-lc-pl-abwehr = Staff gossip
stawka-card-lc-pl-barracks = Unlocked armoury
stawka-card-lc-pl-bunker = Cut cables
stawka-card-lc-pl-quay = Packet for abroad
stawka-card-lc-pl-cafe = Regulars’ table
stawka-card-lc-pl-factory = Sabotage
stawka-card-lc-pl-design-office = Copied drawings
stawka-card-lc-pl-reil-office = Director’s diary
stawka-card-lc-pl-ss-villa = Guest in the study
stawka-card-lc-pl-park = Meeting on a bench
stawka-card-lc-pl-church = Seal of confession
stawka-card-lc-pl-forester-lodge = Partisans
stawka-card-lc-de-gestapo = Second interrogation
stawka-card-lc-de-jail = Informer in the cell
stawka-card-lc-de-police-post = Round-up
stawka-card-lc-de-labour-office = Registration index
stawka-card-lc-de-courts = Arrest warrant
stawka-card-lc-de-officers-flats = Mess-room story
stawka-card-lc-de-station = Platform control
stawka-card-lc-de-hospital = Admission book
stawka-card-lc-de-tenement = Caretaker’s report
stawka-card-lc-de-market = Market raid
stawka-card-lc-de-cemetery = Watched grave
stawka-card-lc-de-hotel = Room 217
stawka-card-lc-de-theatre = Gala evening
stawka-card-lc-de-phone-booth = Tapped line
stawka-card-lc-de-abwehr = Deciphered message
stawka-card-lc-de-barracks = Motor patrol
stawka-card-lc-de-bunker = Command post
stawka-card-lc-de-quay = Harbour inspection
stawka-card-lc-de-cafe = Overheard words
stawka-card-lc-de-factory = Guards doubled
stawka-card-lc-de-design-office = Staff list
stawka-card-lc-de-reil-office = Line to Berlin
stawka-card-lc-de-ss-villa = Reception at the villa
stawka-card-lc-de-park = Plain-clothes men
stawka-card-lc-de-church = Sermon notes
stawka-card-lc-de-forester-lodge = Tracker dogs
stawka-card-rx-closed-street = Closed street
stawka-card-rx-crowd = Crowd
stawka-card-rx-tail = Tail
stawka-card-rx-spot-check = Spot check
stawka-card-rx-breakdown = Breakdown
stawka-card-rx-pickpocket = Pickpocket
stawka-card-rx-recalled = Recalled
stawka-card-rx-curfew = Curfew
stawka-card-rx-empty-drawer = Empty drawer
stawka-card-rx-fingerprints = Fingerprints
stawka-card-rx-false-bottom = False bottom
stawka-card-rx-planted-find = Planted find
stawka-card-rx-quick-hands = Quick hands
stawka-card-rx-creaking-floor = Creaking floor
stawka-card-rx-jammed-door = Jammed door
stawka-card-rx-light-in-window = Light in the window
stawka-card-rx-rule-of-reciprocity = Rule of reciprocity
stawka-card-rx-poker-face = Poker face
stawka-card-rx-interruption = Interruption
stawka-card-rx-false-trail = False trail
stawka-card-rx-change-of-subject = Change of subject
stawka-card-rx-alibi = Alibi
stawka-card-rx-slip-of-tongue = Slip of the tongue
stawka-card-rx-pulling-rank = Pulling rank
stawka-card-ms-jacek-1 = Cover the meeting
stawka-card-ms-jacek-2 = Papers from the court
stawka-card-ms-jacek-3 = Clear the route
stawka-card-ms-ingrid-heizer-1 = Coffee for two
stawka-card-ms-ingrid-heizer-2 = Behind the scenes
stawka-card-ms-ingrid-heizer-3 = Message by telephone
stawka-card-ms-georg-1 = Who is loyal?
stawka-card-ms-georg-2 = Cellar store
stawka-card-ms-georg-3 = Number two
stawka-card-ms-irena-1 = Spare valves
stawka-card-ms-irena-2 = Nurse’s cap
stawka-card-ms-irena-3 = Hour of transmission
stawka-card-ms-old-lady-1 = Parcel for a prisoner
stawka-card-ms-old-lady-2 = A candle for the dead
stawka-card-ms-old-lady-3 = Witness in court
stawka-card-ms-emma-schmidt-1 = Walk with the pram
stawka-card-ms-emma-schmidt-2 = Nursery rhyme
stawka-card-ms-emma-schmidt-3 = Double game
stawka-card-ms-barbara-reczko-1 = Drawing in a stocking
stawka-card-ms-barbara-reczko-2 = The director’s secretary
stawka-card-ms-barbara-reczko-3 = Warning
stawka-card-ms-edward-kania-1 = Meeting of the cell
stawka-card-ms-edward-kania-2 = Arms for the group
stawka-card-ms-edward-kania-3 = Underground sentence
stawka-card-ms-kazik-1 = Sketches of the fence
stawka-card-ms-kazik-2 = Courier
stawka-card-ms-kazik-3 = Settling accounts
stawka-card-ms-christianson-1 = Soap samples
stawka-card-ms-christianson-2 = Army contract
stawka-card-ms-christianson-3 = Line to Copenhagen
stawka-card-ms-ernst-pfeiffer-1 = Fitting
stawka-card-ms-ernst-pfeiffer-2 = Cloth
stawka-card-ms-ernst-pfeiffer-3 = Pins and needles
stawka-card-ms-hans-diederlich-1 = Morning run
stawka-card-ms-hans-diederlich-2 = Fencing lesson
stawka-card-ms-hans-diederlich-3 = Pupils’ errands
stawka-card-ms-glaubel-1 = A friend of the cause
stawka-card-ms-glaubel-2 = Shadowing
stawka-card-ms-glaubel-3 = Report to headquarters
stawka-card-ms-marta-becher-1 = List of names
stawka-card-ms-marta-becher-2 = Sealed letter
stawka-card-ms-marta-becher-3 = Pistol in a handbag
stawka-card-ms-bruno-dreher-1 = Patrol
stawka-card-ms-bruno-dreher-2 = House search
stawka-card-ms-bruno-dreher-3 = Market gossip
stawka-card-ms-heinrich-vogel-1 = Card index
stawka-card-ms-heinrich-vogel-2 = A suspicious patient
stawka-card-ms-heinrich-vogel-3 = Direction finding
stawka-card-ms-fritz-kopf-1 = Order from above
stawka-card-ms-fritz-kopf-2 = Brothers’ council
stawka-card-ms-fritz-kopf-3 = Evening at the villa
stawka-card-ms-erik-kopf-1 = Warrant in the pocket
stawka-card-ms-erik-kopf-2 = Harbour control
stawka-card-ms-erik-kopf-3 = Rough talk
stawka-card-ms-gendarmerie-sergeant-1 = The beat
stawka-card-ms-gendarmerie-sergeant-2 = Contraband
stawka-card-ms-gendarmerie-sergeant-3 = Shots at night
stawka-card-ms-johannes-lemner-1 = The man at the bar
stawka-card-ms-johannes-lemner-2 = Ear at the exchange
stawka-card-ms-johannes-lemner-3 = Room service
stawka-card-ms-erwin-reil-1 = Works inspection
stawka-card-ms-erwin-reil-2 = Call from Berlin
stawka-card-ms-erwin-reil-3 = Persuasion
stawka-card-ms-puszke-1 = Guard duty
stawka-card-ms-puszke-2 = Search party
stawka-card-ms-puszke-3 = No witnesses
stawka-card-ts-01 = Troop train timetable
stawka-card-ts-02 = Agent register
stawka-card-ts-03 = Garrison strength return
stawka-card-ts-04 = Fort ground plan
stawka-card-ts-05 = Jet engine drawings
stawka-card-ts-06 = Secret payroll
stawka-card-ts-07 = Cipher keys of the month
stawka-card-ts-08 = Informers’ reports
stawka-card-ts-09 = Map with minefields
stawka-card-ts-10 = Private letters of a general
stawka-card-ts-11 = Wiretap records
stawka-card-ts-12 = Order of the day, sealed

## What location cards do

## What reaction cards do, by the side that plays them

## Goals of missions

## Phases

stawka-phase-setup = Setup
stawka-phase-planning = Planning
stawka-phase-threats = Threat tokens
stawka-phase-reactions = Reaction cards
stawka-phase-locations = Location cards
stawka-phase-activations = Activations
stawka-phase-stage-end = End of the stage
stawka-phase-over = Result

## Scenarios

stawka-scenario-s1-meeting = Meeting
stawka-scenario-s2-first-clash = First clash
stawka-scenario-s3-chestnuts = The best chestnuts are on the Place Pigalle

## Bands of the investigation track

stawka-band-under-watch = under watch
stawka-band-located = located
stawka-band-suspect = suspect
stawka-band-tracked = tracked
stawka-band-burned = burned

## Parts of missions

stawka-part-basic = basic mission
stawka-part-special = special mission

## Classes of reaction cards

stawka-class-move = Move
stawka-class-search = Search
stawka-class-talk = Talk

## Values of agents

stawka-stat-rank = rank
stawka-stat-ap-limit = AP limit
stawka-stat-defence = defence
stawka-stat-vigilance = vigilance
stawka-stat-item-limit = item limit
stawka-stat-bribe-rank = rank for bribes

## Functions and appearance

stawka-function-none = no military function
stawka-function-private = private
stawka-function-officer = officer
stawka-function-ss-officer = SS officer
stawka-appearance-civil = civilian
stawka-appearance-uniform = uniform

## What became of an agent

stawka-status-absent = not in this game
stawka-status-free = free
stawka-status-prisoner = prisoner
stawka-status-dead = eliminated

## How a game ends

stawka-ending-not-yet = the game goes on
stawka-ending-vp = enough victory points
stawka-ending-secrets = enough secrets
stawka-ending-exposure = Kloss is exposed
stawka-ending-compromise = the German chief is compromised
stawka-ending-network-broken = the Polish network is broken
stawka-ending-no-agents = no German agent is left
stawka-ending-time = the time is up
stawka-source-vp = Victory points
stawka-source-secrets = Secrets

## Windows: moments to act or react

stawka-window-static = always
stawka-window-stage-start = start of the stage
stawka-window-stage-end = end of the stage
stawka-window-activation-start = start of an activation
stawka-window-activation-free = during the activation
stawka-window-move-declared = a movement begins
stawka-window-step-before = before the step
stawka-window-step-after = after the step
stawka-window-move-end = the movement is over
stawka-window-token-entry = entering the field of a token
stawka-window-token-action = acting on the field of a token
stawka-window-token-dismiss-failed = a dismissal has failed
stawka-window-search-declared = a search is declared
stawka-window-search-before-draw = before the tile is drawn
stawka-window-search-after-draw = the tile is drawn
stawka-window-search-end = the search is over
stawka-window-talk-declared = a talk is declared
stawka-window-talk-before-rank-roll = before the rank check
stawka-window-talk-rank-failed = the rank check has failed
stawka-window-talk-before-roll = before the talk roll
stawka-window-talk-after-roll = after the talk roll
stawka-window-talk-end = the talk is over
stawka-window-interrogation-before-roll = before the interrogation roll
stawka-window-vigilance-before-roll = before the vigilance test
stawka-window-arrest-avoided = an arrest was avoided
stawka-window-attack-before-roll = before the attack roll
stawka-window-elimination-before = an agent is about to be eliminated

## Questions

stawka-ask-activation-menu = { $agent } is active. What now?
stawka-ask-avoid-to = The arrest is avoided. To which location does your agent escape?
stawka-ask-choose-activation = Which agent do you activate?
stawka-ask-choose-object = Choose for this effect.
stawka-ask-choose-tile = Which of these tiles do you take?
stawka-ask-drop-item = Your agent carries too much. What do you drop?
stawka-ask-exchange-item = Exchange of items: what changes hands?
stawka-ask-hand-over = What do you hand over?
stawka-ask-make-room = No room is left. What do you drop to take it?
stawka-ask-name-prisoner = Which prisoner is exchanged?
stawka-ask-on-entry = An enemy token lies here. Do you stop to dismiss it?
stawka-ask-open-safe = How do you open the safe box?
stawka-ask-order-tile = Which tile comes next, from the top?
stawka-ask-pay-item = What do you give up for this?
stawka-ask-pick-token = Which token do you place first?
stawka-ask-place-kidnapped = Where do you leave the kidnapped agent?
stawka-ask-place-released = Where does the released agent appear?
stawka-ask-place-token = Where do you place this token?
stawka-ask-safe-or-draw = A safe box lies here. Do you try it or draw a tile?
stawka-ask-show-weapon = Which weapon do you show?
stawka-ask-tile-decision = What do you do with this tile?
stawka-ask-trigger-token = Your token can act ({ $window }). Do you trigger it?
stawka-ask-block = { $card } is played against you. Do you block it?
stawka-ask-choose-document = Which document does Kloss use?
stawka-ask-choose-plan = Which planning card do you play?
stawka-ask-draft-field = Where do you place this agent?
stawka-ask-draft-figure = Which agent do you place?
stawka-ask-drop-card = Which location card is discarded?
stawka-ask-drop-reaction = Which reaction card is discarded?
stawka-ask-keep-track = You won the last part: which track do you keep whole?
stawka-ask-keep-item = You won the last part: which item do you keep?
stawka-ask-keep-holder = Who carries this item?
stawka-ask-choose-mission = Which mission does the agent take?
stawka-ask-choose-victim = Whom do you attack?
stawka-ask-pay-bribe = Which dollars do you give?
stawka-ask-strike-back = Your agent is attacked and strikes back. With which weapon?
stawka-ask-window = Do you react ({ $window })?
stawka-ask-walk =
    { $count ->
        [one] Where to? { $count } field is left.
       *[other] Where to? { $count } fields are left.
    }

## What the other side sees meanwhile

stawka-activity-activation = { $seat } leads an agent.
stawka-activity-effect = { $seat } decides on an effect.
stawka-activity-threats = { $seat } places threat tokens.
stawka-activity-window = { $seat } may react.
stawka-activity-setup = { $seat } prepares the game.
stawka-activity-planning = { $seat } chooses a planning card.

## Choices

stawka-choose-pass = Pass
stawka-choose-document = Play as: { $document }
stawka-choose-keep-track = Keep this track whole: { $color }
stawka-choose-plan = Play: { $plan }
stawka-choose-activate = Activate: { $agent }
stawka-choose-withdraw = Withdraw from this stage
stawka-choose-end-activation = End the activation
stawka-choose-step = Go to: { $field }
stawka-choose-search = Search this location
stawka-choose-talk = Talk to: { $agent }
stawka-choose-pass-mission = Hand over a mission, partner: { $agent }
stawka-choose-dismiss = Dismiss the threat token
stawka-choose-arrest = Arrest: { $agent }
stawka-choose-kidnap = Kidnap for an exchange: { $agent }
stawka-choose-attack = Attack with: { $item }
stawka-choose-use-item = Use: { $item }
stawka-choose-use-trait = Use the trait of: { $document }
stawka-choose-give = Give something to: { $agent }
stawka-choose-take = Take something from: { $agent }
stawka-choose-bribe = Bribe: { $agent }
stawka-choose-play-card = Play the card: { $card }
stawka-choose-convert = Turn into 2 AP: { $card }
stawka-choose-stash = Draw a mission from the stash: { $card }
stawka-choose-claim-basic = Claim the basic mission
stawka-choose-claim-special = Claim the special mission
stawka-choose-interrogate = Interrogate: { $agent }
stawka-choose-spend = Spend the Top Secret card: { $card }
stawka-choose-ignore = Walk on and leave the token alone
stawka-choose-trigger = Trigger the token
stawka-choose-support = Use support: { $field }
stawka-choose-protect = Use protection: { $field }
stawka-choose-try-safe = Try this safe: { $piece }
stawka-choose-draw = Draw a face-down tile
stawka-choose-roll = Roll for the lock
stawka-choose-tool = Break the lock with: { $item }
stawka-choose-leave = Leave it
stawka-choose-keep = Keep it
stawka-choose-evidence = Use it as evidence: { $color }
stawka-choose-discard = Discard it for nothing
stawka-choose-piece = { $piece }
stawka-choose-react = Play the reaction: { $card }
stawka-choose-block = Block with: { $card }
stawka-choose-weapon = Weapon: { $item }
stawka-choose-take-vp = Take victory points
stawka-choose-take-evidence = Take evidence
stawka-choose-field = { $field }
stawka-choose-agent = { $agent }
stawka-choose-color = Colour: { $color }
stawka-choose-mission = Mission: { $card }
stawka-choose-threat = Token: { $threat }
stawka-choose-stop = Stop here
stawka-choose-drop-card = Discard: { $card }
stawka-choose-drop-reaction = Discard: { $card }

## Events: setup

stawka-event-document-chosen = { $seat } plays with this document: { $document }.
stawka-event-track-kept = { $seat } keeps a whole track ({ $color }): { $count }.
stawka-event-item-kept = { $seat } keeps an item from the last game; holder: { $agent }.
stawka-event-item-kept-seen = The item that { $agent } carries from the last game: { $piece }.
stawka-event-figure-placed = { $seat } places { $agent }: { $field }.

## Events: the stage

stawka-event-stage-began = Stage { $count } begins.
stawka-event-plan-chosen = Your planning card: { $plan }.
stawka-event-plan-sealed = { $seat } has chosen a planning card.
stawka-event-plan-shown = { $seat } plays { $plan }.
stawka-event-precedence-rolled = Equal precedence. Dice: Polish side { $one }, German side { $two }; the lower one goes first.
stawka-event-precedence-fixed = { $seat } goes first in this stage.
stawka-event-tokens-drawn =
    { $count ->
        [one] { $seat } draws { $count } threat token.
       *[other] { $seat } draws { $count } threat tokens.
    }
stawka-event-token-drawn = You draw: { $threat }.
stawka-event-token-returned = { $seat } can place no token; it goes back to the pool.
stawka-event-token-chosen = Your token on { $field }: { $threat }.
stawka-event-token-placed = { $seat } places a threat token: { $field }.
stawka-event-cards-drawn =
    { $count ->
        [one] { $seat } draws { $count } location card.
       *[other] { $seat } draws { $count } location cards.
    }
stawka-event-card-drawn = You draw the location card { $card }.
stawka-event-reactions-drawn =
    { $count ->
        [one] { $seat } draws { $count } reaction card.
       *[other] { $seat } draws { $count } reaction cards.
    }
stawka-event-reaction-drawn = You draw the reaction card { $card }.
stawka-event-reaction-dropped = { $seat } discards the reaction card { $card }.
stawka-event-card-dropped = { $seat } discards the location card { $card }.
stawka-event-withdrew = { $seat } withdraws from this stage.
stawka-event-stage-ended = Stage { $count } is over.

## Events: activation

stawka-event-activated = { $agent } is activated.
stawka-event-bribed-activated = { $agent } is bribed: { $seat } leads this activation.
stawka-event-activation-ended = The activation of { $agent } is over.
stawka-event-window-passed = { $seat } passes.
stawka-event-trait-used = { $agent } uses a trait.
stawka-event-item-used = { $agent } uses: { $item }.
stawka-event-object-chosen = { $seat } makes a choice.
stawka-event-stepped = { $agent } goes from { $field_from } to { $field }.
stawka-event-step-declared = { $agent } sets out for: { $field }.
stawka-event-step-cancelled = { $agent } does not get there: { $field }.
stawka-event-movement-ended = The movement of { $agent } is over.
stawka-event-walked = { $agent } moves from { $field_from } to { $field } for nothing.
stawka-event-walk-ended = { $agent } goes no further.
stawka-event-relocated = { $agent } is now here: { $field }.
stawka-event-action-cancelled = The action of { $agent } does not happen.
stawka-event-ap-lost = { $agent } loses { $count } AP.
stawka-event-pool-changed = AP pool of { $seat }, change: { $count }.
stawka-event-stat-changed = { $agent }, { $stat }: change { $count }.
stawka-event-kept-there = { $agent } may not leave for now.

## Events: search and items

stawka-event-search-declared = { $agent } searches: { $location }.
stawka-event-tile-drawn = { $seat } draws a tile: { $location }.
stawka-event-tile-seen = You see: { $piece }.
stawka-event-tiles-looked-at =
    { $count ->
        [one] { $seat } looks at { $count } tile: { $location }.
       *[other] { $seat } looks at { $count } tiles: { $location }.
    }
stawka-event-tiles-ordered = { $seat } puts the tiles back: { $location }.
stawka-event-tile-kept = { $agent } keeps: { $piece }.
stawka-event-tile-kept-hidden = { $agent } keeps a tile face down: { $location }.
stawka-event-tile-kept-own = { $agent } keeps, face down: { $piece }.
stawka-event-tile-evidence = { $seat } uses { $piece } as evidence: { $color }.
stawka-event-tile-discarded = { $seat } discards: { $piece }.
stawka-event-tile-recolored = { $seat } may use the tile against another colour: { $color }.
stawka-event-keep-forced = { $seat } must keep the tile.
stawka-event-marker-placed = { $agent } leaves a been-here marker: { $location }.
stawka-event-no-marker = { $agent } leaves no trace: { $location }.
stawka-event-safe-found = { $agent } finds: { $piece }.
stawka-event-safe-left = { $agent } leaves it unopened: { $piece }.
stawka-event-safe-rolled = { $agent } works on the lock: { $one } and { $two }, total { $count }.
stawka-event-safe-broken = { $agent } breaks the lock with: { $item }.
stawka-event-safe-opened = { $agent } opens: { $piece }.
stawka-event-secret-card-gained = { $agent } gains a Top Secret card.
stawka-event-secret-card-seen = The Top Secret card is: { $card }.
stawka-event-secret-card-left = { $agent } leaves the Top Secret card; it is shuffled back unseen.
stawka-event-secret-card-spent = { $agent } spends a Top Secret card: { $card }.
stawka-event-item-lost = { $agent } loses: { $piece }.
stawka-event-item-lost-hidden = { $agent } loses an item that nobody sees.
stawka-event-items-removed =
    { $count ->
        [one] { $count } item of { $agent } leaves the game.
       *[other] { $count } items of { $agent } leave the game.
    }
stawka-event-item-stolen = { $agent } takes an item from { $agent_from }.
stawka-event-item-stolen-seen = The stolen item: { $piece }.
stawka-event-item-given = An item changes hands, from { $agent } to { $agent_to }.
stawka-event-item-given-own = { $agent_to } now has: { $piece }.
stawka-event-exchange-ended = { $seat } ends the exchange of items.

## Events: talks and evidence

stawka-event-talk-declared = { $agent } starts a talk with { $agent_target }.
stawka-event-rank-rolled = { $agent } rolls { $one } for rank; more than { $count } is needed.
stawka-event-rank-failed = { $agent_target } does not talk to { $agent }.
stawka-event-talk-rolled = { $agent } rolls { $one } and { $two }, total { $count }.
stawka-event-talk-ended =
    { $count ->
        [0] { $agent } learns nothing from { $agent_target }.
        [1] { $agent } questions { $agent_target }: single success.
        [2] { $agent } questions { $agent_target }: double success.
       *[other] { $agent } questions { $agent_target }: a secret.
    }
stawka-event-roll-changed = { $seat } changes the roll by { $count }.
stawka-event-rolled-again = The dice are rolled again: { $one } and { $two }.
stawka-event-result-certain = { $seat } succeeds without a roll.
stawka-event-evidence-gained = { $seat } gains { $count } evidence: { $color }.
stawka-event-evidence-lost = { $seat } loses { $count } evidence: { $color }.
stawka-event-evidence-moved = { $count } evidence of { $seat } moves from { $color } to { $color_to }.
stawka-event-track-set = Track of { $seat } ({ $color }): now { $count }.
stawka-event-vp-gained = { $seat } gains { $count } VP.
stawka-event-secret-gained = { $seat } gains a secret; so far { $count }.

## Events: vigilance, arrest, kidnapping

stawka-event-test-rolled = { $agent } is tested for vigilance: { $one } and { $two }, total { $count }.
stawka-event-test-passed = { $agent } passes the test.
stawka-event-test-failed = { $agent } fails the test.
stawka-event-support-used = { $seat } uses support: { $field }.
stawka-event-arrest-declared = { $agent } tries to arrest { $agent_target }.
stawka-event-arrested = { $agent } is arrested and goes to jail.
stawka-event-arrest-avoided = { $agent } avoids arrest.
stawka-event-interrogated = { $agent } is interrogated: { $one } and { $two }, total { $count }.
stawka-event-released = { $agent } is free again: { $field }.
stawka-event-kidnap-declared = { $agent } tries to kidnap { $agent_target } and shows a weapon: { $item }.
stawka-event-kidnapped = { $agent } is kidnapped.
stawka-event-kidnap-avoided = { $agent } avoids the kidnapping.

## Events: attacks

stawka-event-attack-declared = { $agent } attacks { $agent_target }: { $item }.
stawka-event-struck-back = { $agent } strikes back: { $item }.
stawka-event-attack-rolled = { $agent } rolls { $one } and { $two } for the attack, total { $count }.
stawka-event-protected = { $seat } uses agent protection: { $field }.
stawka-event-saved = { $agent } survives.
stawka-event-eliminated = { $agent } is eliminated and leaves the game.
stawka-event-explosive-placed = { $agent } places: { $item }, { $field }.
stawka-event-exploded = Explosion: { $item }, { $field }.
stawka-event-blast-rolled = Die for { $agent }: { $one }.
stawka-event-location-destroyed = This location is destroyed: { $location }.

## Events: bribery

stawka-event-bribed = { $agent } bribes { $agent_target } with { $count } dollars.
stawka-event-bribe-lapsed = The bribe of { $agent } has lapsed.

## Events: threat tokens

stawka-event-token-revealed = { $seat } reveals a token: { $threat }, { $field }.
stawka-event-token-triggered = { $seat } triggers a token: { $threat }, { $field }.
stawka-event-token-ignored = { $agent } does not stop for the token: { $field }.
stawka-event-token-dismissed = { $agent } dismisses a token: { $threat }, { $field }.
stawka-event-dismissal-declared = { $agent } tries to dismiss the token: { $field }.
stawka-event-token-removed = A token leaves the board: { $threat }, { $field }.
stawka-event-token-moved = A token moves from { $field_from } to { $field }.
stawka-event-token-peeked = { $seat } looks at a token: { $field }.
stawka-event-token-seen = You see the token on { $field }: { $threat }.

## Events: missions

stawka-event-mission-passed = { $agent } gets a mission from { $agent_by }.
stawka-event-mission-taken = { $agent } now has a mission.
stawka-event-mission-seen = The mission of { $agent }: “{ $card }”.
stawka-event-mission-claimed = { $agent } fulfils “{ $card }”: { $part }.
stawka-event-mission-shown = { $agent } shows a mission: “{ $card }”.
stawka-event-mission-peeked = { $seat } looks at the mission of { $agent }.

## Events: cards

stawka-event-card-played = { $seat } plays the location card { $card }.
stawka-event-card-converted = { $seat } turns { $card } into 2 AP.
stawka-event-card-stashed = { $seat } uses the stash of { $card }.
stawka-event-reaction-played = { $seat } reacts: { $card }.
stawka-event-reaction-blocked = { $seat } blocks with { $card }.
stawka-event-hand-peeked = { $seat } looks at the cards of the other side.
stawka-event-hand-seen = You see: { $cards }.

## Events: the end

stawka-event-game-won = { $seat } wins: { $ending }.
stawka-event-game-drawn = The game is drawn: { $ending }.

## Why a choice is not offered

stawka-why-action-done = This activation has had its action.
stawka-why-another-moment = Its text works at another moment.
stawka-why-been-here = A been-here marker of this agent’s colour lies here.
stawka-why-bribe-waits = Another bribed agent still has to act.
stawka-why-bribed-may-not = A bribed agent may not do this.
stawka-why-cannot-pay = The agent does not hold what this costs.
stawka-why-card-not-held = This card is not there to be used.
stawka-why-changes-nothing = As things stand, this would change nothing.
stawka-why-converted-already = A card has already been converted in this stage.
stawka-why-destroyed = This location is destroyed.
stawka-why-end-instead = You may end the activation now; give up the stage at your next turn.
stawka-why-enemy-in-sector = A free enemy agent is in this sector.
stawka-why-enemy-there = An enemy agent stands there.
stawka-why-field-not-on-board = This field is not on the board.
stawka-why-germans-only = Only German agents do this.
stawka-why-give-up-between = At this table you give up the stage only instead of beginning an activation.
stawka-why-handed-already = This has already changed hands in this activation.
stawka-why-has-mission = This agent already holds a mission.
stawka-why-helped-already = Your tokens have already helped with this roll.
stawka-why-interrogated-already = All interrogations of this stage have been held.
stawka-why-is-evidence = This tile is evidence, so it cannot just be thrown away.
stawka-why-kept-here = This agent may not go there now.
stawka-why-locations-only = Only a location can be chosen.
stawka-why-mission-not-left = This mission is not among the cards left to this agent.
stawka-why-movement-over = The movement of this activation is over.
stawka-why-must-keep = This tile has to be kept.
stawka-why-must-walk = This walk has to be made to its end.
stawka-why-never-kloss = Hans Kloss cannot be arrested.
stawka-why-never-ss = An SS officer cannot be kidnapped.
stawka-why-no-assassination = No mission of this agent allows an assassination.
stawka-why-no-block-symbol = This card has no block symbol.
stawka-why-no-chief = Only the chief of the network hands out missions.
stawka-why-no-dollars = Bribes are paid in dollars only.
stawka-why-no-enemy = No enemy agent is on this field.
stawka-why-no-enemy-token = No enemy threat token lies on this field.
stawka-why-no-evidence-of-it = This tile is no evidence against this colour.
stawka-why-no-explosives = Grenades and dynamite cannot be used to strike back.
stawka-why-no-location = This agent does not stand in a location.
stawka-why-no-mission = This agent holds no mission.
stawka-why-no-missions-left = No mission can be given to this agent: none is left, or it gets its missions in another way.
stawka-why-no-own-token = None of your threat tokens lies there.
stawka-why-no-reactions-here = No reaction cards are played here.
stawka-why-no-right-to-arrest = Only an SS officer, or an agent whose mission allows it, may arrest this agent.
stawka-why-no-room = The agent has no room for another thing.
stawka-why-no-such-safe = This safe does not lie here.
stawka-why-no-target = This agent is out of range, or the mission does not name it.
stawka-why-no-tiles = No tiles are left here.
stawka-why-no-weapon = This agent holds no weapon.
stawka-why-nobody-in-reach = Nobody whom the mission allows to be attacked is within range of this weapon.
stawka-why-nobody-to-exchange = No Polish agent is in jail, so there is nobody to exchange.
stawka-why-not-a-weapon = This is not a weapon.
stawka-why-not-alone = More than one German agent is on this field.
stawka-why-not-at-this-level = This belongs to a higher rules level than that of this scenario.
stawka-why-not-beside = That field is not a neighbour.
stawka-why-not-enough-done = An activation needs an action or at least 2 AP of movement.
stawka-why-not-fulfilled = The conditions of this part of the mission are not met.
stawka-why-not-held = The agent does not hold this.
stawka-why-not-in-its-location = The active agent does not stand in the location of this card.
stawka-why-not-in-jail = This agent is not in jail.
stawka-why-not-met = These two agents do not stand on the same field.
stawka-why-not-nearest = Another location is nearer.
stawka-why-not-on-board = This agent is not free on the board.
stawka-why-not-your-agent = This agent does not belong to your network.
stawka-why-nothing-held = There is nothing to hand over.
stawka-why-opens-no-safe = This does not open safes.
stawka-why-other-agent = This trait belongs to an agent that is not active.
stawka-why-other-class = The class of this card does not fit this activity.
stawka-why-other-sector = That token lies in another sector.
stawka-why-other-token = That token is of another kind.
stawka-why-out-of-range = This weapon does not reach that far.
stawka-why-own-activation = Reaction cards are played in activations of the enemy.
stawka-why-pays-nothing = This cannot pay the price.
stawka-why-plan-used = This planning card has been used and has not returned yet.
stawka-why-poles-only = Only Polish agents do this.
stawka-why-reacted-already = A reaction card has already been played on this activity.
stawka-why-safe-chosen = A safe that was chosen has to be tried.
stawka-why-ss-in-sector = An SS officer is in that sector.
stawka-why-streets-only = Only a street can be chosen.
stawka-why-talked-already = These two have talked in this stage.
stawka-why-token-does-nothing = This token does nothing at this moment.
stawka-why-token-not-held = You have no such token to place.
stawka-why-token-there = A threat token already lies there.
stawka-why-too-few-ap = Not enough AP: { $count } left for this agent.
stawka-why-too-little-evidence = Not enough evidence: { $count } of { $needed }.
stawka-why-too-little-money = Not enough dollars: { $count } of { $needed }.
stawka-why-track-closed = The track of this colour is closed.
stawka-why-used-already = It has been used as often as its text allows.
stawka-why-worn = The AP that this gives have been spent; it stays until the end of the stage.

## Options

stawka-option-scenario = Scenario
stawka-option-scenario-s1-meeting = 1: Meeting (basic)
stawka-option-scenario-s2-first-clash = 2: First clash (extended)
stawka-option-scenario-s3-chestnuts = 3: The best chestnuts (advanced)
stawka-option-give-up = A player gives up the stage
stawka-option-give-up-any-moment = at any moment, also in the middle of an activation
stawka-option-give-up-between = only instead of beginning an activation
stawka-option-arrest-cost-ap = Cost of an arrest
stawka-option-arrest-cost-ap-2 = 2 AP
stawka-option-arrest-cost-ap-1 = 1 AP
stawka-option-exposure-rule = Exposure of a chief
stawka-option-exposure-rule-evidence-10 = at 10 evidence
stawka-option-exposure-rule-secret-at-10 = by a secret at 10 evidence
stawka-option-exposure-rule-secret-any = by any secret of the chief
stawka-option-exposure-rule-off = does not end the game
stawka-option-chief-death-is-exposure = The death of a chief counts as exposure
stawka-option-chief-death-is-exposure-true = yes
stawka-option-chief-death-is-exposure-false = no
stawka-option-max-talks-per-agent = Talks that an agent may start in a stage
stawka-option-max-talks-per-agent-none = any number
stawka-option-max-talks-per-agent-1 = one
stawka-option-failed-rank-uses-pair = A failed rank check uses up the talk of the pair
stawka-option-failed-rank-uses-pair-true = yes
stawka-option-failed-rank-uses-pair-false = no
stawka-option-overflow-other-sources = Evidence above 10 from other sources
stawka-option-overflow-other-sources-lost = is lost
stawka-option-overflow-other-sources-vp = gives VP
stawka-option-kidnap-stat = A kidnapping is tested against
stawka-option-kidnap-stat-vigilance = vigilance
stawka-option-kidnap-stat-defence = defence
stawka-option-kidnap-uses-weapon = A kidnapping uses up the weapon
stawka-option-kidnap-uses-weapon-true = yes
stawka-option-kidnap-uses-weapon-false = no
stawka-option-support-range = Support tokens reach
stawka-option-support-range-same-sector = their sector
stawka-option-support-range-board = the whole board
stawka-option-support-per-test = Support tokens of a side in one test
stawka-option-support-per-test-1 = one
stawka-option-support-per-test-2 = two
stawka-option-protection-per-roll = Protection tokens against one attack roll
stawka-option-protection-per-roll-1 = one
stawka-option-protection-per-roll-2 = two
stawka-option-interrogations-per-stage = Interrogations in a stage
stawka-option-interrogations-per-stage-1 = one
stawka-option-interrogations-per-stage-2 = two
stawka-option-fort-control-modifier = The control at the gate of the fort
stawka-option-fort-control-modifier-0 = changes nothing in the roll
stawka-option-fort-control-modifier--1 = −1 to the roll
stawka-option-bribed-may-talk = A bribed agent may talk to its own network
stawka-option-bribed-may-talk-true = yes
stawka-option-bribed-may-talk-false = no
stawka-option-explosives-need-mission = Explosives need an assassination mission
stawka-option-explosives-need-mission-true = yes
stawka-option-explosives-need-mission-false = no
stawka-option-grenade-six = A 6 that hits the thrower of a grenade
stawka-option-grenade-six-any-die = any die
stawka-option-grenade-six-own-die = his own die
stawka-option-safe-comparison = A roll opens a safe
stawka-option-safe-comparison-greater = above its lock
stawka-option-safe-comparison-greater-equal = from its lock on
stawka-option-top-secret-counts = Top Secret cards count as items
stawka-option-top-secret-counts-true = yes
stawka-option-top-secret-counts-false = no
stawka-option-top-secret-spender = A Top Secret card is spent in the activation of
stawka-option-top-secret-spender-any-agent = any own agent (in film 3: its holder)
stawka-option-top-secret-spender-holder = its holder only
stawka-option-special-counts-as-secret = A special mission counts as a secret
stawka-option-special-counts-as-secret-true = yes
stawka-option-special-counts-as-secret-false = no
stawka-option-training3-timeout = Part 3 without a winner in time
stawka-option-training3-timeout-draw = is drawn
stawka-option-training3-timeout-vp = is won by VP
stawka-option-carry = What the part before left
stawka-option-carry-none = nothing

## What to do about a bad pack or a bad position

remedy-stawka-no-word = { $path }: “{ $value }” is not possible here; possible: { $known }
remedy-stawka-not-list = { $path }: { $value } is no list of terms; write them between square brackets
remedy-stawka-not-term = { $path }: { $value } is no term; write a table with a name
remedy-stawka-not-number = { $path }: { $value } is no whole number from { $low } to { $high }
remedy-stawka-not-flag = { $path }: { $value } is neither true nor false
remedy-stawka-not-text = { $path }: { $value } is no word; put a word in quotes
remedy-stawka-no-parameter = { $path }: the parameter { $key } is missing; add it
remedy-stawka-empty-ability = { $path }: an ability needs a trigger and at least one effect
remedy-stawka-two-filters = { $path }: give at most one of filter, colors (for a color) and where
remedy-stawka-static = { $path }: a static ability has no cost, no choice, and only these effects: { $known }
remedy-stawka-unused-choice = { $path }: { $value } is chosen, but nothing uses it; use it or take it out
remedy-stawka-no-goal = { $path }: a part of a mission needs a goal; write it into when
remedy-stawka-unlocks = { $path }: { $action } of { $value } is unlocked, but no goal asks for it
remedy-stawka-range = { $key } is { $value }; expected a whole number from { $low } to { $high }
remedy-stawka-total = { $what }: { $value } found; expected: { $known }
remedy-stawka-unknown = { $key } is “{ $value }”; expected one of: { $known }
remedy-stawka-twice = { $key } { $value } stands twice; take one of them out
remedy-stawka-rows = row { $place } is { $found }; expected: { $known } (ids and their order are fixed)
remedy-stawka-stated = stated names “{ $value }”, which is no field of this row; fields: { $known }
remedy-stawka-street = { $value } is the id of a location; a street needs another one
remedy-stawka-path = { $value }: a location has plain paths to streets only
remedy-stawka-path-order = { $value }: the location of a path stands first, as a
remedy-stawka-gate = { $value }: a gate stands exactly where a path leads from outside into the fort
remedy-stawka-lost = no plain path leads to: { $value }; add one
remedy-stawka-chief = chiefs are Kloss, who is black, and the black German SS officers, and nobody else
remedy-stawka-star = an item with a star stays, one without has the cost discard_self
remedy-stawka-persistent = tokens of these kinds, and no others, are persistent: { $known }
remedy-stawka-by-rule = tokens of these kinds, and no others, have no ability: { $known }
remedy-stawka-apart = no edge joins this to the rest of the board: { $value }
remedy-stawka-draft = a scenario has a draft exactly if somebody is placed by draft
remedy-stawka-no-victory = expected at least one way to win
remedy-stawka-seat = expected 0, 1 or null
remedy-stawka-not-in-game = this agent is not in the game
remedy-stawka-other-document = this document belongs to another agent
remedy-stawka-not-on-board = this field is not on the board
remedy-stawka-needs-field = an agent on the board needs a field
remedy-stawka-doubled = it lies in two places: { $known }
remedy-stawka-track = this track is closed, because no living agent has this colour; write 0
remedy-stawka-room = things that this agent can hold at most: { $count }
remedy-stawka-dead = a dead agent holds no thing and no mission; leave it out
remedy-stawka-marks = at most two markers lie in a location; take one out
remedy-stawka-other-cards = each card must lie in one place
remedy-stawka-too-many = there are not so many of this kind
remedy-stawka-taken = another token lies there
remedy-stawka-carry = expected the line that the part before has left
remedy-stawka-carry-part = expected the line of the part just before this one
remedy-stawka-nothing-yet = nothing of this is dealt: leave it empty or out
remedy-stawka-turn = it says with whose turn the activations go on; leave it out in other phases
remedy-stawka-pair = expected a Polish and a German agent

## Guided notes of the training campaign: at the first question that each belongs to.

stawka-note-part-1 = Part 1, the basic rules: two agents on each side walk, search and talk. Two secrets win. Nobody has them after eight stages: a draw.
stawka-note-part-2 = Part 2 adds threat tokens, missions, arrests and attacks. 11 VP win at once; so does 10 evidence on the enemy chief.
stawka-note-part-3 = Part 3 has all rules: location cards and reaction cards come in. 11 VP or three secrets win, and with them the campaign.
stawka-note-plan = Both choose a planning card in secret. The lower precedence begins, and the card’s AP are all you have for this stage. A used card comes back only after four.
stawka-note-activation = You activate one agent, then your opponent one of his. An agent can be activated again while it and your pool have AP. Withdrawing ends the stage for you.
stawka-note-menu = An activation is a movement of at least 2 AP, or one action, or both in either order. You cannot walk before and after the action.
stawka-note-search = Here is something to find. A search costs 2 AP and gives you the top tile; your marker then keeps agents of that colour from searching here again.
stawka-note-tile = Only you see this tile. Keep it as an item, or show it and take its evidence on one colour. An item you keep can never become evidence later.
stawka-note-safe = Roll more than the lock to open the safe, or give up a tool. Inside is a Top Secret card. A failed try ends the search.
stawka-note-talk = An enemy is on your field: talk for 1 AP. From 3 evidence on him a high roll wins a secret, and the track is cleared. The same two talk once a stage.
stawka-note-item = Using an item is free, at any moment of its holder’s activation. One with a star stays, the others are used once.
stawka-note-secret-card = A Top Secret card brings evidence on several colours at once. Spend it in its holder’s activation, as long as the tracks have room.
stawka-note-bribe = With dollars you can bribe an enemy you meet: you lead his next activation.
stawka-note-window = A window: both are asked, whether they hold something or not, so that waiting tells nothing. Without anything to use, pass.
stawka-note-keep-track = You won the part before: one of your tracks need not be halved.
stawka-note-keep-item = You won by points: one item that you held goes along. Your opponent sees who carries it, not what it is.
stawka-note-document = Kloss has three documents, each with a trait of its own. The choice is public.
stawka-note-draft = You place figures in turn, your own or your opponent’s. Mind who meets whom at the start.
stawka-note-token = Threat tokens lie face down: Poles put them on streets, Germans on locations. Your opponent sees where, not which.
stawka-note-entry = An enemy token lies here. Stop and try to dismiss it, or go on and let its owner trigger it.
stawka-note-trigger = An enemy is on the field of your token. Trigger it now, or keep it for a better moment.
stawka-note-support = In a vigilance test the dice must show more than the agent’s vigilance. A support token in the sector changes the roll.
stawka-note-mission = Your chief meets an agent and no enemy is near: he can hand over a mission. It has a basic and a special part, and one of them is rewarded.
stawka-note-claim = All goals of a part of the mission are met: claim it. The basic part ends the mission, the special one is worth more.
stawka-note-arrest = With 6 evidence on a Pole an SS officer can arrest him: he escapes if his vigilance test succeeds. Kloss is never arrested.
stawka-note-interrogate = Once a stage a prisoner can be interrogated; the roll is that of a talk. A secret sets the prisoner free.
stawka-note-kidnap = With a weapon and 6 evidence you can kidnap a German and exchange him for a prisoner.
stawka-note-attack = Two dice and the weapon must beat the defence. An armed victim strikes back.
stawka-note-location-card = A location card has three uses: its text where your agent stands, 2 AP once a stage, or a mission from the stash.
stawka-note-reaction = You can play a reaction card now, one on each activity of the enemy. You never hold more than three, so choose the moment.
stawka-note-block = A card with the block symbol cancels this reaction.
stawka-option-carry-other = the results of the part before
