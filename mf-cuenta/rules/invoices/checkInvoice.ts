import type { InvoiceRequestBody } from '../../contract/payments'
import { invoiceRefusals } from '../../messages'
import { kindOfRfc, plainRfc } from './rfc'
import { REGIMES, USES } from './taxCodes'

/** The data as it is stored: without spaces around, in upper case. */
export function plainInvoice(typed: InvoiceRequestBody): InvoiceRequestBody {
  return {
    rfc: plainRfc(typed.rfc),
    name: typed.name.trim().replace(/\s+/g, ' ').toUpperCase(),
    regimenFiscal: typed.regimenFiscal.trim(),
    usoCfdi: typed.usoCfdi.trim().toUpperCase(),
    postalCode: typed.postalCode.trim(),
  }
}

/** The message of each field that an invoice cannot be made with (shared/product/cuenta.md#invoices). */
export function checkInvoice(invoice: InvoiceRequestBody): Partial<Record<keyof InvoiceRequestBody, string>> {
  const { rfc, name, regimenFiscal, usoCfdi, postalCode } = invoice
  const kind = kindOfRfc(rfc)
  const regime = REGIMES.find(({ code }) => code === regimenFiscal)
  const use = USES.find(({ code }) => code === usoCfdi)
  return {
    ...(!kind && { rfc: invoiceRefusals.rfc }),
    ...((name === '' || /[\p{C}<>]/u.test(name)) && { name: invoiceRefusals.name }),
    ...(!(regime && (!kind || regime[kind])) && { regimenFiscal: invoiceRefusals.regimenFiscal }),
    ...(!(use && (!regime || use.regimes.includes(regime.code))) && { usoCfdi: invoiceRefusals.usoCfdi }),
    ...(!/^(?!00)\d{5}$/.test(postalCode) && { postalCode: invoiceRefusals.postalCode }),
  }
}
