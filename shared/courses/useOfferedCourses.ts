import { callsOf, dataOf } from 'shared/client'
import { cachedOffline, useQuery } from 'shared/query'
import type { coursesContract } from '../published/courses'
import { ownRelease } from '../remote/ownRelease'

const courses = callsOf<typeof coursesContract>(ownRelease)

/** The courses that the practice offers: one answer for all domains of a page. */
export const offeredCourses = {
  ...cachedOffline,
  queryKey: ['cursos', 'offered'],
  queryFn: () => dataOf(courses('GET courses')),
  staleTime: 5 * 60_000,
}

export function useOfferedCourses(options: { enabled?: boolean } = {}) {
  return useQuery({ ...offeredCourses, ...options })
}
