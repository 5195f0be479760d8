/**
 * The session, the events and the notices as plain streams. They are separate from the hooks, so that the sign-in page,
 * which needs no hook, does not load the hooks' dependencies. All other code imports `shared/session`.
 */
import type { Observable } from 'rxjs'
import type { AppEvent } from './events'
import type { Notification } from './notification'
import type { Session } from './state'
import { eventSubject, notificationSubject, sessionSubject } from './writer'

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
