import fc from 'fast-check'
import { addDays, weekdayOf } from 'shared/dates'
import { dayAndMinuteIn, dayIn, instantOf } from 'shared/dates/instants'
import { MS_PER_MINUTE } from 'shared/dates/times'
import { freeSlots } from './freeSlots'
import { type Interval, isSlot, type Schedule, scheduleDayOf } from './schedule'
import { allLengths } from './soldLength'

const NOW = new Date('2026-11-20T18:00:00Z')
/** A Monday. */
const MONDAY = '2026-11-23'
const mornings: Schedule[] = [{ day: 1, workingHours: [9, 12, 15.5, 18] }]

const at = (day: string, clock: string) => {
  const [hour = 0, minute = 0] = clock.split(':').map(Number)
  return instantOf(day, hour * 60 + minute)
}
const busyAt = (day: string, from: string, to: string): Interval => ({
  init: at(day, from),
  end: at(day, to),
})
const clock = ({ init }: Interval) => {
  const { minute } = dayAndMinuteIn(init, 'America/Monterrey')
  return `${Math.floor(minute / 60)}:${String(minute % 60).padStart(2, '0')}`
}
const starts = (parts: Partial<Parameters<typeof freeSlots>[0]> = {}) =>
  freeSlots({ schedules: mornings, day: MONDAY, minutes: 20, busy: [], now: NOW, ...parts }).map(clock)

describe('the slots of a day', () => {
  test('are hourly from the begin of each pair of hours, half hours included', () => {
    expect(starts()).toEqual(['9:00', '10:00', '11:00', '15:30', '16:30', '17:30'])
  })

  test('end within the working hours', () => {
    expect(starts({ minutes: 60 })).toEqual(['9:00', '10:00', '11:00', '15:30', '16:30'])
  })

  test('are those of the weekday; Sunday is 7', () => {
    const sundays = [{ day: 7, workingHours: [8, 9] }]
    expect(starts({ schedules: sundays, day: '2026-11-22' })).toEqual(['8:00'])
    expect(starts({ schedules: sundays })).toEqual([])
    expect(scheduleDayOf('2026-11-22')).toBe(7)
    expect(scheduleDayOf(MONDAY)).toBe(1)
  })

  test('leave out what overlaps a booked interval, whatever its start', () => {
    expect(starts({ busy: [busyAt(MONDAY, '9:45', '10:05')], minutes: 60 })).toEqual([
      '11:00',
      '15:30',
      '16:30',
    ])
    expect(starts({ busy: [busyAt(MONDAY, '9:45', '10:00')] })).toContain('10:00')
    expect(starts({ busy: [busyAt(MONDAY, '8:00', '17:45')] })).toEqual([])
  })

  test('do not exist on a day off or a holiday', () => {
    expect(starts({ closed: [MONDAY] })).toEqual([])
  })

  test('an odd last hour or an end before its start gives none', () => {
    expect(starts({ schedules: [{ day: 1, workingHours: [9, 10, 13] }] })).toEqual(['9:00'])
    expect(starts({ schedules: [{ day: 1, workingHours: [12, 9] }] })).toEqual([])
  })
})

describe('the first day', () => {
  test('is the clinic’s tomorrow', () => {
    const everyDay = [1, 2, 3, 4, 5, 6, 7].map(day => ({ day, workingHours: [9, 10] }))
    const on = (day: string, now: string) => starts({ schedules: everyDay, day, now: new Date(now) })
    expect(on('2026-11-20', '2026-11-20T18:00:00Z')).toEqual([])
    expect(on('2026-11-21', '2026-11-20T18:00:00Z')).toEqual(['9:00'])
    // 23:30 in Monterrey is the next day in UTC and in Cancún; the clinic's tomorrow is the 21st.
    expect(on('2026-11-21', '2026-11-21T05:30:00Z')).toEqual(['9:00'])
    // Half an hour later it is the 21st in Monterrey too.
    expect(on('2026-11-21', '2026-11-21T06:00:00Z')).toEqual([])
  })
})

describe('patients across the United States’ clock changes', () => {
  const weekly: Schedule[] = [1, 2, 3, 4, 5, 6, 7].map(day => ({ day, workingHours: [9, 11] }))
  const shown = (day: string, zone: string) =>
    freeSlots({ schedules: weekly, day, minutes: 20, busy: [], now: new Date('2026-01-10T18:00:00Z') }).map(
      ({ init }) => dayAndMinuteIn(init, zone).minute / 60,
    )

  test.each([
    ['2026-03-07', 'America/Tijuana', [7, 8]],
    ['2026-03-08', 'America/Tijuana', [8, 9]],
    ['2026-03-07', 'America/Ciudad_Juarez', [8, 9]],
    ['2026-03-08', 'America/Ciudad_Juarez', [9, 10]],
    ['2026-03-07', 'America/Cancun', [10, 11]],
    ['2026-03-08', 'America/Cancun', [10, 11]],
    ['2026-06-30', 'America/Monterrey', [9, 10]],
  ])('on %s the slots of 9 and 10 stand on the clock of %s at %j', (day, zone, hours) => {
    expect(shown(day, zone)).toEqual(hours)
  })

  test('in autumn too, within what can be booked then', () => {
    const fall = (day: string) =>
      freeSlots({ schedules: weekly, day, minutes: 20, busy: [], now: new Date('2026-10-20T18:00:00Z') }).map(
        ({ init }) => dayAndMinuteIn(init, 'America/Tijuana').minute / 60,
      )
    expect(fall('2026-10-31')).toEqual([8, 9])
    expect(fall('2026-11-01')).toEqual([7, 8])
  })
})

/** Decides by trying every minute of the day, with its own arithmetic: Monterrey is six hours behind UTC all year. */
function bruteForce(schedules: Schedule[], day: string, minutes: number, busy: Interval[]): number[] {
  const midnight = Date.parse(`${day}T06:00:00Z`)
  const weekday = weekdayOf(day) === 0 ? 7 : weekdayOf(day)
  const found: number[] = []
  for (let minute = 0; minute < 1440; minute++) {
    const offered = schedules.some(
      schedule =>
        schedule.day === weekday &&
        schedule.workingHours.some((from, index) => {
          const to = schedule.workingHours[index + 1]
          if (index % 2 === 1 || to === undefined) return false
          const since = minute - from * 60
          return since >= 0 && since % 60 === 0 && minute + minutes <= to * 60
        }),
    )
    if (!offered) continue
    const taken = Array.from({ length: minutes }, (_, one) => midnight + (minute + one) * MS_PER_MINUTE).some(
      instant => busy.some(({ init, end }) => init.getTime() <= instant && instant < end.getTime()),
    )
    if (!taken) found.push(midnight + minute * MS_PER_MINUTE)
  }
  return found
}

const halfHour = fc.integer({ min: 0, max: 48 }).map(half => half / 2)
const pair = fc.tuple(halfHour, halfHour).map(([a, b]) => [Math.min(a, b), Math.max(a, b)])
const schedules = fc.array(
  fc.record({
    day: fc.integer({ min: 1, max: 7 }),
    workingHours: fc.array(pair, { maxLength: 3 }).map(pairs => pairs.flat()),
  }),
  { maxLength: 10 },
)
const dayOfYear = fc.integer({ min: 1, max: 180 }).map(days => addDays(dayIn(NOW), days))
const busyList = (day: string) =>
  fc.array(
    fc
      .tuple(fc.integer({ min: -60, max: 1500 }), fc.integer({ min: 1, max: 180 }))
      .map(([minute, length]) => {
        const init = new Date(Date.parse(`${day}T06:00:00Z`) + minute * MS_PER_MINUTE)
        return { init, end: new Date(init.getTime() + length * MS_PER_MINUTE) }
      }),
    { maxLength: 8 },
  )

test('the slots are those that a search through every minute of the day finds', () => {
  const days = dayOfYear.chain(day => fc.tuple(fc.constant(day), busyList(day)))
  fc.assert(
    fc.property(schedules, days, fc.constantFrom(...allLengths([])), (given, [day, busy], minutes) => {
      const slots = freeSlots({ schedules: given, day, minutes, busy, now: NOW })
      expect(slots.map(({ init }) => init.getTime())).toEqual(bruteForce(given, day, minutes, busy))
      for (const slot of slots) {
        expect((slot.end.getTime() - slot.init.getTime()) / MS_PER_MINUTE).toBe(minutes)
        expect(isSlot(given, slot)).toBe(true)
      }
    }),
    { numRuns: 300 },
  )
})

test('an instant is a slot exactly where it is among the free slots of an empty day', () => {
  const minute = fc.integer({ min: 0, max: 1439 })
  fc.assert(
    fc.property(schedules, dayOfYear, minute, fc.constantFrom(15, 20, 60), (given, day, start, minutes) => {
      const init = instantOf(day, start)
      const slot = { init, end: new Date(init.getTime() + minutes * MS_PER_MINUTE) }
      const listed = bruteForce(given, day, minutes, []).includes(init.getTime())
      expect(isSlot(given, slot)).toBe(listed)
      const seconds = { init: new Date(init.getTime() + 30_000), end: new Date(slot.end.getTime() + 30_000) }
      expect(isSlot(given, seconds)).toBe(false)
    }),
    { numRuns: 300 },
  )
})

test('a minute that is not of the grid, and an hour outside of the schedule, are no slots', () => {
  const slot = (from: string, minutes = 20) => {
    const init = at(MONDAY, from)
    return isSlot(mornings, { init, end: new Date(init.getTime() + minutes * MS_PER_MINUTE) })
  }
  expect(slot('9:00')).toBe(true)
  expect(slot('9:07')).toBe(false)
  expect(slot('9:30')).toBe(false)
  expect(slot('12:00')).toBe(false)
  expect(slot('17:30', 60)).toBe(false)
  expect(isSlot(mornings, busyAt(addDays(MONDAY, 1), '9:00', '9:20'))).toBe(false)
})
