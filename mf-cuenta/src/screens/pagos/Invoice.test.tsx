import { render, screen } from '@testing-library/react'
import { QueryClient, QueryClientProvider } from 'shared/query'
import { MemoryRouter } from 'shared/router/memory'
import type { Payment } from '../../../contract/payments'
import { samplePayments } from '../../samples'
import { Invoice } from './Invoice'

const [paid] = samplePayments
if (!paid) throw new Error('there is no sample payment')

function show(payment: Payment) {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <Invoice payment={payment} />
      </MemoryRouter>
    </QueryClientProvider>,
  )
}

test.each([
  [{ invoiceRequested: true }, 'Ya pediste la factura: te llega por correo'],
  [
    { invoiceRequested: true, status: 'REFUNDED' as const },
    'Pediste la factura de este pago antes de que se devolviera',
  ],
  [{ invoiceRequested: true, invoiceIssuedAt: paid.paidAt }, 'Tu factura está lista'],
  [
    { invoiceRequested: true, invoiceIssuedAt: paid.paidAt, status: 'REFUNDED' as const },
    'Tu factura está lista',
  ],
])('the receipt says the state of its invoice: %j', (state, words) => {
  show({ ...paid, ...state })
  expect(screen.getByText(words)).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Pedir factura' })).not.toBeInTheDocument()
})
