import { readFile, stat } from 'node:fs/promises'
import { dateWithoutWeekday } from 'shared/dates'
import { dayIn } from 'shared/dates/instants'
import { formatCentavos } from 'shared/published/money'
import { CommandRefused } from 'shared/server/slices/commandRefused'
import type { CommandWork } from 'shared/server/slices/slice'
import { invoiceRefusals, operatorMessages } from '../../messages'
import { paymentOfFolio } from './folio'
import { issueInvoice, waitingInvoices } from './invoiceStore'

/** The sizes that a mail can carry. */
const LARGEST = { pdf: 140_000, xml: 90_000 }

/** The invoices that wait; with a receipt's number, a PDF and an XML, the answer to one of them. */
export function facturas([folio, pdf, xml, ...rest]: readonly string[]): CommandWork | undefined {
  if (folio === undefined) return listWaiting
  const paymentId = paymentOfFolio(folio)
  if (!paymentId || pdf === undefined || xml === undefined || rest.length > 0) return undefined
  return async (context, say) => {
    const files = {
      pdf: (await contentOf(pdf, LARGEST.pdf)).toString('base64'),
      xml: (await contentOf(xml, LARGEST.xml)).toString('utf8'),
    }
    const issued = await context.database.transaction(one =>
      issueInvoice(context, one, { paymentId, ...files }),
    )
    if (!issued) throw new CommandRefused(invoiceRefusals.notRequested)
    if ('problem' in issued) throw new CommandRefused(Object.values(issued.problem).join(' '))
    say(operatorMessages.invoiceSent(issued.invoice.folio))
  }
}

const listWaiting: CommandWork = async ({ database }, say) => {
  const waiting = await waitingInvoices(database)
  for (const { folio, requestedAt, amount, title, refunded, ...tax } of waiting) {
    const day = dateWithoutWeekday(dayIn(new Date(requestedAt)))
    const state = refunded ? '  devuelto' : ''
    say(`${folio}  ${day}  ${formatCentavos(amount)} por ${title}${state}`)
    say(`    ${tax.rfc}  ${tax.name}  régimen ${tax.regimenFiscal}  uso ${tax.usoCfdi}  CP ${tax.postalCode}`)
  }
  say(waiting.length === 0 ? operatorMessages.noInvoices : operatorMessages.invoicesWait(waiting.length))
}

async function contentOf(path: string, largest: number): Promise<Buffer> {
  const found = await stat(path).catch(() => undefined)
  if (!found?.isFile()) throw new CommandRefused(operatorMessages.noFile(path))
  if (found.size > largest) throw new CommandRefused(operatorMessages.largeFile(path, largest / 1000))
  return readFile(path)
}
