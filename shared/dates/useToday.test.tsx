import { act, renderHook } from '@testing-library/react'
import { useMinuteOfDay, useToday } from './useToday'
import { useTodayIn } from './useTodayIn'

/** An instant on this computer's clock. */
const clock = (minutes: number, seconds = 0) => new Date(2026, 10, 21, 0, minutes, seconds)

beforeEach(() => jest.useFakeTimers({ now: clock(23 * 60 + 59, 50) }))
afterEach(() => jest.useRealTimers())

const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms))

test('today changes at midnight in a page that stays open', () => {
  const { result } = renderHook(useToday)
  expect(result.current).toBe('2026-11-21')
  pass(20_000)
  expect(result.current).toBe('2026-11-22')
})

test('a page that was hidden over midnight knows the day as soon as it is shown', () => {
  const { result } = renderHook(useToday)
  jest.setSystemTime(clock(24 * 60 + 300))
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
  expect(result.current).toBe('2026-11-22')
})

test('the minute of the day goes on, and starts again at midnight', () => {
  const { result } = renderHook(useMinuteOfDay)
  expect(result.current).toBe(1439)
  pass(20_000)
  expect(result.current).toBe(0)
})

test("today in the clinic changes at the clinic's midnight", () => {
  jest.setSystemTime(new Date('2026-11-22T05:59:50Z'))
  const { result } = renderHook(() => useTodayIn('America/Monterrey'))
  expect(result.current).toBe('2026-11-21')
  pass(20_000)
  expect(result.current).toBe('2026-11-22')
})

test('no timer runs after the screen is left', () => {
  const { unmount } = renderHook(useToday)
  unmount()
  expect(jest.getTimerCount()).toBe(0)
})
