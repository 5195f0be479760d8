import { dateWithoutWeekday } from 'shared/dates'
import { dayIn } from 'shared/dates/instants'
import { formatCentavos } from 'shared/published/money'
import type { Database } from 'shared/server/database/database'
import { composeMail } from 'shared/server/mail/composeMail'
import type { Mail } from 'shared/server/mail/mail'
import type { SliceContext } from 'shared/server/slices/context'
import type { ProviderPayment } from '../provider/provider'
import type { CancelledAppointment } from './applyParts'
import type { Chosen } from './bookChosen'
import { bookingParts } from './bookingParts'
import type { Order } from './order'
import type { SubscriptionColumns } from './subscriptionColumns'

/** Something that a person is told by mail. */
export type Happened = { title: string } & (
  | { kind: 'paid'; payment: ProviderPayment; receipt: number; booking: string | undefined }
  | { kind: 'failed'; payment: ProviderPayment }
  | { kind: 'cancelled'; endsAt: Date | null }
  | { kind: 'refunded'; amount: number; disputeLost: boolean; paymentId: string }
)

interface Told {
  context: SliceContext
  order: Order
  userId: number
  happened: readonly Happened[]
  subscription: SubscriptionColumns | undefined
  /** The appointments that ended with a refund, by the part of the order that had paid for them. */
  cancelled: ReadonlyMap<string, CancelledAppointment>
  /** The outcome of the time that was chosen before paying. */
  chosen?: Chosen | undefined
}

/** Sends the mails about what happened, in the transaction that records it. */
export async function sendMails(
  transaction: Database,
  { context, order, userId, happened, subscription, cancelled, chosen }: Told,
): Promise<void> {
  if (happened.length === 0) return
  const person = await context.ports.people.byId(transaction, userId)
  if (!person) return
  const booking = chosen && (await bookingParts(context, transaction, { order, userId, chosen }))
  for (const one of happened) {
    const appointment =
      one.kind === 'refunded' ? (cancelled.get(one.paymentId) ?? cancelled.get('product')) : undefined
    const mail = mailOf(one, { order, subscription, cancelled: appointment, booking })
    await context.mail.send(composeMail({ to: person.email, firstName: person.firstName, ...mail }), {
      transaction,
      userId,
      cause: one.kind === 'refunded' ? 'practice' : { account: userId },
    })
  }
}

type Content = Pick<Parameters<typeof composeMail>[0], 'body' | 'attachments'> & Pick<Mail, 'subject'>

interface Facts extends Pick<Told, 'order' | 'subscription'> {
  cancelled: CancelledAppointment | undefined
  booking: Content['body'] | undefined
}

function mailOf(happened: Happened, { order, subscription, cancelled, booking }: Facts): Content {
  const { title } = happened
  const account = { button: 'Ver mis pagos', link: `${order.origin}/user/pagos` }
  if (happened.kind === 'paid') {
    const { amount, at, priceId } = happened.payment
    const discount = priceId === null ? order.discount : null
    return {
      subject: `Recibimos tu pago de ${formatCentavos(amount)}`,
      body: [
        `${title}\n${formatCentavos(amount)} el ${dayInWords(at)}${discount ? `\n${discount.text}: ${formatCentavos(discount.amount)} menos` : ''}`,
        ...(subscription && !subscription.endsAt
          ? [`Tu plan se renueva el ${dayInWords(subscription.periodEnd)}. Puedes cancelarlo cuando quieras.`]
          : []),
        { button: 'Ver mi recibo', link: `${order.origin}/user/pagos?recibo=${happened.receipt}` },
        ...(booking ??
          (happened.booking ? [{ button: 'Agendar mi cita', link: order.origin + happened.booking }] : [])),
      ],
    }
  }
  if (happened.kind === 'failed') {
    const isOver = subscription?.status === 'CANCELLED'
    return {
      subject: 'No pudimos renovar tu plan',
      body: [
        `Tu banco no aprobó el cobro de ${formatCentavos(happened.payment.amount)} por ${title}.`,
        isOver
          ? 'Después de varios intentos, tu plan terminó. Puedes contratarlo de nuevo cuando quieras.'
          : 'Tu plan sigue activo mientras lo intentamos de nuevo. Para no perderlo, paga con otra tarjeta en Mis pagos.',
        account,
      ],
    }
  }
  if (happened.kind === 'refunded') {
    const amount = formatCentavos(happened.amount)
    return {
      subject: happened.disputeLost ? `Tu banco te regresó ${amount}` : `Te devolvimos ${amount}`,
      body: [
        happened.disputeLost
          ? `Tu banco resolvió a tu favor el cargo por ${title} y te regresó ${amount}.`
          : `Devolvimos ${amount} de tu pago por ${title}. Tu banco puede tardar hasta 10 días hábiles en mostrarlo.`,
        ...(cancelled ? [`Con eso se canceló la cita que pagaba: ${cancelled.inWords}.`] : []),
        account,
      ],
      ...(cancelled && { attachments: [cancelled.calendar] }),
    }
  }
  return {
    subject: happened.endsAt ? 'Cancelaste tu plan' : 'Tu plan terminó',
    body: [
      happened.endsAt
        ? `${title} queda cancelado. Lo sigues teniendo hasta el ${dayInWords(happened.endsAt)} y no se te cobrará de nuevo.`
        : `${title} terminó. No se te cobrará de nuevo.`,
      account,
    ],
  }
}

/** The clinic's day of an instant. */
function dayInWords(at: Date): string {
  return dateWithoutWeekday(dayIn(at))
}
