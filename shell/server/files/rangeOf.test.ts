import { rangeOf } from './rangeOf'

test.each<[string | undefined, ReturnType<typeof rangeOf>]>([
  ['bytes=0-', { start: 0, end: 99 }],
  ['bytes=10-19', { start: 10, end: 19 }],
  ['bytes=90-500', { start: 90, end: 99 }],
  ['bytes=-5', { start: 95, end: 99 }],
  ['bytes=-500', { start: 0, end: 99 }],
  ['bytes=100-', 'unsatisfiable'],
  ['bytes=-0', 'unsatisfiable'],
  ['bytes=9-3', undefined],
  ['bytes=-', undefined],
  ['bytes=0-1,5-9', undefined],
  ['items=0-1', undefined],
  ['bytes=x-', undefined],
  [undefined, undefined],
])('%s of 100 bytes is %j', (header, range) => {
  expect(rangeOf(header, 100)).toEqual(range)
})

test('an empty file has no byte to send', () => {
  expect(rangeOf('bytes=0-', 0)).toBe('unsatisfiable')
})
