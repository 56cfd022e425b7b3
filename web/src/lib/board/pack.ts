/** What the tables read from a game's content. */
import type { GameInfo } from '../wire'

/** Rows by their ids. */
export const byId = <Row extends { id: string }>(rows: Row[] | undefined): ReadonlyMap<string, Row> =>
  new Map((rows ?? []).map((row) => [row.id, row]))

/** A pack is read once for each content. */
export function readOnce<Content, Pack>(read: (content: Content) => Pack): (game: Pick<GameInfo, 'content'>) => Pack {
  const known = new WeakMap<object, Pack>()
  return ({ content }) => {
    let pack = known.get(content)
    if (pack === undefined) known.set(content, (pack = read(content as Content)))
    return pack
  }
}
