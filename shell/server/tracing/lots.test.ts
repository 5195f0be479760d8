import { leftOutByLot } from './lots'

const CALLS = 3000

test('about one call in a hundred is traced, and no route is left out', () => {
  const leavesOut = leftOutByLot({})
  const call = { url: '/api/auth/me', method: 'GET' }
  const traced = Array.from({ length: CALLS }, () => leavesOut?.(call)).filter(left => !left).length
  expect(traced).toBeGreaterThan(0)
  expect(traced).toBeLessThan(CALLS / 30)
  const route = { ...call, handler: () => undefined }
  expect(Array.from({ length: CALLS }, () => leavesOut?.(route))).not.toContain(true)
})

test('an operator may name a sampler', () => {
  expect(leftOutByLot({ OTEL_TRACES_SAMPLER: 'always_on' })).toBeUndefined()
})
