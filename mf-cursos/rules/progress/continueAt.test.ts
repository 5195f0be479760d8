import type { Category } from '../courseTree'
import { completeTopic } from './completeTopic'
import { continueAt } from './continueAt'
import { courseShare } from './courseShare'
import { isNewTopic } from './isNewTopic'
import { openedSince } from './openedSince'
import { progressFlags } from './progressFlags'
import { setSubtopic } from './setSubtopic'
import { topicPlans } from './topicPlans'

const subtopic = (id: number) => ({
  id,
  name: `Subtema ${id}`,
  description: '',
  image: '',
  video: '',
  audio: '',
  captions: '',
  documento: '',
  duration: 0,
  frase: '',
  pts: 0,
  tip: [],
  status: false,
  changes: 0,
})
const topic = (id: number, ...subtopics: number[]) => ({
  id,
  name: `Tema ${id}`,
  description: '',
  duration: 3,
  status: false,
  subtemas: subtopics.map(subtopic),
})
/** Topic 1 is open from the purchase on, topic 2 three days later. */
const course: Category[] = [
  {
    id: 1,
    category: 'Empezar',
    curso: {
      name: '',
      title: '',
      description: '',
      modulos: [
        { id: 7, name: 'Semana 1', frase: '', image: '', temas: [topic(1, 11, 12), topic(2, 21, 22)] },
      ],
    },
  },
]
const days = (today: string) => ({ purchaseDay: '2026-11-01', today })
const at = (topic: number, subtopic: number) => ({ category: 1, module: 7, topic, subtopic })
const complete = (...ids: number[]) =>
  ids.reduce<Category[]>((progress, id) => setSubtopic(progress, id, true), course)

describe('the subtopic at which a person goes on', () => {
  test('is the first that is not completed', () => {
    expect(continueAt(course, days('2026-11-01'))).toEqual(at(1, 11))
    expect(continueAt(complete(11), days('2026-11-01'))).toEqual(at(1, 12))
  })

  test('is the one that was opened last, then the first after it, then the first of all', () => {
    expect(continueAt(course, days('2026-11-04'), 21)).toEqual(at(2, 21))
    expect(continueAt(complete(21), days('2026-11-04'), 21)).toEqual(at(2, 22))
    expect(continueAt(complete(21, 22), days('2026-11-04'), 22)).toEqual(at(1, 11))
  })

  test('is never in a locked topic, and none where all that is open is completed', () => {
    expect(continueAt(complete(11, 12), days('2026-11-03'))).toBeUndefined()
    expect(continueAt(complete(11, 12), days('2026-11-04'))).toEqual(at(2, 21))
  })
})

test('completing a topic completes all of its subtopics and no other', () => {
  const done = completeTopic(complete(11), 1)
  expect(done[0]?.curso.modulos[0]?.temas.map(({ status }) => status)).toEqual([true, false])
  expect(courseShare(done)).toEqual({ completed: 2, total: 4 })
  expect(completeTopic(done, 1)).toEqual(done)
})

test('a topic is new in the week after it opened, until something of it is completed', () => {
  const open = topic(2, 21)
  const isNew = (today: string) => isNewTopic(open, '2026-11-04', days(today))
  expect(['2026-11-03', '2026-11-04', '2026-11-10', '2026-11-11'].map(isNew)).toEqual([
    false,
    true,
    true,
    false,
  ])
  const begun = { ...open, subtemas: open.subtemas.map(one => ({ ...one, status: true })) }
  expect(isNewTopic(begun, '2026-11-04', days('2026-11-04'))).toBe(false)
  const half = { ...begun, subtemas: [...begun.subtemas, subtopic(22)] }
  expect(isNewTopic(half, '2026-11-04', days('2026-11-04'))).toBe(false)
  expect(isNewTopic(open, '2026-11-01', days('2026-11-02'))).toBe(false)
})

test('each topic has its day and its marks, one that a changed course no longer has has none', () => {
  const plans = topicPlans(course, days('2026-11-04'))
  expect(plans.get(2)).toEqual({ day: '2026-11-04', status: 'not-begun', isNew: true })
  expect([...plans.keys()]).toEqual([1, 2])
  expect(plans.get(3)).toBeUndefined()
})

describe('the topics that opened since a day', () => {
  const opened = (after: string, today: string, categories = course) =>
    openedSince(categories, days(today), after).map(({ name }) => name)

  test('are those of the days after it, up to today', () => {
    expect(opened('2026-11-03', '2026-11-04')).toEqual(['Tema 2'])
    expect(opened('2026-11-03', '2026-11-20')).toEqual(['Tema 2'])
    expect(opened('2026-11-01', '2026-11-03')).toEqual([])
    expect(opened('2026-11-04', '2026-11-20')).toEqual([])
  })

  test('are without those that are open from the purchase on, and without completed ones', () => {
    expect(opened('2026-10-01', '2026-11-02')).toEqual([])
    expect(opened('2026-11-03', '2026-11-04', complete(21, 22))).toEqual([])
  })
})

test('what is sent has ids, statuses and changes, and no text', () => {
  const sent = JSON.stringify(progressFlags(complete(11)))
  expect(sent).toContain('{"id":11,"status":true,"changes":1}')
  expect(sent).not.toMatch(/name|Tema|description/)
})
