import { namesUpTo } from './upTo'

test.each([
  ['2026-12-31', '2026-12-31'],
  ['2026-12-31T09-15-03Z', '2026-12-31T09-15-03Z'],
  ['2026-12-31T09:15:03.576Z', '2026-12-31T09-15-03Z'],
  ['2026-12-31T09:15', '2026-12-31T09-15'],
  [' 2026-12-31 09:15 ', '2026-12-31T09-15'],
  ['2026-12-31t09-15z', '2026-12-31T09-15'],
])('%j are the backups up to %s', (at, beginning) => {
  expect(namesUpTo(at)).toBe(beginning)
})

test.each([
  '31/12/2026',
  'ayer',
  '',
  '2026-13-01',
  '2026-02-30',
  '2026-12-31T25:00',
  '2026-12-31T09:15:03-06:00',
  '2026-12-31T09',
])('%j is no time, and is refused with one that is', at => {
  expect(() => namesUpTo(at)).toThrow('se esperaba un día, 2026-12-31, o una hora UTC')
})
