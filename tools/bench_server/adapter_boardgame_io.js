// How a boardgame.io table is played: its lobby API makes the match, its socket.io protocol plays it.
//
// socket.io-client speaks the protocol ('sync', 'update') without boardgame.io's client around it: the server receives and
// sends the same messages, and the generator does not run every move a second time (it used 52 % of its core instead of 66 %).
// One run of six seconds each: 2,833 moves per second, p99 40 ms; with boardgame.io's own client, connecting anew for each
// match, 2,791 and 34 ms. That is no difference in throughput beyond the noise, and it has not been settled for p99.
// The two connections of a table stay open from match to match, as `updateMatchID` of that client does it.

import { io } from 'socket.io-client'
import { options } from './game.js'
import { Person } from './http.js'

export class Adapter {
  constructor(url, load) {
    this.url = url
    this.load = load
    this.sockets = []
    this.lobby = new Person(url)
  }

  // The two players of a table and their connections, which they keep from game to game.
  async sitDown(table) {
    const seats = ['0', '1'].map((id) => ({ id, table, match: null, stateID: -1, waiting: false, ended: null }))
    await Promise.all(seats.map((player) => this.connect(player)))
    return seats
  }

  async connect(player) {
    const socket = io(`${this.url}/spies`, { transports: ['websocket'], forceNew: true, reconnection: false })
    player.socket = socket
    this.sockets.push(socket)
    socket.on('sync', (match, { state }) => this.heard(player, match, state))
    socket.on('update', (match, state) => this.heard(player, match, state))
    socket.on('disconnect', (reason) =>
      this.load.failed(new Error(`table ${player.table} lost its connection: ${reason}`)),
    )
    await new Promise((done, failed) => {
      socket.on('connect', done)
      socket.on('connect_error', failed)
    })
  }

  // A game that is ready to be played.
  async make(seats) {
    const { matchID } = await this.lobby.ask('POST', '/games/spies/create', { numPlayers: 2 })
    const credentials = []
    for (const { id } of seats) {
      const body = { playerID: id, playerName: `player ${id}` }
      const joined = await this.lobby.ask('POST', `/games/spies/${matchID}/join`, body)
      credentials.push(joined.playerCredentials)
    }
    return { matchID, credentials }
  }

  // A game to its end.
  async play(seats, { matchID, credentials }) {
    await Promise.all(seats.map((player, place) => this.playSeat(player, matchID, credentials[place])))
  }

  playSeat(player, matchID, credentials) {
    return new Promise((ended) => {
      Object.assign(player, { match: matchID, credentials, stateID: -1, waiting: false, ended })
      player.socket.emit('sync', matchID, player.id, credentials, 2)
    })
  }

  // A new state: it contains the player's own move, or it is the player's turn, or the game is over.
  heard(player, match, state) {
    if (match !== player.match || state._stateID <= player.stateID) return
    player.stateID = state._stateID
    if (player.waiting) {
      player.waiting = false
      this.load.answered(player)
    }
    if (state.ctx.gameover !== undefined) player.ended()
    else if (state.ctx.currentPlayer === player.id) {
      this.load.asked(player, options(state.G, player.id), ([type, ...rest]) => {
        player.waiting = true
        const payload = { type, args: rest, playerID: player.id, credentials: player.credentials }
        player.socket.emit('update', { type: 'MAKE_MOVE', payload }, state._stateID, match, player.id)
      })
    }
  }

  bytes() {
    const sum = { in: 0, out: 0 }
    for (const socket of this.sockets) {
      const raw = socket.io.engine?.transport?.ws?._socket
      sum.in += raw?.bytesRead ?? 0
      sum.out += raw?.bytesWritten ?? 0
    }
    return sum
  }
}
