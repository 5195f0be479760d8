import fc from 'fast-check'
import { CLINIC_ZONE, dayAndMinuteIn, dayIn, instantOf, personZone, zoneNamed } from './instants'

const TIJUANA = 'America/Tijuana'
const JUAREZ = 'America/Ciudad_Juarez'
const CANCUN = 'America/Cancun'

const at = (hour: number, minute = 0) => hour * 60 + minute
const instant = (day: string, minute: number, zone?: string) => instantOf(day, minute, zone).toISOString()

describe('the day of an instant', () => {
  test('is still yesterday in Monterrey when London has begun the day', () => {
    expect(dayIn(new Date('2026-11-21T05:59:59Z'))).toBe('2026-11-20')
    expect(dayIn(new Date('2026-11-21T06:00:00Z'))).toBe('2026-11-21')
  })

  test('is read in another zone when one is given', () => {
    expect(dayIn(new Date('2026-11-21T05:00:00Z'), 'Europe/Madrid')).toBe('2026-11-21')
    expect(dayIn(new Date('2026-11-21T05:00:00Z'), CANCUN)).toBe('2026-11-21')
    expect(dayIn(new Date('2026-11-21T07:59:59Z'), TIJUANA)).toBe('2026-11-20')
  })
})

describe('an appointment at ten in the clinic', () => {
  test.each([
    ['2026-01-15', TIJUANA, at(8)],
    ['2026-07-15', TIJUANA, at(9)],
    ['2026-01-15', JUAREZ, at(9)],
    ['2026-07-15', JUAREZ, at(10)],
    ['2026-01-15', CANCUN, at(11)],
    ['2026-07-15', CANCUN, at(11)],
  ])('on %s is shown in %s at minute %i of the same day', (day, zone, minute) => {
    expect(dayAndMinuteIn(instantOf(day, at(10)), zone)).toEqual({ day, minute })
  })

  test('is at the same hour of the world all year: Monterrey has no summer time', () => {
    expect(instant('2026-01-15', at(10))).toBe('2026-01-15T16:00:00.000Z')
    expect(instant('2026-07-15', at(10))).toBe('2026-07-15T16:00:00.000Z')
    // The last summer time of Monterrey was in 2022.
    expect(instant('2022-07-15', at(10))).toBe('2022-07-15T15:00:00.000Z')
  })

  test('late in the evening it is the next day in Cancún', () => {
    expect(dayAndMinuteIn(instantOf('2026-07-15', at(23, 30)), CANCUN)).toEqual({
      day: '2026-07-16',
      minute: 30,
    })
  })
})

describe('when Tijuana sets its clock forward, on March 8, 2026, from 2:00 to 3:00', () => {
  test('the times before and after are what the clock shows', () => {
    expect(instant('2026-03-08', at(1, 59), TIJUANA)).toBe('2026-03-08T09:59:00.000Z')
    expect(instant('2026-03-08', at(3), TIJUANA)).toBe('2026-03-08T10:00:00.000Z')
  })

  test('a time that is skipped is one hour later', () => {
    expect(instant('2026-03-08', at(2, 30), TIJUANA)).toBe(instant('2026-03-08', at(3, 30), TIJUANA))
    expect(instant('2026-03-08', at(2, 30), JUAREZ)).toBe('2026-03-08T09:30:00.000Z')
  })

  test('the day has 23 hours', () => {
    expect(
      Date.parse(instant('2026-03-08', 1440, TIJUANA)) - Date.parse(instant('2026-03-08', 0, TIJUANA)),
    ).toBe(23 * 3_600_000)
  })
})

describe('when Tijuana sets its clock back, on November 1, 2026, from 2:00 to 1:00', () => {
  test('a time that is shown twice is the first of the two', () => {
    expect(instant('2026-11-01', at(1, 30), TIJUANA)).toBe('2026-11-01T08:30:00.000Z')
    expect(instant('2026-11-01', at(1, 30), JUAREZ)).toBe('2026-11-01T07:30:00.000Z')
  })

  test('both instants show the same time', () => {
    const shown = { day: '2026-11-01', minute: at(1, 30) }
    expect(dayAndMinuteIn(new Date('2026-11-01T08:30:00Z'), TIJUANA)).toEqual(shown)
    expect(dayAndMinuteIn(new Date('2026-11-01T09:30:00Z'), TIJUANA)).toEqual(shown)
  })

  test('the times before and after are what the clock shows', () => {
    expect(instant('2026-11-01', at(0, 59), TIJUANA)).toBe('2026-11-01T07:59:00.000Z')
    expect(instant('2026-11-01', at(2), TIJUANA)).toBe('2026-11-01T10:00:00.000Z')
  })
})

test('every instant comes back from the day and minute that a clock shows, or is the later of two', () => {
  const minutes = fc.integer({ min: Date.UTC(2020, 0) / 60_000, max: Date.UTC(2032, 0) / 60_000 })
  const zones = fc.constantFrom(TIJUANA, JUAREZ, CANCUN, CLINIC_ZONE, 'Asia/Kathmandu', 'Australia/Lord_Howe')
  fc.assert(
    fc.property(minutes, zones, (minute, zone) => {
      const made = new Date(minute * 60_000)
      const shown = dayAndMinuteIn(made, zone)
      const back = instantOf(shown.day, shown.minute, zone)
      expect(dayAndMinuteIn(back, zone)).toEqual(shown)
      expect([0, 30, 60]).toContain((made.getTime() - back.getTime()) / 60_000)
    }),
  )
})

describe('a zone', () => {
  test('is known by its name, however it is spelled', () => {
    expect(zoneNamed('America/Tijuana')).toBe(TIJUANA)
    expect(zoneNamed('america/cancun')).toBe(CANCUN)
    expect(zoneNamed(CLINIC_ZONE)).toBe(CLINIC_ZONE)
  })

  test.each(['', 'America/Nowhere', '-06:00', '+0600', 'x'.repeat(10_000), undefined])(
    '«%s» is none',
    name => {
      expect(zoneNamed(name)).toBeUndefined()
    },
  )

  test('of the person is the one of their computer', () => {
    expect(personZone()).toBe(Intl.DateTimeFormat().resolvedOptions().timeZone)
  })
})
