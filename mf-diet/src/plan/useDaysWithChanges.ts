import { useAtomValue } from 'jotai'
import { changedPlans, draftsAtom } from './drafts'

/** The days that the person changed and has not saved. */
export function useDaysWithChanges(): string[] {
  return changedPlans(useAtomValue(draftsAtom)).map(plan => plan.day)
}
