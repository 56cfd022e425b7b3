/** A person is one record of parts; the whole list of shapes follows from it. */
import { ATTRIBUTES } from './attributes'
import { COLLARS } from './collars'
import { BEARDS, GLASSES } from './faces'
import { BEHIND, HAIR } from './hair'
import { HATS } from './hats'
import { EARS, HEADS, LOOKS, MOUTHS, NECK } from './heads'
import { gone, shape, type Ink, type Parts, type Shape } from './ink'

export interface Person {
  head: keyof typeof HEADS
  collar: keyof typeof COLLARS
  look: keyof typeof LOOKS
  mouth?: keyof typeof MOUTHS
  behind?: keyof typeof BEHIND
  hair?: keyof typeof HAIR
  hat?: keyof typeof HATS
  beard?: keyof typeof BEARDS
  glasses?: keyof typeof GLASSES
  has?: readonly (keyof typeof ATTRIBUTES)[]
  /** hair and beard are grey */
  grey?: true
  /** hair, scarf or hat covers the ears */
  covered?: true
}

export type People = Record<string, Person>

const part = (parts: Parts, name: string | undefined): readonly Ink[] => (name ? (parts[name] ?? []) : [])

/** From back to front: what lies behind, clothes, head, eyes and mouth, beard, hair, hat, glasses, attributes. */
function inks(person: Person): Ink[] {
  const [bust, ...clothes] = part(COLLARS, person.collar)
  const hair = (parts: Parts, name: string | undefined): readonly Ink[] =>
    person.grey ? part(parts, name).map(gone) : part(parts, name)
  return [
    ...(person.hat === 'hood' || person.hat === 'scarf' ? part : hair)(BEHIND, person.behind),
    ...(bust ? [bust] : []),
    NECK,
    ...clothes,
    ...(person.covered ? [] : EARS),
    ...part(HEADS, person.head),
    ...part(LOOKS, person.look),
    ...part(MOUTHS, person.mouth),
    ...hair(BEARDS, person.beard),
    ...hair(HAIR, person.hair),
    ...part(HATS, person.hat),
    ...part(GLASSES, person.glasses),
    ...(person.has ?? []).flatMap((name) => part(ATTRIBUTES, name)),
  ]
}

const drawn = new WeakMap<Person, Shape[]>()

export function shapes(person: Person): Shape[] {
  let found = drawn.get(person)
  if (!found) drawn.set(person, (found = inks(person).map(shape)))
  return found
}

/** What of the grid is shown: the whole bust, or less of it the smaller the picture is. */
export function crop(size: number): { x: number; y: number; side: number; fine: boolean } {
  if (size >= 72) return { x: 0, y: 0, side: 96, fine: true }
  if (size >= 40) return { x: 9, y: 3, side: 78, fine: true }
  return { x: 19, y: 7, side: 58, fine: false }
}
