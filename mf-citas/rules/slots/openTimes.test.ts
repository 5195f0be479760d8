import fc from 'fast-check'
import { instantOf } from 'shared/dates/instants'
import { openTimes } from './openTimes'

const MONDAY = '2026-11-23'
const monday = (...workingHours: number[]) => [{ day: 1, workingHours }]
const hours = (...working: ReturnType<typeof monday>[]) =>
  openTimes(working, MONDAY).map(({ init, end }) => [
    init.toISOString().slice(11, 16),
    end.toISOString().slice(11, 16),
  ])

test('the practice is open while somebody works; times that meet are one', () => {
  expect(hours(monday(9, 14, 16, 19), monday(8, 13), monday(14, 14.5))).toEqual([
    ['14:00', '20:30'],
    ['22:00', '01:00'],
  ])
  expect(hours()).toEqual([])
  expect(openTimes([monday(9, 14)], '2026-11-24')).toEqual([])
})

test('property: a moment is open exactly where one of the specialists works', () => {
  const pair = fc
    .tuple(fc.integer({ min: 0, max: 47 }), fc.integer({ min: 1, max: 48 }))
    .filter(([from, to]) => from < to)
    .map(([from, to]) => monday(from / 2, to / 2))
  fc.assert(
    fc.property(fc.array(pair, { maxLength: 6 }), fc.nat(1439), (working, minute) => {
      const moment = instantOf(MONDAY, minute)
      const works = working.some(
        ([schedule]) =>
          minute >= (schedule?.workingHours[0] ?? 0) * 60 && minute < (schedule?.workingHours[1] ?? 0) * 60,
      )
      const open = openTimes(working, MONDAY)
      expect(open.some(({ init, end }) => init <= moment && moment < end)).toBe(works)
      for (const [at, { end }] of open.slice(0, -1).entries()) {
        expect(end.getTime()).toBeLessThan(open[at + 1]?.init.getTime() ?? 0)
      }
    }),
  )
})
