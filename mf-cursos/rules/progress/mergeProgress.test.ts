import fc from 'fast-check'
import { anyCourse, completedIn, courseOf, topicsOf } from '../../testing/sampleProgress'
import type { CategoryProgress } from '../courseTree'
import { mergeProgress } from './mergeProgress'
import { setSubtopic } from './setSubtopic'
import { syncProgress } from './syncProgress'

const course = courseOf([1, 2], [3, 4])
const flipped = (progress: CategoryProgress[], id: number) =>
  JSON.parse(JSON.stringify(progress), (_, node) =>
    node?.id === id && 'changes' in node ? { ...node, status: !node.status } : node,
  )

test('two devices that complete different subtopics lose none, and together complete the topic', () => {
  const merged = mergeProgress(course, setSubtopic(course, 1, true), setSubtopic(course, 2, true))
  expect(completedIn(merged)).toEqual([1, 2])
  expect(topicsOf(merged).map(({ status }) => status)).toEqual([true, false])
})

test('No Completado is heard, and a device that does not know of it does not complete again', () => {
  const done = setSubtopic(course, 1, true)
  const undone = mergeProgress(course, done, setSubtopic(done, 1, false))
  expect(completedIn(undone)).toEqual([])
  expect(completedIn(mergeProgress(course, undone, setSubtopic(done, 3, true)))).toEqual([3])
})

test('a device that flips the status and leaves the number is heard as well', () => {
  const done = mergeProgress(course, course, flipped(course, 1))
  expect(completedIn(done)).toEqual([1])
  expect(completedIn(mergeProgress(course, done, flipped(done, 1)))).toEqual([])
})

test('progress of an older definition keeps what is still there', () => {
  const old = setSubtopic(setSubtopic(courseOf([1, 9], [3]), 9, true), 3, true)
  expect(completedIn(mergeProgress(course, course, old))).toEqual([3])
})

describe('a topic that lost a subtopic, and of which all others are completed', () => {
  const both = setSubtopic(setSubtopic(courseOf([1, 2]), 1, true), 2, true)
  const now = courseOf([1])
  const synced = syncProgress(now, both)
  const isCompleted = (sent: CategoryProgress[]) => topicsOf(mergeProgress(now, both, sent))[0]?.status

  test('is not completed by a device that only shows it', () => {
    expect(isCompleted(synced)).toBe(false)
    expect(isCompleted(both)).toBe(false)
  })

  test('is completed by a person who completes what it has now', () => {
    expect(isCompleted(setSubtopic(synced, 1, true))).toBe(true)
  })
})

type Step = { device: number; kind: 'complete' | 'undo' | 'send'; id: number }
const step: fc.Arbitrary<Step> = fc.record({
  device: fc.nat(2),
  kind: fc.constantFrom('complete', 'complete', 'undo', 'send'),
  id: fc.integer({ min: 1, max: 10 }),
})

test('property: of devices that only complete, no completion is lost, whatever the order and the edits of the course', () => {
  fc.assert(
    fc.property(anyCourse, fc.array(fc.tuple(step, anyCourse), { maxLength: 30 }), (first, steps) => {
      const all = courseOf([1, 2, 3, 4, 5], [6, 7, 8, 9, 10])
      const devices = [first, first, first]
      let stored: CategoryProgress[] = syncProgress(all)
      const completed = new Set<number>()
      for (const [{ device, id }, edited] of steps) {
        const own = setSubtopic(syncProgress(edited, devices[device]), id, true)
        if (completedIn(own).includes(id)) completed.add(id)
        stored = mergeProgress(all, stored, own)
        devices[device] = own
      }
      expect(completedIn(stored)).toEqual([...completed].sort((a, b) => a - b))
    }),
  )
})

test('property: devices agree after each has sent, in whatever order they were heard, also twice', () => {
  fc.assert(
    fc.property(
      fc.array(step, { maxLength: 40 }),
      fc.shuffledSubarray([0, 1, 2], { minLength: 3 }),
      (steps, order) => {
        const all = courseOf([1, 2, 3, 4, 5], [6, 7, 8, 9, 10])
        const devices = [all, all, all]
        let stored: CategoryProgress[] = all
        for (const { device, kind, id } of steps) {
          const own = devices[device] ?? all
          if (kind !== 'send') devices[device] = setSubtopic(own, id, kind === 'complete')
          else devices[device] = stored = mergeProgress(all, stored, own)
        }
        const heard = (by: number[]) =>
          by.reduce((known, at) => mergeProgress(all, known, devices[at] ?? all), stored)
        const subtopics = (progress: CategoryProgress[]) => topicsOf(progress).map(({ subtemas }) => subtemas)
        expect(subtopics(heard(order))).toEqual(subtopics(heard([0, 1, 2])))
        expect(heard([...order, ...order])).toEqual(heard(order))
      },
    ),
  )
})

test('property: a completed topic has only completed subtopics', () => {
  fc.assert(
    fc.property(anyCourse, anyCourse, fc.array(step), (one, other, steps) => {
      const stored = steps.reduce((known, { id, kind }) => setSubtopic(known, id, kind !== 'undo'), one)
      for (const { status, subtemas } of topicsOf(mergeProgress(other, stored, one))) {
        if (status) expect(subtemas.every(subtopic => subtopic.status)).toBe(true)
      }
    }),
  )
})
