import { useSetAtom } from 'jotai'
import { useState } from 'react'
import { dataOf } from 'shared/client'
import { cachedOffline, useMutation, useQuery, useQueryClient } from 'shared/query'
import { notify, useUser } from 'shared/session'
import type { Allergen } from '../../contract/foods'
import { allergyMessages } from '../../messages'
import { diet } from '../api'
import { refetchExclusions } from '../exclusions/useExclusions'
import { draftsAtom, withoutProposals } from '../plan/drafts'

const allergiesKey = (userId: number) => ['diet', 'allergies', userId]

/** The allergens that can be marked, with the person's marks (shared/product/diet.md#allergens). */
export const allergiesQuery = (userId: number) => ({
  ...cachedOffline,
  queryKey: allergiesKey(userId),
  queryFn: () => dataOf(diet('GET allergies')),
})

export function useAllergies() {
  const { id } = useUser()
  return useQuery(allergiesQuery(id))
}

interface Mark {
  allergen: string
  marked: boolean
}

/**
 * Marks allergens and takes the marks off. As with foods, a change shows only once the server has it, with the foods
 * that it leaves out.
 */
export function useMarkingAllergies(onDone: (mark: Mark) => void) {
  const { id } = useUser()
  const cache = useQueryClient()
  const setDrafts = useSetAtom(draftsAtom)
  const [busy, setBusy] = useState<ReadonlySet<string>>(new Set())
  const marking = useMutation({
    mutationFn: ({ allergen, marked }: Mark) => {
      const params = { allergen }
      return marked
        ? dataOf(diet('PUT allergies/{allergen}', { params }))
        : dataOf(diet('DELETE allergies/{allergen}', { params }))
    },
    scope: { id: 'exclusions' },
    onMutate: ({ allergen }) => setBusy(before => new Set(before).add(allergen)),
    onSuccess: async (_answer, mark) => {
      await refetchExclusions(cache, id)
      cache.setQueryData<Allergen[]>(allergiesKey(id), known => known && after(known, mark))
      setDrafts(withoutProposals)
      onDone(mark)
    },
    onError: () => notify({ type: 'error', title: allergyMessages.title, message: allergyMessages.failed }),
    onSettled: (_answer, _error, { allergen }) =>
      setBusy(before => new Set([...before].filter(name => name !== allergen))),
  })
  return { busy, mark: marking.mutate }
}

/** An allergen that the practice has withdrawn is gone once the person takes their mark off it. */
function after(allergens: readonly Allergen[], { allergen, marked }: Mark): Allergen[] {
  return allergens
    .map(one => (one.name === allergen ? { ...one, marked } : one))
    .filter(one => one.marked || !one.withdrawn)
}
