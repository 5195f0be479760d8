import fc from 'fast-check'
import { isNear } from './isNear'
import { byStart, lastFour, past, upcoming } from './upcoming'

const NOW = new Date('2026-11-20T18:00:00Z')
const from = (minute: number, length = 20) => ({
  init: new Date(NOW.getTime() + minute * 60_000).toISOString(),
  end: new Date(NOW.getTime() + (minute + length) * 60_000).toISOString(),
})

test('upcoming are those whose end is after now, earliest first: one that has begun is among them', () => {
  const [past, ended, running, later] = [from(-600), from(-20), from(-10), from(600)]
  expect(upcoming([later, past, running, ended], NOW)).toEqual([running, later])
})

test('past are the others, earliest first too', () => {
  const [first, ended, running, later] = [from(-600), from(-20), from(-10), from(600)]
  expect(past([later, first, running, ended], NOW)).toEqual([first, ended])
})

test('the last four are those with the latest starts, earliest first', () => {
  const all = [5, 3, 1, 4, 2, 6].map(day => from(day * 1440))
  expect(lastFour(all)).toEqual([3, 4, 5, 6].map(day => from(day * 1440)))
  expect(lastFour([from(1)])).toEqual([from(1)])
})

test('sorting loses and adds nothing, and leaves the given list alone', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: -5000, max: 5000 })), minutes => {
      const given = minutes.map(minute => from(minute))
      const before = [...given]
      const sorted = byStart(given)
      expect(given).toEqual(before)
      expect(sorted.map(({ init }) => init)).toEqual(given.map(({ init }) => init).sort())
      expect(
        past(given, NOW)
          .concat(upcoming(given, NOW))
          .map(({ init }) => init),
      ).toEqual(sorted.map(({ init }) => init))
      expect(upcoming(given, NOW)).toHaveLength(minutes.filter(minute => minute + 20 > 0).length)
    }),
  )
})

test('near is from half an hour before the start to the end', () => {
  expect(isNear(from(31), NOW)).toBe(false)
  expect(isNear(from(30), NOW)).toBe(true)
  expect(isNear(from(-19), NOW)).toBe(true)
  expect(isNear(from(-20), NOW)).toBe(false)
})
