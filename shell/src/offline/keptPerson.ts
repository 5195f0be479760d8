import { canKeep } from 'shared/offline/keptPlace'
import type { PersonFacts } from 'shared/published/person'
import { KEPT_FOR_MS, keptData } from './keptData'

/** Raised when what is kept of a person changes its shape: what an older version kept is then not read. */
const SHAPE = 1
const KEY = 'person'

interface KeptPerson {
  shape: number
  at: number
  /** SHA-256 of the token: the person is let in with this very one, which is not written down a second time. */
  token: string
  user: PersonFacts
}

/** Keeps who is signed in, for a start without a network. Of their facts those that no screen needs then stay out. */
export async function keepPerson(user: PersonFacts, token: string): Promise<void> {
  const facts = { ...user, emergencyContactPhone: '', ocupation: '', civilState: '' }
  const kept: KeptPerson = { shape: SHAPE, at: Date.now(), token: await fingerprint(token), user: facts }
  await keptData.set(KEY, kept)
}

/** Whom this device last saw with this token; nobody where nothing can be kept, or it was too long ago. */
export async function keptPersonOf(token: string): Promise<PersonFacts | undefined> {
  if (!canKeep()) return undefined
  try {
    const kept = (await keptData.get(KEY)) as KeptPerson | undefined
    if (kept?.shape !== SHAPE || kept.at < Date.now() - KEPT_FOR_MS) return undefined
    return kept.token === (await fingerprint(token)) ? kept.user : undefined
  } catch {
    return undefined
  }
}

async function fingerprint(token: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(token))
  return [...new Uint8Array(hash)].map(byte => byte.toString(16).padStart(2, '0')).join('')
}
