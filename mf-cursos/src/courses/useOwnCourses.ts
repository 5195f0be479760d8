import { dataOf } from 'shared/client'
import { ownedCourseIds } from 'shared/entitlements'
import { cachedOffline, useQuery } from 'shared/query'
import { useUser } from 'shared/session'
import { cursos } from '../api'

export const ownCoursesKey = (userId: number) => ['cursos', 'own', userId]

/** The person's courses, withdrawn ones included, with the completed part of each. */
export function useOwnCourses() {
  const user = useUser()
  return useQuery({
    ...cachedOffline,
    // Another list as soon as a course is bought or given up, in whatever tab.
    queryKey: [...ownCoursesKey(user.id), ownedCourseIds(user)],
    queryFn: () => dataOf(cursos('GET course-progress')),
  })
}
