import { CallRefused, dataOf } from 'shared/client'
import { allOf, cachedOffline, useQuery } from 'shared/query'
import { useLocation } from 'shared/router'
import type { ContentEntry, ContentIncludes } from '../../contract/tips'
import { tipOf, tipsOf } from '../../rules/tips/tipsOf'
import { tips } from '../api'
import { CONTENT_PLACE, ENTRIES, STALE_AFTER_MS } from './useEntries'

/** The navigation state that a list passes to a tip. */
export interface TipState {
  tip: ContentEntry
  includes: ContentIncludes
}

/** The tip of the navigation state, if there is one. */
export function useGivenTip(): TipState | undefined {
  const state = useLocation().state as Partial<TipState> | null
  return typeof state?.tip?.sys?.id === 'string' && state.tip.fields
    ? { tip: state.tip, includes: state.includes ?? {} }
    : undefined
}

/**
 * One tip: from navigation state, or loaded by the id in the address, so that a shared link works
 * (shared/product/README.md#state-in-the-address).
 */
export function useTip(id: string) {
  const given = useGivenTip()
  const own = given?.tip.sys.id === id ? tipOf(given.tip, given.includes) : undefined
  const query = useQuery({
    ...cachedOffline,
    queryKey: ['diet', 'content', 'entry', id],
    queryFn: () => dataOf(tips(ENTRIES, { params: CONTENT_PLACE, query: { 'sys.id': id } })),
    staleTime: STALE_AFTER_MS,
    enabled: !own,
  })
  // An invalid id in the address is treated as a tip that no longer exists.
  const strange = query.error instanceof CallRefused && query.error.status === 400
  const found = strange ? null : query.data && (tipsOf(query.data)[0] ?? null)
  return {
    tip: own ?? found,
    ...(strange ? allOf() : allOf(query)),
  }
}
