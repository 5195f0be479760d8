import fc from 'fast-check'
import type { Answer } from '../rules/answers/answer'
import { kindOf, type Question } from '../rules/forms/form'

/** A question with these fields; without them a single choice of three options with the values 2, 1 and 0. */
export function question(fields: Partial<Question> = {}): Question {
  return {
    id: 1,
    type: 1,
    question: '¿Cómo duermes?',
    opciones: [
      { id: 1, option: 'Bien', value: 2 },
      { id: 2, option: 'Regular', value: 1 },
      { id: 3, option: 'Mal', value: 0 },
    ],
    speciality: ['Sueño'],
    laboratorios: [],
    highValue: 0,
    especialidad: '',
    consejos: [],
    especialista: '',
    ...fields,
  }
}

const anyOptions = fc
  .array(fc.nat(20), { minLength: 1, maxLength: 6 })
  .map(values => values.map((value, at) => ({ id: at + 1, option: `Opción ${at + 1}`, value })))

/** The questions of a form, with ids from 1. */
export const anyQuestions: fc.Arbitrary<Question[]> = fc
  .array(
    fc.record({
      type: fc.integer({ min: 1, max: 6 }),
      opciones: anyOptions,
      speciality: fc.uniqueArray(fc.constantFrom('Sueño', 'Ánimo', 'Alimentación'), { maxLength: 3 }),
      highValue: fc.nat(50),
    }),
    { minLength: 1, maxLength: 12 },
  )
  .map(list => list.map((fields, at) => question({ ...fields, id: at + 1 })))

/** An answer that this question allows. */
function anyAnswerTo(one: Question): fc.Arbitrary<Answer> {
  const ids = one.opciones.map(({ id }) => id)
  switch (kindOf(one)) {
    case 'text':
      return fc.constantFrom('Sí', 'A veces, por la noche')
    case 'number':
      return fc.integer({ min: 0, max: one.highValue || 1000 })
    case 'multiple':
      return fc.subarray(ids, { minLength: 1 })
    case 'single':
      return fc.constantFrom(...ids)
  }
}

/** A form with a whole set of allowed answers. */
export const anyAnsweredForm = anyQuestions.chain(questions =>
  fc.tuple(...questions.map(anyAnswerTo)).map(answers => ({
    questions,
    answers: new Map(questions.map(({ id }, at) => [id, answers[at] as Answer])),
  })),
)
