/** Building the town: which sector is in the hand, where it can lie, and which streets would meet there. */
import type { Scene } from '../../table/game-ui'
import type { Ask, GameInfo } from '../../wire'
import { fact, parse } from './choices'
import { say, term } from './labels'
import { GAME, readPack } from './pack'
import { joints } from './town'
import type { SpotView, View } from './view'

const SIDES_OF = [
  ['west', 1, 0],
  ['east', -1, 0],
  ['north', 0, 1],
  ['south', 0, -1],
] as const

export const isLaying = (question: Ask | null): boolean =>
  question !== null && ['lay-sector', 'lay-cell', 'lay-turn'].includes(question.kind)

/** A place by its name: `1,-2` is column 1, row -2. */
export function placed(cell: string): { column: number; row: number } {
  const [column = 0, row = 0] = cell.split(',').map(Number)
  return { column, row }
}

/** What is about to be laid, as far as it is chosen: by the question, and by what is marked. */
export interface Draft {
  sector: string
  cell: string | null
  turn: number
}
export function draftOf(question: Ask | null, pick: string | null): Draft | null {
  const sector = fact(question, 'sector')
  if (!isLaying(question) || sector === null) return null
  const { family, argument } = pick === null ? { family: '', argument: '' } : parse(pick)
  return {
    sector,
    cell: family === 'cell' ? argument : fact(question, 'cell'),
    turn: family === 'turn' ? Number(argument) : 0,
  }
}

/** How many streets of the town a sector would meet there. */
export function meets(game: Pick<GameInfo, 'content'>, layout: readonly SpotView[], draft: Draft): number {
  if (draft.cell === null) return 0
  const before = joints(game, layout).length
  return joints(game, [...layout, { sector: draft.sector, turn: draft.turn, ...placed(draft.cell) }]).length - before
}

/** Where a place is, by its neighbours: "east of the Police sector". */
export function whereIs({ view, words }: Pick<Scene<View>, 'view' | 'words'>, cell: string): string {
  const { column, row } = placed(cell)
  const found = SIDES_OF.flatMap(([side, right, down]) => {
    const next = view.layout.find((one) => one.column === column + right && one.row === row + down)
    return next ? [words.about(GAME, `stawka-cell-${side}`, { sector: next.sector })] : []
  })
  return words.list(found)
}

/** A place with what would lie there. */
export function cellLabel(scene: Scene<View>, cell: string): string {
  const draft = draftOf(scene.question, null)
  if (draft === null) return say(scene.words, 'cell-free', { where: whereIs(scene, cell) })
  const facts = { sector: term(scene.words, 'sector', draft.sector), where: whereIs(scene, cell) }
  return say(scene.words, 'lay-at', facts)
}

/** The locations of a sector, in words. */
export const locationsOf = ({ game, words }: Pick<Scene<View>, 'game' | 'words'>, sector: string): string[] =>
  (readPack(game).sectors.get(sector)?.fields ?? [])
    .filter((field) => field.location)
    .map((field) => term(words, 'location', field.id))
