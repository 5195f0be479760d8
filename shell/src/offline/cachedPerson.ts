import { canStore } from 'shared/offline/deviceStore'
import type { PersonFacts } from 'shared/published/person'
import { CACHED_FOR_MS, personalStore } from './personalStore'

/** Raised when the shape of a cached person changes: one cached by an older version is then not read. */
const SHAPE = 1
const KEY = 'person'

interface CachedPerson {
  shape: number
  at: number
  /** SHA-256 of the token: only the same token lets the person in, and it is not stored a second time. */
  token: string
  user: PersonFacts
}

/** Caches the signed-in person for a start without a network, without the facts that no screen needs then. */
export async function cachePerson(user: PersonFacts, token: string): Promise<void> {
  const facts = { ...user, emergencyContactPhone: '', ocupation: '', civilState: '' }
  const cached: CachedPerson = { shape: SHAPE, at: Date.now(), token: await fingerprint(token), user: facts }
  await personalStore.set(KEY, cached)
}

/** The person last cached with this token; undefined if none is cached or the entry is too old. */
export async function cachedPersonOf(token: string): Promise<PersonFacts | undefined> {
  if (!canStore()) return undefined
  try {
    const cached = (await personalStore.get(KEY)) as CachedPerson | undefined
    if (cached?.shape !== SHAPE || cached.at < Date.now() - CACHED_FOR_MS) return undefined
    return cached.token === (await fingerprint(token)) ? cached.user : undefined
  } catch {
    return undefined
  }
}

async function fingerprint(token: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(token))
  return [...new Uint8Array(hash)].map(byte => byte.toString(16).padStart(2, '0')).join('')
}
