import { pastDaysOf } from './pastDaysOf'

const WEEK = ['2026-11-22', '2026-11-23', '2026-11-24']

test.each([
  ['2026-11-24', ['2026-11-22', '2026-11-23']],
  ['2026-11-22', []],
  ['2026-11-21', []],
  ['2026-11-30', []],
])('on %s the days %j of the week are over', (today, past) => {
  expect(pastDaysOf(WEEK, today)).toEqual(past)
})
