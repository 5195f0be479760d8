import type { FastifyRequest } from 'fastify'
import { ownsCourse } from 'shared/entitlements'
import {
  conflict,
  invalid,
  invalidField,
  notFound,
  type Outcome,
  ok,
  type Refused,
} from 'shared/server/http/outcome'
import type { Handlers } from 'shared/server/http/serve'
import type { SliceContext } from 'shared/server/slices/context'
import type { plansContract } from '../../contract/plans'
import type { PurchaseBody, purchasesContract } from '../../contract/purchases'
import { planRefusals, purchaseRefusals } from '../../messages'
import { findPrice, priceFor } from '../../rules/prices/priceFor'
import { monthlyPlanById, priceList } from '../catalogue/catalogueStore'
import { providerOf } from '../provider/providerOf'
import { providerUnavailable, unlessAway } from '../provider/unlessAway'
import { activePurchasesOf, holdingsOf } from '../purchaseStore'
import { checkoutByReference, confirmingPayments, recordReturn } from './checkoutStore'
import { ownOrigin } from './ownOrigin'
import { ownReturnPath } from './ownReturnPath'
import { startCheckout, type Wanted } from './startCheckout'

type Calls = Handlers<typeof purchasesContract> &
  Pick<Handlers<typeof plansContract>, 'POST plans/checkoutSession'>

/** The page to come back to where the caller names none. */
const PRICES_PAGE = '/user/precios'

export function checkoutCalls(context: SliceContext): Calls {
  const { database, ports, now } = context
  return {
    'POST purchases': async ({ person, body, idempotencyKey, request }) => {
      const back = backTo(context, request, body.returnUrl)
      if (!back.ok) return back
      const product = await productOf(context, person.id, body)
      if (!product.ok) return product
      const { slot, shownAmount = product.data.amount } = body
      if (shownAmount !== product.data.amount) return conflict(purchaseRefusals.otherPrice)
      const wish = slot && { userId: person.id, productId: product.data.productId, slot }
      const refusal = wish && (await ports.appointments.wishRefusal(database, wish))
      if (refusal) return { ...refusal, errors: { slot: refusal.message } }
      const wanted = { userId: person.id, ...product.data, ...back.data, ...(slot && { slot }) }
      return start(request, wanted, idempotencyKey)
    },

    'POST plans/checkoutSession': async ({ person, body, idempotencyKey, request }) => {
      const back = backTo(context, request, body.returnUrl ?? PRICES_PAGE)
      if (!back.ok) return back
      const plan = await monthlyPlanById(database, body.priceId)
      if (!plan || plan.withdrawn) return invalidField('priceId', planRefusals.unknownPrice)
      if (body.name !== plan.name) return invalidField('name', planRefusals.otherName)
      if ((body.shownAmount ?? plan.amount) !== plan.amount) return conflict(purchaseRefusals.otherPrice)
      const { subscriptions } = await holdingsOf(database, person.id)
      if (subscriptions.some(({ name }) => name === plan.name)) return conflict(planRefusals.held)
      if (subscriptions.length > 0) return conflict(planRefusals.otherHeld)
      const { priceId, title, amount } = plan
      const wanted = {
        userId: person.id,
        productId: 'MonthlySubscription' as const,
        product: null,
        priceId,
        // One monthly plan a person: the payment pages of two plans are never open at once.
        productKey: 'MonthlySubscription',
        title,
        listAmount: amount,
        discount: null,
        amount,
        ...back.data,
      }
      return start(request, wanted, idempotencyKey)
    },

    'GET purchases/checkouts': async ({ person }) => ok(await confirmingPayments(database, person.id)),

    'POST purchases/checkouts/{reference}/return': async ({ person, params: { reference } }) => {
      const isOwn = await recordReturn(database, { userId: person.id, reference, at: now() })
      return isOwn ? ok({}) : notFound(purchaseRefusals.unknownCheckout)
    },

    'GET purchases/checkouts/{reference}': async ({ person, params }) => {
      const checkout = await checkoutByReference(context, person.id, params.reference)
      return checkout ? ok(checkout) : notFound(purchaseRefusals.unknownCheckout)
    },
  }

  function start(
    request: FastifyRequest,
    wanted: Wanted,
    idempotencyKey: string | undefined,
  ): Promise<Outcome<{ url: string }>> | Refused {
    const provider = providerOf(context)
    const message = purchaseRefusals.providerAway
    if (!provider) return providerUnavailable(message)
    return unlessAway(request, message, () => startCheckout(context, provider, wanted, idempotencyKey))
  }

  /** The product with the caller's price, or the reason why it is not sold to them. */
  async function productOf(
    { database }: SliceContext,
    userId: number,
    { productId, product: course, priceList: list = 'v3' }: PurchaseBody,
  ): Promise<Ok<Omit<Wanted, 'userId' | 'origin' | 'returnPath'>> | Refused> {
    const product = course ?? null
    if (productId === 'MonthlySubscription') return invalid(purchaseRefusals.monthly)
    const isCourse = productId === 'Course'
    if (isCourse && product === null) return invalidField('product', purchaseRefusals.courseMissing)
    if (!isCourse && product !== null) return invalidField('product', purchaseRefusals.notACourse)
    const found = findPrice(await priceList(database, ports), { productId, product, list })
    if (!found) return invalidField('productId', purchaseRefusals.unknownProduct)
    const [courseTitle] = product === null ? [] : await ports.courses.titlesOf(database, [product])
    if (isCourse && courseTitle === undefined) return invalidField('product', purchaseRefusals.unknownCourse)
    const purchases = await activePurchasesOf(database, userId)
    if (product !== null && ownsCourse({ purchases }, product)) return conflict(purchaseRefusals.ownedCourse)
    const { title, listAmount, amount, discount } = priceFor(found, { purchases })
    return {
      ok: true,
      data: {
        productId: found.productId,
        product,
        priceId: null,
        productKey: [productId, product ?? found.list].filter(part => part !== null).join(' '),
        title: courseTitle ?? title,
        listAmount,
        amount,
        discount,
      },
    }
  }
}

interface Ok<T> {
  ok: true
  data: T
}

/** Our origin as the person sees it, and the path to come back to. */
function backTo(
  { config }: SliceContext,
  request: FastifyRequest,
  returnUrl: string,
): Ok<Pick<Wanted, 'origin' | 'returnPath'>> | Refused {
  const origin = ownOrigin(config, request)
  if (!origin) return providerUnavailable(purchaseRefusals.providerAway)
  const returnPath = ownReturnPath(returnUrl, origin)
  if (returnPath === undefined) return invalidField('returnUrl', purchaseRefusals.foreignReturn)
  return { ok: true, data: { origin, returnPath } }
}
