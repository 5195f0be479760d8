import { dataOf } from 'shared/client'
import { cachedOffline, useQuery } from 'shared/query'
import { useUser } from 'shared/session'
import { cursos } from '../api'

export const ownCoursesKey = (userId: number) => ['courses', 'own', userId]

/** The person's courses, withdrawn ones included, with the completed part of each. */
export function useOwnCourses() {
  const { id } = useUser()
  return useQuery({
    ...cachedOffline,
    queryKey: ownCoursesKey(id),
    queryFn: () => dataOf(cursos('GET course-progress')),
  })
}
