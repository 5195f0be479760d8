import { atom, getDefaultStore } from 'jotai'
import { events$ } from 'shared/session'
import type { RatingDraft } from './RatingDialog'

/** Unsent ratings by the recipe's id. A reload of the page and a sign-out delete them. */
export const ratingDraftsAtom = atom<Readonly<Record<number, RatingDraft>>>({})

events$.subscribe(event => {
  if (event.type === 'signedOut') getDefaultStore().set(ratingDraftsAtom, {})
})
