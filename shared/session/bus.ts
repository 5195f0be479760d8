/**
 * The session, the events and the notices as plain streams. Apart from the hooks, so that the sign-in page, which needs
 * no hook, does not load what hooks stand on. Everybody else imports `shared/session`.
 */
import type { Observable } from 'rxjs'
import type { PersonFacts } from '../published/person'
import { eventSubject, notificationSubject, sessionSubject } from './writer'

/** Specification, section 4: nobody until login succeeds or the start-up call answers 200. */
export type Session =
  | { status: 'starting' }
  /** `refused`: there was somebody, until the server no longer took their token. */
  | { status: 'anonymous'; refused?: boolean }
  /** There is a token, but the API could not be asked whether it is good. */
  | { status: 'unreachable' }
  /** `unconfirmed`: from what this device kept, since the API could not be asked. */
  | { status: 'signedIn'; user: PersonFacts; token: string; unconfirmed?: true }

/** Things that happened, told to whoever listens. A domain announces; it never orders another one about. */
export type AppEvent =
  | { type: 'signedIn'; userId: number }
  | { type: 'signedOut' }
  | { type: 'unauthorized' }
  /** Something was not written, since the privacy notice in force has not been accepted (rulings, 22). */
  | { type: 'consentMissing' }
  | { type: 'profileChanged' }
  | { type: 'purchaseConfirmed'; productId: string }
  | { type: 'appointmentBooked'; appointmentId: number }

/** Section 3, Notification: shown as a toast for four seconds. */
export interface Notification {
  type: 'success' | 'error'
  title: string
  message: string
}

/** Who is using the app. Emits the present value at once, then every change. */
export const session$: Observable<Session> = sessionSubject.asObservable()

export const events$: Observable<AppEvent> = eventSubject.asObservable()

export const notifications$: Observable<Notification> = notificationSubject.asObservable()

export function announce(event: AppEvent): void {
  eventSubject.next(event)
}

export function notify(notification: Notification): void {
  notificationSubject.next(notification)
}

/** Who is signed in at this moment. */
export function currentUserId(): number | undefined {
  const session = sessionSubject.value
  return session.status === 'signedIn' ? session.user.id : undefined
}

/** The bearer token of this moment, for `shared/client`. */
export function currentToken(): string | undefined {
  const session = sessionSubject.value
  return session.status === 'signedIn' ? session.token : undefined
}
