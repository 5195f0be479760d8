import { waitFor } from '@testing-library/react'
import { dataOf } from 'shared/client'
import { dayIn } from 'shared/dates/instants'
import { currentUserId } from 'shared/session'
import { renderScreen, settled, signInAs } from 'shared/testing/renderScreen'
import type { Category } from '../rules/courseTree'
import { unlockDate } from '../rules/progress/unlockDate'
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
  await settled(shown.cache)
  return shown
}

/** A topic of Ana's that is not open yet, with the address of its first subtopic. */
export async function lockedTopic() {
  const today = dayIn(new Date())
  for (const { product, createdAt } of await ownCourses()) {
    const { categories } = await courseOf(product ?? 0)
    const purchaseDay = dayIn(new Date(createdAt))
    for (const { id, curso } of categories) {
      for (const [m, module] of curso.modulos.entries()) {
        for (const [t, topic] of module.temas.entries()) {
          const day = unlockDate(curso.modulos, { module: m, topic: t }, purchaseDay)
          const subtopic = topic.subtemas[0]?.id
          const address = `curso=${product}&categoria=${id}&semana=${module.id}&tema=${topic.id}&subtema=${subtopic}`
          if (day > today) return { address, day, topic }
        }
      }
    }
  }
  throw new Error('the demo has no locked topic for Ana')
}

export const firstTopic = (categories: readonly Category[]) => {
  const topic = categories[0]?.curso.modulos[0]?.temas[0]
  if (!topic) throw new Error('the demo’s course has no topic')
  return topic
}

/** The wide page of a desktop, where a subtopic is beside the list; otherwise tests have a phone's. */
export function onDesktop() {
  const phone = window.matchMedia
  window.matchMedia = query => Object.assign(phone(query), { matches: query.includes('min-width') })
  return () => {
    window.matchMedia = phone
  }
}

const ALL_BUT_THE_DATE = [
  'hrtime',
  'nextTick',
  'performance',
  'queueMicrotask',
  'requestAnimationFrame',
  'cancelAnimationFrame',
  'requestIdleCallback',
  'cancelIdleCallback',
  'setImmediate',
  'clearImmediate',
  'setInterval',
  'clearInterval',
  'setTimeout',
  'clearTimeout',
] as const

/** Sets the device's clock; timers go on. `jest.useRealTimers` ends it. */
export const setDate = (now: Date) => jest.useFakeTimers({ now, doNotFake: [...ALL_BUT_THE_DATE] })
