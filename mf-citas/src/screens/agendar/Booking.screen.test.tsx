import { act, screen, waitFor, within } from '@testing-library/react'
import { dataOf } from 'shared/client'
import { events$ } from 'shared/session'
import { renderScreen, settled, signInAs } from 'shared/testing/renderScreen'
import { appointmentRefusals } from '../../../messages'
import {
  book,
  chooseHour,
  chooseTime,
  FAILED,
  freeConsultation,
  freeDays,
  v1,
  v3,
} from '../../../testing/bookingPages'
import { citas } from '../../api'

beforeEach(freeConsultation)

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
  expect(within(about).getByText('Lunes a viernes')).toBeInTheDocument()
  await user.click(within(about).getByRole('button', { name: 'Cerrar' }))

  await user.click(screen.getByRole('button', { name: 'Videollamada con Jorge Salinas' }))
  expect(await screen.findByText(/Videollamada.*20 minutos/)).toBeInTheDocument()
  // One way back, and the days before everything that has an answer already.
  expect(screen.queryByRole('link', { name: 'Citas' })).not.toBeInTheDocument()
  const family = await screen.findByRole('group', { name: '¿Para quién es la cita?' })
  expect(follows(await screen.findByRole('grid'), family)).toBe(true)
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
  // A reload or a shared link is no payment.
  expect(rendered.address()).not.toContain('pagado')
  await rendered.user.click(book())
  expect(await screen.findByText('Tus citas')).toBeInTheDocument()
})

test('a kind that was not paid after all is not exchanged for another', async () => {
  await signInAs('ana')
  const specialists = await dataOf(citas('GET specialists'))
  const { id } = specialists.find(({ lastName }) => lastName === 'Fernández') ?? { id: 0 }
  const at = `/user/agendar?specialist=${id}&tipo=presencial&pagado=1`
  const { address } = await renderScreen(v3, { as: 'ana', at })
  expect(await screen.findByRole('button', { name: 'Presencial con Lucía Fernández' })).toBeInTheDocument()
  await waitFor(() => expect(address()).not.toContain('pagado'))
  expect(screen.queryByRole('grid')).not.toBeInTheDocument()
})

test('with a form result only the specialists that it names are offered; without one, all are', async () => {
  const { id: userId } = await signInAs('ana')
  const specialists = await dataOf(citas('GET specialists'))
  const lozano = specialists.filter(({ lastName }) => lastName === 'Lozano').map(({ id }) => id)
  const rendered = await renderScreen(v3, { as: 'ana', at: '/user/agendar?id=3' })
  const { user, cache, address } = rendered
  // This person has no result of the form, so nothing is restricted.
  expect(await screen.findByRole('button', { name: 'Presencial con Mariana Ríos' })).toBeInTheDocument()
  await settled(cache)
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
  await settled(cache)
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

test('a link that names nobody of the family books for nobody else until the person chooses', async () => {
  const rendered = await renderScreen(v3, {
    as: 'ana',
    at: '/user/agendar?especialidad=2&familiar=900000',
  })
  const { user, address } = rendered
  await user.click(await screen.findByRole('button', { name: 'Videollamada con Andrés Villarreal' }))
  const whom = await screen.findByRole('group', { name: '¿Para quién es la cita?' })
  await waitFor(() => expect(whom).toHaveAccessibleDescription(appointmentRefusals.unknownFamilyMember))
  for (const choice of within(whom).getAllByRole('radio')) expect(choice).not.toBeChecked()
  await chooseHour(rendered)
  expect(book()).toBeDisabled()
  await user.click(within(whom).getByRole('radio', { name: 'Para mí' }))
  await waitFor(() => expect(address()).not.toContain('familiar'))
  expect(book()).toBeEnabled()
})

test('an unknown specialty says so and leads to the booking', async () => {
  await renderScreen(v1, { as: 'ana', at: '/user/agendar/9' })
  expect(screen.getByRole('heading', { level: 1, name: 'No conocemos esa especialidad' })).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Agendar Cita' })).toHaveAttribute('href', '/user/agendar')
})

test('the nearest time of a card is one press from being booked', async () => {
  const rendered = await renderScreen(v3, { as: 'ana', at: '/user/agendar?especialidad=2' })
  const { user, address } = rendered
  await user.click(await screen.findByRole('button', { name: /^Próximo horario: .+, con Jorge Salinas$/ }))
  await waitFor(() => expect(book()).toBeEnabled())
  expect(address()).toMatch(/horario=/)
  // The question for whom it is has a choice too, once the family has arrived.
  const hours = within(await screen.findByRole('group', { name: /^Horarios del/ }))
  expect(await hours.findByRole('radio', { checked: true })).toBeInTheDocument()
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

const follows = (first: Node, second: Node) =>
  (first.compareDocumentPosition(second) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0

test('a chosen hour is in the address, so a reload keeps it; the day pressed again takes it out', async () => {
  const at = '/user/agendar?especialidad=2&specialist=6&tipo=online&paso=2'
  const rendered = await renderScreen(v3, { as: 'ana', at })
  const { value } = await chooseHour(rendered)
  const address = rendered.address()
  expect(new URL(address, 'http://localhost').searchParams.get('horario')).toBe(value)
  rendered.unmount()
  const again = await renderScreen(v3, { as: 'ana', at: address })
  expect(await screen.findByDisplayValue(value)).toBeChecked()
  await waitFor(() => expect(book()).toBeEnabled())
  await again.user.click(await screen.findByRole('button', { name: /, seleccionado$/ }))
  expect(book()).toBeDisabled()
  expect(again.address()).not.toContain('horario')
})

test('looking at later months lets no chosen hour go', async () => {
  const at = '/user/agendar?especialidad=2&specialist=6&tipo=online&paso=2'
  const rendered = await renderScreen(v3, { as: 'ana', at })
  await chooseTime(rendered)
  for (const _ of [1, 2, 3]) {
    await rendered.user.click(screen.getByRole('button', { name: 'Ir al mes siguiente' }))
    await settled(rendered.cache)
  }
  expect(screen.queryByText(appointmentRefusals.taken)).not.toBeInTheDocument()
  expect(book()).toBeEnabled()
})
