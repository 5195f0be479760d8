import { act, screen, waitFor, within } from '@testing-library/react'
import { callsOf, dataOf } from 'shared/client'
import type { Purchase } from 'shared/published/person'
import { events$ } from 'shared/session'
import { sessionSubject } from 'shared/session/writer'
import { disconnect, reconnect, renderScreen, signInAs } from 'shared/testing/renderScreen'
import type { Hold, holdsContract } from '../../../contract/holds'
import { appointmentRefusals } from '../../../messages'
import { citas } from '../../api'
import NextAppointment from '../../widgets/NextAppointment'
import BookingV1Screen from './BookingV1Screen'
import BookingV3Screen from './BookingV3Screen'

const v1 = [
  { path: '/user/citas', element: <p>Tus citas</p> },
  { path: '/user/agendar/:especialidad', element: <BookingV1Screen /> },
]
const v3 = [
  { path: '/user/citas', element: <p>Tus citas</p> },
  { path: '/user/agendar', element: <BookingV3Screen /> },
]

const FAILED = 'Lo sentimos, en este momento no ha sido posible agendat tu cita.'

const holds = callsOf<typeof holdsContract>()

/** Cancels what these tests booked and held, so that Ana's one consultation is available to the next. */
beforeEach(async () => {
  await signInAs('ana')
  await dataOf(holds('DELETE appointments/hold'))
  for (const { id, init, isOnline, specialty } of await dataOf(citas('GET appointments'))) {
    if (Date.parse(init) > Date.now() && isOnline && specialty !== 'NUTRITION') {
      await dataOf(citas('DELETE appointments/{id}', { params: { id } }))
    }
  }
})

type Rendered = Awaited<ReturnType<typeof renderScreen>>

/** The days that can be chosen in the month that is shown; the next month's where it has none left. */
async function freeDays({ user }: Rendered): Promise<HTMLElement[]> {
  const grid = await screen.findByRole('grid')
  await waitFor(() => expect(grid.closest('[aria-busy="false"]')).not.toBeNull())
  const free = () =>
    within(screen.getByRole('grid'))
      .getAllByRole('button')
      .filter(button => !button.hasAttribute('disabled'))
  if (free().length === 0) {
    await user.click(screen.getByRole('button', { name: 'Ir al mes siguiente' }))
    await waitFor(() => expect(free().length).toBeGreaterThan(0))
  }
  return free()
}
const book = () => screen.getByRole('button', { name: 'Agendar' })

/** Chooses the first hour of the first free day, at which the calendar opens. */
async function chooseHour(rendered: Rendered): Promise<HTMLInputElement> {
  const [day] = await freeDays(rendered)
  if (!screen.queryByRole('group', { name: /^Horarios del/ })) await rendered.user.click(day as HTMLElement)
  const hours = await screen.findByRole('group', { name: /^Horarios del/ })
  const [first] = within(hours).getAllByRole<HTMLInputElement>('radio')
  await rendered.user.click(first as HTMLInputElement)
  return first as HTMLInputElement
}

async function chooseTime(rendered: Rendered): Promise<void> {
  expect(await screen.findByRole('button', { name: 'Agendar' })).toBeDisabled()
  await chooseHour(rendered)
  expect(book()).toBeEnabled()
}

/** The body of a quick online appointment. */
const quick = (specialist: string, init: string) => ({
  specialist,
  init,
  end: new Date(Date.parse(init) + 20 * 60_000).toISOString(),
  tz: 'America/Monterrey',
  isOnline: true,
})

test('v3: tabs, a specialist to learn about, the time, and one page back when it is booked', async () => {
  const announced: string[] = []
  const listening = events$.subscribe(({ type }) => announced.push(type))
  const rendered = await renderScreen(v3, { as: 'ana', at: '/user/agendar' })
  const { user, address } = rendered
  expect(screen.getAllByRole('tab').map(tab => tab.textContent)).toEqual([
    'Nutricion',
    'Psicologia',
    'Ginecologia',
  ])
  await screen.findAllByRole('button', { name: /^Videollamada con / })
  expect([...rendered.calls].map(call => call.replace(/\?.*/, '')).sort()).toEqual([
    'GET payments/prices',
    'GET specialists',
    'GET specialists/free-slots',
  ])
  await user.click(screen.getByRole('tab', { name: 'Psicologia' }))
  expect(address()).toContain('especialidad=2')
  await user.click(await screen.findByRole('button', { name: /Jorge Salinas.*Conoce más de mí/ }))
  const about = await screen.findByRole('dialog', { name: 'Jorge Salinas' })
  expect(within(about).getByText('Lunes')).toBeInTheDocument()
  await user.click(within(about).getByRole('button', { name: 'Cerrar' }))

  await user.click(screen.getByRole('button', { name: 'Videollamada con Jorge Salinas' }))
  expect(await screen.findByText(/Videollamada.*20 minutos/)).toBeInTheDocument()
  expect(book()).toBeDisabled()
  const [day] = await freeDays(rendered)
  // The calendar opens at the first free day, with its hours; the next one is one press.
  const chosenDay = () => screen.getByRole('button', { name: /, seleccionado/ })
  expect(chosenDay()).toBe(day)
  expect(await screen.findByRole('group', { name: /^Horarios del/ })).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Siguiente día libre' }))
  await waitFor(() => expect(chosenDay()).not.toBe(day))
  expect(await screen.findByRole('group', { name: /^Horarios del/ })).toBeInTheDocument()
  // The chosen date pressed again clears it.
  await user.click(chosenDay())
  expect(await screen.findByText('Elige un día para ver sus horarios.')).toBeInTheDocument()
  await chooseTime(rendered)
  await user.click(book())
  expect(await screen.findByText('Listo!, Tu cita ha sido agendada.')).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Ver mi cita' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/user\/cita\/\d+$/),
  )
  expect(await screen.findByText('Tus citas')).toBeInTheDocument()
  expect(announced).toContain('appointmentBooked')
  listening.unsubscribe()
})

test('v1: the kind is a step of its own, an appointment has 15 minutes, and Back takes one step back', async () => {
  const rendered = await renderScreen(v1, { as: 'ana', at: '/user/agendar/3' })
  const { user } = rendered
  expect(screen.getByRole('heading', { level: 1, name: 'Agendar Cita de Ginecología' })).toBeInTheDocument()
  expect(screen.getByText('Paso 1 de 3')).toBeInTheDocument()
  await user.click(await screen.findByRole('button', { name: 'Ver tipos de cita con Elena Cantú' }))
  expect(await screen.findByText('Paso 2 de 3')).toBeInTheDocument()
  // The page names the purchase that pays for the appointment, or its price.
  expect(await screen.findByText('La paga tu compra: Consulta rápida en línea.')).toBeInTheDocument()
  expect(screen.getByText('Desde $891 MXN')).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Cita Online' }))
  expect(await screen.findByText('Paso 3 de 3')).toBeInTheDocument()
  expect(screen.getByText(/15 minutos/)).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Regresar' }))
  expect(await screen.findByText('Paso 2 de 3')).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Cambiar especialista' }))
  expect(await screen.findByText('Paso 1 de 3')).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Online con Sofía Garza' }))
  await chooseTime(rendered)
  await user.click(book())
  expect(await screen.findByText('Listo!, Tu cita ha sido agendada.')).toBeInTheDocument()
})

test('with a specialist and a paid consultation the page begins at the choice of the time', async () => {
  await signInAs('ana')
  const specialists = await dataOf(citas('GET specialists'))
  const { id } = specialists.find(({ lastName }) => lastName === 'Fernández') ?? { id: 0 }
  await renderScreen(v3, { as: 'ana', at: `/user/agendar?specialist=${id}` })
  expect(await screen.findByText('Lucía Fernández')).toBeInTheDocument()
  expect(await screen.findByRole('grid')).toBeInTheDocument()
  expect(book()).toBeDisabled()
  expect(screen.getByRole('tab', { name: 'Psicologia' })).toHaveAttribute('aria-selected', 'true')
})

test('after paying, the bought kind is booked, and the page left for is that of the appointments', async () => {
  await signInAs('ana')
  const specialists = await dataOf(citas('GET specialists'))
  const { id } = specialists.find(({ lastName }) => lastName === 'Fernández') ?? { id: 0 }
  const rendered = await renderScreen([...v3, { path: '/user/pago', element: <p>Tu pago</p> }], {
    as: 'ana',
    at: '/user/pago',
  })
  await rendered.navigate(`/user/agendar?specialist=${id}&tipo=online&pagado=1`)
  await chooseTime(rendered)
  await rendered.user.click(book())
  expect(await screen.findByText('Tus citas')).toBeInTheDocument()
})

test('a kind that was not paid after all is not exchanged for another', async () => {
  await signInAs('ana')
  const specialists = await dataOf(citas('GET specialists'))
  const { id } = specialists.find(({ lastName }) => lastName === 'Fernández') ?? { id: 0 }
  await renderScreen(v3, { as: 'ana', at: `/user/agendar?specialist=${id}&tipo=presencial&pagado=1` })
  expect(await screen.findByRole('button', { name: 'Presencial con Lucía Fernández' })).toBeInTheDocument()
  expect(screen.queryByRole('grid')).not.toBeInTheDocument()
})

test('without a purchase the consultations to buy are shown, and the person stays at the first step', async () => {
  const { user } = await renderScreen(v3, { as: 'nuevo', at: '/user/agendar' })
  await user.click(await screen.findByRole('button', { name: 'Presencial con Mariana Ríos' }))
  const dialog = await screen.findByRole('dialog', { name: 'Elige tu consulta presencial' })
  const offers = await within(dialog).findAllByRole('button', { name: /^Comprar/ })
  expect(offers.map(offer => offer.getAttribute('aria-label'))).toEqual([
    'Comprar Asesoría nutricional presencial por $250 MXN',
    'Comprar Consulta de nutrición presencial por $590 MXN',
    'Comprar Consulta con cualquier especialista por $990 MXN',
  ])
  // Each has the line that tells it from the others.
  expect(
    within(dialog).getByText('20 minutos en persona · Nutrición · Incluye una prueba InBody.'),
  ).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Agendar' })).not.toBeInTheDocument()
})

test('an hour of gynecology is not offered at the price of another specialty', async () => {
  const { user } = await renderScreen(v3, { as: 'nuevo', at: '/user/agendar?especialidad=3' })
  await user.click(await screen.findByRole('button', { name: 'Videollamada con Elena Cantú' }))
  const dialog = await screen.findByRole('dialog', { name: 'Elige tu consulta en línea' })
  const offers = await within(dialog).findAllByRole('button', { name: /^Comprar/ })
  expect(offers.map(offer => offer.getAttribute('aria-label'))).toEqual([
    'Comprar Consulta rápida en línea por $99 MXN',
    'Comprar Consulta de ginecología en línea por $990 MXN',
    'Comprar Consulta con cualquier especialista por $990 MXN',
  ])
})

test('a slot is held for the payment; one that was taken meanwhile starts no payment', async () => {
  const { token: ana } = await signInAs('ana')
  const rendered = await renderScreen(v3, { as: 'nuevo', at: '/user/agendar?especialidad=2' })
  const { user } = rendered
  await user.click(await screen.findByRole('button', { name: 'Videollamada con Andrés Villarreal' }))
  await user.click(await screen.findByRole('button', { name: /^Comprar Consulta rápida en línea/ }))
  const pay = await screen.findByRole('dialog', { name: 'Aparta tu horario' })
  const { value } = await chooseHour(rendered)
  const body = quick('andres.villarreal@mydiet.mx', value)
  expect(await holds('POST appointments/hold', { body, token: ana })).toMatchObject({ status: 201 })
  await user.click(within(pay).getByRole('button', { name: 'Pagar $99 MXN' }))
  expect(
    await screen.findByText('El horario ya no está disponible. Elige otro, por favor.'),
  ).toBeInTheDocument()
  await waitFor(() => expect(screen.queryByDisplayValue(value)).not.toBeInTheDocument())
  expect(rendered.calls).not.toContain('POST purchases')
  await holds('DELETE appointments/hold', { token: ana })
  await user.click(within(pay).getByRole('button', { name: 'Otra consulta' }))
  expect(await screen.findByRole('dialog', { name: 'Elige tu consulta en línea' })).toBeInTheDocument()
})

test('the slot that is held is chosen already, with the time left; it is let go, and ends by itself', async () => {
  const { id: userId } = await signInAs('ana')
  const specialists = await dataOf(citas('GET specialists'))
  const { id = 0, email = '' } = specialists.find(({ lastName }) => lastName === 'Villarreal') ?? {}
  const slots = await dataOf(
    citas('GET specialists/free-slots', { query: { specialty: 'PSYCHOLOGY', minutes: 20 } }),
  )
  const init = slots.find(({ specialistId }) => specialistId === id)?.init ?? ''
  const hold = async () => (await dataOf(holds('POST appointments/hold', { body: quick(email, init) }))).init
  await hold()
  const home = await renderScreen(<NextAppointment />, { as: 'ana', at: '/user' })
  const at = `/user/agendar?specialist=${id}&tipo=online&horario=${encodeURIComponent(init)}&minutos=20`
  expect(await screen.findByRole('link', { name: 'Agendar' })).toHaveAttribute('href', at)
  home.unmount()
  const rendered = await renderScreen(v3, { as: 'ana', at })
  const { user, cache } = rendered
  expect(await screen.findByText(/^Te apartamos el/)).toBeInTheDocument()
  expect(screen.getByText(/^Tiempo restante: (10|9) minutos$/)).toBeInTheDocument()
  await waitFor(() => expect(screen.getByDisplayValue(init)).toBeChecked())
  expect(book()).toBeEnabled()
  expect(await screen.findByText(/^La paga tu compra: /)).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Soltar horario' }))
  await waitFor(() => expect(book()).toBeDisabled())
  expect(screen.queryByText(/^Te apartamos/)).not.toBeInTheDocument()

  await hold()
  const key = ['citas', 'hold', userId]
  await act(() => cache.refetchQueries({ queryKey: key }))
  await waitFor(() => expect(book()).toBeEnabled())
  act(() => {
    cache.setQueryData<Hold[]>(key, held =>
      held?.map(one => ({ ...one, heldUntil: new Date(0).toISOString() })),
    )
  })
  expect(await screen.findByText(/^El tiempo en que te apartamos el horario terminó/)).toBeInTheDocument()
  expect(book()).toBeDisabled()
  await holds('DELETE appointments/hold')
})

test('a time that was taken while one decided: it is said, and no longer offered', async () => {
  const { token: nuevo } = await signInAs('nuevo')
  const rendered = await renderScreen(v3, { as: 'ana', at: '/user/agendar?especialidad=2' })
  const { user } = rendered
  await user.click(await screen.findByRole('button', { name: 'Videollamada con Andrés Villarreal' }))
  await chooseTime(rendered)
  const hours = within(screen.getByRole('group', { name: /^Horarios del/ })).getAllByRole<HTMLInputElement>(
    'radio',
  )
  const init = hours.find(({ checked }) => checked)?.value ?? ''
  const body = quick('andres.villarreal@mydiet.mx', init)
  expect(await holds('POST appointments/hold', { body, token: nuevo })).toMatchObject({ status: 201 })
  await user.click(book())
  expect(await screen.findByText(FAILED)).toBeInTheDocument()
  await waitFor(() => expect(screen.queryByDisplayValue(init)).not.toBeInTheDocument())
  // The button is busy until the refused attempt has ended.
  await waitFor(() => expect(book()).toBeDisabled())
  await holds('DELETE appointments/hold', { token: nuevo })
})

test('a lost network at Agendar: said, and booked once with another press', async () => {
  const rendered = await renderScreen(v3, { as: 'ana', at: '/user/agendar?especialidad=2' })
  const { user } = rendered
  await user.click(await screen.findByRole('button', { name: 'Videollamada con Andrés Villarreal' }))
  await chooseTime(rendered)
  disconnect()
  await user.click(book())
  expect(await screen.findByText(FAILED)).toBeInTheDocument()
  reconnect()
  await user.click(book())
  expect(await screen.findByText('Listo!, Tu cita ha sido agendada.')).toBeInTheDocument()
})

test('of several purchases the person chooses the one that pays, and sees its length', async () => {
  await signInAs('ana')
  const rendered = await renderScreen(v3, { as: 'ana', at: '/user/agendar?especialidad=2' })
  const { user, address } = rendered
  const session = sessionSubject.value
  if (session.status !== 'signedIn') throw new Error('nobody is signed in')
  // The session still has a full consultation, which was used on another device.
  const [known] = session.user.purchases
  const used = { ...known, productId: 'PsicologiaOnline', product: null } as Purchase
  act(() => {
    const purchases = [...session.user.purchases, used]
    sessionSubject.next({ ...session, user: { ...session.user, purchases } })
  })
  await user.click(await screen.findByRole('button', { name: 'Videollamada con Andrés Villarreal' }))
  const choices = await screen.findByRole('group', { name: '¿Con cuál de tus compras la pagas?' })
  const [quick, full] = within(choices).getAllByRole('radio')
  expect(full).toBeChecked()
  expect(screen.getByText(/Videollamada.*1 hora/)).toBeInTheDocument()
  await chooseTime(rendered)
  await user.click(book())
  expect(await screen.findByText(appointmentRefusals.notHeld)).toBeInTheDocument()

  await user.click(quick as HTMLElement)
  expect(address()).toContain('compra=ConsultationOnline')
  expect(await screen.findByText(/Videollamada.*20 minutos/)).toBeInTheDocument()
  await chooseTime(rendered)
  await user.click(book())
  expect(await screen.findByText('Listo!, Tu cita ha sido agendada.')).toBeInTheDocument()
})

test('the waiting list of a specialist is entered and left', async () => {
  const { user } = await renderScreen(v3, { as: 'ana', at: '/user/agendar?especialidad=3' })
  await user.click(await screen.findByRole('button', { name: 'Videollamada con Carmen Lozano' }))
  await user.click(await screen.findByRole('button', { name: 'Entrar a la lista de espera' }))
  await user.click(await screen.findByRole('button', { name: 'Salir de la lista de espera' }))
  expect(await screen.findByRole('button', { name: 'Entrar a la lista de espera' })).toBeInTheDocument()
})

test('with a form result only the specialists that it names are offered; without one, all are', async () => {
  const { id: userId } = await signInAs('ana')
  const specialists = await dataOf(citas('GET specialists'))
  const lozano = specialists.filter(({ lastName }) => lastName === 'Lozano').map(({ id }) => id)
  const rendered = await renderScreen(v3, { as: 'ana', at: '/user/agendar?id=3' })
  const { user, cache, address } = rendered
  // This person has no result of the form, so nothing is restricted.
  expect(await screen.findByRole('button', { name: 'Presencial con Mariana Ríos' })).toBeInTheDocument()
  await waitFor(() => expect(cache.isFetching()).toBe(0))
  act(() => {
    cache.setQueryData(['citas', 'named', userId, 3], { specialistIds: lozano })
  })
  expect(await screen.findByRole('button', { name: 'Presencial con Carmen Lozano' })).toBeInTheDocument()
  expect(screen.getByRole('tab', { name: 'Ginecologia' })).toHaveAttribute('aria-selected', 'true')
  expect(screen.getAllByRole('article')).toHaveLength(1)
  await user.click(screen.getByRole('tab', { name: 'Psicologia' }))
  expect(screen.getByText('Tu resultado no recomienda especialistas de Psicología')).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Ver a todos' }))
  expect(screen.getAllByRole('article')).toHaveLength(3)
  expect(address()).not.toContain('id=3')
})

test('an appointment for a family member: chosen before the time, and kept in the address', async () => {
  const { id: userId } = await signInAs('ana')
  const rendered = await renderScreen(v3, { as: 'ana', at: '/user/agendar?especialidad=2' })
  const { user, cache, address } = rendered
  await user.click(await screen.findByRole('button', { name: 'Videollamada con Andrés Villarreal' }))
  await screen.findByRole('grid')
  await waitFor(() => expect(cache.isFetching()).toBe(0))
  const family = await screen.findByRole('group', { name: '¿Para quién es la cita?' })
  expect(within(family).getByRole('radio', { name: 'Leo Cantú Treviño' })).toBeInTheDocument()
  // The page still knows a member who was removed on another device.
  act(() => {
    cache.setQueryData(['citas', 'family', userId], [{ id: 7, firstName: 'Luis', lastName: 'Garza' }])
  })
  const whom = within(await screen.findByRole('group', { name: '¿Para quién es la cita?' }))
  expect(whom.getByRole('radio', { name: 'Para mí' })).toBeChecked()
  await user.click(whom.getByRole('radio', { name: 'Luis Garza' }))
  await waitFor(() => expect(address()).toContain('familiar=7'))
  await chooseTime(rendered)
  expect(screen.getByText(/, para Luis Garza$/)).toBeInTheDocument()
  // The server knows no such family member of this account.
  await user.click(book())
  expect(await screen.findByText(FAILED)).toBeInTheDocument()
  expect(await screen.findByText('No encontramos a esta persona en tu familia.')).toBeInTheDocument()
})

test('an unknown specialty says so and leads to the booking', async () => {
  await renderScreen(v1, { as: 'ana', at: '/user/agendar/9' })
  expect(screen.getByRole('heading', { level: 1, name: 'No conocemos esa especialidad' })).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Agendar Cita' })).toHaveAttribute('href', '/user/agendar')
})

test('the nearest time of a card is one press from being booked', async () => {
  const rendered = await renderScreen(v3, { as: 'ana', at: '/user/agendar?especialidad=2' })
  const { user, address } = rendered
  await user.click(await screen.findByRole('button', { name: /^Próximo horario con Jorge Salinas: / }))
  await waitFor(() => expect(book()).toBeEnabled())
  expect(address()).toMatch(/horario=/)
  expect(await screen.findByRole('radio', { checked: true })).toBeInTheDocument()
})

test('the keys of the calendar cross into the month beside it', async () => {
  const rendered = await renderScreen(v3, { as: 'ana', at: '/user/agendar?especialidad=2' })
  const { user } = rendered
  await user.click(await screen.findByRole('button', { name: 'Videollamada con Jorge Salinas' }))
  const days = await freeDays(rendered)
  const month = () => screen.getByRole('grid').getAttribute('aria-label')
  const shown = month()
  act(() => days.at(-1)?.focus())
  // The free days of the month beside it may come later.
  await waitFor(async () => {
    await user.keyboard('{ArrowRight}')
    expect(month()).not.toBe(shown)
  })
  expect(screen.getByRole('grid')).toContainElement(document.activeElement as HTMLElement)
})
