import { waitFor } from '@testing-library/react'
import { dataOf } from 'shared/client'
import { currentUserId } from 'shared/session'
import { renderScreen, signInAs } from 'shared/testing/renderScreen'
import type { Category } from '../rules/courseTree'
import { cursos } from '../src/api'
import CourseScreen from '../src/screens/tema/CourseScreen'
import { completedIn } from './sampleProgress'

export const PAGE = '/user/tema/detalleV3'

/** The courses that Ana owns, the oldest purchase first. */
export async function ownCourses() {
  const { purchases } = await signInAs('ana')
  return purchases.filter(({ productId }) => productId === 'Course')
}

export async function courseOf(courseId: number): Promise<{ title: string; categories: Category[] }> {
  const { title, data } = await dataOf(cursos('GET courses/{id}', { params: { id: courseId } }))
  return { title, categories: JSON.parse(data) }
}

export async function storedCompletions(courseId: number): Promise<number[]> {
  const userId = currentUserId() ?? 0
  const answer = await cursos('GET course-progress/{courseId}/{userId}', { params: { courseId, userId } })
  return answer.ok ? completedIn(JSON.parse(answer.data.progress)) : []
}

/** A page of a course, for Ana, once its progress is there. */
export async function open(search: string, Screen = CourseScreen) {
  const shown = await renderScreen(<Screen />, { as: 'ana', at: `${PAGE}?${search}` })
  // The progress is asked for after the course; until it is there, nothing can be completed.
  const progress = () => shown.cache.getQueriesData({ queryKey: ['cursos', 'progress'] })
  await waitFor(() => expect(progress()).toEqual([[expect.anything(), expect.anything()]]))
  await waitFor(() => expect(shown.cache.isFetching()).toBe(0))
  return shown
}
