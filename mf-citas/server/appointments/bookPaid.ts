import { isConsultation } from 'shared/entitlements/consultations'
import type { Database } from 'shared/server/database/database'
import { conflict, invalid, notFound, type Outcome, ok, type Refused } from 'shared/server/http/outcome'
import type { FreeTime, PaidWish } from 'shared/server/ports/appointments'
import type { SliceContext } from 'shared/server/slices/context'
import { appointmentRefusals } from '../../messages'
import { acceptedProducts } from '../../rules/booking/acceptedProducts'
import { allLengths } from '../../rules/slots/soldLength'
import { onBothClocks } from '../mails/appointmentWords'
import { lockAccount, patientOf } from '../patients/patient'
import { lockSpecialist, specialistByEmail } from '../specialists/specialistStore'
import { unknownSpecialist } from './book'
import { bookingFacts } from './bookingStore'
import { bookSlot, isTaken, type WantedSlot } from './bookSlot'
import { isRefused, scheduleRefusal, timeOf } from './checkTime'
import { nearestOf } from './freeSlotCalls'

/** Refuses a wish that its product does not pay for, or whose time cannot be booked now. */
export async function wishRefusal(
  context: SliceContext,
  database: Database,
  wish: PaidWish,
): Promise<Refused | undefined> {
  const wanted = await wantedSlot(context, database, wish)
  if (isRefused(wanted)) return wanted
  const { userId, specialist, time, familyMember } = wanted
  const closed = await scheduleRefusal(database, specialist, time)
  if (closed) return closed
  if (!(await patientOf(context, database, userId, familyMember))) {
    return notFound(appointmentRefusals.unknownFamilyMember)
  }
  return (await isTaken(database, wanted, context.now())) ? conflict(appointmentRefusals.taken) : undefined
}

/** Books a wish whose payment is being settled, in the caller's transaction, which has to be undone after a refusal. */
export async function bookPaid(
  context: SliceContext,
  transaction: Database,
  { purchaseId, ...wish }: PaidWish & { purchaseId: number },
): Promise<Outcome<{ id: number }>> {
  await lockAccount(transaction, wish.userId)
  const wanted = await wantedSlot(context, transaction, wish)
  if (isRefused(wanted)) return wanted
  const { specialist, branch } = await lockSpecialist(transaction, wanted.specialist.id)
  const { userId, time, familyMember } = wanted
  const question = { userId, specialistId: specialist.id, within: time, familyMember, now: context.now() }
  const facts = await bookingFacts(transaction, question)
  const asked = { ...wanted, specialist }
  const booked = await bookSlot(context, transaction, asked, { facts, branch, pay: async () => purchaseId })
  return isRefused(booked) ? booked : ok({ id: booked.appointment.id })
}

/** The next free times of a wish's specialist, for the length of the wish. */
export async function nearestToWish(
  context: SliceContext,
  database: Database,
  { userId, slot }: Pick<PaidWish, 'userId' | 'slot'>,
): Promise<{ specialistId: number; times: FreeTime[] } | undefined> {
  const specialist = await specialistByEmail(database, slot.specialist)
  if (!specialist) return undefined
  const wish = { startsAt: new Date(slot.init), endsAt: new Date(slot.end), userId }
  const free = await nearestOf(context, database, specialist, wish)
  const times = free.map(time => ({ ...time, inWords: onBothClocks(time.init, slot.tz) }))
  return { specialistId: specialist.id, times }
}

async function wantedSlot(
  { now, ports }: SliceContext,
  database: Database,
  { userId, productId, slot }: PaidWish,
): Promise<WantedSlot | Refused> {
  const { isOnline, familyMember } = slot
  const catalogue = await ports.purchases.consultations(database)
  const time = timeOf(slot, { now: now(), lengths: allLengths(catalogue) })
  if (isRefused(time)) return time
  const specialist = await specialistByEmail(database, slot.specialist)
  if (!specialist) return unknownSpecialist()
  const kind = { specialty: specialist.specialty, isOnline, minutes: time.minutes }
  const pays = isConsultation(productId) && acceptedProducts(kind, catalogue).includes(productId)
  return pays
    ? { userId, specialist, time, isOnline, familyMember }
    : invalid(appointmentRefusals.otherProduct)
}
