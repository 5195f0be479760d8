import { useSetAtom } from 'jotai'
import { useState } from 'react'
import { dataOf } from 'shared/client'
import { useMutation, useQueryClient } from 'shared/query'
import { notify, useUser } from 'shared/session'
import type { Exclusion } from '../../contract/foods'
import { exclusionMessages } from '../../messages'
import { isOwnMark } from '../../rules/allergens/exclusionsByAllergen'
import { diet } from '../api'
import { draftsAtom, withoutProposals } from '../plan/drafts'
import { exclusionsKey, refetchExclusions } from './useExclusions'

/** A change of a food: excluded for this reason or, without one, no longer excluded. */
export interface ExclusionChange {
  alimentId: number
  reason: Exclusion['reason'] | undefined
  /** An allergy to this food alone, not to its allergens. */
  onlyThis?: boolean | undefined
}

async function send({ alimentId, reason, onlyThis = false }: ExclusionChange): Promise<unknown> {
  const params = { alimentId }
  return reason
    ? dataOf(diet('PUT exclusions/{alimentId}', { params, body: { reason, onlyThis } }))
    : dataOf(diet('DELETE exclusions/{alimentId}', { params }))
}

/**
 * Excludes foods and includes them again. A change shows only once the server has it: for allergies a screen must not
 * be ahead of the data that plans are made from.
 */
export function useExcluding(onDone: (change: ExclusionChange, undo: ExclusionChange) => void) {
  const { id } = useUser()
  const cache = useQueryClient()
  const setDrafts = useSetAtom(draftsAtom)
  const queryKey = exclusionsKey(id)
  const [busy, setBusy] = useState<ReadonlySet<number>>(new Set())

  const changing = useMutation({
    mutationFn: send,
    scope: { id: 'exclusions' },
    onMutate: ({ alimentId }) => setBusy(before => new Set(before).add(alimentId)),
    onSuccess: async (_answer, change) => {
      await cache.cancelQueries({ queryKey })
      const { alimentId } = change
      const known = cache.getQueryData<Exclusion[]>(queryKey)
      const was = known?.find(exclusion => exclusion.alimentId === alimentId && isOwnMark(exclusion))
      cache.setQueryData<Exclusion[]>(queryKey, known && after(known, change))
      // Only the server knows the foods that the change leaves out besides: by their allergens, or by a resemblance.
      await refetchExclusions(cache, id)
      setDrafts(withoutProposals)
      onDone(change, { alimentId, reason: was?.marked ?? was?.reason, onlyThis: was?.onlyThis })
    },
    onError: () =>
      notify({ type: 'error', title: exclusionMessages.title, message: exclusionMessages.failed }),
    onSettled: (_answer, _error, { alimentId }) =>
      setBusy(before => new Set([...before].filter(id => id !== alimentId))),
  })

  return { busy, change: changing.mutate }
}

function after(
  exclusions: readonly Exclusion[],
  { alimentId, reason, onlyThis }: ExclusionChange,
): Exclusion[] {
  const was = exclusions.find(exclusion => exclusion.alimentId === alimentId)
  const others = exclusions.filter(exclusion => exclusion !== was && exclusion.resembles !== alimentId)
  const withdrawn = was?.withdrawn && { withdrawn: was.withdrawn }
  const only = onlyThis && { onlyThis }
  return reason ? [...others, { alimentId, reason, ...withdrawn, ...only }] : others
}
