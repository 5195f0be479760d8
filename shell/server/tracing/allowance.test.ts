import { leftOutByAllowance } from './allowance'

afterEach(() => jest.useRealTimers())

test('a busy house has one trace a second, and those it has saved up', () => {
  jest.useFakeTimers()
  const leavesOut = leftOutByAllowance({})
  const tracedOf = (calls: number) =>
    Array.from({ length: calls }, () => leavesOut?.()).filter(left => !left).length
  expect(tracedOf(3000)).toBe(60)
  jest.advanceTimersByTime(5000)
  expect(tracedOf(3000)).toBe(5)
  jest.advanceTimersByTime(3_600_000)
  expect(tracedOf(3000)).toBe(60)
})

test('the calls of a quiet house are all traced', () => {
  jest.useFakeTimers()
  const leavesOut = leftOutByAllowance({})
  for (let second = 0; second < 300; second++) {
    jest.advanceTimersByTime(1001)
    expect(leavesOut?.()).toBe(false)
  }
})

test('an operator may name a sampler', () => {
  expect(leftOutByAllowance({ OTEL_TRACES_SAMPLER: 'always_on' })).toBeUndefined()
})
