import { calendarWeekOf, monthOf, weekNumberOf, weeksOf } from './weeksOf'

test.each([
  [2026, 1, 4, 28],
  [2028, 1, 5, 29],
  [2026, 3, 5, 30],
  [2026, 10, 5, 30],
  [2026, 11, 5, 31],
])('%d, month %d: %d weeks, up to day %d', (year, month, count, last) => {
  const weeks = weeksOf(year, month)
  expect(weeks).toHaveLength(count)
  expect(weeks.slice(0, 4).map(week => [week[0]?.slice(8), week.at(-1)?.slice(8)])).toEqual([
    ['01', '07'],
    ['08', '14'],
    ['15', '21'],
    ['22', '28'],
  ])
  expect(weeks.flat().at(-1)?.slice(8)).toBe(String(last))
})

test('every day of a year is in exactly one week of its month, the one that the rules name', () => {
  const all = Array.from({ length: 12 }, (_, month) => weeksOf(2028, month))
  expect(new Set(all.flat(2)).size).toBe(366)
  for (const [month, weeks] of all.entries()) {
    for (const [number, week] of weeks.entries()) {
      for (const day of week) expect([monthOf(day), weekNumberOf(day)]).toEqual([month, number])
    }
  }
})

test.each([
  ['2026-11-21', '2026-11-15', '2026-11-21'],
  ['2026-11-22', '2026-11-22', '2026-11-28'],
  ['2026-12-31', '2026-12-27', '2027-01-02'],
])('the grid’s week of %s goes from Domingo %s to Sábado %s', (day, sunday, saturday) => {
  const week = calendarWeekOf(day)
  expect(week).toHaveLength(7)
  expect([week[0], week[6]]).toEqual([sunday, saturday])
})
