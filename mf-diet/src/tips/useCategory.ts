import { dataOf } from 'shared/client'
import { cachedOffline, useQuery } from 'shared/query'
import type { TipCategory } from '../../contract/tips'
import { type Specialty, specialtyOfCategory } from '../../rules/tips/specialtyOf'
import { tips } from '../api'
import { STALE_AFTER_MS } from './useEntries'

/** The category item of a specialty; `undefined` while it is loading, `null` when the practice has none. */
export function useCategory(specialty: Specialty) {
  const { data, ...query } = useQuery({
    ...cachedOffline,
    queryKey: ['diet', 'content', 'categories'],
    queryFn: () => dataOf(tips('GET content/categories')),
    staleTime: STALE_AFTER_MS,
  })
  const category: TipCategory | null | undefined =
    data && (data.find(item => specialtyOfCategory(item) === specialty) ?? null)
  return { ...query, category }
}
