import { offerWindow } from './offerWindow'

const at = (time: string) => new Date(`2026-11-23T${time}:00.000Z`)
const OPEN = [
  { init: at('14:00'), end: at('19:00') },
  { init: at('21:00'), end: at('23:00') },
]

test.each([
  ['15:00', { until: at('17:00') }],
  ['17:30', { until: at('19:00') }],
  ['18:30', { until: at('19:00') }],
  ['18:31', { from: at('21:00') }],
  ['13:59', { from: at('14:00') }],
  ['14:00', { until: at('16:00') }],
  ['20:00', { from: at('21:00') }],
  ['23:00', undefined],
])('an offer at %s is held only while the practice is open', (time, window) => {
  expect(offerWindow(OPEN, at(time))).toEqual(window)
})
