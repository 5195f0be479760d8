import { MS_PER_DAY } from 'shared/dates/times'
import { ANA, NUEVO, PASSWORD } from 'shared/testing/testServer'
import type { SpecialistUser } from '../../contract/appointments'
import { type Asked, type CitasServer, citasServer } from '../testing/citasServer'

let server: CitasServer
beforeAll(async () => {
  server = await citasServer(undefined, { PUBLIC_ORIGIN: 'http://localhost' })
  await server.reset()
  // Offers are made while the practice is open.
  const { now, database, ports } = server.context
  const [open] = (await ports.clinicHours.openTimes(database, now(), 14)).filter(({ init }) => init > now())
  server.pass((open?.init.getTime() ?? 0) - now().getTime() + 1000)
  Object.assign(server, { ana: await server.signIn(), nuevo: await server.signIn(NUEVO) })
})
afterAll(() => server.close())

test('the end of an account cancels its coming appointments: specialists are told, and the times are offered', async () => {
  const specialist = server.specialists[3] as SpecialistUser
  const later = server.context.now().getTime() + 3 * MS_PER_DAY
  const slot = (await server.freeSlots(specialist)).find(({ init }) => Date.parse(init) > later) as Asked
  for (const { id } of [server.ana, server.nuevo]) await server.buy(id, 'ConsultationOnline')
  expect((await server.book(slot, server.ana)).status).toBe(201)
  const wish = { specialistId: specialist.id, isOnline: true, minutes: 20 }
  await server.call('POST appointments/waiting', { token: server.nuevo.token, body: wish })
  await server.emptyMailbox()

  const ended = await server.call('DELETE auth/me', { token: server.ana.token, body: { password: PASSWORD } })
  expect(ended.status).toBe(200)
  const [told, ...others] = await server.mails({ to: specialist.email })
  expect(told).toMatchObject({ subject: 'Se canceló una cita' })
  expect(told?.text).toContain('Ana Treviño')
  expect(others).toEqual([])
  const offers = await server.mails({ subject: 'Se liberó un horario para ti' })
  expect(offers.map(({ to }) => to)).toEqual(['nuevo@mydiet.mx'])
  // The receipt alone goes to the person who left.
  const received = await server.mails({ to: ANA })
  expect(received.map(({ subject }) => subject)).toEqual(['Tu cuenta fue eliminada'])
})
