import { queryAfterPaying } from './bookingQuery'

test('whoever leaves the payment comes back to the time that is held meanwhile; without one, to its choice', () => {
  const present = new URLSearchParams('familiar=4&compra=Consultation&paso=2')
  const slot = { init: '2026-12-01T15:00:00.000Z', end: '2026-12-01T15:20:00.000Z' }
  const kind = { specialistId: 3, isOnline: true }
  const read = (query: string) => Object.fromEntries(new URLSearchParams(query))
  const back = { specialist: '3', tipo: 'online', pagado: '1', familiar: '4' }
  expect(read(queryAfterPaying(present, { ...kind, slot }))).toEqual({
    ...back,
    horario: slot.init,
    minutos: '20',
  })
  expect(read(queryAfterPaying(present, { ...kind, slot: undefined }))).toEqual(back)
})
