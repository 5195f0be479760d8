import fc from 'fast-check'
import {
  addDays,
  ageInDays,
  ageInYears,
  daysBetween,
  daysFromTo,
  isDay,
  longDate,
  MONTHS,
  monthName,
  shortDate,
  WEEKDAYS,
  weekdayName,
  weekdayOf,
} from './dates'

describe('isDay', () => {
  test.each(['2026-11-21', '2024-02-29', '0001-01-01', '9998-12-31'])('%s exists', day => {
    expect(isDay(day)).toBe(true)
  })

  test.each([
    '2026-02-30',
    '2025-02-29',
    '2026-13-01',
    '2026-00-10',
    '0000-01-01',
    '9999-12-31',
    '31/12/2026',
    '2026-1-1',
    '2026-11-21T00:00:00Z',
    '',
    ' 2026-11-21',
  ])('«%s» does not', day => {
    expect(isDay(day)).toBe(false)
  })
})

test('adding days crosses months, years and leap days', () => {
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01')
  expect(addDays('2024-03-01', -1)).toBe('2024-02-29')
})

test('adding and taking away the same number of days results in the same day', () => {
  const days = fc.integer({ min: 0, max: 60_000 }).map(n => addDays('1950-01-01', n))
  fc.assert(
    fc.property(days, fc.integer({ min: -3000, max: 3000 }), (day, n) => {
      expect(isDay(day)).toBe(true)
      expect(addDays(addDays(day, n), -n)).toBe(day)
      expect(weekdayOf(addDays(day, 7))).toBe(weekdayOf(day))
    }),
  )
})

test('names and long dates are the product’s', () => {
  expect(WEEKDAYS).toHaveLength(7)
  expect(MONTHS).toHaveLength(12)
  expect(weekdayName('2026-11-21')).toBe('Sábado')
  expect(monthName(0)).toBe('Enero')
  expect(monthName(11)).toBe('Diciembre')
  expect(longDate('2026-11-21')).toBe('sábado 21 de noviembre de 2026')
  expect(longDate('2026-03-01')).toBe('domingo 1 de marzo de 2026')
  expect(shortDate('2026-09-01')).toBe('1 sep 2026')
})

describe('days from one to another', () => {
  test('are all of them, both ends included, over a leap day', () => {
    expect(daysFromTo('2024-02-28', '2024-03-01')).toEqual(['2024-02-28', '2024-02-29', '2024-03-01'])
    expect(daysFromTo('2026-11-21', '2026-11-21')).toEqual(['2026-11-21'])
    expect(daysFromTo('2026-11-21', '2026-11-20')).toEqual([])
  })

  test('are counted, backwards too', () => {
    expect(daysBetween('2024-02-28', '2024-03-01')).toBe(2)
    expect(daysBetween('2026-11-21', '2025-11-21')).toBe(-365)
  })
})

describe('an age', () => {
  test('in days is the milliseconds from the birthdate to today, divided by 86400000', () => {
    expect(ageInDays('1990-05-17', '2026-11-21')).toBe(13_337)
    expect(ageInDays('2026-11-21', '2026-11-21')).toBe(0)
  })

  test('in years is the days divided by 365, rounded down: leap days do not count', () => {
    expect(ageInYears('2025-11-21', '2026-11-20')).toBe(0)
    expect(ageInYears('2025-11-21', '2026-11-21')).toBe(1)
    // Nine leap days before the birthday, the formula has reached the next year.
    expect(ageInYears('1990-05-17', '2026-05-07')).toBe(35)
    expect(ageInYears('1990-05-17', '2026-05-08')).toBe(36)
  })
})
