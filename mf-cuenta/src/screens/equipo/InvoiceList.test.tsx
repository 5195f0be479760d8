import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { InvoiceList } from './InvoiceList'
import { sampleInvoices, waitingInvoice } from './sampleInvoices'

const PDF = new File(['%PDF-1.4'], 'factura.pdf', { type: 'application/pdf' })
const XML = new File(['<cfdi:Comprobante/>'], 'factura.xml', { type: 'text/xml' })

test('a request has its state and all that the practice needs to issue it', () => {
  render(<InvoiceList invoices={sampleInvoices} onAnswer={jest.fn()} />)
  const waiting = within(screen.getByRole('region', { name: 'Por emitir' })).getAllByRole('listitem')
  expect(waiting).toHaveLength(2)
  for (const fact of [
    'MD-000042',
    'Pedida el 20 de noviembre de 2026',
    '$99 MXN por PLAN FUNCIONAL, pagado el 18 de noviembre de 2026.',
    'GODE561231GR8',
    'ESTEBAN GÓMEZ DÍAZ',
    '612 · Personas Físicas con Actividades Empresariales y Profesionales',
    'D01 · Honorarios médicos, dentales y gastos hospitalarios',
    '64000',
  ]) {
    expect(waiting[0]).toHaveTextContent(fact)
  }
  expect(waiting[0]).not.toHaveTextContent('Pago devuelto')
  expect(waiting[1]).toHaveTextContent('Pago devuelto')
  const issued = screen.getByRole('region', { name: 'Emitidas en los últimos 30 días' })
  expect(within(issued).getByRole('listitem')).toHaveTextContent('Emitida el 19 de noviembre de 2026')
  expect(within(issued).getByRole('button', { name: 'Corregir factura: MD-000040' })).toBeInTheDocument()
})

test('it is answered with both files; a missing or too large one is told before it is sent', async () => {
  const answer = jest.fn()
  answer.mockResolvedValueOnce({ xml: 'El XML no es una factura para el RFC GODE561231GR8.' })
  answer.mockResolvedValueOnce({})
  render(<InvoiceList invoices={[waitingInvoice]} onAnswer={answer} />)
  await userEvent.click(screen.getByRole('button', { name: 'Entregar factura: MD-000042' }))
  const dialog = within(screen.getByRole('dialog', { name: 'Entregar factura MD-000042' }))
  const [pdf, xml] = [dialog.getByLabelText('Factura en PDF'), dialog.getByLabelText('Factura en XML (CFDI)')]
  const send = () => userEvent.click(dialog.getByRole('button', { name: 'Entregar factura' }))

  await send()
  expect(pdf).toHaveAccessibleDescription(/Elige el archivo\./)
  expect(xml).toHaveAccessibleDescription(/Elige el archivo\./)
  await userEvent.upload(pdf, new File(['x'.repeat(75_001)], 'grande.pdf', { type: 'application/pdf' }))
  await userEvent.upload(xml, XML)
  await send()
  expect(pdf).toHaveAccessibleDescription(/El archivo pesa más de 75 kB\./)
  expect(answer).not.toHaveBeenCalled()

  await userEvent.upload(pdf, PDF)
  await send()
  expect(await dialog.findByText(/^El XML no es una factura/)).toBeVisible()
  expect(answer).toHaveBeenLastCalledWith(waitingInvoice, {
    pdf: btoa('%PDF-1.4'),
    xml: '<cfdi:Comprobante/>',
  })
  await send()
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
})

test('without a request it says so', () => {
  render(<InvoiceList invoices={[]} onAnswer={jest.fn()} />)
  expect(screen.getByRole('heading', { name: 'No hay facturas por emitir' })).toBeInTheDocument()
  expect(screen.queryByRole('list')).not.toBeInTheDocument()
})
