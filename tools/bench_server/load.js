// One load generator for both servers: so many tables, two players each, every player on a connection of its own.
// A player who is asked answers at once with a random option. A round trip lasts from sending that move until the mover
// has received the update that contains it. When a game is over, the next one starts at the same place.
//
// node load.js --adapter boardgame_io|konspira --url http://127.0.0.1:PORT [--tables 50] [--warmup 3] [--seconds 20]
//              [--ahead 0] [--server-pid PID]
//
// With --ahead, so many games of each table are made before the first move: then the making of games is not in the numbers.
//
// Prints one JSON object. What differs between the servers is in adapter_*.js and nowhere else.

import { parseArgs } from 'node:util'
import { cpuSeconds, coreSeconds } from './cpu.js'

const STALLED = 10_000 // milliseconds without a move at some table: something is broken, and no number is better than a wrong one
const SETUP = 120_000 // milliseconds until every table has moved
const MOST = 4_000_000 // round trips that can be recorded

const { values: args } = parseArgs({
  options: {
    adapter: { type: 'string' },
    url: { type: 'string' },
    tables: { type: 'string', default: '50' },
    warmup: { type: 'string', default: '3' },
    seconds: { type: 'string', default: '20' },
    ahead: { type: 'string', default: '0' },
    'server-pid': { type: 'string', default: '0' },
  },
})

class Load {
  constructor() {
    this.measuring = false
    this.stopping = false
    this.count = 0
    this.games = 0
    this.made = 0 // tables that have made their games
    this.times = new Float64Array(MOST)
    this.moved = [] // per table: when it moved last
  }

  // A player is asked: the adapter gives the options and how to send one of them.
  asked(player, options, send) {
    if (this.stopping) return
    const option = options[Math.floor(Math.random() * options.length)]
    player.sent = performance.now()
    send(option)
  }

  // The mover has received the update that contains its move.
  answered(player) {
    const now = performance.now()
    if (this.measuring && this.count < MOST) {
      this.times[this.count] = now - player.sent
      this.count += 1
    }
    this.moved[player.table] = now
  }

  over() {
    if (this.measuring) this.games += 1
  }

  failed(error) {
    if (!this.stopping) fail(error)
  }
}

const load = new Load()
const pid = Number(args['server-pid'])
const tables = Number(args.tables)
const seconds = Number(args.seconds)
const ahead = Number(args.ahead)
const { Adapter } = await import(`./adapter_${args.adapter}.js`)
const adapter = new Adapter(args.url, load)

const wait = (seconds) => new Promise((done) => setTimeout(done, seconds * 1000))

async function keepPlaying(table) {
  const seats = await adapter.sitDown(table)
  const ready = []
  while (ready.length < ahead) ready.push(await adapter.make(seats))
  load.made += 1
  while (load.made < tables) await wait(0.01) // all begin together
  while (!load.stopping) {
    await adapter.play(seats, ready.pop() ?? (await adapter.make(seats)))
    load.over()
  }
}

function fail(error) {
  console.error(error)
  process.exit(1)
}

for (let table = 0; table < tables; table += 1) keepPlaying(table).catch((error) => load.failed(error))

const watch = setInterval(() => {
  const now = performance.now()
  const stalled = load.moved.findIndex((at) => at !== undefined && now - at > STALLED)
  if (stalled >= 0) fail(new Error(`table ${stalled} has not moved for ${STALLED / 1000} s`))
}, 1000)

// The warm-up begins when every table has moved.
const begun = performance.now()
while (load.moved.filter((at) => at !== undefined).length < tables) {
  if (performance.now() - begun > SETUP) fail(new Error(`not every table was set up within ${SETUP / 1000} s`))
  await wait(0.05)
}
await wait(Number(args.warmup))

function sample() {
  const own = process.cpuUsage()
  return {
    at: performance.now(),
    generator: (own.user + own.system) / 1e6,
    server: pid ? cpuSeconds(pid) : 0,
    cores: coreSeconds(),
    bytes: adapter.bytes(),
  }
}

const before = sample()
load.measuring = true
await wait(seconds)
load.measuring = false
const after = sample()
load.stopping = true
clearInterval(watch)

const elapsed = (after.at - before.at) / 1000
const times = load.times.subarray(0, load.count).sort()
const percentile = (share) => times[Math.min(times.length - 1, Math.floor(times.length * share))]
const result = {
  seconds: elapsed,
  round_trips: load.count,
  per_second: load.count / elapsed,
  p50_ms: percentile(0.5),
  p99_ms: percentile(0.99),
  max_ms: times[times.length - 1],
  games: load.games,
  server_cpu: (after.server - before.server) / elapsed,
  generator_cpu: (after.generator - before.generator) / elapsed,
  cores: after.cores.map((busy, core) => (busy - before.cores[core]) / elapsed),
  bytes_in: (after.bytes.in - before.bytes.in) / load.count,
  bytes_out: (after.bytes.out - before.bytes.out) / load.count,
}
if (load.count === 0) fail(new Error('no round trip was measured'))
process.stdout.write(`${JSON.stringify(result)}\n`, () => process.exit(0))
