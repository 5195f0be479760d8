import fc from 'fast-check'
import { phoneDigits } from './phoneDigits'

describe('the digits that a phone field accepts of typed text', () => {
  test.each([
    ['81 1234-5678', '8112345678'],
    ['81123456789', '8112345678'],
    ['+52 81 1234 5678', '8112345678'],
    ['+52 1 81 1234 5678', '8112345678'],
    ['5212345678', '5212345678'],
    ['tel. 81', '81'],
    ['', ''],
  ])('«%s»', (typed, kept) => expect(phoneDigits(typed)).toBe(kept))

  test('is never more than ten digits', () => {
    fc.assert(fc.property(fc.string(), typed => /^[0-9]{0,10}$/.test(phoneDigits(typed))))
  })
})
