import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { QueryClient, QueryClientProvider } from 'shared/query'
import { sessionSubject } from 'shared/session/writer'
import { userEvent, within } from 'storybook/test'
import { taxDataKey } from '../../payments/useTaxData'
import { samplePayments } from '../../samples'
import { Receipt } from './Receipt'

const loaded = { failed: false, retrying: false, retry: () => undefined }
const [paid, , refunded] = samplePayments

/** No invoice was asked for before. */
const answers = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } })
answers.setQueryData(taxDataKey(1), [])

const meta = {
  title: 'Cuenta/Recibo',
  component: Receipt,
  args: { payment: paid, isLoading: false, loading: loaded },
  decorators: Story => (
    <QueryClientProvider client={answers}>
      <Story />
    </QueryClientProvider>
  ),
  beforeEach: () => {
    const before = sessionSubject.value
    const user = { id: 1, firstName: 'Ana', lastName: 'Treviño Garza' }
    sessionSubject.next({ status: 'signedIn', user: user as never, token: '' })
    return () => sessionSubject.next(before)
  },
} satisfies Meta<typeof Receipt>

export default meta

type Story = StoryObj<typeof meta>

export const Paid: Story = { name: 'Pagado, con descuento' }
export const Refunded: Story = { name: 'Devuelto', args: { payment: refunded } }
export const InvoiceRequested: Story = {
  name: 'Factura pedida',
  args: { payment: paid && { ...paid, invoiceRequested: true } },
}
export const InvoiceIssued: Story = {
  name: 'Factura lista',
  args: { payment: paid && { ...paid, invoiceRequested: true, invoiceIssuedAt: paid.paidAt } },
}
export const RefundedRequested: Story = {
  name: 'Devuelto, con factura pedida',
  args: { payment: refunded && { ...refunded, invoiceRequested: true } },
}
export const Invoice: Story = {
  name: 'Pedir factura',
  play: ({ canvasElement }) =>
    userEvent.click(within(canvasElement).getByRole('button', { name: 'Pedir factura' })),
}
export const InvoiceWrong: Story = {
  name: 'Pedir factura, con errores',
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await userEvent.click(page.getByRole('button', { name: 'Pedir factura' }))
    const dialog = within(page.getByRole('dialog'))
    await userEvent.type(dialog.getByLabelText('RFC'), 'gode561231gr7')
    await userEvent.click(dialog.getByRole('button', { name: 'Pedir factura' }))
  },
}
export const Missing: Story = { name: 'No existe', args: { payment: undefined } }
export const Loading: Story = { name: 'Cargando', args: { payment: undefined, isLoading: true } }
export const Failed: Story = {
  name: 'No llegó',
  args: { payment: undefined, loading: { ...loaded, failed: true } },
}
