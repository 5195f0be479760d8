import { atom, getDefaultStore } from 'jotai'
import { events$ } from 'shared/session'
import type { MealPlanBody } from '../../contract'

/** A day that differs from what is saved. */
interface Draft {
  plan: MealPlanBody
  /** The person had a hand in it; else it is a proposal that nobody has touched. */
  changed: boolean
}

export type Drafts = Readonly<Record<string, Draft>>

/** By day. They stay while the person moves between days and screens, so nothing chosen is lost before it is saved. */
export const draftsAtom = atom<Drafts>({})

// They are one person's, and go with that person whichever screen is open.
events$.subscribe(event => {
  if (event.type === 'signedOut') getDefaultStore().set(draftsAtom, {})
})

/** The days that would be lost. */
export function changedPlans(drafts: Drafts): MealPlanBody[] {
  return Object.values(drafts)
    .filter(draft => draft.changed)
    .map(draft => draft.plan)
}

export function withoutDay(drafts: Drafts, day: string): Drafts {
  const { [day]: _, ...others } = drafts
  return others
}
