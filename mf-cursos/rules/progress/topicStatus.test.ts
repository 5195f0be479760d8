import { courseOf, topicsOf } from '../../testing/sampleProgress'
import { setSubtopic } from './setSubtopic'
import { syncProgress } from './syncProgress'
import { topicStatus } from './topicStatus'

const course = courseOf([1, 2])
const statusOf = (progress: typeof course, isUnlocked: boolean) =>
  topicsOf(progress).map(topic => topicStatus(topic, isUnlocked))

test('a topic is locked before its day, not begun from then on, in progress when a part of it is completed, completed when all of it is', () => {
  expect(statusOf(course, false)).toEqual(['locked'])
  expect(statusOf(course, true)).toEqual(['not-begun'])
  expect(statusOf(setSubtopic(course, 1, true), true)).toEqual(['in-progress'])
  expect(statusOf(setSubtopic(setSubtopic(course, 1, true), 2, true), true)).toEqual(['completed'])
})

test('a completed topic never locks again, also when a new subtopic makes it incomplete', () => {
  const done = setSubtopic(setSubtopic(course, 1, true), 2, true)
  expect(statusOf(done, false)).toEqual(['completed'])
  expect(statusOf(syncProgress(courseOf([1, 2, 3]), done), false)).toEqual(['in-progress'])
})
