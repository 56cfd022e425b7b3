// A boardgame.io server as its documentation starts one: Server() with the default storage, which is memory.
// NODE_ENV=production (set by run.py) turns its logging and development checks off.

import bgio from 'boardgame.io/dist/cjs/server.js'
import { spies } from './game.js'

const port = Number(process.argv[2])
const server = bgio.Server({ games: [spies], origins: [bgio.Origins.LOCALHOST] })
await server.run({ port: { host: '127.0.0.1', port } }) // its own parameter knows no host; Node's listen() does
