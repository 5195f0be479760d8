import type { FastifyInstance } from 'fastify'
import type { Database } from '../database/database'
import type { Refused, Success } from './outcome'
import type { Person } from './person'

/** A member of the practice's staff: an account that an operator made. */
export interface StaffMember extends Person {
  email: string
  duties: readonly string[]
}

/** A member's act, as the audit log stores it. */
interface AuditedAct {
  /** The act, in words of the domain that reveal nothing about anybody's health: `lab 12 answered`. */
  act: string
  /** The id of the person whose data changed; null where it belongs to nobody, as with a day off of the practice. */
  whose: number | null
}

declare const recorded: unique symbol

/** The success of a staff call whose act is in the audit log. Only `audit` makes one. */
type Audited<T> = Success<T> & { readonly [recorded]: true }

/**
 * Writes the act into the audit log and marks the success as one that a staff call may answer. `database` is the
 * transaction of the change: both are committed, or neither.
 */
export type Audit = <T>(database: Database, act: AuditedAct, success: Success<T>) => Promise<Audited<T>>

/** Writes a refusal into the audit log, where the handler itself has to decide what a member may see. */
export type AuditRefusal = (database: Database, act: AuditedAct, refusal: Refused) => Promise<Refused>

/** The outcome of a staff call: a success without an entry in the log does not compile. */
export type StaffOutcome<T> = Audited<T> | Refused

/** The audit of a staff call: it records acts under this member's name. */
export function auditOf({ staffDoor }: FastifyInstance, member: StaffMember): Audit {
  return async <T>(database: Database, act: AuditedAct, success: Success<T>) => {
    await staffDoor.record(database, member, act)
    return success as Audited<T>
  }
}

export function auditRefusalOf({ staffDoor }: FastifyInstance, member: StaffMember): AuditRefusal {
  return async (database, act, refusal) => {
    await staffDoor.record(database, member, act)
    return refusal
  }
}

/** The shell, which owns the accounts, provides it. */
interface StaffDoor {
  /** The member of the staff who has this account; undefined for a patient. */
  memberOf(person: Person): Promise<StaffMember | undefined>
  /** Whether the session of a member gave the second factor within the last half hour. */
  confirmedRecently(person: Person): boolean
  record(database: Database, member: StaffMember, act: AuditedAct): Promise<void>
  /** Records that a member was refused. */
  refuse(member: StaffMember, act: string): Promise<void>
}

declare module 'fastify' {
  interface FastifyInstance {
    staffDoor: StaffDoor
  }
  interface FastifyRequest {
    staff: StaffMember | undefined
  }
}
