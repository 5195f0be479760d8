import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { publish } from 'shared/releases'
import { noteElsewhere } from 'shared/releases/onShelf'
import type { SliceJson } from 'shared/releases/sliceJson'
import { shelfServer } from './shelfServer'

export const GUEST = 'mf-agua'

interface Heard {
  method: string
  url: string
  headers: IncomingMessage['headers']
  body: string
}

type Answer = (response: ServerResponse, heard: Heard) => void

export const inJson = (value: object, status = 200): Answer => {
  return response =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(value))
}

const WELL = inJson({ ok: true })

/** The API process of another repository. A test says how it answers. */
async function startGuest() {
  const heard: Heard[] = []
  const guest = { answer: WELL, health: WELL, heard }
  const server = createServer(async (request, response) => {
    const { method = '', url = '', headers } = request
    const one = { method, url, headers, body: await text(request) }
    if (url === '/health') return guest.health(response, one)
    heard.push(one)
    guest.answer(response, one)
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = server.address() as AddressInfo
  return {
    guest,
    address: `http://127.0.0.1:${port}`,
    async stop() {
      server.closeAllConnections()
      if (server.listening) await once(server.close(), 'close')
    },
  }
}

const answer = { maxBytes: 200 }
const CALLS = {
  'GET agua/days/{day}': { access: 'person', answer },
  'POST agua/glasses': { access: 'person', body: { maxBytes: 100 }, answer },
  'GET agua/slow': { access: 'person', answer, seconds: 1 },
  'GET agua/notice': { access: 'anyone', answer },
  'GET agua/report': { access: 'staff:operation', answer: { ...answer, types: ['text/csv'] } },
}

/**
 * A running house with a shelf, whose remote `mf-agua` has a process of its own: a double, unless its release names
 * another.
 */
export async function guestHouse(environment: Record<string, string> = {}, slice: Partial<SliceJson> = {}) {
  const { guest, address, stop } = await startGuest()
  const house = await shelfServer({ SLICE_GRANTS: `${GUEST}=${address}`, ...environment })
  house.clear()
  house.publishShell()
  const route = { path: 'agua', title: 'Agua', screen: './src/screens/agua/Agua' }
  const build = house.build('agua', {
    remote: { name: GUEST, title: 'Agua', routes: [route] },
    release: { container: 'mf_agua', exposes: { './agua': { js: ['comidas.js'], css: [] } } },
    files: {
      'slice.json': JSON.stringify({ address, health: '/health', calls: CALLS, ownData: true, ...slice }),
    },
  })
  noteElsewhere(house.shelf, GUEST)
  const release = publish(house.shelf, GUEST, build)
  return {
    ...house,
    guest,
    release,
    stopGuest: stop,
    /** The guest is well again, for the next test. */
    rest() {
      Object.assign(guest, { answer: WELL, health: WELL })
      guest.heard.length = 0
    },
    async close() {
      await house.server.close()
      await stop()
    },
  }
}
