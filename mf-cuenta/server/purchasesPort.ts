import type { PurchasesPort } from 'shared/server/ports/purchases'
import type { SliceContext } from 'shared/server/slices/context'
import { soldConsultations } from './catalogue/catalogueStore'
import { giveUpCourse } from './checkout/giveUpCourse'
import {
  activePurchasesOf,
  consumePurchase,
  giveBackPurchase,
  holdingColumns,
  holdingsOf,
  ownedCourses,
  returnablePurchases,
} from './purchaseStore'

export const purchasesPort = ({ now }: Pick<SliceContext, 'now'>): PurchasesPort => ({
  activeOf: activePurchasesOf,
  holdingsOf,
  holdingColumns,
  consume: consumePurchase,
  consultations: soldConsultations,
  giveBack: giveBackPurchase,
  returnableOf: returnablePurchases,
  ownedCourses,
  giveUpCourse: (database, userId, courseId) => giveUpCourse(database, { userId, courseId, now: now() }),
})
