import { CallRefused, dataOf } from 'shared/client'
import { allOf, cachedOffline, useQuery } from 'shared/query'
import { useLocation } from 'shared/router'
import type { ContentEntry, ContentIncludes } from '../../contract'
import { tipOf, tipsOf } from '../../rules/tips/tipsOf'
import { tips } from '../api'
import { CONTENT_PLACE, ENTRIES, STALE_AFTER_MS } from './useEntries'

/** What a list hands to the tip it opens (section 2, "Tips"). */
export interface TipState {
  tip: ContentEntry
  includes: ContentIncludes
}

/** The tip that navigation state brings along, if it brings one. */
export function useGivenTip(): TipState | undefined {
  const state = useLocation().state as Partial<TipState> | null
  return typeof state?.tip?.sys?.id === 'string' && state.tip.fields
    ? { tip: state.tip, includes: state.includes ?? {} }
    : undefined
}

/** One tip: as it came along, or asked for by the id in the address, so that a shared link works (rulings, 20). */
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
  // An address that can be no tip's is as one that is no tip's any more.
  const strange = query.error instanceof CallRefused && query.error.status === 400
  const found = strange ? null : query.data && (tipsOf(query.data)[0] ?? null)
  return {
    tip: own ?? found,
    ...(strange ? allOf() : allOf(query)),
  }
}
