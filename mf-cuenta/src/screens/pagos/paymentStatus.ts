import type { Payment, PaymentMethod } from '../../../contract/payments'

const WORDS: Readonly<Record<Payment['status'], string>> = {
  PAID: 'Pagado',
  FAILED: 'No se cobró',
  REFUNDED: 'Devuelto',
}

const METHODS: Readonly<Record<PaymentMethod, string>> = {
  card: 'Tarjeta',
  cash: 'Efectivo en tienda',
  transfer: 'Transferencia bancaria',
  other: 'Otra',
}

export function paymentMethod(method: PaymentMethod): string {
  return METHODS[method]
}

export function paymentStatus(status: Payment['status']): string {
  return WORDS[status]
}
