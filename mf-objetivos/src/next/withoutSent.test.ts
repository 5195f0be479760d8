import { sampleSteps } from './sampleSteps'
import { withoutSent } from './withoutSent'

test('a test that is sent is no step any more; its lab and another person’s test are', () => {
  const kinds = (...sent: Parameters<typeof withoutSent>[1]) =>
    withoutSent(sampleSteps, sent).map(({ kind }) => kind)
  expect(kinds()).toHaveLength(sampleSteps.length)
  expect(kinds({ formId: 1, familyMemberId: null }, { formId: 4, familyMemberId: null })).toEqual([
    'appointment',
    'repeat',
    'lab',
    'consent',
  ])
  expect(kinds({ formId: 3, familyMemberId: 7 }, { formId: 1, familyMemberId: 7 })).toEqual(kinds())
})
