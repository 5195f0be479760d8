import { bookingPath } from 'shared/entitlements/toBook'
import { appointmentPath, chosenTimePath } from 'shared/published/appointmentPaths'
import type { Database } from 'shared/server/database/database'
import type { composeMail } from 'shared/server/mail/composeMail'
import type { SliceContext } from 'shared/server/slices/context'
import { checkoutMessages } from '../../messages'
import type { Chosen } from './bookChosen'
import type { Order } from './order'

interface Booking {
  order: Order
  userId: number
  chosen: Chosen
}

/** The part of a payment's mail about the time that was chosen before paying. */
export async function bookingParts(
  context: SliceContext,
  one: Database,
  { order: { origin, slot }, userId, chosen }: Booking,
): Promise<Parameters<typeof composeMail>[0]['body']> {
  if (chosen.appointmentId !== null) {
    return [
      'Tu cita quedó agendada en el horario que elegiste.',
      { button: 'Ver mi cita', link: origin + appointmentPath(chosen.appointmentId) },
    ]
  }
  const nearest = slot && (await context.ports.appointments.nearestToWish(one, { userId, slot }))
  const [first] = nearest?.times ?? []
  const path =
    slot && nearest && first
      ? chosenTimePath({ ...slot, specialistId: nearest.specialistId, init: first.init.toISOString() })
      : bookingPath([])
  return [
    checkoutMessages.paidNotBooked(chosen.notBooked),
    ...(nearest && first
      ? [`Los horarios libres más próximos:\n${nearest.times.map(({ inWords }) => inWords).join('\n')}`]
      : []),
    { button: 'Agendar mi cita', link: origin + path },
  ]
}
