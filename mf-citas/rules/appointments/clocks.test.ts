import { clocksIn } from './clocks'

const NINE = new Date('2026-07-16T15:00:00.000Z')

test.each([
  ['America/Monterrey', undefined],
  ['America/Mexico_City', undefined],
  ['America/Tijuana', '8:00 a.m.'],
  ['America/Ciudad_Juarez', undefined],
  ['America/Cancun', '10:00 a.m.'],
])('in %s a summer’s nine in Monterrey is also shown as %s', (zone, own) => {
  expect(clocksIn(zone, NINE)).toEqual({ day: 'jueves 16 de julio de 2026', time: '9:00 a.m.', own })
})

test('in winter Ciudad Juárez is an hour behind and Tijuana two', () => {
  const winter = new Date('2026-01-15T15:00:00.000Z')
  expect(clocksIn('America/Ciudad_Juarez', winter).own).toBe('8:00 a.m.')
  expect(clocksIn('America/Tijuana', winter).own).toBe('7:00 a.m.')
})

test('at 23:30 in Monterrey it is tomorrow in Cancún, and the day says so', () => {
  expect(clocksIn('America/Cancun', new Date('2026-07-17T05:30:00.000Z')).own).toBe(
    'viernes 17 de julio de 2026, 12:30 a.m.',
  )
})
