import { atom, getDefaultStore } from 'jotai'
import { events$ } from 'shared/session'
import type { RatingDraft } from './RatingDialog'

/** Ratings that were begun and not sent, by the recipe's id. They are gone with the page, and with the person. */
export const ratingDraftsAtom = atom<Readonly<Record<number, RatingDraft>>>({})

events$.subscribe(event => {
  if (event.type === 'signedOut') getDefaultStore().set(ratingDraftsAtom, {})
})
