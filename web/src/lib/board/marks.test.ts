import { beforeEach, describe, expect, it } from 'vitest'
import { preferences } from '../preferences.svelte'
import type { Scene } from '../table/game-ui'
import type { Words } from '../words/words'
import { ask, gameInfo, quiet, scene } from './fixtures'
import { isPrivate, Marks, onlyAnswer } from './marks.svelte'

interface View {
  seats: readonly unknown[]
}

class Plain extends Marks<View> {
  protected suggests = onlyAnswer
}

const at = (question: ReturnType<typeof ask> | null, more: Partial<Scene<View>> = {}) =>
  scene<View>(
    { game: gameInfo('any', [2], {}), words: undefined as unknown as Words, view: { seats: [0, 1] }, question },
    more,
  )

const TWO = ask('way', ['left', 'right'])
let marks: Plain

beforeEach(() => {
  preferences.confirm = 'public'
  marks = new Plain()
})

describe('what is about to be chosen', () => {
  it('is sent at once where the server says that nobody learns of it', () => {
    const hidden = at(quiet(TWO, ['left']))
    marks.sync(hidden)
    marks.take(hidden, 'left')
    marks.take(hidden, 'right')
    expect([hidden.sent, marks.pick]).toEqual([['left'], 'right'])
  })

  it('is marked first where all learn of it, and sent by a second tap or the button', () => {
    const open = at(TWO)
    marks.sync(open)
    marks.take(open, 'left')
    expect([open.sent, marks.primary(open.question)]).toEqual([[], 'left'])
    marks.take(open, 'left')
    marks.send(open, 'right')
    expect(open.sent).toEqual(['left', 'right'])
  })

  it('is confirmed once more, or never, as the reader likes', () => {
    const hidden = at(quiet(TWO))
    preferences.confirm = 'always'
    marks.take(hidden, 'left')
    marks.send(hidden, 'right')
    expect([hidden.sent, marks.pick]).toEqual([[], 'right'])
    preferences.confirm = 'never'
    marks.take(at(TWO), 'left')
    expect(marks.pick).toBe('right')
  })

  it('cannot be what is not offered, and nothing while a choice travels', () => {
    const open = at(TWO)
    marks.take(open, 'up')
    marks.send(open, 'up')
    const busy = at(TWO, { sending: true })
    marks.take(busy, 'left')
    expect([open.sent, busy.sent, marks.pick]).toEqual([[], [], null])
  })

  it('is forgotten with the question it belonged to', () => {
    const open = at(TWO)
    marks.sync(open)
    marks.take(open, 'left')
    marks.sync(at({ ...TWO, token: '2' }))
    expect([marks.pick, marks.isBusy]).toEqual([null, false])
  })
})

it('the only answer is offered to the button unless it leads on by itself', () => {
  const one = ask('way', ['left'])
  expect([onlyAnswer(one), onlyAnswer(quiet(one)), onlyAnswer(TWO)]).toEqual(['left', null, null])
  expect([isPrivate(quiet(one), 'left'), isPrivate(null, 'left')]).toEqual([true, false])
})
