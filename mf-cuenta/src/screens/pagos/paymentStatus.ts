import type { Payment, PaymentMethod } from '../../../contract/payments'
import { paymentMethods, paymentStates } from '../../../messages'

export function paymentMethod(method: PaymentMethod): string {
  return paymentMethods[method]
}

export function paymentStatus(status: Payment['status']): string {
  return paymentStates[status]
}
