import { isGoodEnough, isWorse, type Met, VISITS_TO_JUDGE } from './likelihood'

const at = (share: number, candidate: number, live: number): Met => ({ share, candidate, live })

test.each([
  ['the first three people have the candidate, at 5 %', [at(0.05, 3, 0)], true],
  ['two of them are no proof yet', [at(0.05, 2, 0)], false],
  ['nor are the first three of a quarter', [at(0.25, 3, 0)], false],
  ['as many as its share', [at(0.05, 10, 190)], false],
  ['ten times its share', [at(0.05, 10, 10)], true],
  ['three times its share, of many', [at(0.25, 80, 80)], true],
  ['a little of both steps', [at(0.05, 2, 1), at(0.25, 6, 2)], true],
  ['nobody at all', [], false],
])('worse: %s', (_name, met, worse) => {
  expect(isWorse(met)).toBe(worse)
})

test('good enough needs visits, or failures of the live release that the candidate does not have', () => {
  expect(VISITS_TO_JUDGE).toBe(373)
  expect(isGoodEnough([], VISITS_TO_JUDGE - 1)).toBe(false)
  expect(isGoodEnough([], VISITS_TO_JUDGE)).toBe(true)
  expect(isGoodEnough([at(0.05, 1, 19)], VISITS_TO_JUDGE)).toBe(false)
  expect(isGoodEnough([at(0.05, 4, 76)], 100)).toBe(true)
  expect(isGoodEnough([at(0.25, 6, 18)], 100)).toBe(true)
  expect(isGoodEnough([at(0.25, 12, 12)], 100)).toBe(false)
})
