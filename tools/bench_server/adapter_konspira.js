// How a Konspira table is played, as docs/wire.md says it: guests, a table by HTTP, the game on a live connection each.
//
// A move is answered when both have come: `done`, which says that it is on disk, and the frame that contains it.

import { randomBytes } from 'node:crypto'
import WebSocket from 'ws'
import { Person } from './http.js'

// What is still to come after a choice.
const DONE = 1
const FRAME = 2

export class Adapter {
  constructor(url, load) {
    this.url = url
    this.load = load
    this.sockets = []
  }

  // The two guests of a table, who play game after game there.
  sitDown(table) {
    return Promise.all(
      ['Ada', 'Jan'].map(async (name) => {
        const person = new Person(this.url)
        await person.ask('GET', '/api/me')
        const player = { table, person }
        await this.post(player, '/api/me', { name })
        return player
      }),
    )
  }

  post(player, path, body) {
    return player.person.ask('POST', path, body, { 'x-csrf-token': player.person.cookies.get('konspira-csrf') })
  }

  // A game that is ready to be played.
  async make(seats) {
    const [host] = seats
    const { id } = await this.post(host, '/api/tables', { game: 'spiskowcy', seats: 2 })
    for (const player of seats) {
      await this.post(player, `/api/tables/${id}/seat`, { salt: randomBytes(16).toString('hex') })
    }
    await this.post(host, `/api/tables/${id}/start`)
    return id
  }

  // A game to its end. The two connections of a table stay open from game to game, as boardgame.io's do.
  async play(seats, id) {
    await Promise.all(seats.map((player) => this.playSeat(player, id)))
  }

  playSeat(player, id) {
    return new Promise((ended, failed) => {
      const fresh = { token: '', unanswered: 0, question: null, result: null, going: 0 }
      Object.assign(player, fresh, { ended, failed })
      if (player.socket) {
        player.re += 1
        player.going = player.re
        player.socket.send(JSON.stringify({ do: 'go', table: id, re: player.re }))
      } else this.connect(player, id)
    })
  }

  connect(player, id) {
    const address = `${this.url.replace('http', 'ws')}/api/tables/${id}/live?since=0&chat=0&lang=en`
    const socket = new WebSocket(address, { origin: this.url, headers: { cookie: player.person.cookie } })
    Object.assign(player, { socket, re: 0 })
    this.sockets.push(socket)
    socket.on('error', player.failed)
    socket.on('message', (text) => this.heard(player, JSON.parse(text)))
    socket.on('close', (code) =>
      this.load.failed(new Error(`table ${player.table}: connection closed with ${code}`)),
    )
  }

  heard(player, message) {
    if (player.going) {
      // What comes before the answer is still about the table before.
      if (message.is === 'refused') this.load.failed(new Error(JSON.stringify(message.problem)))
      if (message.is === 'done' && message.re === player.going) player.going = 0
      return
    }
    switch (message.is) {
      case 'frame': {
        const { question, result } = message
        const open = question === null ? '' : question.token
        // A frame that still asks what was just answered does not contain the answer.
        if (player.unanswered & FRAME && (open !== player.token || result !== null)) player.unanswered &= ~FRAME
        player.question = question
        player.result = result
        break
      }
      case 'done':
        if (message.re !== player.re) return
        player.unanswered &= ~DONE
        break
      case 'refused':
        this.load.failed(new Error(`table ${player.table}: ${JSON.stringify(message.problem)}`))
        return
      default: // the table, a line of chat
        return
    }
    this.next(player)
  }

  next(player) {
    if (player.unanswered) return
    if (player.waiting) {
      player.waiting = false
      this.load.answered(player)
    }
    if (player.result !== null) player.ended() // once more is no harm
    else if (player.question !== null && player.question.token !== player.token) {
      const { token, options } = player.question
      this.load.asked(player, options, (choice) => {
        player.re += 1
        player.token = token
        player.waiting = true
        player.unanswered = DONE | FRAME
        player.socket.send(JSON.stringify({ do: 'choose', token, choice, re: player.re }))
      })
    }
  }

  bytes() {
    const sum = { in: 0, out: 0 }
    for (const socket of this.sockets) {
      sum.in += socket._socket?.bytesRead ?? 0
      sum.out += socket._socket?.bytesWritten ?? 0
    }
    return sum
  }
}
