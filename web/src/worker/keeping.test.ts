import { describe, expect, it } from 'vitest'
import { Boxes } from '../lib/offline/boxes'
import { Keeper, KEPT } from './keeping'

const ORIGIN = 'https://club.example.org'
const page = (script: string) => `<html><script src="${script}"></script></html>`

/** A server with files, and a browser that asks it. */
function world(files: Record<string, string>) {
  const boxes = new Boxes(ORIGIN)
  const asked: string[] = []
  const net = { up: true, status: 200 }
  const fetch = async (request: Request | string): Promise<Response> => {
    const path = new URL(typeof request === 'string' ? request : request.url, ORIGIN).pathname
    if (!net.up) throw new TypeError('no connection')
    asked.push(path)
    const found = files[path]
    if (net.status !== 200) return new Response('away', { status: net.status })
    return found === undefined ? new Response('', { status: 404 }) : new Response(found)
  }
  const keeper = (version: string, names: string[]) =>
    new Keeper({ caches: boxes as unknown as CacheStorage, fetch, origin: ORIGIN }, version, names)
  return { boxes, asked, net, files, keeper }
}

const get = (path: string, mode: RequestMode = 'cors') => {
  const request = new Request(new URL(path, ORIGIN))
  return Object.defineProperty(request, 'mode', { value: mode }) as Request
}
const text = async (answer: Promise<Response> | null) => (await answer)?.text()

const ONE = { '/': page('/assets/one.js'), '/assets/one.js': 'one', '/favicon.svg': 'icon' }
const NAMES = ['/assets/one.js', '/favicon.svg']

describe('without a connection', () => {
  it('every page opens as it was kept, with its parts', async () => {
    const { keeper, net } = world({ ...ONE })
    const mine = keeper('1', NAMES)
    await mine.install()
    net.up = false

    expect(await text(mine.answer(get('/t/some-table', 'navigate')))).toBe(ONE['/'])
    expect(await text(mine.answer(get('/assets/one.js')))).toBe('one')
    expect(await text(mine.answer(get('/favicon.svg')))).toBe('icon')
  })

  it('a proxy that says that the server is away is no page', async () => {
    const { keeper, net } = world({ ...ONE })
    const mine = keeper('1', NAMES)
    await mine.install()
    net.status = 502
    expect(await text(mine.answer(get('/', 'navigate')))).toBe(ONE['/'])
  })

  it('what belongs to a person is never answered from here', async () => {
    const { keeper } = world({ ...ONE })
    const mine = keeper('1', NAMES)
    for (const path of ['/api/me', '/api/lobby', '/api/waiting', '/api/tables/T/frame', '/api/alerts'])
      expect(mine.answer(get(path))).toBeNull()
    expect(mine.answer(new Request(`${ORIGIN}/`, { method: 'POST' }))).toBeNull()
    expect(mine.answer(new Request('https://elsewhere.example/assets/one.js'))).toBeNull()
  })

  it('rules that were read are there, and say that they come from here', async () => {
    const { keeper, net } = world({ ...ONE, '/api/games/g/rules': 'rules', '/api/games/at/1': 'games' })
    const mine = keeper('1', NAMES)
    const read = await mine.answer(get('/api/games/g/rules?lang=en'))
    expect(read?.headers.has(KEPT)).toBe(false)
    await mine.answer(get('/api/games/at/1'))
    net.up = false

    const again = await mine.answer(get('/api/games/g/rules?lang=en'))
    expect([await again?.text(), again?.headers.has(KEPT)]).toEqual(['rules', true])
    expect((await mine.answer(get('/api/games/g/rules?lang=pl')))?.type).toBe('error')
    expect(await text(mine.answer(get('/api/games/at/2')))).toBe('games') // the last one known
  })
})

describe('a new version', () => {
  it('no page is stale: with a connection it comes from the server', async () => {
    const { keeper, files } = world({ ...ONE })
    const mine = keeper('1', NAMES)
    await mine.install()
    files['/'] = page('/assets/two.js')
    expect(await text(mine.answer(get('/', 'navigate')))).toBe(files['/'])
  })

  it('fetches only what is new, and a page of the old one still finds its parts', async () => {
    const { keeper, files, asked } = world({ ...ONE, '/assets/same.js': 'same' })
    await keeper('1', [...NAMES, '/assets/same.js']).install()
    delete files['/assets/one.js']
    Object.assign(files, { '/': page('/assets/two.js'), '/assets/two.js': 'two' })
    asked.length = 0
    const next = keeper('2', ['/assets/two.js', '/assets/same.js', '/favicon.svg'])
    await next.install()
    await next.activate()

    expect(asked.sort()).toEqual(['/', '/assets/two.js', '/favicon.svg'])
    expect(await text(next.answer(get('/assets/one.js')))).toBe('one')
  })

  it('forgets the versions before the last one', async () => {
    const { keeper, files, boxes } = world({ ...ONE })
    for (const version of ['1', '2', '3']) {
      await keeper(version, NAMES).install()
      await keeper(version, NAMES).activate()
    }
    expect([...boxes.all.keys()]).toEqual(['konspira-files-2', 'konspira-files-3'])
    expect(files).toEqual(ONE)
  })

  it('is not kept while the server shows the page of another one, nor with a part missing', async () => {
    const { keeper, files, boxes } = world({ ...ONE })
    files['/'] = page('/assets/two.js')
    await expect(keeper('1', NAMES).install()).rejects.toThrow('another version')
    files['/'] = ONE['/']
    await expect(keeper('1', [...NAMES, '/assets/gone.js']).install()).rejects.toThrow('gone.js')
    expect((await boxes.all.get('konspira-files-1')?.match('/')) ?? null).toBeNull()
  })
})
