/** What each card shows: a location with the thing or the people that the card is about, a reaction, a plan. */
import { box, dot } from '../ink'
import { at, grid, man, woman, type Paint, type Picture } from './paint'
import { PLACES } from './places'
import { PROPS } from './props'

type Place = keyof typeof PLACES
type Prop = keyof typeof PROPS

/** The thing on a disc of light at the right, so that it stands out of any place. */
const thing = (prop: Prop, light: Paint = 'cream'): Picture => [
  [light, dot(95, 36, 23)],
  ...at(95, 36, prop === 'barrier' || prop === 'drawer' || prop === 'boards' ? 0.8 : 0.95, PROPS[prop]),
]
const people = (...all: Picture[]): Picture => all.flat()

/** For each location what the Polish and what the German card adds. */
const CARDS: Record<Place, readonly [polish: Picture, german: Picture]> = {
  gestapo: [thing('order', 'red'), thing('bulb', 'night')],
  jail: [thing('keys'), thing('ear')],
  police_post: [thing('list'), people(man(84, 66, 0.8, 'cap'), man(98, 68, 0.95, 'cap'), man(112, 66, 0.8, 'cap'))],
  labour_office: [thing('card'), thing('file')],
  courts: [thing('file'), thing('warrant', 'slate')],
  officers_flats: [thing('glasses', 'bark'), thing('bubble', 'slate')],
  station: [thing('ticket', 'slate'), thing('barrier')],
  hospital: [thing('pill'), thing('book')],
  tenement: [thing('door'), thing('note', 'slate')],
  market: [thing('money'), people(man(88, 66, 0.9, 'cap'), man(106, 68, 1, 'cap'))],
  cemetery: [thing('letter'), thing('watch')],
  hotel: [thing('room'), thing('lock')],
  theatre: [thing('fan', 'dusk'), thing('toast', 'dusk')],
  phone_booth: [thing('cipher', 'slate'), thing('wires')],
  abwehr: [thing('lips'), thing('cipher', 'slate')],
  barracks: [thing('rifles'), thing('truck')],
  bunker: [thing('cable'), thing('map', 'leaf')],
  quay: [thing('packet'), thing('crate')],
  cafe: [thing('cup', 'wood'), thing('ear')],
  factory: [thing('flame'), people(man(86, 66, 0.9, 'cap'), man(104, 66, 0.9, 'cap'))],
  design_office: [thing('drawing'), thing('list')],
  reil_office: [thing('book'), thing('phone')],
  ss_villa: [thing('safe'), thing('toast', 'dusk')],
  park: [people(man(84, 64, 0.85), woman(104, 64, 0.85)), people(man(86, 66, 0.95), man(106, 66, 0.95))],
  church: [thing('cross'), thing('note', 'slate')],
  forester_lodge: [people(man(84, 64, 0.8), man(98, 66, 0.95), man(112, 64, 0.8, 'cap')), thing('dog')],
}

const ground = (sky: Paint, floor: Paint, y = 50): Picture => [
  [sky, box(0, 0, 120, 68)],
  [floor, box(0, y, 120, 68 - y)],
]
const big = (prop: Prop, x = 60, y = 34, scale = 1.5): Picture => at(x, y, scale, PROPS[prop])

/** Streets are stone, searches a room with a wooden floor, talks warm light: the ground tells the class before the picture does. */
const STREET = ground('slate', 'stone')
const SEARCH = ground('wall', 'wood', 54)
const TALK = ground('sand', 'straw', 54)

const REACTIONS: Record<string, Picture> = {
  closed_street: [...STREET, ['wall', box(0, 8, 30, 42) + box(92, 4, 28, 46)], ...big('barrier', 60, 40, 1.4)],
  crowd: [
    ...STREET,
    ...man(18, 66, 0.9, 'hat', 'night'),
    ...woman(40, 64, 0.95, 'night'),
    ...man(80, 64, 0.95, 'cap', 'night'),
    ...woman(102, 66, 0.9, 'night'),
    ...man(60, 68, 1.15, 'hat'),
  ],
  tail: [
    ...STREET,
    ['wall', box(0, 0, 44, 58)],
    ['ink', box(44, 0, 3, 58)],
    ...man(54, 60, 0.95),
    ...woman(98, 56, 0.75, 'night'),
  ],
  spot_check: [...STREET, ...man(26, 68, 1.15, 'cap'), ...big('card', 78, 34, 1.4)],
  breakdown: [
    ...STREET,
    ['moss', 'M14 50V34H30L38 22H66L78 34H104V50Z'],
    ['sky', 'M40 33L45 26H53V33ZM57 33V26H64L71 33Z'],
    ['ink', dot(34, 52, 8) + dot(86, 52, 8)],
    ['stone', dot(34, 52, 3) + dot(86, 52, 3)],
    ['steel', 'M96 32Q90 22 100 18Q94 8 106 4', 3.4],
  ],
  pickpocket: [
    ...STREET,
    ['ink', 'M62 0H120V68H70Q58 34 62 0Z'],
    ['slate', 'M70 30H104V34H70Z'],
    ['brass', box(84, 22, 14, 9, 1)],
    ...at(50, 36, 1.4, PROPS.hands.slice(0, 2)),
  ],
  recalled: [...STREET, ...big('phone', 40, 34, 1.3), ['red', 'M112 46H92V56L74 40L92 24V34H112Z']],
  curfew: [
    ['night', box(0, 0, 120, 68)],
    ['cream', dot(96, 16, 8)],
    ['ink', 'M0 68V30H16V22H34V40H48V68ZM84 68V36H104V28H120V68Z'],
    ...big('clock', 62, 36, 1.4),
  ],
  empty_drawer: [...SEARCH, ...big('drawer', 60, 36, 1.7)],
  fingerprints: [...SEARCH, ...big('print', 44, 34, 1.5), ['ink', dot(82, 30, 15), 4], ['ink', 'M92 42L108 60', 6]],
  false_bottom: [...SEARCH, ...big('bottom', 60, 32, 1.7)],
  planted_find: [...SEARCH, ...big('packet', 74, 40, 1.3), ...big('hands', 34, 26, 1.2)],
  quick_hands: [...SEARCH, ...big('hands', 56, 34, 1.7), ['bark', 'M6 12H24M2 20H16M6 28H14', 2.4]],
  creaking_floor: [...SEARCH, ...big('boards', 60, 40, 1.9), ['ink', 'M40 6H58V30Q72 32 74 40H40Z']],
  jammed_door: [...SEARCH, ...big('door', 46, 34, 1.5), ['plank', box(56, 30, 48, 8, 1), 0, 'rotate(-22 60 34)']],
  light_in_window: [
    ['night', box(0, 0, 120, 68)],
    ['dusk', box(10, 6, 100, 62)],
    ['night', grid(18, 14, 16, 20, 4, 2, 22, 26)],
    ...big('window', 70, 32, 1.2),
  ],
  rule_of_reciprocity: [...TALK, ...big('scales', 60, 34, 1.8)],
  poker_face: [...TALK, ...big('poker', 60, 34, 1.6)],
  interruption: [
    ...TALK,
    ['wood', box(66, 2, 40, 66)],
    ['cream', 'M66 4L50 0V68H66Z'],
    ...man(62, 66, 1.1, 'cap'),
    ...big('bubble', 26, 24, 0.9),
  ],
  false_trail: [
    ...TALK,
    ...big('tracks', 44, 40, 1.6),
    ['bark', 'M88 66V16', 4],
    ['cream', 'M76 18H104L112 25L104 32H76Z'],
    ['cream', 'M100 36H76L68 43L76 50H100Z'],
  ],
  change_of_subject: [...TALK, ...big('weather', 60, 32, 1.9)],
  alibi: [...TALK, ...big('clock', 40, 34, 1.4), ...big('ticket', 84, 40, 1.2)],
  slip_of_tongue: [...TALK, ...big('lips', 56, 34, 1.7)],
  pulling_rank: [...TALK, ...big('rank', 60, 30, 1.9)],
}

/** Planning cards, 100 x 84: the same five for both sides. */
const PLANS: Record<string, Picture> = {
  1: [
    ['red', box(0, 0, 100, 84)],
    ['cream', dot(50, 40, 27)],
    ['ink', 'M50 40V22M50 40L62 47', 4],
    ['ink', 'M50 15V19M50 61V65M25 40H29M71 40H75', 2.4],
    ['brass', 'M70 4L50 40L60 40L44 80L88 32H74L92 4Z'],
    ['ink', 'M70 4L50 40L60 40L44 80L88 32H74L92 4Z', 2.5],
  ],
  2: [
    ['dusk', box(0, 0, 100, 84)],
    ['night', box(22, 8, 56, 68, 2)],
    ['slate', grid(24, 11, 24, 30, 2, 2, 28, 33)],
    ['brass', box(52, 11, 24, 30)],
    ['ink', 'M56 41Q56 27 64 26Q72 27 72 41Z' + dot(64, 23, 5.5)],
    ['red', 'M52 11Q60 26 54 41H52ZM76 11Q72 26 76 41Z'],
    ['stone', box(18, 76, 64, 5)],
  ],
  3: [
    ['sand', box(0, 0, 100, 84)],
    ['paper', box(14, 18, 52, 58, 2)],
    ['wall', 'M22 30H58M22 38H58M22 46H50', 2.6],
    ['bark', box(58, 12, 16, 24, 6), 0, 'rotate(14 66 46)'],
    ['wood', box(50, 36, 32, 10, 2), 0, 'rotate(14 66 46)'],
    ['ink', box(52, 46, 28, 5, 1), 0, 'rotate(14 66 46)'],
    ['red', box(22, 54, 36, 14, 2), 2.5, 'rotate(-9 40 62)'],
    ['red', 'M27 61H53', 2.5, 'rotate(-9 40 62)'],
  ],
  4: [
    ['leaf', box(0, 0, 100, 84)],
    ['cream', 'M10 16L36 10L64 16L90 10V70L64 76L36 70L10 76Z'],
    ['sand', 'M36 10L64 16V76L36 70Z'],
    ['paper', 'M16 30L36 36L52 26L84 34M36 36L40 62M52 26L58 68', 5],
    ['red', 'M22 58Q34 40 50 46T78 26', 2.6],
    ['red', dot(22, 58, 4)],
    ['red', 'M78 27L71 15Q70 5 78 5Q86 5 85 15Z'],
    ['paper', dot(78, 13, 2.6)],
    ['brass', box(60, 40, 6, 34), 0, 'rotate(38 66 62)'],
    ['ink', 'M60 74H66L63 82Z', 0, 'rotate(38 66 62)'],
  ],
  5: [
    ['straw', box(0, 0, 100, 84)],
    ['brass', 'M50 84L-14 0H-5ZM50 84L14 0H23ZM50 84L42 0H51ZM50 84L70 0H79ZM50 84L98 0H107Z'],
    ...man(20, 82, 1.15, 'hat', 'bark'),
    ...woman(80, 82, 1.15, 'bark'),
    ...man(36, 84, 1.3, 'cap', 'night'),
    ...man(64, 84, 1.3, 'hat', 'night'),
    ...man(50, 86, 1.55),
  ],
}

const made = new Map<string, Picture>()
for (const [place, [polish, german]] of Object.entries(CARDS) as [Place, readonly [Picture, Picture]][]) {
  made.set(`lc_pl_${place}`, [...PLACES[place], ...polish])
  made.set(`lc_de_${place}`, [...PLACES[place], ...german])
}
for (const [id, picture] of Object.entries(REACTIONS)) made.set(`rx_${id}`, picture)
for (const [number, picture] of Object.entries(PLANS))
  for (const side of ['pl', 'de']) made.set(`plan_${side}_${number}`, picture)

/** The vignettes of Stawka's location, reaction and planning cards by id. */
export const VIGNETTES: ReadonlyMap<string, Picture> = made
export const isPlan = (card: string): boolean => card.startsWith('plan_')
