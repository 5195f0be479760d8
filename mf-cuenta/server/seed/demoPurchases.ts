import { MS_PER_DAY } from 'shared/dates/times'
import type { SliceContext } from 'shared/server/slices/context'
import type { DemoPeople } from 'shared/server/slices/slice'
import { findPrice, priceFor } from '../../rules/prices/priceFor'
import { monthlyPlanById, priceList } from '../catalogue/catalogueStore'
import { openOrderOf } from '../checkout/openOrderStore'
import { startCheckout, type Wanted } from '../checkout/startCheckout'
import { activePurchasesOf, hasHistory } from '../purchaseStore'
import { changeSession } from '../sandbox/changeSession'
import { paid } from '../sandbox/ledger'
import { SandboxProvider } from '../sandbox/SandboxProvider'
import { settle } from '../settle/settle'

const ANAS_COURSES = ['Nutrición funcional', 'Control de peso']

/**
 * Ana has bought two courses, an online consultation and a month, each paid in the sandbox three weeks ago; the new
 * person has no purchases.
 */
export async function demoPurchases(context: SliceContext, { ana }: DemoPeople): Promise<void> {
  const { database, ports, config } = context
  if (await hasHistory(database, ana)) return
  const paidAt = new Date(context.now().getTime() - 20 * MS_PER_DAY)
  // Nobody is waiting for mails about payments of three weeks ago.
  const mail = { ...context.mail, send: async () => undefined, deliver: async () => undefined }
  const past: SliceContext = { ...context, mail, now: () => paidAt }
  const origin = config.publicOrigin ?? `http://localhost:${config.port}`
  const bought = { userId: ana, origin, returnPath: '/user' }
  for (const title of ANAS_COURSES) {
    const [product] = await ports.courses.idsOf(database, [title])
    if (product !== undefined)
      await pay(past, { ...bought, ...(await wantedOf(past, ana, 'Course', product)), title })
  }
  await pay(past, { ...bought, ...(await wantedOf(past, ana, 'ConsultationOnline', null)) })
  const month = await monthlyPlanById(database, 'plan-funcional')
  if (!month) throw new Error('the demo sells no monthly plan')
  const { priceId, title, amount } = month
  const productId = 'MonthlySubscription'
  const plan = { productId, product: null, priceId, productKey: productId, title, amount } as const
  await pay(past, { ...bought, ...plan, listAmount: amount, discount: null })
}

/** A product with the price that Ana had at that moment. */
async function wantedOf(
  { database, ports }: SliceContext,
  userId: number,
  productId: 'Course' | 'ConsultationOnline',
  product: number | null,
): Promise<Omit<Wanted, 'userId' | 'origin' | 'returnPath'>> {
  const found = findPrice(await priceList(database, ports), { productId, product })
  if (!found) throw new Error(`the demo does not sell ${productId}`)
  const { title, listAmount, amount, discount } = priceFor(found, {
    purchases: await activePurchasesOf(database, userId),
  })
  const productKey = [productId, product].filter(Boolean).join(' ')
  return { productId, product, priceId: null, productKey, title, listAmount, amount, discount }
}

async function pay(past: SliceContext, wanted: Wanted): Promise<void> {
  const provider = new SandboxProvider(past)
  const started = await startCheckout(past, provider, wanted, undefined)
  const order = await openOrderOf(past.database, wanted.userId, wanted.productKey)
  if (!started.ok || !order?.sessionId) throw new Error(`the demo could not buy ${wanted.title}`)
  await changeSession(past, order.sessionId, entry => paid(entry, past.now()), { silent: true })
  await settle(past, provider, order.id)
}
