import { randomBytes } from 'node:crypto'
import type { Config } from 'shared/server/config/config'
import type { Database } from 'shared/server/database/database'
import { notFound, type Refused } from 'shared/server/http/outcome'
import type { SliceContext } from 'shared/server/slices/slice'
import { appointmentRefusals } from '../../messages'
import type { Interval } from '../../rules/slots/schedule'
import { tellPerson } from '../mails/tellPerson'
import { tellSpecialist } from '../mails/tellSpecialist'
import { patientOf, patientRefusal } from '../patients/patient'
import { setReminders } from '../reminders/reminders'
import type { SpecialistRow } from '../specialists/specialistStore'
import { leaveWaitingList } from '../waiting/waitingStore'
import { addAppointment, busyIntervals, type FullAppointment, fullAppointment } from './appointmentStore'
import { type CheckedTime, scheduleRefusal } from './checkTime'
import { removeExpiredHolds, removeHoldOf } from './holdStore'

/** An appointment as its person wants it. */
export interface WantedSlot {
  userId: number
  specialist: SpecialistRow
  time: CheckedTime
  isOnline: boolean
  familyMember: number | undefined
}

interface Payment {
  /** Returns the purchase that pays, or the refusal where there is none. */
  pay: () => Promise<number | Refused>
  key?: string
}

/** Whether another person has the time, booked or held. */
export async function isTaken(
  database: Database,
  { userId, specialist, time }: WantedSlot,
  now: Date,
): Promise<boolean> {
  const within = { init: time.init, end: time.end }
  const question = { specialistIds: [specialist.id], within, now, exceptHoldOf: userId }
  return (await busyIntervals(database, question)).length > 0
}

/**
 * Books a time that is not taken, in a transaction that has locked the account and the specialist: appointment, payment,
 * mails and reminders. Days off and the family are looked at again, since they may have changed before the locks.
 */
export async function bookSlot(
  context: SliceContext,
  transaction: Database,
  wanted: WantedSlot,
  { pay, key }: Payment,
): Promise<FullAppointment | Refused> {
  const { userId, specialist, time, isOnline, familyMember } = wanted
  const now = context.now()
  const closed = await scheduleRefusal(transaction, specialist, time)
  if (closed) return closed
  const patient = await patientOf(context, transaction, userId, familyMember)
  if (!patient) return notFound(appointmentRefusals.unknownFamilyMember)
  const busy = await patientRefusal(transaction, { userId, ...patient, within: time })
  if (busy) return busy
  await makeRoom(transaction, userId, specialist.id, time, now)
  const purchaseId = await pay()
  if (typeof purchaseId !== 'number') return purchaseId
  const row = await addAppointment(transaction, {
    userId,
    createdAt: now,
    changedAt: now,
    idempotencyKey: key,
    specialistId: specialist.id,
    startsAt: time.init,
    endsAt: time.end,
    bookedStart: time.init,
    bookedEnd: time.end,
    tz: time.tz,
    isOnline,
    ...patient,
    link: isOnline ? videoLink(context.config) : '',
    status: 'BOOKED',
    purchaseId,
  })
  const booked = await fullAppointment(transaction, row.id)
  await leaveWaitingList(transaction, userId, specialist.id)
  await setReminders(context, transaction, booked.appointment)
  await tellPerson(context, transaction, 'booked', booked)
  await tellSpecialist(context, transaction, 'booked', booked)
  return booked
}

/** Removes what no longer counts in this interval: holds whose time is over, and the person's own. */
export async function makeRoom(
  transaction: Database,
  userId: number,
  specialistId: number,
  time: Interval,
  now: Date,
): Promise<void> {
  await removeExpiredHolds(transaction, specialistId, time, now)
  await removeHoldOf(transaction, userId)
}

const ROOM_BYTES = 20

/** The address of a new video call: 160 random bits, so that nobody finds another's by guessing. */
function videoLink({ videoUrl }: Pick<Config, 'videoUrl'>): string {
  return videoUrl.replace('{room}', randomBytes(ROOM_BYTES).toString('hex'))
}
