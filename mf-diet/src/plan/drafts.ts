import { atom, getDefaultStore } from 'jotai'
import { draftStorage } from 'shared/forms/draftStorage'
import { currentUserId, events$ } from 'shared/session'
import type { MealPlanBody } from '../../contract'

/** A day that differs from what is saved. */
interface Draft {
  plan: MealPlanBody
  /** The person had a hand in it; else it is a proposal that nobody has touched. */
  changed: boolean
}

export type Drafts = Readonly<Record<string, Draft>>

interface DraftsOfPerson {
  userId: number | undefined
  days: Drafts
}

const NAME = 'diet.plans'
const NONE: Drafts = {}

/** The drafts since the first change of this person; nobody's before it. */
const changedAtom = atom<DraftsOfPerson>(nobodys())

/**
 * By day. They stay while the person moves between days and screens, loads the page anew or signs in again after a lost
 * session, so nothing chosen is lost before it is saved, and a day proposes the same meals again.
 */
export const draftsAtom = atom(
  get => {
    const { userId, days } = get(changedAtom)
    return userId !== undefined && userId === currentUserId() ? days : storedDrafts()
  },
  (get, set, change: Drafts | ((before: Drafts) => Drafts)) => {
    const before = get(draftsAtom)
    const days = typeof change === 'function' ? change(before) : change
    if (days === before) return
    set(changedAtom, { userId: currentUserId(), days })
    draftStorage(NAME).write(days)
  },
)

// Whoever comes next reads what is stored of them; `draftStorage` forgets the drafts of whoever has signed out.
events$.subscribe(({ type }) => {
  if (type === 'signedOut' || type === 'signedIn') getDefaultStore().set(changedAtom, nobodys())
})

/** A new object each time: what was read for the person before is read again. */
function nobodys(): DraftsOfPerson {
  return { userId: undefined, days: NONE }
}

function storedDrafts(): Drafts {
  return (draftStorage(NAME).read() as Drafts | null) ?? NONE
}

/** The days that would be lost. */
export function changedPlans(drafts: Drafts): MealPlanBody[] {
  return Object.values(drafts)
    .filter(draft => draft.changed)
    .map(draft => draft.plan)
    .sort((a, b) => a.day.localeCompare(b.day))
}

export function withoutDay(drafts: Drafts, day: string): Drafts {
  const { [day]: _, ...others } = drafts
  return others
}

/** What proposals rested on has changed: those that nobody has touched are made anew. */
export function withoutProposals(drafts: Drafts): Drafts {
  return Object.fromEntries(Object.entries(drafts).filter(([, { changed }]) => changed))
}
