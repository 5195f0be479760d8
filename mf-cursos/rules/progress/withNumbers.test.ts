import { completedIn, courseOf } from '../../testing/sampleProgress'
import type { CategoryProgress, SentProgress } from '../courseTree'
import { mergeProgress } from './mergeProgress'
import { setSubtopic } from './setSubtopic'
import { numbersIn, withNumbers } from './withNumbers'

const course = courseOf([1, 2])

const flagsAlone = (progress: CategoryProgress[]): SentProgress[] =>
  JSON.parse(JSON.stringify(progress, (key, value) => (key === 'changes' ? undefined : value)))

test('flags that come without numbers count as the latest change: they complete and take back', () => {
  const stored = setSubtopic(course, 1, true)
  const sent = flagsAlone(setSubtopic(course, 2, true))
  expect(completedIn(mergeProgress(course, stored, withNumbers(sent, numbersIn(stored))))).toEqual([2])
})

test('without the stored numbers they complete and take nothing back', () => {
  const stored = setSubtopic(course, 1, true)
  const sent = flagsAlone(setSubtopic(course, 2, true))
  expect(
    completedIn(
      mergeProgress(
        course,
        stored,
        withNumbers(sent, () => 0),
      ),
    ),
  ).toEqual([1, 2])
})

test('numbers that were sent stay', () => {
  const sent = setSubtopic(course, 1, true)
  expect(withNumbers(sent, () => 7)).toEqual(sent)
})
