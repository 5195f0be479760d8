import type { PersonFacts } from '../published/person'

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

/** One event: its `type` is a key of `AppEvents`, its other fields are that key's. */
export type AppEvent = { [Type in keyof AppEvents]: { type: Type } & AppEvents[Type] }[keyof AppEvents]
