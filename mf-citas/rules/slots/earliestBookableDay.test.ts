import { earliestBookableDay, latestBookableDay } from './earliestBookableDay'

test('the first day that can be booked is tomorrow in Monterrey, also late in the evening', () => {
  expect(earliestBookableDay(new Date('2026-11-21T05:30:00Z'))).toBe('2026-11-21')
  expect(earliestBookableDay(new Date('2026-11-21T06:00:00Z'))).toBe('2026-11-22')
  expect(earliestBookableDay(new Date('2026-12-31T20:00:00Z'))).toBe('2027-01-01')
})

test('the last day is half a year ahead', () => {
  expect(latestBookableDay(new Date('2026-11-20T18:00:00Z'))).toBe('2027-05-19')
})
