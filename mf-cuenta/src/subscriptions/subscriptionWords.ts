import { dateWithoutWeekday } from 'shared/dates'
import { CLINIC_ZONE, dayAndMinuteIn, dayIn } from 'shared/dates/instants'
import { timeInWords } from 'shared/dates/times'
import { formatCentavos } from 'shared/published/money'
import type { HeldSubscription } from '../../contract/subscriptions'

/** The clinic's day of an instant, such as `12 de diciembre de 2026`. */
export function dayOf(instant: string): string {
  return dateWithoutWeekday(dayIn(new Date(instant)))
}

/** The clinic's day and time of an instant, such as `12 de diciembre de 2026, 9:05 a.m. (hora de Monterrey)`. */
export function momentOf(instant: string): string {
  const { day, minute } = dayAndMinuteIn(new Date(instant), CLINIC_ZONE)
  return `${dateWithoutWeekday(day)}, ${timeInWords(minute)} (hora de Monterrey)`
}

type Renewal = Pick<HeldSubscription, 'amount' | 'renewsAt' | 'endsAt' | 'paymentFailed' | 'changesTo'>

/** The next event of a subscription in words: its end, its failed renewal, its change, or its renewal with the price. */
export function renewalInWords({ amount, renewsAt, endsAt, paymentFailed, changesTo }: Renewal): string {
  if (endsAt) return `Cancelado: lo tienes hasta el ${dayOf(endsAt)}.`
  if (paymentFailed) return 'No pudimos cobrar la última renovación.'
  const price = amount > 0 ? `${formatCentavos(amount)} al mes` : 'Activo'
  if (changesTo) {
    const until = renewsAt ? `el ${dayOf(renewsAt)}` : 'tu siguiente renovación'
    return `Lo tienes hasta ${until}. Después cambia a ${changesTo}: ${price}.`
  }
  return renewsAt ? `${price}; se renueva el ${dayOf(renewsAt)}.` : `${price}.`
}

/** The words of the button by which a person keeps their plan; undefined where nothing threatens it. */
export function keepWords({
  endsAt,
  changesTo,
  title,
}: Pick<HeldSubscription, 'endsAt' | 'changesTo' | 'title'>): string | undefined {
  if (endsAt) return 'Reactivar'
  return changesTo ? `Quedarme con ${title}` : undefined
}
