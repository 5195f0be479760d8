import { canUnmark } from './canUnmark'

describe('a mark can be removed on the clinic’s day on which it was made', () => {
  // Monterrey is six hours behind UTC.
  const made = { createdAt: '2026-11-22T07:00:00.000Z' }

  test.each([
    ['a minute later', '2026-11-22T07:01:00Z', true],
    ['in the last minute of that day', '2026-11-23T05:59:00Z', true],
    ['in the first minute of the next', '2026-11-23T06:00:00Z', false],
  ])('%s', (_when, now, expected) => {
    expect(canUnmark([made], new Date(now))).toBe(expected)
  })

  test('not where an earlier rating marks the meal too', () => {
    const earlier = { createdAt: new Date('2026-11-21T20:00:00Z') }
    expect(canUnmark([earlier, made], new Date('2026-11-22T08:00:00Z'))).toBe(false)
  })
})
