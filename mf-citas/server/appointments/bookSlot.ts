import { randomBytes } from 'node:crypto'
import type { Config } from 'shared/server/config/config'
import type { Database } from 'shared/server/database/database'
import { conflict, notFound, type Refused } from 'shared/server/http/outcome'
import type { SliceContext } from 'shared/server/slices/context'
import { appointmentRefusals } from '../../messages'
import { isSlot } from '../../rules/slots/schedule'
import { tellPerson } from '../mails/tellPerson'
import { tellSpecialist } from '../mails/tellSpecialist'
import { overlapRefusal, patientOf } from '../patients/patient'
import { setFirstReminders } from '../reminders/reminders'
import type { BranchRow, SpecialistRow } from '../specialists/specialistStore'
import { leaveWaitingList } from '../waiting/waitingStore'
import { addAppointment, busyIntervals, type FullAppointment } from './appointmentStore'
import type { BookingFacts } from './bookingStore'
import { type CheckedTime, closedRefusal } from './checkTime'
import { makeRoom } from './holdStore'

/** An appointment as its person wants it. */
export interface WantedSlot {
  userId: number
  specialist: SpecialistRow
  time: CheckedTime
  isOnline: boolean
  familyMember: number | undefined
}

interface Booking {
  facts: BookingFacts
  branch: BranchRow
  /** Returns the purchase that pays, or the refusal where there is none. */
  pay: () => Promise<number | Refused>
  key?: string | undefined
}

/** Whether another person has the time, booked or held. */
export async function isTaken(
  database: Database,
  { userId, specialist, time }: Pick<WantedSlot, 'userId' | 'specialist' | 'time'>,
  now: Date,
): Promise<boolean> {
  const within = { init: time.init, end: time.end }
  const question = { specialistIds: [specialist.id], within, now, exceptHoldOf: userId }
  return (await busyIntervals(database, question)).length > 0
}

/**
 * Books a time, in a transaction that has locked the account and the specialist and has asked for the facts since:
 * appointment, payment, mails and reminders.
 */
export async function bookSlot(
  context: SliceContext,
  transaction: Database,
  wanted: WantedSlot,
  { facts, branch, pay, key }: Booking,
): Promise<FullAppointment | Refused> {
  const { userId, specialist, time, isOnline, familyMember } = wanted
  const now = context.now()
  if (facts.isClosed || !isSlot(specialist.schedules, time)) return closedRefusal()
  // Of many people at one slot all but one end here: they hold the lock for one statement.
  if (facts.isTaken) return conflict(appointmentRefusals.taken)
  const patient = await patientOf(context, transaction, userId, familyMember)
  if (!patient) return notFound(appointmentRefusals.unknownFamilyMember)
  const purchaseId = await pay()
  if (typeof purchaseId !== 'number') return purchaseId
  if (facts.isElsewhere) return overlapRefusal(patient)
  if (facts.hasSpentHolds) {
    await makeRoom(transaction, { userId, specialistId: specialist.id, within: time, now })
  }
  const appointment = await addAppointment(transaction, {
    userId,
    createdAt: now,
    changedAt: now,
    idempotencyKey: key,
    specialist,
    time,
    tz: time.tz,
    isOnline,
    ...patient,
    link: isOnline ? videoLink(context.config) : '',
    status: 'BOOKED',
    purchaseId,
  })
  if (facts.waits) await leaveWaitingList(transaction, userId, specialist.id)
  const booked = { appointment, specialist, branch }
  await tellBoth(context, transaction, booked)
  return booked
}

/** Sets the reminders and mails person and specialist, all in one statement of jobs. */
async function tellBoth(
  context: SliceContext,
  transaction: Database,
  booked: FullAppointment,
): Promise<void> {
  const account = await context.ports.people.profileOf(transaction, booked.appointment.userId)
  await context.jobs.together(transaction, async jobs => {
    const gathering = { ...context, jobs, mail: context.mail.through(jobs) }
    await setFirstReminders(gathering, transaction, booked.appointment)
    await tellPerson(gathering, transaction, 'booked', booked, { account })
    await tellSpecialist(gathering, transaction, 'booked', booked, account)
  })
}

const ROOM_BYTES = 20

/** The address of a new video call: 160 random bits, so that nobody finds another's by guessing. */
function videoLink({ videoUrl }: Pick<Config, 'videoUrl'>): string {
  return videoUrl.replace('{room}', randomBytes(ROOM_BYTES).toString('hex'))
}
