import type { Payment } from '../../../contract/payments'

const WORDS: Readonly<Record<Payment['status'], string>> = {
  PAID: 'Pagado',
  FAILED: 'No se cobró',
  REFUNDED: 'Devuelto',
}

export function paymentStatus(status: Payment['status']): string {
  return WORDS[status]
}
