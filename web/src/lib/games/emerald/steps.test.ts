import { expect, it } from 'vitest'
import { asks, cityOf, sceneOf, seatOf, viewOf } from './fixtures'
import { bombsOf, cubesOut } from './steps'
import { readPack } from './cards'
import { GAME_INFO } from './fixtures'

it('counts cubes in Limbo and in cities for retrieving', () => {
  const view = viewOf({ seats: [seatOf({ limbo: 1 }), seatOf()] }, [cityOf('rome', { cubes: [2, 0, 0] })])
  expect(cubesOut(view, 0)).toBe(3)
})

it('knows what a card is worth as support', () => {
  const view = viewOf({}, [cityOf('rome', { agents: [2, 0, 0] })])
  const scene = sceneOf(view, asks('kill-support', [], { city: 'rome' }))
  const { cards } = readPack(GAME_INFO)
  expect(bombsOf(scene, 'bombs', cards.get('start_dynamite'))).toBe(1)
  expect(bombsOf(scene, 'support', cards.get('infernal_machine'))).toBe(3)
  expect(bombsOf(scene, 'support', cards.get('fenians'))).toBe(2)
})
