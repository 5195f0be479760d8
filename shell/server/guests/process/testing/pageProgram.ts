import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { pathToFileURL } from 'node:url'
import type { Contract } from 'shared/contract'
import type { GuestSlice } from '../guestSlice'
import { ANA, guestServer } from './guestServer'

/**
 * The server behind the screens under test: the calls of the repository's slice, and the house's sign-in of a demo person.
 * Tells its port to whoever started it.
 */
const [root = '.'] = process.argv.slice(2)
const guest = await guestServer(
  await exportOf<GuestSlice>('server/plugin.ts', value => 'migrations' in value),
  await exportOf<Contract>('contract.ts', value => Object.keys(value).some(name => name.includes(' '))),
)

const server = createServer(async (request, response) => {
  const { status, body } = await answerTo(request)
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body ?? null))
})
server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port))
process.on('disconnect', () => {
  server.closeAllConnections()
  server.close(() => void guest.close().then(() => process.exit(0)))
})

async function answerTo(request: IncomingMessage): Promise<{ status: number; body: unknown }> {
  const { method, url = '', headers } = request
  const path = url.replace(/^\/api\//, '')
  const sent = await text(request)
  const body = sent ? JSON.parse(sent) : undefined
  if (path === 'auth/login') return { status: 200, body: await guest.signIn(body?.email ?? ANA) }
  const token = headers.authorization?.replace('Bearer ', '')
  const passedOn = ['content-type', 'idempotency-key'].flatMap(name =>
    typeof headers[name] === 'string' ? [[name, headers[name]]] : [],
  )
  return guest.call(`${method} ${path}`, { token, body, headers: Object.fromEntries(passedOn) })
}

/** The first export of a module of the repository that is one of these. */
async function exportOf<T>(module: string, isOne: (value: object) => boolean): Promise<T> {
  const exports = (await import(pathToFileURL(join(root, module)).href)) as Record<string, unknown>
  const found = Object.values(exports).find(
    value => typeof value === 'object' && value !== null && isOne(value),
  )
  if (!found) throw new Error(`${module} exports no such thing.`)
  return found as T
}
