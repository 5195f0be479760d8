import { CLINIC_ZONE, dayIn } from 'shared/dates/instants'
import { MS_PER_MINUTE } from 'shared/dates/times'
import type { Database } from 'shared/server/database/database'
import { linkOrigin } from 'shared/server/http/linkOrigin'
import { defineJob } from 'shared/server/jobs/job'
import { jobHandler } from 'shared/server/jobs/jobHandler'
import { composeMail } from 'shared/server/mail/composeMail'
import type { SliceContext } from 'shared/server/slices/context'
import Type from 'typebox'
import { offerMail } from '../../mailMessages'
import type { Catalogue } from '../../rules/booking/acceptedProducts'
import { payingProduct } from '../../rules/booking/missingPurchase'
import { earliestBookableDay } from '../../rules/slots/earliestBookableDay'
import { offerWindow } from '../../rules/slots/offerWindow'
import type { Interval } from '../../rules/slots/schedule'
import {
  type AppointmentRow,
  addAppointment,
  busyIntervals,
  patientIsBusy,
} from '../appointments/appointmentStore'
import { scheduleRefusal } from '../appointments/checkTime'
import { heldSlotPath } from '../appointments/heldSlotPath'
import { holdOf, removeExpiredHolds, removeHoldOf } from '../appointments/holdStore'
import { clinicHoursPort } from '../clinicHoursPort'
import { kindInWords, onBothClocks } from '../mails/appointmentWords'
import { lockSpecialist, type SpecialistRow, specialistById } from '../specialists/specialistStore'
import { markOffered, type WaitingRow, waitingFor } from './waitingStore'

/** The days in which the practice's next opening is looked for. */
const DAYS_AHEAD = 14

const offerJob = defineJob({
  name: 'citas-offer',
  payload: Type.Object({
    specialistId: Type.Integer(),
    init: Type.String({ maxLength: 40 }),
    /** The person who let the slot go, and does not get it back as an offer. */
    leftBy: Type.Optional(Type.Integer()),
  }),
})

/** Offers a free slot to the people who wait for its specialist, or offers it at `runAt` if it becomes free later. */
export async function offerFreedSlot(
  { jobs }: SliceContext,
  transaction: Database,
  { specialistId, startsAt, userId }: Pick<AppointmentRow, 'specialistId' | 'startsAt' | 'userId'>,
  runAt?: Date,
): Promise<void> {
  const payload = { specialistId, init: startsAt.toISOString(), leftBy: userId }
  await jobs.send(offerJob, payload, { transaction, runAt })
}

/**
 * Reserves a freed slot for the first who waits and was not offered it, mails them, and comes back when the reservation
 * is over. A second attempt finds the slot reserved and does nothing.
 */
export const offerSlot = jobHandler(offerJob, async (context, { specialistId, init, leftBy }) => {
  const specialist = await specialistById(context.database, specialistId)
  if (!specialist) return
  const startsAt = new Date(init)
  await context.database.transaction(async transaction => {
    const now = context.now()
    await lockSpecialist(transaction, specialistId)
    if (dayIn(startsAt) < earliestBookableDay(now)) return
    const open = await clinicHoursPort.openTimes(transaction, now, DAYS_AHEAD)
    const window = offerWindow(open, now)
    if (!window) return
    if ('from' in window) {
      await context.jobs.send(offerJob, { specialistId, init, leftBy }, { transaction, runAt: window.from })
      return
    }
    const catalogue = await context.ports.purchases.consultations(transaction)
    for (const entry of await waitingFor(transaction, specialistId, startsAt)) {
      if (entry.userId === leftBy) continue
      if (!(await canPay(context, transaction, entry, specialist, catalogue))) continue
      const slot = { specialist, startsAt, heldUntil: window.until }
      if (await offerTo(context, transaction, entry, slot)) return
    }
  })
})

interface Offered {
  specialist: SpecialistRow
  startsAt: Date
  heldUntil: Date
}

/** Whether the person still holds what pays for the appointment that they wait for. */
async function canPay(
  { ports }: SliceContext,
  transaction: Database,
  { userId, isOnline, minutes }: WaitingRow,
  { specialty }: SpecialistRow,
  catalogue: Catalogue,
): Promise<boolean> {
  const purchases = await ports.purchases.activeOf(transaction, userId)
  return payingProduct({ purchases }, { specialty, isOnline, minutes }, catalogue) !== undefined
}

/** Whether the slot could be reserved for this person: it is long enough, free, and they hold no other and have
 * no appointment at that time. */
async function offerTo(
  context: SliceContext,
  transaction: Database,
  { id, userId, isOnline, minutes, version }: WaitingRow,
  { specialist, startsAt, heldUntil }: Offered,
): Promise<boolean> {
  const now = context.now()
  const slot: Interval = { init: startsAt, end: new Date(startsAt.getTime() + minutes * MS_PER_MINUTE) }
  if (await scheduleRefusal(transaction, specialist, slot)) return false
  await removeExpiredHolds(transaction, specialist.id, slot, now)
  const busy = await busyIntervals(transaction, { specialistIds: [specialist.id], within: slot, now })
  if (busy.length > 0 || (await holdOf(transaction, userId, now))) return false
  if (await patientIsBusy(transaction, { userId, familyMemberId: null, within: slot })) return false
  const person = await context.ports.people.byId(transaction, userId)
  if (!person) return false
  await removeHoldOf(transaction, userId)
  const tz = person.zone || CLINIC_ZONE
  const row = await addAppointment(transaction, {
    userId,
    createdAt: now,
    specialist,
    time: slot,
    tz,
    isOnline,
    link: '',
    status: 'HELD',
    heldUntil,
    heldOn: version,
  })
  await markOffered(transaction, id, startsAt)
  await offerFreedSlot(context, transaction, row, heldUntil)
  const origin = linkOrigin(context.config)
  await context.mail.send(
    composeMail({
      to: person.email,
      firstName: person.firstName,
      subject: offerMail.subject,
      body: [
        offerMail.freed(`${specialist.firstName} ${specialist.lastName}`, onBothClocks(startsAt, tz)),
        `${kindInWords(row)}.`,
        offerMail.heldUntil(onBothClocks(heldUntil, tz)),
        offerMail.placeStays,
        ...(origin ? [{ button: 'Agendar', link: origin + heldSlotPath(row, specialist) }] : []),
      ],
    }),
    { transaction, userId, cause: { account: userId } },
  )
  return true
}
