import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { AnswerDialog } from './AnswerDialog'
import { InvoiceList } from './InvoiceList'
import { sampleInvoices, waitingInvoice } from './sampleInvoices'

const meta = {
  title: 'Cuenta/Facturas del equipo',
  component: InvoiceList,
  args: { invoices: sampleInvoices, onAnswer: async () => ({}) },
} satisfies Meta<typeof InvoiceList>

export default meta

type Story = StoryObj<typeof meta>

export const Some: Story = { name: 'Por emitir y emitidas' }
export const One: Story = { name: 'Una por emitir', args: { invoices: [waitingInvoice] } }
export const None: Story = { name: 'Ninguna', args: { invoices: [] } }
export const Answering: Story = {
  name: 'Entregar una factura',
  render: ({ onAnswer }) => (
    <AnswerDialog open invoice={waitingInvoice} onClose={() => undefined} onAnswer={onAnswer} />
  ),
}
