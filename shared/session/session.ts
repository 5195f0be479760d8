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

/** The only module of the session for screens: the shell shares it with every remote. */
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

/**
 * The fields of an event after which the facts of the signed-in person differ: `profileChanged: PersonChange`. The shell
 * updates the session of this tab in place, and announces the event in every other tab of the browser.
 */
export interface PersonChange {
  /** The new facts; `{}` where only the server knows them: then it is asked. */
  changesPerson: Partial<Omit<PersonFacts, 'id'>>
  /** Another tab of this browser announced it first. */
  fromOtherTab?: true
}

/**
 * The events of the page: the name of each, and the fields that come with it. An event says that something happened; it
 * gives no order. A remote declares its own where it announces them:
 *
 *     declare module 'shared/session' {
 *       interface AppEvents {
 *         appointmentBooked: { appointmentId: number }
 *       }
 *     }
 */
export interface AppEvents {
  signedIn: { userId: number }
  /** `refused`: the server ended the session; the person did not ask to leave. */
  signedOut: { refused?: boolean }
  unauthorized: object
  /** A change was not written, since the person has not accepted the privacy notice in force. */
  consentMissing: object
  /** A call of a member of the staff was refused, since the session lacks the second factor, or it was given long ago. */
  secondFactorMissing: object
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
