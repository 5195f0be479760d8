import fc from 'fast-check'
import { anyAnsweredForm, anyQuestions, question } from '../../testing/sampleQuestions'
import type { Answer } from './answer'
import { answerInWords } from './answerInWords'
import { checkAnswer, checkAnswers } from './checkAnswer'
import { adviceFor, byLevel, isRisk, levelOf, recommendedLabs, specialistsOf } from './recommendations'
import { areaScores, balanceOf, highestValueOf } from './score'

const UNANSWERED = 'Por favor, conteste la pregunta.'
const UNKNOWN = 'Elige una de las opciones de la pregunta.'
const WRONG = 'Esta respuesta no es del tipo que pide la pregunta.'
const [text, number, multiple, single] = [2, 3, 5, 1].map(type => question({ type, highValue: 10 }))

describe('an answer', () => {
  test.each<[string, typeof text, Answer | undefined, string | undefined]>([
    ['a text', text, 'Bien', undefined],
    ['no text', text, undefined, UNANSWERED],
    ['an empty text', text, '', UNANSWERED],
    ['blanks', text, ' \n ', UNANSWERED],
    ['a text of 1,000 emojis', text, '😀'.repeat(1000), undefined],
    [
      'a text of 1,001',
      text,
      'a'.repeat(1001),
      'Tu respuesta es demasiado larga: el máximo son 1000 caracteres.',
    ],
    ['a number as text', text, 5, WRONG],
    ['a number', number, 0, undefined],
    ['the highest number', number, 10, undefined],
    ['a fraction', number, 7.5, undefined],
    ['a number above', number, 10.1, 'Escribe un número de 0 a 10.'],
    ['a number below', number, -1, 'Escribe un número de 0 a 10.'],
    ['no number', number, undefined, UNANSWERED],
    ['a text as number', number, '5', 'Escribe un número de 0 a 10.'],
    ['NaN', number, Number.NaN, 'Escribe un número de 0 a 10.'],
    ['a choice', single, 3, undefined],
    ['no choice', single, undefined, UNANSWERED],
    ['an invented option', single, 4, UNKNOWN],
    ['two choices of one', single, [1, 2], UNKNOWN],
    ['the text of an option', single, 'Bien', UNKNOWN],
    ['choices', multiple, [1, 3], undefined],
    ['no choices', multiple, [], UNANSWERED],
    ['one choice without a list', multiple, 1, WRONG],
    ['an invented one among choices', multiple, [1, 9], UNKNOWN],
    ['a choice twice', multiple, [1, 1], UNKNOWN],
  ])('%s', (_, one, answer, problem) => {
    if (!one) throw new Error('no question')
    expect(checkAnswer(one, answer)).toBe(problem)
  })

  test('a numeric question without a limit takes any number up to a million', () => {
    const open = question({ type: 4, highValue: 0 })
    expect(checkAnswer(open, 1_000_000)).toBeUndefined()
    expect(checkAnswer(open, 1_000_001)).toBe('Escribe un número de 0 a 1000000.')
  })
})

test('every question needs an answer, and no other question may have one', () => {
  const questions = [question({ id: 1 }), question({ id: 2 })]
  const problems = checkAnswers(
    questions,
    new Map([
      [1, 1],
      [7, 1],
    ]),
  )
  expect([...problems]).toEqual([
    [2, UNANSWERED],
    [7, 'Esta pregunta no es del test.'],
  ])
})

test('property: allowed answers have no problem, and without any one of them there is exactly one', () => {
  fc.assert(
    fc.property(anyAnsweredForm, fc.nat(), ({ questions, answers }, at) => {
      expect(checkAnswers(questions, answers).size).toBe(0)
      const { id } = questions[at % questions.length] ?? question()
      const fewer = new Map([...answers].filter(([one]) => one !== id))
      expect([...checkAnswers(questions, fewer)]).toEqual([[id, UNANSWERED]])
    }),
  )
})

describe('scores', () => {
  const form = [
    question({ id: 1, speciality: ['Sueño'] }),
    question({ id: 2, speciality: ['Sueño', 'Ánimo'] }),
    question({ id: 3, type: 5, speciality: ['Ánimo'] }),
    question({ id: 4, type: 3, highValue: 10, speciality: ['Cuerpo'] }),
    question({ id: 5, type: 2, speciality: ['Notas'] }),
  ]
  const answers = new Map<number, Answer>([
    [1, 1],
    [2, 2],
    [3, [1, 3]],
    [4, 7],
    [5, 'Nada'],
  ])

  test('sum of the answers’ values / value_total * 100, and 100 where value_total is 0', () => {
    const areas = areaScores(form, answers)
    expect(areas).toEqual([
      { area: 'Sueño', value: 3, value_total: 4, divider: 2, percentage: 75 },
      { area: 'Ánimo', value: 3, value_total: 5, divider: 2, percentage: 60 },
      { area: 'Cuerpo', value: 7, value_total: 10, divider: 1, percentage: 70 },
      { area: 'Notas', value: 0, value_total: 0, divider: 1, percentage: 100 },
    ])
    // (75 + 60 + 70 + 100) / 4 = 76.25
    expect(balanceOf(areas)).toBe(76)
  })

  test('a question without an answer adds nothing to its area, also one that asks for a number', () => {
    expect(areaScores(form, new Map()).map(({ value }) => value)).toEqual([0, 0, 0, 0])
  })

  test('a text has no highest value, whatever its question says', () => {
    expect(highestValueOf(question({ type: 2, highValue: 10 }))).toBe(0)
  })

  test('the balance is rounded once, after the average', () => {
    expect(balanceOf([{ percentage: 33.4 }, { percentage: 33.4 }, { percentage: 34.6 }])).toBe(34)
    expect(balanceOf([])).toBe(100)
  })

  test('property: from 0 to 100 for every allowed set of answers', () => {
    fc.assert(
      fc.property(anyAnsweredForm, ({ questions, answers }) => {
        const areas = areaScores(questions, answers)
        for (const { percentage, value, value_total } of areas) {
          expect(percentage).toBeGreaterThanOrEqual(0)
          expect(percentage).toBeLessThanOrEqual(100)
          expect(value).toBeLessThanOrEqual(value_total)
        }
        expect(balanceOf(areas)).toBeGreaterThanOrEqual(0)
        expect(balanceOf(areas)).toBeLessThanOrEqual(100)
      }),
    )
  })

  test('property: every area is in the result once, in the order of the questions', () => {
    fc.assert(
      fc.property(anyQuestions, questions => {
        const areas = areaScores(questions, new Map()).map(({ area }) => area)
        expect(areas).toEqual([...new Set(questions.flatMap(({ speciality }) => speciality))])
      }),
    )
  })
})

describe('levels, labs, advice, experts', () => {
  const advice = (category: string) => ({
    especialidad: 'Nutrición' as const,
    tip: { category, data: `<p>${category}</p>`, tags: ['sueño'] },
  })
  const one = question({
    type: 3,
    highValue: 9,
    laboratorios: ['Glucosa', 'Perfil tiroideo'],
    consejos: ['Estable', 'Crítico', 'Complicado', 'General'].map(advice),
    especialista: 'mariana.rios@mydiet.mx',
  })
  const shown = (value: number) => adviceFor([one], new Map([[1, value]])).map(({ tip }) => tip.category)

  test.each([
    [0, 'Crítico'],
    [2.9, 'Crítico'],
    [3, 'Complicado'],
    [5.9, 'Complicado'],
    [6, 'Estable'],
    [9, 'Estable'],
  ])('%d of 9 is %s', (value, level) => {
    expect(levelOf(one, value)).toBe(level)
    expect(shown(value)).toEqual(
      ['Estable', 'Crítico', 'Complicado', 'General'].filter(x => x === level || x === 'General'),
    )
  })

  test('labs are recommended unless the answer is Estable; those of a question without a score always', () => {
    const free = question({ id: 2, type: 2, laboratorios: ['Glucosa', 'Ferritina'] })
    const labs = (value: number) =>
      recommendedLabs(
        [one, free],
        new Map<number, Answer>([
          [1, value],
          [2, 'x'],
        ]),
      )
    expect(labs(0)).toEqual(['Glucosa', 'Perfil tiroideo', 'Ferritina'])
    expect(labs(9)).toEqual(['Glucosa', 'Ferritina'])
  })

  test('before it is answered, a question has no level: its labs, and advice of other categories', () => {
    expect(adviceFor([one], new Map()).map(({ tip }) => tip.category)).toEqual(['General'])
    expect(recommendedLabs([one], new Map())).toEqual(['Glucosa', 'Perfil tiroideo'])
  })

  test('the same advice of two questions is shown once; a specialist is named once', () => {
    const two = { ...one, id: 2 }
    const answers = new Map([
      [1, 0],
      [2, 0],
    ])
    expect(adviceFor([one, two], answers).map(({ tip }) => tip.category)).toEqual(['Crítico', 'General'])
    expect(specialistsOf([one, two, question()])).toEqual(['mariana.rios@mydiet.mx'])
  })
})

test('advice is ordered Crítico, Complicado, Estable, then others', () => {
  const items = ['General', 'Estable', 'Crítico', 'Otro', 'Complicado'].map(category => ({
    tip: { category },
  }))
  expect(byLevel(items).map(({ tip }) => tip.category)).toEqual([
    'Crítico',
    'Complicado',
    'Estable',
    'General',
    'Otro',
  ])
})

test('only the marked option is a risk, alone or among others', () => {
  const opciones = [
    { id: 1, option: 'Nunca', value: 1 },
    { id: 2, option: 'A veces', value: 0, risk: true },
  ]
  expect([1, 2].map(answer => isRisk(question({ opciones }), answer))).toEqual([false, true])
  expect([[1], [1, 2]].map(answer => isRisk(question({ type: 5, opciones }), answer))).toEqual([false, true])
  expect(isRisk(question({ type: 3, highValue: 9, opciones }), 2)).toBe(false)
  const mild = question({
    opciones: [...opciones.slice(0, 1), { id: 2, option: 'Poco', value: 0.9, risk: true }],
  })
  expect(levelOf(mild, 2)).toBe('Crítico')
})

test('an answer in words has the options, the number or the text', () => {
  expect(answerInWords(question({ type: 1 }), 2)).toBe('Regular')
  expect(answerInWords(question({ type: 5 }), [1, 3])).toBe('Bien, Mal')
  expect(answerInWords(question({ type: 3 }), 7.5)).toBe('7.5')
  expect(answerInWords(question({ type: 2 }), 'Dormir más')).toBe('Dormir más')
  expect(answerInWords(question(), undefined)).toBe('')
  expect(answerInWords(question({ type: 3 }), undefined)).toBe('')
})
