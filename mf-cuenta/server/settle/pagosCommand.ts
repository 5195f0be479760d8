import { desc, eq } from 'drizzle-orm'
import { formatCentavos } from 'shared/published/money'
import { CommandRefused } from 'shared/server/slices/commandRefused'
import type { OperatorCommand, SliceContext } from 'shared/server/slices/slice'
import { operatorMessages } from '../../messages'
import { folioOf, paymentOfFolio } from '../history/folio'
import { type PaymentProvider, ProviderAway } from '../provider/provider'
import { providerOf } from '../provider/providerOf'
import { payments, refunds } from '../schema'
import { reconcile } from './reconcile'
import { refundPayment } from './refundPayment'

type Work = NonNullable<ReturnType<OperatorCommand['find']>>

/** `npm run pagos -- …`: what an operator does with the payments. */
export const pagosCommand: OperatorCommand = {
  usage: [
    'Uso: npm run pagos -- conciliar',
    '     npm run pagos -- reembolsar MD-000042 el motivo en palabras',
    '     npm run pagos -- reembolsos',
  ].join('\n'),
  find([name, ...words]) {
    if (name === 'reembolsar') return reembolsar(words)
    if (words.length > 0) return undefined
    if (name === 'conciliar') return conciliar
    return name === 'reembolsos' ? reembolsos : undefined
  },
}

/** Compares all payments with the provider, and mends what differs. */
const conciliar: Work = async (context, say) => {
  const { compared, mended, unknown } = await withProvider(context, one => reconcile(context, one))
  for (const line of mended) say(`Corregido  ${line}`)
  for (const line of unknown)
    say(`Sin dueño  ${line}: el proveedor la cobró y aquí no existe. Revísala con él.`)
  const count = compared === 1 ? '1 pago comparado' : `${compared} pagos comparados`
  const changes = mended.length === 1 ? '1 corrección' : `${mended.length} correcciones`
  say(`${count}, ${changes}, ${unknown.length} sin dueño.`)
}

const REASON = { least: 3, most: 300 }

/** Gives a payment back: the number of its receipt, and the reason. */
function reembolsar([folio = '', ...words]: string[]): Work | undefined {
  const paymentId = paymentOfFolio(folio)
  const reason = words.join(' ').trim()
  if (!paymentId || reason.length < REASON.least || reason.length > REASON.most) return undefined
  return async (context, say) => {
    const lines = await withProvider(context, one => refundPayment(context, one, { paymentId, reason }))
    for (const line of lines) say(line)
  }
}

/** The refunds that operators asked for, newest first. */
const reembolsos: Work = async ({ database }, say) => {
  const rows = await database
    .select({ refund: refunds, payment: payments })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .orderBy(desc(refunds.createdAt))
  for (const { refund, payment } of rows) {
    const state = payment.status === 'REFUNDED' ? 'reembolsado' : operatorMessages.unfinished
    const amount = formatCentavos(payment.amount)
    say(`${refund.createdAt.toISOString()}  ${folioOf(payment.id)}  ${amount}  ${state}  ${refund.reason}`)
  }
  if (rows.length === 0) say(operatorMessages.noRefunds)
}

async function withProvider<T>(
  context: SliceContext,
  work: (provider: PaymentProvider) => Promise<T>,
): Promise<T> {
  const provider = providerOf(context)
  if (!provider) throw new CommandRefused(operatorMessages.noProvider)
  return work(provider).catch(error => {
    if (error instanceof ProviderAway) throw new CommandRefused(operatorMessages.providerAway)
    throw error
  })
}
