import { atom, useAtomValue } from 'jotai'
import type { PersonFacts } from '../published/person'
import {
  type AppEvent,
  announce,
  events$,
  type Notification,
  notifications$,
  notify,
  type Session,
  session$,
} from './bus'
import { sessionSubject } from './writer'

/** The one door to the session for screens: what a remote is given by the shell. */
export { type AppEvent, announce, events$, type Notification, notifications$, notify, type Session, session$ }

const sessionAtom = atom<Session>(sessionSubject.value)
sessionAtom.onMount = setSession => {
  const subscription = session$.subscribe(setSession)
  return () => subscription.unsubscribe()
}

export function useSession(): Session {
  return useAtomValue(sessionAtom)
}

/** The signed-in person. Only for screens below the guard, where there always is one. */
export function useUser(): PersonFacts {
  const session = useSession()
  if (session.status !== 'signedIn') throw new Error('useUser is for screens of a signed-in person')
  return session.user
}
