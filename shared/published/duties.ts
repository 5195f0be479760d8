/** The duties of the practice's staff. A domain with calls of the staff adds its own here; an operator gives them. */
export const DUTIES = ['labs', 'risk', 'community', 'agenda', 'invoices', 'releases', 'operation'] as const
export type Duty = (typeof DUTIES)[number]

export function isDuty(text: string): text is Duty {
  return DUTIES.some(duty => duty === text)
}
