import type { NextStep } from '../../contract/forms'

const step = (fields: Partial<NextStep>): NextStep => ({
  kind: 'test',
  familyMemberId: null,
  firstName: 'Ana',
  formId: 1,
  name: 'Hábitos al comer',
  since: null,
  at: null,
  ...fields,
})

/** A step of each kind, in the order of the server. */
export const sampleSteps: NextStep[] = [
  step({ kind: 'continue' }),
  step({ kind: 'appointment', formId: null, name: 'Mariana Ríos', at: '2026-11-24T15:00:00.000Z' }),
  step({ kind: 'repeat', formId: 2, name: 'Bienestar de cada día', since: '2026-11-15' }),
  step({ kind: 'lab', formId: 3, name: 'Vitamina D', familyMemberId: 7, firstName: 'Leo' }),
  step({ kind: 'test', formId: 4, name: 'Ansiedad (GAD-7)' }),
  step({ kind: 'consent', formId: null, name: '', familyMemberId: 8, firstName: 'Diego' }),
]
