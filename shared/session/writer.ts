import { BehaviorSubject, Subject } from 'rxjs'
import type { AppEvent } from './events'
import type { Notification } from './notification'
import type { Session } from './state'

/**
 * The session's writable subject. Only the shell imports this file (import rules); all other code reads
 * `shared/session`.
 */
export const sessionSubject = new BehaviorSubject<Session>({ status: 'starting' })
export const eventSubject = new Subject<AppEvent>()
export const notificationSubject = new Subject<Notification>()
