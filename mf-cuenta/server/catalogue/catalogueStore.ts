import { asc, eq, sql } from 'drizzle-orm'
import { isConsultation, paidWithoutLimit, type SoldConsultation } from 'shared/entitlements/consultations'
import type { Database } from 'shared/server/database/database'
import { statement } from 'shared/server/database/statement'
import type { Ports } from 'shared/server/slices/ports'
import type { MonthlyPlan } from '../../contract/payments'
import type { Plan } from '../../contract/plans'
import type { Product } from '../../rules/prices/priceFor'
import { monthlyPlans, plans, products } from '../schema'

export async function hasCatalogue(database: Database): Promise<boolean> {
  return (await database.$count(products)) > 0
}

const offeredPlanRows = statement(database =>
  database.select().from(plans).where(eq(plans.withdrawn, false)).orderBy(asc(plans.position)),
)

export async function offeredPlans(database: Database): Promise<Plan[]> {
  return (await offeredPlanRows(database).execute()).map(
    ({ id, title, type, descripcion, specialty, image, subscriptions, hidden }) => ({
      id,
      title,
      type,
      descripcion,
      specialty,
      image: { name: image },
      subscriptions: subscriptions.map(name => ({ name })),
      hidden,
    }),
  )
}

const offeredMonthlyPlanRows = statement(database =>
  database
    .select()
    .from(monthlyPlans)
    .where(eq(monthlyPlans.withdrawn, false))
    .orderBy(asc(monthlyPlans.position)),
)

export async function offeredMonthlyPlans(database: Database): Promise<MonthlyPlan[]> {
  return (await offeredMonthlyPlanRows(database).execute()).map(
    ({ priceId, name, title, descripcion, includes, amount }) => ({
      priceId,
      name,
      title,
      descripcion,
      includes,
      amount,
    }),
  )
}

const monthlyPlanRow = statement(database =>
  database
    .select()
    .from(monthlyPlans)
    .where(eq(monthlyPlans.priceId, sql.placeholder('priceId'))),
)

/** Withdrawn ones included. */
export async function monthlyPlanById(database: Database, priceId: string) {
  const [plan] = await monthlyPlanRow(database).execute({ priceId })
  return plan
}

const productRows = statement(database => database.select().from(products).orderBy(asc(products.position)))

type ProductRow = typeof products.$inferSelect

/** A row as its readers need it: without a limit of the catalogue its product's own kinds stand. */
function asSold({ key: _, course: __, position: ___, ...row }: ProductRow): Omit<Product, 'product'> {
  const own = isConsultation(row.productId)
    ? paidWithoutLimit(row.productId)
    : { specialties: [], places: [] }
  return {
    ...row,
    specialties: row.specialties ?? [...own.specialties],
    places: row.places ?? [...own.places],
  }
}

/** The consultations of the price list, with what they pay for. */
export async function soldConsultations(database: Database): Promise<SoldConsultation[]> {
  const rows = await productRows(database).execute()
  return rows.filter(({ productId }) => isConsultation(productId)).map(asSold)
}

/** The price list. A course that is named and does not exist is not in it. */
export async function priceList(database: Database, ports: Ports): Promise<Product[]> {
  const rows = await productRows(database).execute()
  const found: Product[] = []
  for (const row of rows) {
    if (row.course === null) found.push({ ...asSold(row), product: null })
    else {
      const [product] = await ports.courses.idsOf(database, [row.course])
      if (product !== undefined) found.push({ ...asSold(row), product })
    }
  }
  return found
}

/** The titles of the products of the price list, by their ids. */
export async function productTitles(database: Database): Promise<Map<string, string>> {
  const rows = await database.select({ productId: products.productId, title: products.title }).from(products)
  return new Map(rows.map(({ productId, title }) => [productId, title]))
}

/** The titles of all monthly plans, withdrawn ones too, by their prices' ids. */
export async function planTitles(database: Database): Promise<Map<string, string>> {
  const rows = await database
    .select({ priceId: monthlyPlans.priceId, title: monthlyPlans.title })
    .from(monthlyPlans)
  return new Map(rows.map(({ priceId, title }) => [priceId, title]))
}
