import { bandOf, type Scale } from './band'
import { levelOfResult } from './levelOfResult'
import { levelOfShare } from './recommendations'

const question = (id: number, ...values: number[]) => ({
  id,
  type: 1,
  question: '',
  opciones: values.map((value, at) => ({ id: at + 1, option: '', value })),
  // Two areas: a question of two areas counts once.
  speciality: ['A', 'B'],
  laboratorios: [],
  highValue: 0,
  especialidad: '',
  consejos: [],
  especialista: '',
})
const questions = [question(1, 3, 2, 1, 0), question(2, 3, 2, 1, 0)]
const cutoffs: Scale['cutoffs'] = [
  { from: 0, words: 'poco', level: 'Estable' },
  { from: 2, words: 'medio', level: 'Complicado' },
  { from: 5, words: 'mucho', level: 'Crítico' },
]
const answers = (one: number, other: number) =>
  new Map([
    [1, one],
    [2, other],
  ])

test.each([
  [1, 1, 0, 'poco'],
  [1, 2, 1, 'poco'],
  [2, 2, 2, 'medio'],
  [3, 3, 4, 'medio'],
  [3, 4, 5, 'mucho'],
  [4, 4, 6, 'mucho'],
])(
  'where more is worse, the values are turned around: options %d and %d are %d points',
  (a, b, points, words) => {
    expect(bandOf(questions, answers(a, b), { higherIs: 'peor', cutoffs })).toMatchObject({
      points,
      words,
      highest: 6,
    })
  },
)

test('where more is better, the points are the values', () => {
  expect(bandOf(questions, answers(1, 1), { higherIs: 'mejor', cutoffs })).toMatchObject({
    points: 6,
    words: 'mucho',
  })
})

test('a question without an answer has no points, also one that asks for a number', () => {
  const number = { ...question(3), type: 3, highValue: 10 }
  const given = new Map([[1, 1]])
  expect(bandOf([...questions, number], given, { higherIs: 'mejor', cutoffs })).toMatchObject({
    points: 3,
    highest: 16,
  })
})

test('points below the first range have no band', () => {
  expect(bandOf(questions, answers(1, 1), { higherIs: 'mejor', cutoffs: [] })).toBeUndefined()
})

test('the level of a result is that of its band, else that of its balance', () => {
  expect(levelOfResult({ balance: 81, band: { level: 'Complicado' } })).toBe('Complicado')
  expect(levelOfResult({ balance: 14 })).toBe('Crítico')
  expect(levelOfResult({ balance: 50 })).toBe('Complicado')
  expect(levelOfResult({ balance: 100 })).toBe('Estable')
})

test('exact thirds belong to the better level, also where they were percentages', () => {
  expect([1, 2].map(parts => levelOfShare(((parts / 3) * 100) / 100))).toEqual(['Complicado', 'Estable'])
  expect([16 / 24, 8 / 24].map(share => levelOfShare((share * 100) / 100))).toEqual(['Estable', 'Complicado'])
})
