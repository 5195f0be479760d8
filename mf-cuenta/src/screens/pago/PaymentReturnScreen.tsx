import { useToBook } from 'shared/buying/useToBook'
import { allOf } from 'shared/query'
import { useSearchParams } from 'shared/router'
import { useCheckoutState } from '../../checkout/useCheckoutState'
import { useTellReturn } from '../../checkout/useTellReturn'
import { PaymentReturn, UnknownPayment } from './PaymentReturn'

/** `/user/pago`: the page that the payment's page returns to (shared/product/cuenta.md#payments). */
export default function PaymentReturnScreen() {
  const [parameters] = useSearchParams()
  const reference = parameters.get('pago')
  return reference ? (
    <KnownPayment reference={reference} cancelled={parameters.has('cancelado')} />
  ) : (
    <UnknownPayment />
  )
}

function KnownPayment({ reference, cancelled }: { reference: string; cancelled: boolean }) {
  const { query, isUnknown } = useCheckoutState(reference)
  const toBook = useToBook()
  useTellReturn(reference, !cancelled)
  if (isUnknown) return <UnknownPayment />
  return <PaymentReturn checkout={query.data} cancelled={cancelled} loading={allOf(query)} toBook={toBook} />
}
