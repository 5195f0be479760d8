import { appointmentEnd, appointmentMinutes } from './appointmentEnd'
import { earliestBookableDay, latestBookableDay } from './earliestBookableDay'

test.each([
  ['v1', false, 15],
  ['v3', false, 20],
  ['v1', true, 60],
  ['v3', true, 60],
] as const)('in %s, full %s, the end is the start plus %i minutes', (version, full, minutes) => {
  const init = new Date('2026-11-23T15:00:00Z')
  expect(appointmentMinutes({ version, full })).toBe(minutes)
  expect(appointmentEnd(init, { version, full })).toEqual(new Date(init.getTime() + minutes * 60_000))
})

test('the first day that can be booked is tomorrow in Monterrey, also late in the evening', () => {
  expect(earliestBookableDay(new Date('2026-11-21T05:30:00Z'))).toBe('2026-11-21')
  expect(earliestBookableDay(new Date('2026-11-21T06:00:00Z'))).toBe('2026-11-22')
  expect(earliestBookableDay(new Date('2026-12-31T20:00:00Z'))).toBe('2027-01-01')
})

test('the last day is half a year ahead', () => {
  expect(latestBookableDay(new Date('2026-11-20T18:00:00Z'))).toBe('2027-05-19')
})
