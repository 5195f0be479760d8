import { atom, getDefaultStore } from 'jotai'
import { currentUserId, events$ } from 'shared/session'
import type { MealPlanBody } from '../../contract'

/** A day that differs from what is saved. */
interface Draft {
  plan: MealPlanBody
  /** The person had a hand in it; else it is a proposal that nobody has touched. */
  changed: boolean
}

export type Drafts = Readonly<Record<string, Draft>>

/** They are one person's. */
interface KeptDrafts {
  userId: number | undefined
  days: Drafts
}

const KEY = 'mydiet.plan-drafts'
const NONE: Drafts = {}
const NOBODYS: KeptDrafts = { userId: undefined, days: NONE }

const keptAtom = atom<KeptDrafts>(readKept())

/**
 * By day. They stay while the person moves between days and screens and loads the page anew, so nothing chosen is lost
 * before it is saved, and a day proposes what it proposed before (rulings, 20).
 */
export const draftsAtom = atom(
  get => {
    const { userId, days } = get(keptAtom)
    return userId === currentUserId() ? days : NONE
  },
  (get, set, change: Drafts | ((before: Drafts) => Drafts)) => {
    const before = get(draftsAtom)
    const days = typeof change === 'function' ? change(before) : change
    if (days === before) return
    const kept = { userId: currentUserId(), days }
    set(keptAtom, kept)
    writeKept(kept)
  },
)

// They go with that person whichever screen is open.
events$.subscribe(event => {
  if (event.type !== 'signedOut') return
  getDefaultStore().set(keptAtom, NOBODYS)
  writeKept(NOBODYS)
})

function readKept(): KeptDrafts {
  try {
    const { userId, days } = JSON.parse(sessionStorage.getItem(KEY) ?? '')
    return { userId, days }
  } catch {
    return NOBODYS
  }
}

function writeKept(kept: KeptDrafts): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(kept))
  } catch {
    // Then they last as long as the page.
  }
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
