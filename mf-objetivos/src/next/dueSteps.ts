import type { PersonFacts } from 'shared/published/person'
import type { NextStep } from '../../contract/forms'
import { isIncomplete } from '../family/isIncomplete'

/** The steps that are due: those of the server, and the profile, whose facts the page knows itself. */
export type DueStep = NextStep | { kind: 'profile' }

/**
 * The profile comes first where no test can be chosen without it. As on Objetivos, the practice's staff is not asked for
 * it.
 */
export function dueSteps(
  { gender, birthdate, staff }: Pick<PersonFacts, 'gender' | 'birthdate' | 'staff'>,
  steps: readonly NextStep[],
): DueStep[] {
  const asks = !staff && isIncomplete({ gender, birthDate: birthdate })
  return asks ? [{ kind: 'profile' }, ...steps] : [...steps]
}
