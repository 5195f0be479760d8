import { BehaviorSubject, Subject } from 'rxjs'
import type { AppEvent, Notification, Session } from './bus'

/** The session's writing end. Only the shell imports this file (import rules); everybody else reads `shared/session`. */
export const sessionSubject = new BehaviorSubject<Session>({ status: 'starting' })
export const eventSubject = new Subject<AppEvent>()
export const notificationSubject = new Subject<Notification>()
