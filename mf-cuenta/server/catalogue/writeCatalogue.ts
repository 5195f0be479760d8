import type { Picture } from 'shared/server/content/contentFolder'
import { listCell } from 'shared/server/content/listCell'
import { replaceOrDelete, replaceOrWithdraw } from 'shared/server/content/replaceRows'
import type { Database } from 'shared/server/database/database'
import type { FileStore } from 'shared/server/files/files'
import type { SpecialtyCode } from '../../contract/plans'
import { monthlyPlans, plans, products } from '../schema'
import type { MonthlyPlanContent, PlanContent, ProductContent } from './catalogueRows'
import { keyOfPlan, keyOfProduct } from './keys'
import { limitsOf } from './productLimits'

interface CatalogueContent {
  plans: (PlanContent & { picture: Picture | undefined })[]
  monthly: MonthlyPlanContent[]
  products: ProductContent[]
}

/**
 * Replaces the catalogue. A known plan keeps its id; a monthly plan that is missing is sold no longer, and renews for
 * its holders; a product that is missing is sold no longer.
 */
export async function writeCatalogue(
  database: Database,
  files: FileStore,
  content: CatalogueContent,
): Promise<void> {
  for (const { picture } of content.plans) if (picture) await files.put(picture.bytes, picture.name)
  await replaceOrWithdraw(
    database,
    plans,
    plans.key,
    content.plans.map(
      ({ title, type, descripcion, specialty, picture, subscriptions, hidden }, position) => ({
        key: keyOfPlan({ specialty, title }),
        title,
        type,
        descripcion,
        specialty: specialty as SpecialtyCode,
        image: picture?.name ?? '',
        subscriptions: listCell(subscriptions),
        hidden: hidden === 'sí',
        position,
      }),
    ),
  )
  await replaceOrWithdraw(
    database,
    monthlyPlans,
    monthlyPlans.priceId,
    content.monthly.map(
      ({ priceId, name, title, descripcion, includes, price, includesAppointment }, position) => ({
        priceId,
        name,
        title,
        descripcion,
        includes: listCell(includes),
        amount: centavosOf(price),
        includesAppointment: includesAppointment === 'sí',
        position,
      }),
    ),
  )
  await replaceOrDelete(
    database,
    products,
    products.key,
    content.products.map((product, position) => ({
      key: keyOfProduct(product),
      productId: product.productId,
      course: product.course || null,
      list: product.list || null,
      title: product.title,
      description: product.description,
      minutes: product.minutes ? Number(product.minutes) : null,
      ...limitsOf(product),
      amount: centavosOf(product.price),
      holderAmount: product.holderPrice ? centavosOf(product.holderPrice) : null,
      unlockAmount: product.unlockPrice ? centavosOf(product.unlockPrice) : null,
      position,
    })),
  )
}

/** `499` or `499.50` in centavos. */
function centavosOf(pesos: string): number {
  const [whole = '0', cents = '00'] = pesos.split('.')
  return Number(whole) * 100 + Number(cents)
}
