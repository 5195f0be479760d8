import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { MemoryRouter } from 'shared/router/memory'
import type { InvoiceRequestBody } from '../../../contract/payments'
import { InvoiceDialog } from './InvoiceDialog'

const sent: InvoiceRequestBody[] = []
beforeEach(() => {
  sent.length = 0
})

function Page({ known }: { known?: InvoiceRequestBody }) {
  const [open, setOpen] = useState(true)
  return (
    <MemoryRouter>
      <button type="button" onClick={() => setOpen(true)}>
        Otra vez
      </button>
      <InvoiceDialog
        open={open}
        known={known}
        onClose={() => setOpen(false)}
        onRequest={async invoice => {
          sent.push(invoice)
          return {}
        }}
      />
    </MemoryRouter>
  )
}

const send = () => screen.getByRole('button', { name: 'Pedir factura' })
const options = (label: string) =>
  [...screen.getByLabelText<HTMLSelectElement>(label).options].map(option => option.value)

test('each wrong field has its message; corrected, the data are sent as the authority writes them', async () => {
  render(<Page />)
  await userEvent.type(screen.getByLabelText('RFC'), 'gode561231gr7')
  await userEvent.click(send())
  expect(screen.getByLabelText('RFC')).toHaveAccessibleDescription(/^Revisa tu RFC: .* como GODE561231GR8\.$/)
  expect(screen.getByLabelText('Régimen fiscal')).toHaveAccessibleDescription(/régimen fiscal/)
  expect(sent).toEqual([])

  await userEvent.clear(screen.getByLabelText('RFC'))
  await userEvent.type(screen.getByLabelText('RFC'), 'gode-561231-gr8')
  // Only the regimes of a natural person, then only the uses of the regime.
  expect(options('Régimen fiscal')).not.toContain('601')
  await userEvent.selectOptions(screen.getByLabelText('Régimen fiscal'), '605')
  expect(options('Uso de CFDI')).not.toContain('G03')
  await userEvent.selectOptions(screen.getByLabelText('Uso de CFDI'), 'D01')
  await userEvent.type(screen.getByLabelText('Nombre o razón social'), ' Esteban  Gómez Díaz ')
  await userEvent.type(screen.getByLabelText('Código postal del domicilio fiscal'), '64000')
  await userEvent.click(send())
  expect(sent).toEqual([
    {
      rfc: 'GODE561231GR8',
      name: 'ESTEBAN GÓMEZ DÍAZ',
      regimenFiscal: '605',
      usoCfdi: 'D01',
      postalCode: '64000',
    },
  ])
})

test('typed data stay while the dialog is closed', async () => {
  render(<Page />)
  await userEvent.type(screen.getByLabelText('RFC'), 'GODE5612')
  await userEvent.click(screen.getByRole('button', { name: 'Ahora no' }))
  await userEvent.click(screen.getByRole('button', { name: 'Otra vez' }))
  expect(screen.getByLabelText('RFC')).toHaveValue('GODE5612')
})

test('the data of the last time are in the form, and are sent by one press', async () => {
  const known = {
    rfc: 'GODE561231GR8',
    name: 'ESTEBAN GÓMEZ DÍAZ',
    regimenFiscal: '612',
    usoCfdi: 'D01',
    postalCode: '64000',
  }
  render(<Page known={known} />)
  expect(screen.getByLabelText('RFC')).toHaveValue('GODE561231GR8')
  await userEvent.click(send())
  expect(sent).toEqual([known])
})
