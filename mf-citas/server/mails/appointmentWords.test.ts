import { onBothClocks } from './appointmentWords'

test.each([
  ['America/Monterrey', 'jueves 16 de julio de 2026, 9:00 a.m., hora de Monterrey'],
  ['America/Mexico_City', 'jueves 16 de julio de 2026, 9:00 a.m., hora de Monterrey'],
  ['America/Tijuana', 'jueves 16 de julio de 2026, 9:00 a.m., hora de Monterrey (donde estás: 8:00 a.m.)'],
  ['America/Cancun', 'jueves 16 de julio de 2026, 9:00 a.m., hora de Monterrey (donde estás: 10:00 a.m.)'],
])('in %s: %s', (zone, words) => {
  expect(onBothClocks(new Date('2026-07-16T15:00:00Z'), zone)).toBe(words)
})

test('another day of the patient is written too', () => {
  expect(onBothClocks(new Date('2026-07-17T05:30:00Z'), 'America/Cancun')).toBe(
    'jueves 16 de julio de 2026, 11:30 p.m., hora de Monterrey (donde estás: viernes 17 de julio de 2026, 12:30 a.m.)',
  )
})
