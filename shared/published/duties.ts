import type { PersonFacts } from './person'
import type { Specialty } from './specialty'

/** The duties of the practice's staff. A domain with calls of the staff adds its own here; an operator gives them. */
export const DUTIES = [
  'labs',
  'risk',
  'community',
  'agenda',
  'invoices',
  'releases',
  'operation',
  'vault',
  'nutrition',
  'psychology',
  'gynecology',
] as const
export type Duty = (typeof DUTIES)[number]

/** The duty of those who work for a specialty: they see what patients let it see. */
export const SPECIALTY_DUTIES = {
  NUTRITION: 'nutrition',
  PSYCHOLOGY: 'psychology',
  GYNECOLOGY: 'gynecology',
} as const satisfies Record<Specialty, Duty>

/** Whether a signed-in person is a member of the staff with one of these duties. */
export function hasDuty({ duties: own = [] }: Pick<PersonFacts, 'duties'>, ...duties: Duty[]): boolean {
  return duties.some(duty => own.includes(duty))
}

export function isDuty(text: string): text is Duty {
  return DUTIES.some(duty => duty === text)
}
