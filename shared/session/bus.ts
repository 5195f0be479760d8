/**
 * The session, the events and the notices as plain streams. They are separate from the hooks, so that the sign-in page,
 * which needs no hook, does not load the hooks' dependencies. All other code imports `shared/session`.
 */
import type { Observable } from 'rxjs'
import type { PersonFacts } from '../published/person'
import type { AppEvents } from './session'
import { eventSubject, notificationSubject, sessionSubject } from './writer'

/**
 * The session is anonymous until a login succeeds or the start-up call answers 200 (shared/product/shell.md#session).
 */
export type Session =
  | { status: 'starting' }
  /** `refused`: there was a session until the server refused its token. */
  | { status: 'anonymous'; refused?: boolean }
  /** There is a token, but the API could not be asked whether it is valid. */
  | { status: 'unreachable' }
  /** `unconfirmed`: read from this device, since the API could not be asked. */
  | { status: 'signedIn'; user: PersonFacts; token: string; unconfirmed?: true }

/** One event: its `type` is a key of `AppEvents`, its other fields are that key's. */
export type AppEvent = { [Type in keyof AppEvents]: { type: Type } & AppEvents[Type] }[keyof AppEvents]

/** Shown as a toast for four seconds. */
export interface Notification {
  /** `info`: neither a success nor a failure, such as a change that waits for a connection. */
  type: 'success' | 'error' | 'info'
  title: string
  message: string
  /** The page that it is about. */
  link?: NoticeLink
}

/** A notice stands outside of the router, so its sender says how to go to the page. */
interface NoticeLink {
  to: string
  label: string
  go: (to: string) => void
}

/** The person who is using the app. Emits the present value at once, then every change. */
export const session$: Observable<Session> = sessionSubject.asObservable()

export const events$: Observable<AppEvent> = eventSubject.asObservable()

export const notifications$: Observable<Notification> = notificationSubject.asObservable()

export function announce(event: AppEvent): void {
  eventSubject.next(event)
}

export function notify(notification: Notification): void {
  notificationSubject.next(notification)
}

/** The person who is signed in at this moment. */
export function currentUserId(): number | undefined {
  const session = sessionSubject.value
  return session.status === 'signedIn' ? session.user.id : undefined
}

/** The bearer token of this moment, for `shared/client`. */
export function currentToken(): string | undefined {
  const session = sessionSubject.value
  return session.status === 'signedIn' ? session.token : undefined
}
