import { useAtomValue } from 'jotai'
import { changedPlans, draftsAtom } from './drafts'

/** The days with unsaved changes. */
export function useDaysWithChanges(): string[] {
  return changedPlans(useAtomValue(draftsAtom)).map(plan => plan.day)
}
