import { addDays } from '../../dates/dates'
import { dayIn, instantOf } from '../../dates/instants'
import { MS_PER_HOUR } from '../../dates/times'
import { type TemplateStart, templateStarts } from './templateDays'

const DAY = '2026-11-26'
const daysFrom = (minute: number) => templateStarts(instantOf(DAY, minute)).map(({ day }) => day)

test('a run that ends on the day of its start copies one template', () => {
  expect(daysFrom(0)).toEqual([DAY])
  expect(daysFrom(22 * 60 + 59)).toEqual([DAY])
})

test('a run that may last past midnight has a template of the next day too', () => {
  expect(daysFrom(23 * 60 + 1)).toEqual([DAY, '2026-11-27'])
  expect(daysFrom(23 * 60 + 59)).toEqual([DAY, '2026-11-27'])
})

test('the server that fills the template of the next day begins at its midnight', () => {
  const begin = new Date()
  const midnight = instantOf(addDays(dayIn(begin), 1), 0)
  const [today, next] = templateStarts(new Date(midnight.getTime() - MS_PER_HOUR / 2))
  const sinceBegin = ({ now }: TemplateStart) => now().getTime() - begin.getTime()
  const [first, second] = [today, next].map(start => start && sinceBegin(start))
  const passed = Date.now() - begin.getTime()
  expect(first).toBeGreaterThanOrEqual(0)
  expect(first).toBeLessThanOrEqual(passed)
  expect(second).toBeGreaterThanOrEqual(MS_PER_HOUR / 2)
  expect(second).toBeLessThanOrEqual(MS_PER_HOUR / 2 + passed)
})
