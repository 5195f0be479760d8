import { useState } from 'react'
import { useSearchParams } from 'shared/router'
import type { Slot } from '../../../contract'
import { SLOTS } from '../../plan/slots'

export interface SearchState {
  query: string
  /** Only recipes that can be this meal; all when there is none. */
  slot: Slot | undefined
  /** How many pages of results are shown. */
  pages: number
  /** The active day, which goes along. */
  day: string | undefined
}

/** What is searched for. The URL follows it, so that coming back from a recipe, a reload or a shared link find it again (rulings, 20). */
export function useRecipeSearch(): [state: SearchState, set: (change: Partial<SearchState>) => void] {
  const [parameters, setParameters] = useSearchParams()
  // The field needs its letters at once; the router takes its time.
  const [state, setState] = useState<SearchState>(() => ({
    query: parameters.get('q') ?? '',
    slot: SLOTS.find(({ slot }) => slot === parameters.get('momento'))?.slot,
    pages: Math.max(1, Math.min(100, Math.trunc(Number(parameters.get('paginas'))) || 1)),
    day: parameters.get('day') ?? undefined,
  }))

  function set(change: Partial<SearchState>) {
    // Other results begin at their first page.
    const next = { ...state, pages: 1, ...change }
    setState(next)
    setParameters(parametersOf(next), { replace: true, preventScrollReset: true })
  }

  return [state, set]
}

export function parametersOf({ query, slot, pages, day }: SearchState): Record<string, string> {
  return {
    ...(day && { day }),
    ...(query && { q: query }),
    ...(slot && { momento: slot }),
    ...(pages > 1 && { paginas: String(pages) }),
  }
}
