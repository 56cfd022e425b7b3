/** How much of a dock its question takes: as little as shows all of it, so that the hand keeps its room. */
const ROOMS = ['usual', 'more', 'most'] as const

export type Room = (typeof ROOMS)[number]

/** The first room in which everything can be seen; else the largest. */
export function roomFor(fits: (room: Room) => boolean): Room {
  return ROOMS.find(fits) ?? 'most'
}

/** Give the question the room that it needs. Where it lies above the hand, it has the whole width already. */
export function makeRoom(halves: HTMLElement): void {
  const question = halves.querySelector<HTMLElement>(':scope > .question')
  const beside = question !== null && getComputedStyle(halves).flexDirection === 'row'
  halves.dataset['room'] = roomFor((room) => {
    halves.dataset['room'] = room
    return !beside || question.scrollHeight <= question.clientHeight
  })
}
