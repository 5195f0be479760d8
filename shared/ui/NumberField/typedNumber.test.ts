import fc from 'fast-check'
import { typedNumber } from './typedNumber'

test.each([
  ['72', 0, '72'],
  ['72.5', 0, '72'],
  ['72,5', 1, '72.5'],
  ['72.', 1, '72.'],
  ['72.55', 1, '72.5'],
  ['1.2.3', 2, '1.23'],
  ['-3 kg', 0, '3'],
  ['1e5', 0, '15'],
  ['', 0, ''],
])('«%s» with %i decimals is «%s»', (typed, decimals, kept) => {
  expect(typedNumber(typed, decimals)).toBe(kept)
})

test('the result is a number or the beginning of one, and a second pass changes nothing', () => {
  fc.assert(
    fc.property(fc.string(), fc.integer({ min: 0, max: 3 }), (typed, decimals) => {
      const kept = typedNumber(typed, decimals)
      expect(kept).toMatch(/^\d*(\.\d*)?$/)
      expect(typedNumber(kept, decimals)).toBe(kept)
    }),
  )
})
