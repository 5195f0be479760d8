import { useState } from 'react'
import { useSearchParams } from 'shared/router'
import type { Slot } from '../../../contract/mealPlans'
import { SLOTS } from '../../plan/slots'

export interface SearchState {
  query: string
  /** Only recipes that fit this meal; all when undefined. */
  slot: Slot | undefined
  /** The number of pages of results that are shown. */
  pages: number
  /** Whether recipes are shown that hold what the person avoids by an allergy. */
  allergic: boolean
  /** The active day, which the address carries along. */
  day: string | undefined
}

/**
 * The search. The address follows it, so that coming back from a recipe, a reload or a shared link show it again
 * (shared/product/README.md#state-in-the-address).
 */
export function useRecipeSearch(): [state: SearchState, set: (change: Partial<SearchState>) => void] {
  const [parameters, setParameters] = useSearchParams()
  // The field needs its letters at once; the router updates later.
  const [state, setState] = useState<SearchState>(() => ({
    query: parameters.get('q') ?? '',
    slot: SLOTS.find(({ slot }) => slot === parameters.get('momento'))?.slot,
    pages: Math.max(1, Math.min(100, Math.trunc(Number(parameters.get('paginas'))) || 1)),
    allergic: parameters.get('alergias') === 'ver',
    day: parameters.get('day') ?? undefined,
  }))

  function set(change: Partial<SearchState>) {
    // A changed search begins at its first page.
    const next = { ...state, pages: 1, ...change }
    setState(next)
    setParameters(parametersOf(next), { replace: true, preventScrollReset: true })
  }

  return [state, set]
}

export function parametersOf({ query, slot, pages, allergic, day }: SearchState): Record<string, string> {
  return {
    ...(day && { day }),
    ...(query && { q: query }),
    ...(slot && { momento: slot }),
    ...(allergic && { alergias: 'ver' }),
    ...(pages > 1 && { paginas: String(pages) }),
  }
}
