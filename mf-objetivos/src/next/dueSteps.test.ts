import type { NextStep } from '../../contract/forms'
import { dueSteps } from './dueSteps'
import { sampleSteps } from './sampleSteps'

const complete = { gender: 'female', birthdate: '1991-04-12' } as const

test.each([
  ['a missing gender', { ...complete, gender: null }],
  ['a missing birthdate', { ...complete, birthdate: null }],
])('%s is the first step, also where nothing else is due', (_name, person) => {
  expect(dueSteps(person, [])).toEqual([{ kind: 'profile' }])
  expect(dueSteps(person, sampleSteps)).toEqual([{ kind: 'profile' }, ...sampleSteps])
})

test.each<[string, Parameters<typeof dueSteps>[0]]>([
  ['a complete profile', complete],
  ['a member of the staff', { gender: null, birthdate: null, staff: true }],
])('%s is asked for nothing more', (_name, person) => {
  expect(dueSteps(person, sampleSteps)).toEqual<NextStep[]>(sampleSteps)
})
