import { callNamed, type Request, type Result } from '../client/client'
import type { AnswerOf, CallName, Contract } from '../contract/contract'
import { currentUserId, notify } from '../session/bus'
import { isOnlineAfterAll } from './connection'
import { canStore } from './deviceStore'
import { addCall } from './pageOutbox'
import type { PendingCall } from './pendingCall'

/** A change to send, with the type of its answer. */
export interface OfflineCall<Data> {
  name: string
  params?: Record<string, string | number>
  body?: object
  /** The release that makes it, as `callsOf` names it. */
  release?: string
  /** Only a type: the answer's shape, by the contract. */
  readonly answer?: Data
}

/** The changes of one contract: `const change = offlineCallsOf<typeof dietContract>(ownRelease)`. */
export function offlineCallsOf<C extends Contract>(release?: string) {
  return <K extends keyof C & CallName>(name: K, request: Request<C[K]>): OfflineCall<AnswerOf<C[K]>> => {
    const { params, body } = request as Omit<OfflineCall<unknown>, 'name'>
    return { name, params, body, release }
  }
}

/** The fields of a change that are needed while it waits. */
export type Waiting = Pick<
  PendingCall,
  'refreshes' | 'failure' | 'content' | 'deduplicationKey' | 'completes'
>

/**
 * Sends a change; where it gets no answer it waits on the device, and the answer is `'pending'`. Where the device
 * cannot store data it is an ordinary call. `id` is the idempotency key.
 */
export async function sendOrStore<Data>(
  { name, params, body, release }: OfflineCall<Data>,
  id: string,
  waiting: Waiting,
): Promise<Result<Data | 'pending'>> {
  const userId = currentUserId()
  const answer =
    canStore() && userId !== undefined
      ? await addCall({ id, userId, name, params, body, release, ...waiting })
      : undefined
  if (answer === 'pending') return { ok: true, status: 202, data: 'pending' }
  return (answer ?? callNamed(name, { params, body, key: id }, release)) as Promise<Result<Data>>
}

/** A key for one attempt and its repetitions; '' on a page that came over plain http. */
export const newKey = (): string => crypto.randomUUID?.() ?? ''

const OFFLINE = {
  title: 'Sin conexión',
  message: 'Guardado en este dispositivo. Se enviará al volver la conexión.',
}
const SERVER_DOWN = {
  title: 'Guardado en este dispositivo',
  message: 'My Diet no responde por ahora. Lo enviaremos en cuanto se pueda.',
}
/** The call itself was refused because the session is over. */
const SESSION_OVER = {
  title: 'Guardado en este dispositivo',
  message: 'Lo enviaremos en cuanto entres de nuevo.',
}

/** Tells the person that a change waits on the device, and why. */
export async function notifyPending(): Promise<void> {
  const reason = (await isOnlineAfterAll()) ? SERVER_DOWN : OFFLINE
  notify({ type: 'info', ...(currentUserId() === undefined ? SESSION_OVER : reason) })
}
