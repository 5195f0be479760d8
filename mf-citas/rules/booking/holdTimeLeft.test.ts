import { holdTimeLeft } from './holdTimeLeft'

const held = { heldUntil: '2026-11-24T15:10:00.000Z' }

test.each([
  ['2026-11-24T15:00:00.000Z', 10],
  ['2026-11-24T15:00:01.000Z', 9],
  ['2026-11-24T15:09:30.000Z', 0],
  ['2026-11-24T15:10:00.000Z', undefined],
  ['2026-11-24T16:00:00.000Z', undefined],
])('at %s: %s', (now, left) => {
  expect(holdTimeLeft(held, new Date(now))).toBe(left)
})
