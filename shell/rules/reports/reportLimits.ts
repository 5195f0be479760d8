/** One page visit in so many is measured; each measured one stands for all of them. */
export const VISITS_A_MEASURED_ONE = 4

/** Problems, and measures, that a page sends with one request. */
export const MOST_REPORTS = 10
