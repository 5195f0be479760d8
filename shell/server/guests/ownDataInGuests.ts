import { randomUUID } from 'node:crypto'
import { json } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { shelfIn } from 'shared/releases/shelf'
import type { SliceContext } from 'shared/server/slices/context'
import { askGuest, atMost } from './askGuest'
import { checkHead, type RawAnswer } from './checkAnswer'
import { connectionToGuests } from './connection'
import { GuestFailed } from './guestFailed'
import { type Guest, guestsOn } from './guestsOn'
import { houseKeys } from './houseKeys'
import { guestMessages } from './messages'
import { OWN_DATA } from './ownDataPath'

const LIMIT_MS = 10_000
const LONGEST = 5 * 1024 * 1024
const CALL = { access: 'person', answer: { maxBytes: LONGEST } } as const

type Ground = Pick<SliceContext, 'config'>

/** The data that guests store about a person, by the remote; where a guest does not answer now, words that say so. */
export async function dataInGuests(ground: Ground, personId: number): Promise<Record<string, unknown>> {
  const told = withData(ground).map(async guest => {
    const data = await ask(ground, guest, 'GET', personId, readJson).catch(error => {
      if (error instanceof GuestFailed) return { message: guestMessages.dataAway }
      throw error
    })
    return [guest.remote, data] as const
  })
  return Object.fromEntries(await Promise.all(told))
}

/** Has a guest erase a person's data; throws where it does not say that it did. */
export async function eraseInGuest(ground: Ground, remote: string, personId: number): Promise<void> {
  const guest = present(ground).find(one => one.remote === remote)
  if (!guest) throw new GuestFailed(`${remote} has no slice that is asked now`)
  // A newer release says that nothing is stored any more.
  if (guest.slice.ownData) await ask(ground, guest, 'DELETE', personId, async () => undefined)
}

const present = ({ config: { dataDir, sliceGrants: grants } }: Ground): readonly Guest[] =>
  guestsOn({ shelf: shelfIn(dataDir), grants, tell: () => undefined })().all

const withData = (ground: Ground) => present(ground).filter(({ slice }) => slice.ownData)

async function ask<T>(
  { config }: Ground,
  { remote, slice: { address } }: Guest,
  method: 'GET' | 'DELETE',
  personId: number,
  read: (answer: RawAnswer) => Promise<T>,
): Promise<T> {
  const agent = connectionToGuests()
  const requestId = randomUUID()
  try {
    const keys = await houseKeys(config)
    const statement = await keys.sign({ to: remote, call: `${method} ${OWN_DATA}`, requestId, personId })
    const headers = {
      accept: 'application/json',
      authorization: `Bearer ${statement}`,
      'x-request-id': requestId,
    }
    const signal = AbortSignal.timeout(LIMIT_MS)
    const answer = await askGuest(agent, {
      address,
      method,
      path: `/${OWN_DATA}`,
      headers,
      limitMs: LIMIT_MS,
      signal,
    })
    answer.body.on('error', () => undefined)
    checkHead(answer, CALL)
    return await read(answer)
  } catch (error) {
    throw error instanceof GuestFailed ? error : new GuestFailed(String(error), { cause: error })
  } finally {
    await agent.destroy()
  }
}

async function readJson({ status, body }: RawAnswer): Promise<unknown> {
  if (status === 204) return {}
  const bounded = atMost(LONGEST)
  const [value] = await Promise.all([json(bounded), pipeline(body, bounded)])
  return value
}
