import { atom, getDefaultStore, useAtomValue } from 'jotai'
import type { PersonFacts } from '../published/person'
import {
  type AppEvent,
  announce,
  currentUserId,
  events$,
  type Notification,
  notifications$,
  notify,
  type Session,
  session$,
} from './bus'
import { sessionSubject } from './writer'

/** The one door to the session for screens: what a remote is given by the shell. */
export {
  type AppEvent,
  announce,
  currentUserId,
  events$,
  type Notification,
  notifications$,
  notify,
  type Session,
  session$,
}

const sessionAtom = atom<Session>(sessionSubject.value)
// In step also while nobody looks: the first screen to ask must not be shown the session of an earlier moment.
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
