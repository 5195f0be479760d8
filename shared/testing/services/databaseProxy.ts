import type { AddressInfo } from 'node:net'
import { connect, createServer, type Socket } from 'node:net'

/** The failures of a connection to a database. `swallowing` keeps connections open and passes no bytes either way. */
type Fault = 'none' | 'swallowing' | 'resetting' | 'refusing'

export interface DatabaseProxy {
  /** The address of the database through the proxy. */
  url: string
  fail(fault: Fault): Promise<void>
  /**
   * Breaks every connection in place of the message after the next so many, as the end of the process does there. With
   * `kill` that is called instead, so that the process itself ends there.
   */
  endAfter(messages: number, kill?: () => void): void
  /** Passes so many bytes of answers, and swallows everything after them until `fail` ends it. */
  swallowAfter(bytes: number): void
  /** The number of open connections. */
  open(): number
  close(): Promise<void>
}

/** A TCP proxy in front of a database, whose connections a test can break. A broken connection stays broken. */
export async function databaseProxy(url: string): Promise<DatabaseProxy> {
  const address = new URL(url)
  // The tests' PostgreSQL is asked through a socket file, and listens on the network too.
  if (address.hostname.startsWith('%2F')) address.hostname = '127.0.0.1'
  const { hostname, port: partPort } = address
  let fault: Fault = 'none'
  let messagesLeft = Number.POSITIVE_INFINITY
  let end: () => void = dropAll
  let bytesLeft = Number.POSITIVE_INFINITY
  const pairs = new Set<[Socket, Socket]>()
  const server = createServer(inward => {
    if (fault === 'resetting') {
      inward.resetAndDestroy()
      return
    }
    const outward = connect(Number(partPort), hostname)
    const pair: [Socket, Socket] = [inward, outward]
    const swallowed = { now: fault === 'swallowing' }
    swallowing.set(pair, swallowed)
    pairs.add(pair)
    const forward = (from: Socket, to: Socket) => {
      from.on('data', bytes => {
        if (from === inward && messagesLeft-- === 0) end()
        else if (!swallowed.now && (from === inward || mayPass(bytes))) to.write(bytes)
      })
      from.on('error', () => undefined)
      from.on('close', () => {
        pairs.delete(pair)
        to.destroy()
      })
    }
    forward(inward, outward)
    forward(outward, inward)
  })
  const swallowing = new WeakMap<[Socket, Socket], { now: boolean }>()
  await listen(0)
  const { port } = server.address() as AddressInfo
  address.port = String(port)

  function mayPass({ length }: Buffer): boolean {
    bytesLeft -= length
    return bytesLeft >= 0
  }

  function listen(at: number): Promise<void> {
    return new Promise(done => server.listen(at, '127.0.0.1', done))
  }

  function stopListening(): Promise<void> {
    return new Promise(done => server.close(() => done()))
  }

  function dropAll(): void {
    for (const [inward, outward] of pairs) {
      inward.resetAndDestroy()
      outward.destroy()
    }
  }

  return {
    url: address.href,
    endAfter(messages, kill = dropAll) {
      messagesLeft = messages
      end = kill
    },
    swallowAfter(bytes) {
      bytesLeft = bytes
    },
    open: () => pairs.size,
    async fail(next) {
      bytesLeft = Number.POSITIVE_INFINITY
      const before = fault
      fault = next
      if (next === 'swallowing') {
        for (const pair of pairs) {
          const state = swallowing.get(pair)
          if (state) state.now = true
        }
      }
      if (next === 'resetting' || next === 'refusing') dropAll()
      if (next === 'refusing') await stopListening()
      else if (before === 'refusing') await listen(port)
    },
    async close() {
      dropAll()
      if (server.listening) await stopListening()
    },
  }
}
