import type { ConsultationId } from 'shared/entitlements/consultations'
import type { Database } from 'shared/server/database/database'
import { serverMessages } from 'shared/server/http/messages'
import {
  conflict,
  created,
  forbidden,
  invalidField,
  type Outcome,
  type Refused,
} from 'shared/server/http/outcome'
import type { SliceContext } from 'shared/server/slices/context'
import { dailyLimitRefusal } from 'shared/server/throttle/dailyLimit'
import type { Appointment, BookingBody } from '../../contract/appointments'
import { appointmentRefusals } from '../../messages'
import { acceptedProducts, type Catalogue, type Kind } from '../../rules/booking/acceptedProducts'
import { type Holder, paidLengths, payingProduct } from '../../rules/booking/missingPurchase'
import { unpaidErrors } from '../../rules/booking/unpaid'
import { lengthsInWords } from '../../rules/slots/lengthsInWords'
import { allLengths } from '../../rules/slots/soldLength'
import { lockAccount } from '../patients/patient'
import { appointments } from '../schema'
import { lockSpecialist, type SpecialistRow, specialistByEmail } from '../specialists/specialistStore'
import { asAnswer, asNewAnswer } from './answers'
import { type AppointmentRow, appointmentByKey, fullAppointment } from './appointmentStore'
import { bookingFacts } from './bookingStore'
import { bookSlot, isTaken } from './bookSlot'
import { changeOrRefuse } from './changeOrRefuse'
import { isRefused, scheduleRefusal, timeOf } from './checkTime'

/** More than anybody books in a day, so that booking and cancelling in turn fills no table. */
const BOOKINGS_A_DAY = { most: 40, message: appointmentRefusals.tooManyToday }

interface Booking {
  userId: number
  body: BookingBody
  key: string | undefined
}

/**
 * Books: appointment, used purchase, mail and reminders are one transaction (shared/product/citas.md#booking-a-slot). A
 * repeated attempt gets the first answer. A wrong field is refused before a time that is taken: another time would not
 * help.
 */
export async function book(
  context: SliceContext,
  { userId, body, key }: Booking,
): Promise<Outcome<Appointment>> {
  const { database, ports } = context
  const now = context.now()
  const attempt = { userId, body, key }
  const known = await specialistByEmail(database, body.specialist)
  const refuse = async (refusal: Refused) =>
    (await earlierAttempt(context, database, attempt, known)) ?? refusal
  const catalogue = await ports.purchases.consultations(database)
  const time = timeOf(body, { now, lengths: allLengths(catalogue) })
  if (isRefused(time)) return refuse(time)
  if (!known) return refuse(unknownSpecialist())
  const wanted = { specialty: known.specialty, isOnline: body.isOnline, minutes: time.minutes }
  const products = payersOf(body, acceptedProducts(wanted, catalogue))
  if (isRefused(products)) return refuse(products)
  // A time that is taken for certain waits for no lock.
  if (await isTaken(database, { userId, specialist: known, time }, now)) {
    return refuse((await scheduleRefusal(database, known, time)) ?? conflict(appointmentRefusals.taken))
  }

  return changeOrRefuse<Appointment>(database, async transaction => {
    await lockAccount(transaction, userId)
    const { specialist, branch } = await lockSpecialist(transaction, known.id)
    const { isOnline, familyMember } = body
    const slot = { userId, specialist, time, isOnline, familyMember }
    const asked = { userId, specialistId: specialist.id, within: time, familyMember, key, now }
    const facts = await bookingFacts(transaction, asked)
    // The first attempt may have ended while this one waited for the lock.
    const first = facts.isRepeated && (await earlierAttempt(context, transaction, attempt, specialist))
    if (first) return first
    if (facts.bookedToday >= BOOKINGS_A_DAY.most) {
      const limit = { table: appointments, userId, now, limit: BOOKINGS_A_DAY }
      const tooMany = await dailyLimitRefusal(transaction, limit)
      if (tooMany) return tooMany
    }
    const pay = async () =>
      (await ports.purchases.consume(transaction, userId, products)) ??
      (body.productId === undefined
        ? unpaid(await ports.purchases.activeOf(transaction, userId), wanted, catalogue)
        : noPurchase(appointmentRefusals.notHeld))
    const booked = await bookSlot(context, transaction, slot, { facts, branch, pay, key })
    return isRefused(booked) ? booked : created(asNewAnswer(booked))
  })
}

/** The products that may pay: the one that the person chose, which has to pay for this appointment, else all of them. */
function payersOf(
  { productId }: BookingBody,
  accepted: readonly ConsultationId[],
): readonly ConsultationId[] | Refused {
  if (productId === undefined) return accepted
  const chosen = accepted.filter(product => product === productId)
  if (chosen.length > 0) return chosen
  const message = appointmentRefusals.otherProduct
  return invalidField('productId', message)
}

/** Refuses an appointment that no purchase of the person pays for; one of another length is named. */
export function paymentRefusal(
  person: Holder,
  wanted: Kind & { minutes: number },
  catalogue: Catalogue,
): Refused | undefined {
  return payingProduct(person, wanted, catalogue) ? undefined : unpaid(person.purchases, wanted, catalogue)
}

function unpaid(purchases: Holder['purchases'], wanted: Kind, catalogue: Catalogue): Refused {
  const lengths = paidLengths({ purchases }, wanted, catalogue)
  return noPurchase(
    lengths.length === 0
      ? appointmentRefusals.notEntitled
      : appointmentRefusals.otherPaidLength(lengthsInWords(lengths)),
  )
}

/** 403, as the browser knows it from another one: it offers a consultation to buy. */
function noPurchase(message: string): Refused {
  return forbidden(message, unpaidErrors(message))
}

export function unknownSpecialist(): Refused {
  const message = appointmentRefusals.unknownSpecialist
  return invalidField('specialist', message)
}

/** The answer of an earlier attempt with this key, whatever became of its appointment since. */
async function earlierAttempt(
  context: SliceContext,
  database: Database,
  { userId, body, key }: Booking,
  specialist: SpecialistRow | undefined,
): Promise<Outcome<Appointment> | undefined> {
  const row = key === undefined ? undefined : await appointmentByKey(database, userId, key)
  if (!row) return undefined
  return isOf(row, body, specialist)
    ? created(await asAnswer(context, database, await fullAppointment(database, row.id)))
    : conflict(serverMessages.usedKey)
}

function isOf(row: AppointmentRow, body: BookingBody, specialist: SpecialistRow | undefined): boolean {
  return (
    row.specialistId === specialist?.id &&
    row.bookedStart.getTime() === Date.parse(body.init) &&
    row.bookedEnd.getTime() === Date.parse(body.end) &&
    row.isOnline === body.isOnline &&
    row.familyMemberId === (body.familyMember ?? null)
  )
}
