import { dateWithoutWeekday } from 'shared/dates'
import { dayIn } from 'shared/dates/instants'
import { formatCentavos } from 'shared/published/money'
import { CommandRefused } from 'shared/server/slices/commandRefused'
import type { SliceContext } from 'shared/server/slices/context'
import { operatorMessages } from '../../messages'
import { monthlyPlanById } from '../catalogue/catalogueStore'
import { folioOf } from '../history/folio'
import type { PaymentProvider } from '../provider/provider'
import { activePlanOf, addRefund, type Payment, paymentWithSession, usedPurchaseOf } from './refundStore'
import { settle } from './settle'

/** A payment that an operator wants to give back, with what that changes. */
export interface Refundable {
  payment: Payment
  sessionId: string
  folio: string
  /** The person, the payment and its day, in words. */
  inWords: string
  /** The appointment that it pays for and that has not begun, in words. */
  appointment: string | undefined
  /** The payment is a month of a plan that goes on: its next charge, in words. */
  nextCharge: string | undefined
}

/** The payment of a receipt's number; refused where there is none, or it was not paid. */
export async function refundable(context: SliceContext, paymentId: number): Promise<Refundable> {
  const { database, ports } = context
  const folio = folioOf(paymentId)
  const found = await paymentWithSession(database, paymentId)
  if (!found?.sessionId) throw new CommandRefused(operatorMessages.noPayment(folio))
  const { payment, sessionId } = found
  if (payment.status === 'FAILED') throw new CommandRefused(operatorMessages.notPaid(folio))
  const person = payment.userId === null ? undefined : await ports.people.byId(database, payment.userId)
  const whose = person
    ? `${person.firstName} ${person.lastName} (${person.email})`
    : operatorMessages.noPerson
  const { amount, title, paidAt } = payment
  return {
    payment,
    sessionId,
    folio,
    inWords: `${folio}  ${formatCentavos(amount)} por ${title}, ${dayOf(paidAt)}, de ${whose}`,
    appointment: await appointmentOf(context, payment),
    nextCharge: await nextChargeOf(context, payment),
  }
}

async function appointmentOf({ database, ports, now }: SliceContext, payment: Payment) {
  const { userId } = payment
  if (userId === null) return undefined
  const purchaseId = await usedPurchaseOf(database, payment)
  return purchaseId === undefined ? undefined : ports.appointments.paidBy(database, userId, purchaseId, now())
}

async function nextChargeOf({ database }: SliceContext, { orderId }: Payment) {
  const plan = await activePlanOf(database, orderId)
  if (!plan?.periodEnd || plan.endsAt || plan.nextPriceId === null) return undefined
  const next = await monthlyPlanById(database, plan.nextPriceId)
  return next && `${formatCentavos(next.amount)} por ${next.title}, ${dayOf(plan.periodEnd)}`
}

/**
 * Gives all of a payment back. The reason is recorded before, so that an interrupted refund is seen, and the same
 * command completes it; the person gets a mail, as after every refund. A second time changes nothing.
 */
export async function refundPayment(
  context: SliceContext,
  provider: PaymentProvider,
  { payment, sessionId }: Refundable,
  reason: string,
): Promise<void> {
  await addRefund(context.database, { paymentId: payment.id, reason, createdAt: context.now() })
  await provider.refund(sessionId, payment.paymentId)
  await settle(context, provider, payment.orderId)
}

/** Ends the plan of a month at once, so that nothing is charged any more. */
export async function endPlan(
  context: SliceContext,
  provider: PaymentProvider,
  { payment, sessionId }: Refundable,
): Promise<void> {
  await provider.cancel(sessionId, 'now')
  await settle(context, provider, payment.orderId)
}

/** The clinic's day of an instant. */
function dayOf(at: Date): string {
  return dateWithoutWeekday(dayIn(at))
}
