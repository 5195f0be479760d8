import type { StaffInvoice } from '../../../contract/invoices'

export const waitingInvoice: StaffInvoice = {
  id: 42,
  folio: 'MD-000042',
  title: 'PLAN FUNCIONAL',
  amount: 9_900,
  paidAt: '2026-11-18T17:30:00.000Z',
  requestedAt: '2026-11-20T18:00:00.000Z',
  issuedAt: null,
  refunded: false,
  rfc: 'GODE561231GR8',
  name: 'ESTEBAN GÓMEZ DÍAZ',
  regimenFiscal: '612',
  usoCfdi: 'D01',
  postalCode: '64000',
}

export const sampleInvoices: readonly StaffInvoice[] = [
  waitingInvoice,
  {
    ...waitingInvoice,
    id: 51,
    folio: 'MD-000051',
    title: 'Consulta de psicología en línea',
    amount: 49_900,
    refunded: true,
    rfc: 'EKU9003173C9',
    name: 'ESCUELA KEMPER URGATE, SOCIEDAD ANÓNIMA DE CAPITAL VARIABLE',
    regimenFiscal: '601',
    usoCfdi: 'G03',
  },
  {
    ...waitingInvoice,
    id: 40,
    folio: 'MD-000040',
    title: 'Consulta de nutrición',
    amount: 49_000,
    issuedAt: '2026-11-19T16:00:00.000Z',
  },
]
