// A boardgame.io server as its documentation starts one: Server() with the default storage, which is memory, or with a
// folder as second argument its FlatFile storage, the one it brings along that outlives the process.
// NODE_ENV=production (set by run.py) turns its logging and development checks off.

import bgio from 'boardgame.io/dist/cjs/server.js'
import { spies } from './game.js'

const { FlatFile, Origins, Server } = bgio
const [port, folder] = process.argv.slice(2)
const db = folder === undefined ? undefined : new FlatFile({ dir: folder })
const server = Server({ games: [spies], origins: [Origins.LOCALHOST], db })
// Its own parameter knows no host; Node's listen() does.
await server.run({ port: { host: '127.0.0.1', port: Number(port) } })
