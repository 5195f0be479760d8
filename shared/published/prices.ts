/**
 * Prices in MXN that more than one domain shows. The server alone decides a price (shared/product/cuenta.md#prices).
 */
export const PRICES = {
  unlockMealPlan: 99,
  course: 149,
  planFuncional: 99,
  planFuncionalPlus: 790,
  quickOnlineConsult: 99,
  fullOnlineConsult: 499,
  /** In the first booking screens, for holders of an active Course or MonthlySubscription purchase. */
  fullOnlineConsultForHolders: 399,
  nutritionAdvisory: 250,
  nutritionOnline: 490,
  psychologyOnline: 590,
  gynecologyOnline: 990,
  nutritionInPerson: 590,
  psychologyInPerson: 590,
  gynecologyInPerson: 990,
} as const
