import { expect, it } from 'vitest'
import { Trouble } from '../api'
import { Boxes, shelf } from './boxes'
import { Kept } from './kept'

const away = () => Promise.reject(new Trouble({ code: 'unreachable', message: '' }, 0))
const ask = (data: unknown) => () => Promise.resolve(data)
const settled = () => new Promise((done) => setTimeout(done))

function browser() {
  const boxes = new Boxes()
  const storage = shelf()
  const window = () => new Kept(() => ({ caches: boxes as unknown as CacheStorage, storage }))
  const words = async () =>
    (
      await Promise.all(
        [...boxes.all.values()].flatMap((box) => [...box.kept.values()].map((one) => one.clone().text())),
      )
    ).join()
  return { boxes, window, words }
}

it('what the server said is there without it, and says how old it is', async () => {
  const here = browser().window()
  await here.belongsTo('anna')
  expect(await here.ask('lobby', ask(['a table']))).toMatchObject({ data: ['a table'], kept: false })
  await settled()

  const found = await here.ask('lobby', away)
  expect(found).toMatchObject({ data: ['a table'], kept: true })
  expect(found.at).toBeLessThanOrEqual(Date.now())
  await expect(here.ask('never seen', away)).rejects.toThrow(Trouble)
})

it('an answer that refuses is no missing connection', async () => {
  const here = browser().window()
  await here.belongsTo('anna')
  await here.write('table/T', 'seen')
  const refused = () => Promise.reject(new Trouble({ code: 'not-watched', message: 'no' }, 403))
  await expect(here.ask('table/T', refused)).rejects.toThrow('no')
})

it('after signing out nothing is left, and a window that is still open writes nothing', async () => {
  const { window, words, boxes } = browser()
  const [here, other] = [window(), window()]
  await here.belongsTo('anna')
  await other.belongsTo('anna')
  await here.write('table/T', { hand: ['banker'] })
  expect(await words()).toContain('banker')

  await here.belongsTo('')
  await other.write('table/T', { hand: ['banker'] })

  expect(await words()).toBe('')
  expect([...boxes.all.keys()]).toEqual([])
  expect(await here.read('table/T')).toBeNull()
})

it('somebody else at this device finds nothing of the former person, and writes their own', async () => {
  const { window, words } = browser()
  const [here, other] = [window(), window()]
  await here.belongsTo('anna')
  await other.belongsTo('anna')
  await here.write('table/T', { hand: ['banker'] })

  await here.belongsTo('jan')
  await other.write('table/U', { hand: ['raid'] }) // Anna's window does not know yet
  await here.write('table/T', { hand: ['prince'] })

  expect(await words()).not.toMatch(/banker|raid/)
  expect((await here.read<{ hand: string[] }>('table/T'))?.data.hand).toEqual(['prince'])
})

it('a write that is on its way when somebody leaves is undone', async () => {
  const { boxes, window, words } = browser()
  const [here, other] = [window(), window()]
  await here.belongsTo('anna')
  const box = await boxes.open('konspira-kept')
  const put = box.put.bind(box)
  box.put = async (key, answer) => {
    await other.clear() // meanwhile, in another window
    boxes.all.set('konspira-kept', box)
    await put(key, answer)
  }
  await here.write('table/T', { hand: ['banker'] })
  expect(await words()).toBe('')
})

it('without a connection at the start it is who it was', async () => {
  const { window } = browser()
  const before = window()
  await before.belongsTo('anna')
  await before.write('me', { name: 'Anna' })

  const now = window()
  now.resume()
  expect((await now.read<{ name: string }>('me'))?.data.name).toBe('Anna')
  await now.write('lobby', [])
  expect(await now.read('lobby')).not.toBeNull()
})

it('of the tables the newest thirty are kept, and other things do not count', async () => {
  const here = browser().window()
  await here.belongsTo('anna')
  await here.write('lobby', [])
  for (let number = 0; number < 32; number += 1) await here.write(`table/${number}`, number)
  expect(await here.read('table/1')).toBeNull()
  expect(await here.read('table/2')).not.toBeNull()
  expect(await here.read('lobby')).not.toBeNull()
})

it('a browser without caches keeps nothing and fails at nothing', async () => {
  const here = new Kept(() => ({ caches: undefined, storage: undefined }))
  await here.belongsTo('anna')
  await here.write('lobby', [])
  expect(await here.read('lobby')).toBeNull()
  expect((await here.ask('lobby', ask([]))).kept).toBe(false)
})
