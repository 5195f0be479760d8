import { MS_PER_DAY, MS_PER_MINUTE } from 'shared/dates/times'
import { created, notFound, type Outcome, ok } from 'shared/server/http/outcome'
import type { SliceContext } from 'shared/server/slices/context'
import { type Limit, limitOf } from 'shared/server/throttle/limits'
import { throttleRefusal } from 'shared/server/throttle/throttle'
import type { Hold, HoldBody } from '../../contract/holds'
import { appointmentRefusals } from '../../messages'
import { allLengths } from '../../rules/slots/soldLength'
import type { HoldCalls } from '../citasCalls'
import { lockAccount, patientOf, patientRefusal } from '../patients/patient'
import { lockSpecialist, type SpecialistRow, specialistByEmail } from '../specialists/specialistStore'
import { offerFreedSlot } from '../waiting/offerSlot'
import { type AppointmentRow, addAppointment } from './appointmentStore'
import { unknownSpecialist } from './book'
import { changeOrRefuse } from './changeOrRefuse'
import { isRefused, scheduleRefusal, timeOf } from './checkTime'
import { heldShareRefusal } from './heldShare'
import { heldSlotPath } from './heldSlotPath'
import { fullHoldOf, holdOf, makeRoom, removeHoldOf } from './holdStore'

/** How long a slot is held while its person pays. */
const HOLD_MINUTES = 10

/** More than anybody needs who decides and pays; a person who never pays keeps a calendar from others for no longer. */
function holdLimit(userId: number): Limit {
  return limitOf({ name: 'slot hold', of: userId, most: 20, windowMs: MS_PER_DAY })
}

export function holdCalls(context: SliceContext): HoldCalls {
  const { database } = context
  return {
    'GET appointments/hold': async ({ person }) => {
      const held = await fullHoldOf(database, person.id, context.now())
      return ok(held ? [asHold(held.appointment, held.specialist)] : [])
    },

    'POST appointments/hold': ({ person, body }) => hold(context, person.id, body),

    'DELETE appointments/hold': async ({ person }) => {
      await database.transaction(async transaction => {
        const removed = await removeHoldOf(transaction, person.id)
        if (removed) await offerFreedSlot(context, transaction, removed)
      })
      return ok({})
    },
  }
}

/**
 * Holds a slot for its person alone; an earlier hold of the person ends. Another hold of the same start, for a
 * consultation of another length say, lasts no longer than the first: nobody keeps a slot from others without paying.
 */
async function hold(context: SliceContext, userId: number, body: HoldBody): Promise<Outcome<Hold>> {
  const { database, ports } = context
  const now = context.now()
  const lengths = allLengths(await ports.purchases.consultations(database))
  const time = timeOf(body, { now, lengths })
  if (isRefused(time)) return time
  const specialist = await specialistByEmail(database, body.specialist)
  if (!specialist) return unknownSpecialist()
  const tenMinutes = new Date(now.getTime() + HOLD_MINUTES * MS_PER_MINUTE)
  return changeOrRefuse<Hold>(database, async transaction => {
    await lockAccount(transaction, userId)
    await lockSpecialist(transaction, specialist.id)
    const patient = await patientOf(context, transaction, userId, body.familyMember)
    if (!patient) return notFound(appointmentRefusals.unknownFamilyMember)
    const closed = await scheduleRefusal(transaction, specialist, time)
    if (closed) return closed
    const held = await holdOf(transaction, userId, now)
    const isSameStart =
      held?.specialistId === specialist.id && held.startsAt.getTime() === time.init.getTime()
    if (
      isSameStart &&
      held.endsAt.getTime() === time.end.getTime() &&
      held.isOnline === body.isOnline &&
      held.familyMemberId === patient.familyMemberId
    ) {
      return created(asHold(held, specialist))
    }
    const heldUntil = (isSameStart && held.heldUntil) || tenMinutes
    const busy = await patientRefusal(transaction, { userId, ...patient, within: time })
    if (busy) return busy
    const share = { userId, specialistId: specialist.id, startsAt: time.init }
    const crowded = await heldShareRefusal(context, transaction, share)
    if (crowded) return crowded
    const throttled = await throttleRefusal(transaction, {
      limits: [holdLimit(userId)],
      at: now,
      message: appointmentRefusals.tooManyHolds,
    })
    if (throttled) return throttled
    await makeRoom(transaction, { userId, specialistId: specialist.id, within: time, now })
    const row = await addAppointment(transaction, {
      userId,
      createdAt: now,
      specialist,
      time,
      tz: time.tz,
      isOnline: body.isOnline,
      ...patient,
      link: '',
      status: 'HELD',
      heldUntil,
      heldOn: body.version ?? 'v3',
    })
    // The first person who waits is offered the slot if this one lets it go.
    await offerFreedSlot(context, transaction, row, heldUntil)
    return created(asHold(row, specialist))
  })
}

function asHold(
  row: AppointmentRow,
  specialist: Pick<SpecialistRow, 'firstName' | 'lastName' | 'specialty'>,
): Hold {
  const { specialistId, startsAt, endsAt, isOnline, heldUntil } = row
  return {
    specialistId,
    specialistName: `${specialist.firstName} ${specialist.lastName}`,
    specialty: specialist.specialty,
    init: startsAt.toISOString(),
    end: endsAt.toISOString(),
    isOnline,
    heldUntil: heldUntil?.toISOString() ?? '',
    path: heldSlotPath(row, specialist),
  }
}
