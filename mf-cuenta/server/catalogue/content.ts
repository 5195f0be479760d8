import type { ContentKind } from 'shared/server/content/content'
import type { ContentFolder, Picture, Row } from 'shared/server/content/contentFolder'
import { listCell } from 'shared/server/content/listCell'
import {
  type MonthlyPlanContent,
  MonthlyPlanRow,
  type PlanContent,
  PlanRow,
  type ProductContent,
  ProductRow,
} from './catalogueRows'
import { hasCatalogue } from './catalogueStore'
import { keyOfPlan, keyOfProduct } from './keys'
import { checkLimits, checkSameLimits, noteUnlimited } from './productLimits'
import { writeCatalogue } from './writeCatalogue'

const PLANS = 'plans.csv'
const MONTHLY = 'monthly-plans.csv'
const PRODUCTS = 'products.csv'

/** Plans name monthly plans, and a price list is complete or wrong: the three files are loaded together. */
export const catalogueContent: ContentKind = {
  name: 'account',
  files: [PLANS, MONTHLY, PRODUCTS],
  isLoaded: hasCatalogue,
  async check(folder) {
    const plans = await folder.rows(PLANS, PlanRow)
    const monthly = await folder.rows(MONTHLY, MonthlyPlanRow)
    const products = await folder.rows(PRODUCTS, ProductRow)
    folder.unique(PLANS, 'title', plans, keyOfPlan)
    folder.unique(MONTHLY, 'priceId', monthly, row => row.priceId)
    folder.unique(MONTHLY, 'name', monthly, row => row.name)
    folder.unique(PRODUCTS, 'productId', products, keyOfProduct)
    checkSubscriptions(folder, plans, monthly)
    for (const row of products) checkProduct(folder, row)
    checkSameLimits(folder, PRODUCTS, products)
    noteUnlimited(folder, PRODUCTS, products)
    const pictures: (Picture | undefined)[] = []
    for (const { line, value } of plans) {
      pictures.push(await folder.picture(value.image, { file: PLANS, row: line, field: 'image' }))
    }
    const content = {
      plans: plans.map(({ value }, i) => ({ ...value, picture: pictures[i] })),
      monthly: monthly.map(row => row.value),
      products: products.map(row => row.value),
    }
    return (database, files) => writeCatalogue(database, files, content)
  },
}

function checkSubscriptions(
  folder: ContentFolder,
  plans: readonly Row<PlanContent>[],
  monthly: readonly Row<MonthlyPlanContent>[],
): void {
  if (!folder.isSound(MONTHLY)) return
  const names = new Set(monthly.map(({ value }) => value.name))
  for (const { line, value } of plans) {
    for (const name of listCell(value.subscriptions)) {
      if (names.has(name)) continue
      folder.report({
        file: PLANS,
        row: line,
        field: 'subscriptions',
        message: `«${name}» no está en ${MONTHLY}.`,
      })
    }
  }
}

/** The lengths that an appointment can have. */
function isAppointmentLength(minutes: number): boolean {
  return minutes >= 5 && minutes <= 240
}

/** The columns that only some products have. */
function checkProduct(folder: ContentFolder, { line, value }: Row<ProductContent>): void {
  const report = (field: string, message: string) =>
    folder.report({ file: PRODUCTS, row: line, field, message })
  const isCourse = value.productId === 'Course'
  checkLimits(folder, PRODUCTS, { line, value })
  if (value.productId === 'MonthlySubscription') {
    report('productId', `Los planes mensuales van en ${MONTHLY}.`)
  }
  if (value.course && !isCourse) report('course', 'Solo un curso lleva el título de un curso.')
  if (value.minutes && !isAppointmentLength(Number(value.minutes))) {
    report('minutes', 'Una cita dura de 5 a 240 minutos.')
  }
  if (value.list && isCourse) report('list', 'Un curso cuesta lo mismo en las dos listas.')
  if (value.holderPrice && isCourse) report('holderPrice', 'Solo una consulta tiene este precio.')
  if (value.unlockPrice && !value.course)
    report('unlockPrice', 'Solo un curso con su título tiene este precio.')
  for (const field of ['holderPrice', 'unlockPrice'] as const) {
    if (Number(value[field]) > Number(value.price)) report(field, 'No puede ser mayor que el precio.')
  }
}
