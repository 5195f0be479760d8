import { formatCentavos } from 'shared/published/money'
import {
  inWords,
  momentWords,
  type Reader,
  type Subject,
  wordsFor,
  yesOrNo,
} from 'shared/server/privacy/inWords'
import type { OwnLists } from 'shared/server/privacy/ownLists'
import type { SliceContext } from 'shared/server/slices/context'
import { paymentMethods, paymentStates } from '../messages'
import { planTitles, productTitles } from './catalogue/catalogueStore'
import type {
  invoiceRequests,
  OrderStatus,
  orders,
  PurchaseStatus,
  payments,
  purchases,
  subscriptions,
} from './schema'

const orderStates: Readonly<Record<OrderStatus, string>> = {
  OPEN: 'Sin terminar',
  PAID: paymentStates.PAID,
  EXPIRED: 'Vencido',
  REFUNDED: paymentStates.REFUNDED,
}

const purchaseStates: Readonly<Record<PurchaseStatus, string>> = {
  PENDING: 'Por confirmar',
  ACTIVE: 'Vigente',
  USED: 'Usado',
  CANCELLED: 'Cancelado',
}

const price = (centavos: number | undefined) => (centavos === undefined ? '' : formatCentavos(centavos))

/** A person's payments and what they bought, as the app names them. */
export async function ownWords(
  context: SliceContext,
  lists: OwnLists,
  reader: Reader,
): Promise<readonly Subject[]> {
  const say = wordsFor(reader)
  // One after the other: the end of an account reads them in its transaction.
  const bought = await boughtTitles(context)
  const plans = await planTitles(context.database)
  return [
    inWords<typeof payments.$inferSelect>(lists, {
      list: 'payments',
      title: say('Tus pagos', 'Pagos'),
      columns: [
        ['Fecha', ({ paidAt }) => momentWords(paidAt)],
        ['Concepto', ({ title = '' }) => title],
        ['Precio de lista', ({ listAmount }) => price(listAmount)],
        ['Importe', ({ amount }) => price(amount)],
        ['Devuelto', ({ refunded }) => (refunded ? price(refunded) : '')],
        ['Forma', ({ method }) => (method ? paymentMethods[method] : '')],
        ['Estado', ({ status }) => (status ? paymentStates[status] : '')],
      ],
    }),
    inWords<typeof purchases.$inferSelect>(lists, {
      list: 'purchases',
      title: say('Lo que compraste', 'Compras'),
      columns: [
        ['Fecha', ({ createdAt }) => momentWords(createdAt)],
        ['Producto', row => bought(row)],
        ['Estado', ({ status }) => (status ? purchaseStates[status] : '')],
      ],
    }),
    inWords<typeof subscriptions.$inferSelect>(lists, {
      list: 'subscriptions',
      title: say('Tus planes mensuales', 'Planes mensuales'),
      columns: [
        ['Plan', ({ priceId, name = '' }) => plans.get(priceId ?? '') ?? name],
        ['Desde', ({ createdAt }) => momentWords(createdAt)],
        ['Pagado hasta', ({ periodEnd }) => momentWords(periodEnd)],
        ['Termina', ({ endsAt }) => momentWords(endsAt)],
        [
          'Cambia a',
          ({ priceId, nextPriceId }) => (nextPriceId === priceId ? '' : (plans.get(nextPriceId ?? '') ?? '')),
        ],
        ['Falta un pago', ({ paymentFailed }) => yesOrNo(paymentFailed)],
      ],
    }),
    inWords<typeof orders.$inferSelect>(lists, {
      list: 'orders',
      title: say('Pagos que iniciaste', 'Pagos que inició'),
      columns: [
        ['Fecha', ({ createdAt }) => momentWords(createdAt)],
        ['Concepto', ({ title = '' }) => title],
        ['Importe', ({ amount }) => price(amount)],
        ['Estado', ({ status }) => (status ? orderStates[status] : '')],
        [say('Regresaste de pagar', 'Regresó de pagar'), ({ returnedAt }) => momentWords(returnedAt)],
      ],
    }),
    inWords<typeof invoiceRequests.$inferSelect>(lists, {
      list: 'invoiceRequests',
      title: say('Facturas que pediste', 'Facturas que pidió'),
      columns: [
        ['Fecha', ({ createdAt }) => momentWords(createdAt)],
        ['RFC', ({ rfc = '' }) => rfc],
        ['Nombre', ({ name = '' }) => name],
        ['Régimen fiscal', ({ regimenFiscal = '' }) => regimenFiscal],
        ['Uso del CFDI', ({ usoCfdi = '' }) => usoCfdi],
        ['Código postal', ({ postalCode = '' }) => postalCode],
        ['Emitida', ({ issuedAt }) => momentWords(issuedAt) || yesOrNo(false)],
      ],
    }),
  ]
}

type Bought = Partial<Pick<typeof purchases.$inferSelect, 'productId' | 'product'>>

/** The title of a course, or of the product in the price list. */
async function boughtTitles({ database, ports }: SliceContext): Promise<(bought: Bought) => string> {
  const titles = await productTitles(database)
  const courses = await ports.courses.titlesById(database)
  return ({ productId = '', product = null }) => {
    if (productId === 'MonthlySubscription') return 'Plan mensual'
    return courses.get(product ?? 0) ?? titles.get(productId) ?? productId
  }
}
