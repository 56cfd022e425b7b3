import { expect, test } from 'vitest'
import { deedOf, keyOf, planOf, told, type Situation } from './plans'

const block = { choices: ['block(card)'], text: 'Block' }
const pass = { choices: ['pass'], text: 'Pass' }
const window: Situation = {
  question: 'block',
  text: 'An attack',
  deeds: [pass, block],
  pass: 'pass',
  when: { fact: 'a', any: 'by anybody', values: [{ value: 2, text: 'by Jan' }] },
}
const draft = { situation: window, deed: block, value: null, orPass: true, always: false }

test('a card that may not be there is followed by the choice that does nothing, if it is wished', () => {
  expect(planOf(draft).deeds).toEqual([['block(card)'], ['pass']])
  expect(planOf({ ...draft, orPass: false }).deeds).toEqual([['block(card)']])
  expect(planOf({ ...draft, deed: pass }).deeds).toEqual([['pass']])
})

test('a chosen deed stays chosen when others come; one that is gone gives way to the first', () => {
  const more = { choices: ['block(new)'], text: 'New' }
  expect(deedOf({ ...window, deeds: [pass, more, block] }, keyOf(block))).toBe(block)
  expect(deedOf({ ...window, deeds: [pass, more] }, keyOf(block))).toBe(pass)
})

test('a plan holds where the fact is as it was marked', () => {
  expect(planOf(draft).facts).toEqual({})
  expect(planOf({ ...draft, value: 2 }).facts).toEqual({ a: 2 })
})

test('an order has no choice that does nothing', () => {
  const order: Situation = { question: 'order-type', text: 'Order', deeds: [block], pass: null }
  expect(planOf({ ...draft, situation: order }).deeds).toEqual([['block(card)']])
})

test('a plan is told with its condition; of a question that no form knows, by its id', () => {
  const say = (deed: readonly string[]): string => deed.join(' + ')
  const plan = { question: 'block', deeds: [['block(card)'], ['pass']], facts: { a: 2 } }
  expect(told(plan, [window], say)).toEqual({ when: 'An attack: by Jan', deeds: ['block(card)', 'pass'] })
  expect(told({ ...plan, facts: {} }, [window], say).when).toBe('An attack')
  expect(told(plan, [], say).when).toBe('block')
})
