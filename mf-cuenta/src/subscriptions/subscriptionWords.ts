import { dateWithoutWeekday } from 'shared/dates'
import { CLINIC_ZONE, dayAndMinuteIn, dayIn } from 'shared/dates/instants'
import { timeInWords } from 'shared/dates/times'
import { formatCentavos } from 'shared/published/money'
import type { HeldSubscription } from '../../contract/payments'

/** The clinic's day of an instant, such as `12 de diciembre de 2026`. */
export function dayOf(instant: string): string {
  return dateWithoutWeekday(dayIn(new Date(instant)))
}

/** The clinic's day and time of an instant, such as `12 de diciembre de 2026, 9:05 a.m. (hora de Monterrey)`. */
export function momentOf(instant: string): string {
  const { day, minute } = dayAndMinuteIn(new Date(instant), CLINIC_ZONE)
  return `${dateWithoutWeekday(day)}, ${timeInWords(minute)} (hora de Monterrey)`
}

/** When the subscription renews or ends, and its price. */
export function renewalInWords(
  subscription: Pick<HeldSubscription, 'amount' | 'renewsAt' | 'endsAt' | 'paymentFailed'>,
): string {
  const { amount, renewsAt, endsAt, paymentFailed } = subscription
  if (endsAt) return `Cancelada: la tienes hasta el ${dayOf(endsAt)}.`
  if (paymentFailed) return 'No pudimos cobrar la última renovación.'
  const price = amount > 0 ? `${formatCentavos(amount)} al mes` : 'Activa'
  return renewsAt ? `${price}; se renueva el ${dayOf(renewsAt)}.` : `${price}.`
}
