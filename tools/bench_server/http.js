// A small HTTP client on kept-alive connections, with the cookies of one person if there is one.

import { Agent, request } from 'node:http'

const agent = new Agent({ keepAlive: true })

export class Person {
  constructor(url) {
    this.url = url
    this.cookies = new Map()
  }

  get cookie() {
    return [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  }

  // Ask for something; anything but success is an error that says what came back.
  ask(method, path, body, headers = {}) {
    return new Promise((done, failed) => {
      const text = body === undefined ? '' : JSON.stringify(body)
      const sent = { ...headers, 'content-length': Buffer.byteLength(text) }
      if (text) sent['content-type'] = 'application/json'
      if (this.cookies.size) sent.cookie = this.cookie
      const asked = request(this.url + path, { method, agent, headers: sent }, (answer) => {
        for (const line of answer.headers['set-cookie'] ?? []) {
          const [, name, value] = /^([^=]+)=([^;]*)/.exec(line)
          this.cookies.set(name, value)
        }
        let found = ''
        answer.setEncoding('utf8')
        answer.on('data', (part) => (found += part))
        answer.on('error', failed)
        answer.on('end', () => {
          if (answer.statusCode < 300) done(found ? JSON.parse(found) : null)
          else failed(new Error(`${method} ${path}: ${answer.statusCode} ${found.slice(0, 500)}`))
        })
      })
      asked.on('error', (error) => {
        // The server has closed a connection that nobody used for a while, just when we took it up again.
        if (asked.reusedSocket && error.code === 'ECONNRESET') done(this.ask(method, path, body, headers))
        else failed(error)
      })
      asked.end(text)
    })
  }
}
