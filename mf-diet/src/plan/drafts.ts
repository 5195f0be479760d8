import { atom } from 'jotai'
import { events$ } from 'shared/session'
import type { MealPlanBody } from '../../contract'

/**
 * Days that differ from what is saved: proposals and changes. They stay while the person moves between days and
 * screens, so nothing chosen is lost before it is saved.
 */
export const draftsAtom = atom<Readonly<Record<string, MealPlanBody>>>({})

/** Empties itself when another person signs in: drafts are one person's. */
draftsAtom.onMount = setDrafts => {
  const subscription = events$.subscribe(event => {
    if (event.type === 'signedOut') setDrafts({})
  })
  return () => subscription.unsubscribe()
}
