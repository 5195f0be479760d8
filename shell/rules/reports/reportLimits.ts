/** One page visit in so many is measured; each measured one stands for all of them. */
export const VISITS_A_MEASURED_ONE = 4

/** Problems, and measures, that one request may bring. */
export const MOST_REPORTS = 10

export const PROBLEM_KINDS = ['load', 'render', 'call', 'script', 'csp', 'integrity', 'skew'] as const
export type ProblemKind = (typeof PROBLEM_KINDS)[number]

/** `VISIT`: a screen was opened. */
export const MEASURES = ['LCP', 'INP', 'CLS', 'VISIT'] as const
export type Measure = (typeof MEASURES)[number]
