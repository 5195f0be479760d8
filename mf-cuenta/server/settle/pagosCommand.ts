import { formatCentavos } from 'shared/published/money'
import type { CommandWork, OperatorCommand } from 'shared/server/slices/slice'
import { operatorMessages } from '../../messages'
import { facturas } from '../history/facturas'
import { folioOf } from '../history/folio'
import { reconcile } from './reconcile'
import { reembolsar } from './reembolsar'
import { allRefunds } from './refundStore'
import { withProvider } from './withProvider'

/** `npm run pagos -- …`: what an operator does with the payments. */
export const pagosCommand: OperatorCommand = {
  usage: [
    'Uso: npm run pagos -- conciliar',
    '     npm run pagos -- reembolsar MD-000042 el motivo en palabras [--yes] [--terminar-plan]',
    '     npm run pagos -- reembolsos',
    '     npm run pagos -- facturas [MD-000042 factura.pdf factura.xml]',
  ].join('\n'),
  find([name, ...words]) {
    if (name === 'reembolsar') return reembolsar(words)
    if (name === 'facturas') return facturas(words)
    if (words.length > 0) return undefined
    if (name === 'conciliar') return conciliar
    return name === 'reembolsos' ? reembolsos : undefined
  },
}

/** Compares all payments with the provider, and mends what differs. */
const conciliar: CommandWork = async (context, say) => {
  const { compared, mended, unknown } = await withProvider(context, one => reconcile(context, one))
  for (const line of mended) say(`Corregido  ${line}`)
  for (const line of unknown)
    say(`Sin dueño  ${line}: el proveedor la cobró y aquí no existe. Revísala con él.`)
  const count = compared === 1 ? '1 pago comparado' : `${compared} pagos comparados`
  const changes = mended.length === 1 ? '1 corrección' : `${mended.length} correcciones`
  say(`${count}, ${changes}, ${unknown.length} sin dueño.`)
}

/** The refunds that operators asked for, newest first. */
const reembolsos: CommandWork = async ({ database }, say) => {
  const rows = await allRefunds(database)
  for (const { refund, payment } of rows) {
    const state = payment.status === 'REFUNDED' ? 'reembolsado' : operatorMessages.unfinished
    const amount = formatCentavos(payment.amount)
    say(`${refund.createdAt.toISOString()}  ${folioOf(payment.id)}  ${amount}  ${state}  ${refund.reason}`)
  }
  if (rows.length === 0) say(operatorMessages.noRefunds)
}
