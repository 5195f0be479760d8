import fc from 'fast-check'
import { anyCourse, completedIn, courseOf, topicsOf } from '../../testing/sampleProgress'
import { canFinish } from './canFinish'
import { completeTopic } from './completeTopic'
import { mergeProgress } from './mergeProgress'
import { setSubtopic } from './setSubtopic'
import { syncProgress } from './syncProgress'

const complete = (course: ReturnType<typeof courseOf>, ...ids: number[]) =>
  ids.reduce((progress, id) => setSubtopic(progress, id, true), course)

test('without progress every status is false', () => {
  const course = courseOf([1, 2], [3])
  expect(syncProgress(complete(course, 1, 2, 3))).toEqual(course)
})

test('a topic is completed when all of its subtopics are, and not any more when one is taken back', () => {
  const done = complete(courseOf([1, 2], [3]), 1, 2)
  expect(topicsOf(done).map(({ status }) => status)).toEqual([true, false])
  expect(topicsOf(setSubtopic(done, 2, false)).map(({ status }) => status)).toEqual([false, false])
  expect(completedIn(setSubtopic(done, 2, false))).toEqual([1])
})

test('added nodes are not completed, removed ones are dropped, the rest keeps its status', () => {
  const synced = syncProgress(courseOf([2, 4], [3, 5], [6]), complete(courseOf([1, 2], [3]), 1, 2, 3))
  expect(completedIn(synced)).toEqual([2, 3])
  expect(topicsOf(synced).map(({ subtemas }) => subtemas.map(({ id }) => id))).toEqual([[2, 4], [3, 5], [6]])
})

test('a topic whose number of subtopics changed is not completed, although what is left of it is', () => {
  const synced = syncProgress(courseOf([1], [3]), complete(courseOf([1, 2], [3]), 1, 2, 3))
  expect(topicsOf(synced).map(({ status }) => status)).toEqual([false, true])
  expect(completedIn(synced)).toEqual([1, 3])
  // A mark in another topic does not complete this one.
  expect(topicsOf(setSubtopic(synced, 3, false)).map(({ status }) => status)).toEqual([false, false])
})

test('a topic that was reset can be finished again, and the server stores it', () => {
  const changed = courseOf([1], [3])
  const stored = complete(courseOf([1, 2], [3]), 1, 2)
  const reset = syncProgress(changed, stored)
  expect(topicsOf(reset).map(canFinish)).toEqual([true, false])
  const finished = mergeProgress(changed, stored, completeTopic(reset, 1))
  expect(topicsOf(finished).map(({ status }) => status)).toEqual([true, false])
  expect(topicsOf(finished).map(canFinish)).toEqual([false, false])
  expect(topicsOf(courseOf([])).map(canFinish)).toEqual([false])
})

test('descriptive fields are those of the definition', () => {
  const named = (name: string) => courseOf([1]).map(category => ({ ...category, name }))
  expect(syncProgress(named('nuevo'), complete(named('viejo'), 1))).toMatchObject([{ name: 'nuevo' }])
})

test('property: after any edit, exactly the completions of subtopics that are still there are left', () => {
  fc.assert(
    fc.property(anyCourse, anyCourse, fc.subarray([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]), (before, after, ids) => {
      const progress = complete(before, ...ids)
      const there = new Set(topicsOf(after).flatMap(({ subtemas }) => subtemas.map(({ id }) => id)))
      const synced = syncProgress(after, progress)
      expect(completedIn(synced)).toEqual(completedIn(progress).filter(id => there.has(id)))
      expect(syncProgress(after, synced)).toEqual(synced)
      for (const { status, subtemas } of topicsOf(synced)) {
        if (status) expect(subtemas.every(subtopic => subtopic.status)).toBe(true)
      }
    }),
  )
})
