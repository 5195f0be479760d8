import type { FastifyInstance } from 'fastify'
import type { Database } from '../database/database'
import type { Refused, Success } from './outcome'
import type { Person } from './person'

/** A member of the practice's staff: an account that an operator made. */
export interface StaffMember extends Person {
  email: string
}

/** An act of a member, as the audit log keeps it. */
interface AuditedAct {
  /** What was done, in words of the domain that say nothing about anybody's health: `lab 12 answered`. */
  act: string
  /** The id of the person whose data it was; null where it was nobody's, as with a day off of the practice. */
  whose: number | null
}

declare const recorded: unique symbol

/** The success of a staff call whose act is in the audit log. Only `audit` makes one. */
type Audited<T> = Success<T> & { readonly [recorded]: true }

/**
 * Writes the act into the audit log and makes the success one that a staff call may answer. `database` is the
 * transaction in which the act changed something: both are committed, or neither.
 */
export type Audit = <T>(database: Database, act: AuditedAct, success: Success<T>) => Promise<Audited<T>>

/** What a staff call may answer: without an entry in the log it does not compile. */
export type StaffOutcome<T> = Audited<T> | Refused

/** The audit of a staff call: the acts that it records are this member's. */
export function auditOf({ staffDoor }: FastifyInstance, member: StaffMember): Audit {
  return async <T>(database: Database, act: AuditedAct, success: Success<T>) => {
    await staffDoor.record(database, member, act)
    return success as Audited<T>
  }
}

/** The shell, which owns the accounts, brings it. */
interface StaffDoor {
  /** The member that a signed-in person is; undefined for a patient. */
  memberOf(person: Person): Promise<StaffMember | undefined>
  record(database: Database, member: StaffMember, act: AuditedAct): Promise<void>
}

declare module 'fastify' {
  interface FastifyInstance {
    staffDoor: StaffDoor
  }
  interface FastifyRequest {
    staff: StaffMember | undefined
  }
}
