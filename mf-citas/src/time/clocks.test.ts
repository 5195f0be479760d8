import { clocksOf } from './clocks'

const NINE = '2026-07-16T15:00:00.000Z'

test.each([
  ['America/Monterrey', undefined],
  ['America/Mexico_City', undefined],
  ['America/Tijuana', '8:00 a.m.'],
  ['America/Ciudad_Juarez', undefined],
  ['America/Cancun', '10:00 a.m.'],
])('in %s a summer’s nine in Monterrey is also shown as %s', (zone, own) => {
  expect(clocksOf(NINE, zone)).toEqual({ day: 'jueves 16 de julio de 2026', time: '9:00 a.m.', own })
})

test('in winter Ciudad Juárez is an hour behind and Tijuana two', () => {
  const winter = '2026-01-15T15:00:00.000Z'
  expect(clocksOf(winter, 'America/Ciudad_Juarez').own).toBe('8:00 a.m.')
  expect(clocksOf(winter, 'America/Tijuana').own).toBe('7:00 a.m.')
})

test('at 23:30 in Monterrey it is tomorrow in Cancún, and the day says so', () => {
  expect(clocksOf('2026-07-17T05:30:00.000Z', 'America/Cancun').own).toBe(
    'viernes 17 de julio de 2026, 12:30 a.m.',
  )
})
