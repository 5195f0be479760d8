import { callNamed, type Request, type Result } from '../client/client'
import type { AnswerOf, CallName, Contract } from '../contract/contract'
import { currentUserId, notify } from '../session/bus'
import { addCall } from './callQueue'
import { isOnlineAfterAll } from './connection'
import { canKeep } from './keptPlace'

/** What a call becomes that cannot be sent now. */
export interface Later {
  /** The queries whose answers it changes: asked anew once it has been sent. */
  refreshes: readonly (readonly unknown[])[]
  /** What a person is told if the server refuses it in the end. */
  failure: { title: string; message: string }
  /** A later call about the same thing takes its place: the last state is enough. */
  about?: string
  /** Nothing is said about its being kept: the screen does (`notifyKept`), or there are many. */
  quiet?: boolean
}

/** Says why it waits on the device. */
export async function notifyKept(): Promise<void> {
  const reached = (await isOnlineAfterAll()) ? KEPT_WHILE_DOWN : KEPT_OFFLINE
  notify({ type: 'success', ...(currentUserId() === undefined ? KEPT_AFTER_SESSION : reached) })
}

const KEPT_OFFLINE = {
  title: 'Sin conexión',
  message: 'Guardado en este dispositivo. Se enviará al volver la conexión.',
}
const KEPT_WHILE_DOWN = {
  title: 'Guardado en este dispositivo',
  message: 'My Diet no responde por ahora. Lo enviaremos en cuanto se pueda.',
}
/** The call itself found out that the session is over. */
const KEPT_AFTER_SESSION = {
  title: 'Guardado en este dispositivo',
  message: 'Lo enviaremos en cuanto entres de nuevo.',
}

/**
 * The calls of one contract that change something, for screens that also work without a network: what cannot be sent is
 * kept on the device, in order, and the answer is `'kept'`. Where a device can keep nothing, it is the call as it is.
 */
export function laterCallsOf<C extends Contract>() {
  return async <K extends keyof C & CallName>(
    name: K,
    request: Request<C[K]>,
    { quiet, ...later }: Later,
  ): Promise<Result<AnswerOf<C[K]> | 'kept'>> => {
    const { params, body } = request as { params?: Record<string, string | number>; body?: object }
    const id = newKey()
    const person = currentUserId()
    if (canKeep() && person !== undefined) {
      try {
        const answer = await addCall({ id, userId: person, name, params, body, broke: 0, ...later })
        if (answer) return answer as Result<AnswerOf<C[K]>>
        if (!quiet) void notifyKept()
        return { ok: true, status: 202, data: 'kept' }
      } catch {
        // A full disk, or none: then now or not at all.
      }
    }
    return callNamed(name, { params, body, key: id })
  }
}

/** Where a page came by plain http there is no key, and a repetition is a person's own. */
const newKey = () => crypto.randomUUID?.() ?? ''
