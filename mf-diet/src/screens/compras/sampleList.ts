import type { ShoppingList } from '../../../contract/shopping'
import { shoppingList } from '../../../rules/shopping/shoppingList'
import { sampleCatalogue, samplePlan } from '../../sampleCatalogue'

/** For stories and component tests: two days, one of them planned, and a person who does not eat nuts. */
export const sampleList: ShoppingList = { from: '2026-11-21', to: '2026-11-22', portions: 2, checked: [5] }

export const sampleSum = shoppingList(sampleList, {
  ...sampleCatalogue,
  plans: [samplePlan],
  exclusions: [{ alimentId: 12, reason: 'allergy' }],
})
