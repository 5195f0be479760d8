import type { Category, Topic } from '../courseTree'
import { completesLocked, hideLockedTopics, lacksOpenContent } from './lockedTopics'
import { setSubtopic } from './setSubtopic'
import { topicPlans } from './topicPlans'

const subtopic = (id: number) => ({
  id,
  name: `Subtema ${id}`,
  description: '<p>Texto</p>',
  image: 'a.webp',
  video: 'aaaaaaaaaaa',
  audio: 'https://audio.example/a.mp3',
  captions: 'https://audio.example/a.vtt',
  documento: 'a.pdf',
  duration: 5,
  frase: 'Frase',
  pts: 10,
  tip: ['agua'],
  status: false,
  changes: 0,
})
const topic = (id: number, duration: number) => ({
  id,
  name: `Tema ${id}`,
  description: 'Descripción',
  duration,
  status: false,
  subtemas: [subtopic(id * 10)],
})
const week = { id: 1, name: 'Semana 1', frase: '', image: '' }
/** The course with another second topic. */
const withTopic = (second: Topic): Category[] => [
  {
    id: 1,
    category: 'Empezar',
    curso: { name: '', title: '', description: '', modulos: [{ ...week, temas: [topic(1, 2), second] }] },
  },
]
const course = withTopic(topic(2, 3))
const locksOf = ([category]: Category[]) => category?.curso.modulos[0]?.temas.map(({ isLocked }) => isLocked)
const days = (today: string) => ({ purchaseDay: '2026-11-20', today })

const EMPTY = {
  description: '',
  image: '',
  video: '',
  audio: '',
  captions: '',
  documento: '',
  frase: '',
  tip: [],
}

test('before its day a topic has its name, duration and number of subtopics, and nothing of their content', () => {
  expect(hideLockedTopics(course, days('2026-11-21'))[0]?.curso.modulos[0]?.temas).toEqual([
    { ...topic(1, 2), isLocked: false },
    { ...topic(2, 3), isLocked: true, description: '', subtemas: [{ ...subtopic(20), ...EMPTY }] },
  ])
  expect(hideLockedTopics(course, days('2026-11-22'))).toMatchObject(course)
  expect(locksOf(hideLockedTopics(course, days('2026-11-22')))).toEqual([false, false])
})

test('a topic with a completion stays open, whatever its day', () => {
  const done = setSubtopic(course, 20, true)
  expect(hideLockedTopics(done, days('2026-11-20'))).toMatchObject(done)
})

test('a completion in a locked topic is detected, one in an open or completed topic is not', () => {
  const done = setSubtopic(course, 20, true)
  expect(completesLocked(course, done, days('2026-11-21'))).toBe(true)
  expect(completesLocked(course, done, days('2026-11-22'))).toBe(false)
  expect(completesLocked(done, done, days('2026-11-21'))).toBe(false)
  expect(completesLocked(course, setSubtopic(course, 10, true), days('2026-11-20'))).toBe(false)
  const two = withTopic({ ...topic(2, 3), subtemas: [subtopic(20), subtopic(21)] })
  expect(completesLocked(two, setSubtopic(two, 21, true), days('2026-11-21'))).toBe(true)
})

test('a topic that has opened since the course was fetched lacks its content', () => {
  const fetched = hideLockedTopics(course, days('2026-11-21'))
  expect(lacksOpenContent(fetched, days('2026-11-21'))).toBe(false)
  expect(lacksOpenContent(fetched, days('2026-11-22'))).toBe(true)
  expect(lacksOpenContent(course, days('2026-11-22'))).toBe(false)
})

test('what the server says of a topic decides, not the date of the device', () => {
  const statusOf = (topics: Category[], today: string) => topicPlans(topics, days(today)).get(2)?.status
  const locked = hideLockedTopics(course, days('2026-11-21'))
  const open = hideLockedTopics(course, days('2026-11-22'))
  expect(statusOf(locked, '2026-11-22')).toBe('locked')
  expect(statusOf(open, '2026-11-21')).not.toBe('locked')
  // Content that a device cached from an older release does not say it.
  expect([statusOf(course, '2026-11-21'), statusOf(course, '2026-11-22')]).toEqual([
    'locked',
    statusOf(open, '2026-11-22'),
  ])
})
