import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { InjectOptions } from 'fastify'
import { createLocalJWKSet } from 'jose'
import type { Contract } from 'shared/contract'
import { sliceCalls } from 'shared/releases/sliceCalls'
import { readConfig } from 'shared/server/config/config'
import type { SliceContext } from 'shared/server/slices/context'
import { findCall } from '../../findCall'
import { houseKeys } from '../../houseKeys'
import { buildGuest } from '../buildGuest'
import type { GuestSlice } from '../guestSlice'
import { DEMO_PEOPLE } from '../openGuest'

export const ANA = 'ana@mydiet.mx'
export const NUEVO = 'nuevo@mydiet.mx'

const PEOPLE: Readonly<Record<string, { id: number; firstName: string }>> = {
  [ANA]: { id: DEMO_PEOPLE.ana, firstName: 'Ana' },
  [NUEVO]: { id: DEMO_PEOPLE.nuevo, firstName: 'Nuevo' },
}

interface Sent {
  token?: string
  body?: unknown
  headers?: Record<string, string>
}

export interface Answer {
  status: number
  headers: Record<string, unknown>
  // biome-ignore lint/suspicious/noExplicitAny: a test looks into whatever came back
  body: any
}

export interface GuestServer {
  context: SliceContext
  /** Calls by the contract's name, with ids filled in, as the house does for a person who is signed in. */
  call(name: string, sent?: Sent): Promise<Answer>
  /** One of the demo's people, without a password. */
  signIn(email?: string): Promise<{ id: number; firstName: string; token: string }>
  /** Resolves when every job that is due by the server's clock is done. */
  jobsDone(): Promise<void>
  /** Advances the server's clock. */
  pass(ms: number): void
  close(): Promise<void>
}

/**
 * The slice of a repository of its own with the demo, on a database of its own: the embedded one, or the empty one that
 * `DATABASE_URL` names. The house is played at the wire: it says who calls, as the real one does.
 */
export async function guestServer(slice: GuestSlice, contract: Contract): Promise<GuestServer> {
  const folder = mkdtempSync(join(tmpdir(), 'my-diet-guest-'))
  const { DATABASE_URL } = process.env
  const config = readConfig({ DATA_DIR: folder, DATABASE_URL, DEMO: 'yes', LOG_LEVEL: 'silent' })
  const keys = await houseKeys({ dataDir: folder })
  let passed = 0
  const now = () => new Date(Date.now() + passed)
  const guest = await buildGuest(config, slice, { keys: createLocalJWKSet(keys.published), now })
  const remote = `mf-${slice.name}`
  const calls = sliceCalls(contract)

  async function call(name: string, { token, body, headers }: Sent = {}): Promise<Answer> {
    const [method = '', path = ''] = name.split(' ')
    const asked = findCall(calls, method, path.split('?')[0] ?? '')?.name ?? name
    const statement = await keys.sign({
      to: remote,
      call: asked,
      requestId: randomUUID(),
      ...(token && { personId: Number(token) }),
    })
    const answer = await guest.app.inject({
      method: method as InjectOptions['method'] & string,
      url: `/${path}`,
      headers: { authorization: `Bearer ${statement}`, ...headers },
      ...(body !== undefined && { payload: body as object }),
    })
    const text = answer.body
    return { status: answer.statusCode, headers: answer.headers, body: text ? JSON.parse(text) : undefined }
  }

  return {
    context: guest.context,
    call,
    async signIn(email = ANA) {
      const person = PEOPLE[email]
      if (!person) throw new Error(`The demo has no ${email}.`)
      return { ...person, token: String(person.id) }
    },
    jobsDone: () => guest.jobsDone(now()),
    pass: ms => {
      passed += ms
    },
    async close() {
      await guest.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
