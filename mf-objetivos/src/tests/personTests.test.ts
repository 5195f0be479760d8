import type { Form, FormDraft } from '../../contract/forms'
import type { FormResponse } from '../../contract/responses'
import { peopleOf } from '../family/people'
import { testsOf } from './personTests'
import type { Take } from './take'

const TODAY = '2026-11-22'
const form = (id: number, fields: Partial<Form> = {}): Form => ({
  id,
  name: `Test ${id}`,
  courses: [],
  gender: 'Ambos',
  ageRange: '["0-99999"]',
  version: 1,
  repeatDays: 30,
  questionCount: 3,
  source: '',
  ...fields,
})
const response = (
  id: number,
  formId: number,
  day: string,
  familyMemberId: number | null = null,
): FormResponse => ({
  id,
  formId,
  form: { id: formId, name: '', version: 1 },
  familyMemberId,
  createdAt: `${day}T18:00:00Z`,
  day,
  repeatOn: null,
  hidden: false,
  balance: 50,
  scores: [],
  labs: [],
  data: '{}',
})
const draft = (formId: number): FormDraft => ({
  formId,
  version: 1,
  familyMemberId: null,
  answers: [],
  updatedAt: `${TODAY}T18:00:00Z`,
})

const [owner] = peopleOf(
  { firstName: 'Ana', lastName: 'Treviño', picture: '', gender: 'female', birthdate: '1991-04-12' },
  [],
)
const tests = (
  forms: Form[],
  responses: FormResponse[] = [],
  drafts: FormDraft[] = [],
  sent: readonly Take[] = [],
) => {
  if (!owner) throw new Error('no owner')
  const purchases = [
    { productId: 'Course', product: 7, status: 'ACTIVE', createdAt: '2026-01-01T00:00:00Z' },
  ] as const
  const found = testsOf({ forms, responses, drafts, sent }, owner, { purchases: [...purchases] }, TODAY)
  return {
    pending: found.pending.map(({ form, begun, again }) => [form.id, begun !== undefined, again]),
    sent: found.sent.map(({ id }) => id),
    done: found.done.map(({ latest, earlier }) => [latest.id, earlier.map(({ id }) => id)]),
    locked: found.locked.map(({ id }) => id),
  }
}

test('a form of an owned course is pending, of another one locked, of another gender neither', () => {
  const forms = [form(1, { courses: [7, 8] }), form(2, { courses: [8] }), form(3, { gender: 'Masculino' })]
  expect(tests(forms)).toEqual({ pending: [[1, false, false]], sent: [], done: [], locked: [2] })
})

test('a withdrawn form is pending only where it was begun, keeps its results, and is never offered', () => {
  const gone = { withdrawn: true, courses: [] }
  expect(tests([form(1, gone), form(2, gone)], [response(9, 2, '2020-11-01')], [draft(1)])).toEqual({
    pending: [[1, true, false]],
    sent: [],
    done: [[9, []]],
    locked: [],
  })
})

test('an answered form is done until its repetition is due; the newest result comes first', () => {
  const responses = [response(9, 1, '2026-11-01'), response(8, 2, '2026-10-23'), response(7, 2, '2026-09-01')]
  expect(tests([form(1), form(2)], responses)).toEqual({
    pending: [[2, false, true]],
    sent: [],
    done: [
      [9, []],
      [8, [7]],
    ],
    locked: [],
  })
})

test('a begun test goes on, whatever has changed since; a result of the family is not the owner’s', () => {
  const forms = [form(1, { gender: 'Masculino', courses: [8] })]
  const found = tests(forms, [response(5, 1, '2026-11-20', 3)], [draft(1)])
  expect(found).toEqual({ pending: [[1, true, false]], sent: [], done: [], locked: [] })
})

test('a test that is sent and waits on the device is neither begun nor begun again; another person’s is not it', () => {
  const sent = [
    { formId: 1, familyMemberId: null },
    { formId: 2, familyMemberId: 3 },
  ]
  expect(tests([form(1), form(2)], [response(5, 1, '2026-01-01')], [draft(1)], sent)).toEqual({
    pending: [[2, false, false]],
    sent: [1],
    done: [[5, []]],
    locked: [],
  })
})

test('a begun test says how many of its questions are answered, and not of how many where they are another version’s', () => {
  const answers = [
    { question: 1, answer: 2, changes: 1 },
    // It was taken back.
    { question: 2, answer: null, changes: 2 },
  ]
  const begunOf = (fields: Partial<Form>) => {
    if (!owner) throw new Error('no owner')
    const known = { forms: [form(1, fields)], responses: [], drafts: [{ ...draft(1), answers }], sent: [] }
    return testsOf(known, owner, { purchases: [] }, TODAY).pending[0]?.begun
  }
  expect(begunOf({})).toEqual({ answered: 1, of: 3 })
  expect(begunOf({ version: 2, questionCount: 9 })).toEqual({ answered: 1, of: undefined })
})
