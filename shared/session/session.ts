import { atom, getDefaultStore, useAtomValue } from 'jotai'
import type { PersonFacts } from '../published/person'
import { announce, currentUserId, events$, notifications$, notify, session$ } from './bus'
import type { AppEvent, AppEvents, PersonChange } from './events'
import type { Notification } from './notification'
import type { Session } from './state'
import { sessionSubject } from './writer'

/** The only module of the session for screens: the shell shares it with every remote. */
export {
  type AppEvent,
  type AppEvents,
  announce,
  currentUserId,
  events$,
  type Notification,
  notifications$,
  notify,
  type PersonChange,
  type Session,
  session$,
}

const sessionAtom = atom<Session>(sessionSubject.value)
// Kept up to date also without readers: the first screen that reads it must not get an earlier session.
session$.subscribe(session => getDefaultStore().set(sessionAtom, session))

export function useSession(): Session {
  return useAtomValue(sessionAtom)
}

/** The signed-in person. Only for screens below the guard, where there always is one. */
export function useUser(): PersonFacts {
  const session = useSession()
  if (session.status !== 'signedIn') throw new Error('useUser is for screens of a signed-in person')
  return session.user
}
