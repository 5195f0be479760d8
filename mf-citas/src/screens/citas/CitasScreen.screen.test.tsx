import { screen, waitFor, within } from '@testing-library/react'
import { dataOf } from 'shared/client'
import { addDays } from 'shared/dates'
import { CLINIC_ZONE, dayIn } from 'shared/dates/instants'
import { events$ } from 'shared/session'
import { disconnect, reconnect, renderScreen, signInAs } from 'shared/testing/renderScreen'
import type { Appointment } from '../../../contract/appointments'
import { minutesBetween } from '../../../rules/slots/minutesBetween'
import { citas } from '../../api'
import { freeSlotsKey } from '../../specialists/useFreeSlots'
import { clocksOf, slotInWords } from '../../time/clocks'
import CitasScreen from './CitasScreen'

const MINE = '/user/citas?vista=mis-citas'

/** Ana's appointments as the server has them. */
const known = async () => {
  await signInAs('ana')
  return dataOf(citas('GET appointments'))
}
/** The dialog that is open; jsdom does not hide what is under it. */
const dialog = (name: RegExp | string) => screen.findByRole('dialog', { name })

test('the landing has the ways on, the next appointment, the last four, specialties and types', async () => {
  const { user, address, cache } = await renderScreen(<CitasScreen />, {
    as: 'ana',
    at: '/user/citas',
  })
  expect(screen.getByRole('heading', { level: 1, name: 'Citas' })).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Agendar Cita' })).toHaveAttribute('href', '/user/agendar')
  expect(screen.getByRole('link', { name: 'My Diet, ir al inicio' })).toHaveAttribute('href', '/user')
  expect(screen.queryByRole('link', { name: 'Agenda del equipo' })).not.toBeInTheDocument()
  const last = await screen.findByRole('region', { name: 'Tus últimas citas' })
  expect(within(last).getAllByRole('listitem')).toHaveLength(4)
  const next = screen.getByRole('region', { name: 'Tu próxima cita' })
  expect(within(next).getByText('Próxima')).toBeInTheDocument()
  // For the host's card while this part of the app cannot be opened.
  const facts = cache.getQueryCache().findAll({ queryKey: ['last-known', 'mf-citas'] })
  expect(JSON.stringify(facts.map(({ state }) => state.data))).toMatch(
    /Tu próxima cita: .+Teléfono de la clínica/,
  )
  expect(facts[0]?.meta).toEqual({ offline: true })
  expect(screen.getByText(/Asesoría nutricional: 20 minutos. Consulta completa: 1 hora./)).toBeInTheDocument()

  await user.click(screen.getByRole('button', { name: 'Psicología' }))
  const info = await dialog('Psicología')
  expect(within(info).getByRole('link', { name: 'Agendar Cita' })).toHaveAttribute(
    'href',
    '/user/agendar?especialidad=2',
  )
  await user.click(within(info).getByRole('button', { name: 'Cerrar' }))
  await user.click(screen.getByRole('link', { name: 'Mis Citas' }))
  expect(address()).toBe(MINE)
  expect(await screen.findByRole('heading', { level: 1, name: 'Mis Citas' })).toBeInTheDocument()
})

test('Mis Citas: the first tab has the list, past and future in words; the others say where it is', async () => {
  const all = await known()
  const { user } = await renderScreen(<CitasScreen />, { as: 'ana', at: MINE })
  const ahead = await screen.findByRole('region', { name: 'Próximas' })
  const past = screen.getByRole('region', { name: 'Pasadas' })
  expect(within(ahead).getAllByText('Próxima').length).toBeGreaterThan(0)
  expect(within(past).getAllByText(/^Pasada/).length).toBeGreaterThan(0)
  const shown = [ahead, past].flatMap(part => within(part).getAllByRole('listitem'))
  expect(shown).toHaveLength(all.length)
  // Each part is sorted ascending by start.
  const specialistsIn = (part: HTMLElement) =>
    within(part)
      .getAllByRole('listitem')
      .map(row => all.find(({ specialistName }) => row.textContent?.includes(specialistName))?.specialistName)
  const isPast = ({ end }: Appointment) => Date.parse(end) <= Date.now()
  const names = (some: Appointment[]) => some.map(({ specialistName }) => specialistName)
  expect(specialistsIn(ahead)).toEqual(names(all.filter(one => !isPast(one))))
  expect(specialistsIn(past)).toEqual(names(all.filter(isPast)))
  await user.click(screen.getByRole('tab', { name: 'Ginecología' }))
  expect(screen.getByRole('heading', { name: /de Ginecología$/ })).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Ver todas mis citas' }))
  expect(screen.getByRole('tab', { name: 'Nutrición' })).toHaveAttribute('aria-selected', 'true')
})

test('without appointments it says so and leads to booking', async () => {
  await renderScreen(<CitasScreen />, { as: 'nuevo', at: MINE })
  expect(await screen.findByRole('heading', { name: 'Aún no tienes citas programadas' })).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Agendar Cita' })).toHaveAttribute('href', '/user/agendar')
})

test('an appointment is moved: asked first, then another time; the old one is free again', async () => {
  const before = (await known()).filter(({ init }) => Date.parse(init) > Date.now())[0]
  const { user, unmount } = await renderScreen(<CitasScreen />, { as: 'ana', at: MINE })
  const ahead = await screen.findByRole('region', { name: 'Próximas' })
  await user.click(within(ahead).getAllByRole('button')[0] as HTMLElement)
  const detail = await dialog(/^Cita de/)
  expect(within(detail).getByText(before?.specialistName ?? '')).toBeInTheDocument()
  await user.click(within(detail).getByRole('button', { name: 'Reagendar' }))
  await user.click(within(await dialog('Reagendar')).getByRole('button', { name: 'Continuar' }))
  const move = () =>
    within(screen.getByRole('dialog', { name: 'Reagendar' })).getByRole('button', { name: 'Reagendar' })
  expect(move()).toBeDisabled()
  const now = screen.getByText(/^Tu cita con .+ está agendada para el /)
  expect(now).toHaveTextContent(before?.specialistName ?? '')
  expect(now).toHaveTextContent(slotInWords(before?.init ?? ''))
  const times = await freeTimes()
  await user.click(times[0] as HTMLElement)
  expect(screen.getByText(/^Nuevo horario: /)).toBeInTheDocument()
  // Without an answer the new time stays chosen: one press tries again.
  disconnect()
  await user.click(move())
  expect(await screen.findByText('No pudimos cambiar tu cita. Inténtalo de nuevo.')).toBeInTheDocument()
  reconnect()
  expect(screen.getByText(/^Nuevo horario: /)).toBeInTheDocument()
  await waitFor(() => expect(move()).toBeEnabled())
  await user.click(move())
  expect(await screen.findByText('Listo!, Tu cita cambió de horario.')).toBeInTheDocument()
  unmount()
  const after = (await known()).find(({ id }) => id === before?.id)
  expect(after?.init).not.toBe(before?.init)
})

test('an appointment that was moved on the landing is seen in its list', async () => {
  const { user, address } = await renderScreen(<CitasScreen />, { as: 'ana', at: '/user/citas' })
  const next = await screen.findByRole('region', { name: 'Tu próxima cita' })
  await user.click(within(next).getByRole('button'))
  await user.click(within(await dialog(/^Cita de/)).getByRole('button', { name: 'Reagendar' }))
  await user.click(within(await dialog('Reagendar')).getByRole('button', { name: 'Continuar' }))
  const times = await freeTimes()
  await user.click(times.at(-1) as HTMLElement)
  await user.click(within(await dialog('Reagendar')).getByRole('button', { name: 'Reagendar' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Mis Citas' })).toBeInTheDocument()
  expect(address()).toBe(MINE)
})

test('an appointment is cancelled after a question; without an answer it stays', async () => {
  const announced: string[] = []
  const listening = events$.subscribe(({ type }) => announced.push(type))
  const { user, cache } = await renderScreen(<CitasScreen />, { as: 'ana', at: MINE })
  const knownTimes = [...freeSlotsKey, 'known']
  cache.setQueryData(knownTimes, [])
  const rows = async () =>
    within(await screen.findByRole('region', { name: 'Próximas' })).getAllByRole('listitem').length
  const before = await rows()
  const ahead = screen.getByRole('region', { name: 'Próximas' })
  await user.click(within(ahead).getAllByRole('button')[0] as HTMLElement)
  await user.click(within(await dialog(/^Cita de/)).getByRole('button', { name: 'Cancelar Cita' }))
  const question = await dialog('Cancelar Cita')
  const cancel = within(question).getByRole('button', { name: 'Cancelar Cita' })
  disconnect()
  await user.click(cancel)
  expect(await screen.findByText('No pudimos cancelar tu cita. Inténtalo de nuevo.')).toBeInTheDocument()
  reconnect()
  await user.click(cancel)
  expect(await screen.findByText('Su cita ha sido cancelada.')).toBeInTheDocument()
  await waitFor(async () => expect(await rows()).toBe(before - 1))
  expect(announced).toContain('appointmentCancelled')
  // Its time is free again, so the free times are asked for again.
  expect(cache.getQueryState(knownTimes)?.isInvalidated).toBe(true)
  listening.unsubscribe()
})

test('a question is about the appointment as another device left it; a cancelled one has no questions', async () => {
  const before = (await known()).filter(({ init }) => Date.parse(init) > Date.now())[0] as Appointment
  const { id, specialistId } = before
  const minutes = minutesBetween(before.init, before.end)
  const { user } = await renderScreen(<CitasScreen />, { as: 'ana', at: MINE })
  const ahead = await screen.findByRole('region', { name: 'Próximas' })
  await user.click(within(ahead).getAllByRole('button')[0] as HTMLElement)
  const press = async (name: string) =>
    user.click(within(await dialog(/^Cita de/)).getByRole('button', { name }))

  const month = addDays(dayIn(new Date()), 40).slice(0, 7)
  const times = citas('GET specialists/{id}/free-slots', {
    params: { id: specialistId },
    query: { month, minutes },
  })
  const time = (await dataOf(times)).at(-1) as { init: string; end: string }
  const move = { params: { id }, body: { ...time, tz: CLINIC_ZONE } }
  await dataOf(citas('POST appointments/{id}/reschedule', move))
  await press('Cancelar Cita')
  const question = await dialog('Cancelar Cita')
  expect(await within(question).findByText(clocksOf(time.init).day)).toBeInTheDocument()
  await user.click(within(question).getByRole('button', { name: 'Conservar mi cita' }))

  await dataOf(citas('DELETE appointments/{id}', { params: { id } }))
  await press('Reagendar')
  expect(await screen.findByText('Esta cita ya no está agendada.')).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Reagendar' })).not.toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Agendar otra cita' })).toHaveAttribute(
    'href',
    expect.stringContaining(`specialist=${specialistId}`),
  )
})

test('without a network and an earlier answer it says so, and shows them after a retry', async () => {
  const { user } = await renderScreen(<CitasScreen />, { as: 'ana', at: MINE, offline: true })
  expect(await screen.findByText('No pudimos cargar tus citas')).toBeInTheDocument()
  reconnect()
  await user.click(screen.getByRole('button', { name: 'Reintentar' }))
  expect(await screen.findByRole('region', { name: 'Pasadas' })).toBeInTheDocument()
})

/** The times of the first free day, at which the calendar opens. */
async function freeTimes(): Promise<HTMLElement[]> {
  const group = await screen.findByRole('group', { name: /^Horarios del/ })
  return within(group).getAllByRole('radio')
}
