import { atom, getDefaultStore } from 'jotai'
import { draftStorage } from 'shared/forms/draftStorage'
import { currentUserId, events$ } from 'shared/session'
import type { MealPlanBody, Slot } from '../../contract/mealPlans'

/** A day that differs from what is saved. */
interface Draft {
  plan: MealPlanBody
  /** Whether the person changed it; otherwise it is an untouched proposal. */
  changed: boolean
  /** The meals that the person chose; undefined for a draft that an older release stored. */
  chosen?: readonly Slot[]
}

export type Drafts = Readonly<Record<string, Draft>>

interface DraftsOfPerson {
  userId: number | undefined
  days: Drafts
}

const NAME = 'diet.plans'
const NONE: Drafts = {}

/** The drafts since this person's first change; they belong to nobody before it. */
const changedAtom = atom<DraftsOfPerson>(noPersonsDrafts())

/**
 * The drafts by day. They stay while the person moves between days and screens, reloads the page or signs in again
 * after a lost session, so that nothing is lost before it is saved and a day proposes the same meals again.
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

// After a sign-in or sign-out the drafts are read from storage again; `draftStorage` deletes those of a person who
// signed out.
events$.subscribe(({ type }) => {
  if (type === 'signedOut' || type === 'signedIn') getDefaultStore().set(changedAtom, noPersonsDrafts())
})

/** A new object each time, so that the atom changes and the storage is read again. */
function noPersonsDrafts(): DraftsOfPerson {
  return { userId: undefined, days: NONE }
}

function storedDrafts(): Drafts {
  return (draftStorage(NAME).read() as Drafts | null) ?? NONE
}

/** The meals of a draft that replace saved ones: none of an untouched proposal. */
export function chosenIn(draft: Draft): readonly Slot[] | undefined {
  return draft.changed ? draft.chosen : []
}

/** The draft after the person has chosen another recipe for a meal of the plan that is shown. */
export function withChoice(
  draft: Draft | undefined,
  plan: MealPlanBody,
  { slot, recipeId }: { slot: Slot; recipeId: number },
): Draft {
  const before = draft ? chosenIn(draft) : []
  const chosen = before && [...new Set([...before, slot])]
  return { plan: { ...plan, [slot]: recipeId }, changed: true, ...(chosen && { chosen }) }
}

/** The changed plans, which leaving would lose. */
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

/** Drops the untouched proposals, so that they are made again after their input has changed. */
export function withoutProposals(drafts: Drafts): Drafts {
  return Object.fromEntries(Object.entries(drafts).filter(([, { changed }]) => changed))
}
