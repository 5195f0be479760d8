import { useEffect, useRef } from 'react'
import { dataOf } from 'shared/client'
import { dayIn } from 'shared/dates/instants'
import { ownsCourse } from 'shared/entitlements'
import type { Course } from 'shared/published/courses'
import { cachedOffline, useQuery } from 'shared/query'
import { useUser } from 'shared/session'
import type { Category } from '../../rules/courseTree'
import { lacksOpenContent } from '../../rules/progress/lockedTopics'
import { cursos } from '../api'
import { useUnlockDays } from './useUnlockDays'

export interface CourseContent extends Course {
  /** Questions in its community may be asked without the asker's name. */
  anonymousQuestions: boolean
  categories: Category[]
}

/** Two clocks that differ by less than this agree at the next attempt. */
const ASK_AGAIN_MS = 60_000

/**
 * A course of the person with its content. A topic's content is sent from the day on which it opens, so the course is
 * fetched again at midnight on the clinic's clock, and until an open topic has its content.
 */
export function useCourse(courseId: number) {
  const user = useUser()
  const days = useUnlockDays(courseId)
  const query = useQuery({
    ...cachedOffline,
    queryKey: ['cursos', 'content', user.id, courseId],
    queryFn: async (): Promise<CourseContent> => {
      const { data, ...course } = await dataOf(cursos('GET courses/{id}', { params: { id: courseId } }))
      const categories: Category[] = JSON.parse(data)
      // To read a long course and to show it are two tasks of a slow phone, so that a press waits for one of them alone.
      await new Promise(done => setTimeout(done))
      return { ...course, categories }
    },
    refetchInterval: ({ state: { data } }) =>
      data && lacksOpenContent(data.categories, days) ? ASK_AGAIN_MS : false,
  })
  const { dataUpdatedAt, refetch } = query
  const isOfEarlierDay = dataUpdatedAt > 0 && dayIn(new Date(dataUpdatedAt)) < days.today
  useEffect(() => {
    if (isOfEarlierDay) void refetch()
  }, [isOfEarlierDay, refetch])
  // The server refuses a course that has been given up, in whatever tab.
  const isOwned = ownsCourse(user, courseId)
  const wasOwned = useRef(isOwned)
  useEffect(() => {
    if (wasOwned.current !== isOwned) void refetch()
    wasOwned.current = isOwned
  }, [isOwned, refetch])
  return query
}
