import fc from 'fast-check'
import { pickRandom } from './pickRandom'

test('the whole range of the random number reaches every candidate', () => {
  expect(pickRandom(['a', 'b', 'c'], () => 0)).toBe('a')
  expect(pickRandom(['a', 'b', 'c'], () => 0.5)).toBe('b')
  expect(pickRandom(['a', 'b', 'c'], () => 0.999999)).toBe('c')
})

test('answers undefined without candidates', () => {
  expect(pickRandom([], () => 0.3)).toBeUndefined()
})

test('the pick is always one of the candidates', () => {
  const random = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true })
  fc.assert(
    fc.property(fc.array(fc.nat(), { minLength: 1 }), random, (candidates, r) => {
      expect(candidates).toContain(pickRandom(candidates, () => r))
    }),
  )
})
