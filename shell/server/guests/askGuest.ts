import { Transform } from 'node:stream'
import { type Agent, request } from 'undici'
import type { RawAnswer } from './checkAnswer'
import { GuestFailed } from './guestFailed'

interface Asked {
  address: string
  method: string
  /** With its slash and its query. */
  path: string
  headers: Readonly<Record<string, string>>
  body?: Buffer
  /** Until the answer begins. */
  limitMs: number
  /** Aborted when the caller goes away. */
  signal: AbortSignal
}

/** Asks a guest and answers once the head of its answer is there. */
export async function askGuest(
  agent: Agent,
  { address, limitMs, signal, ...asked }: Asked,
): Promise<RawAnswer> {
  const late = new AbortController()
  const limit = setTimeout(() => late.abort(), limitMs)
  try {
    const { statusCode, headers, body } = await request(`${address}${asked.path}`, {
      dispatcher: agent,
      method: asked.method as 'GET',
      headers: asked.headers,
      ...(asked.body && { body: asked.body }),
      signal: AbortSignal.any([signal, late.signal]),
    })
    return { status: statusCode, headers, body }
  } catch (error) {
    if (signal.aborted) throw error
    const { code = '', message } = error as NodeJS.ErrnoException
    throw new GuestFailed(late.signal.aborted ? `no answer in ${limitMs} ms` : code || message, {
      cause: error,
    })
  } finally {
    clearTimeout(limit)
  }
}

/** Whether a guest says that it is well. */
export async function isWell(agent: Agent, { address, health }: { address: string; health: string }) {
  const signal = new AbortController().signal
  const headers = { accept: 'application/json' }
  try {
    const asked = { address, method: 'GET', path: health, headers, limitMs: 2_000, signal }
    const { status, body } = await askGuest(agent, asked)
    body.on('error', () => undefined).destroy()
    return status === 200
  } catch {
    return false
  }
}

/** Passes bytes on, and fails past the limit. */
export function atMost(bytes: number): Transform {
  let passed = 0
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      passed += chunk.length
      if (passed > bytes) done(new GuestFailed('its answer is too long'))
      else done(null, chunk)
    },
  })
}
