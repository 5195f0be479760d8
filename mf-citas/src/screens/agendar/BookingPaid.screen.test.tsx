import { act, screen, waitFor, within } from '@testing-library/react'
import { dataOf } from 'shared/client'
import type { Purchase } from 'shared/published/person'
import { sessionSubject } from 'shared/session/writer'
import { disconnect, reconnect, refuseCalls, renderScreen, signInAs } from 'shared/testing/renderScreen'
import type { Hold } from '../../../contract/holds'
import { appointmentRefusals, waitingMessages } from '../../../messages'
import {
  book,
  chooseHour,
  chooseTime,
  FAILED,
  freeConsultation,
  holds,
  quick,
  v3,
} from '../../../testing/bookingPages'
import { citas, waiting } from '../../api'
import NextAppointment from '../../widgets/NextAppointment'

beforeEach(freeConsultation)

/** A specialist, and the start of their nearest free time, for the person who is signed in. */
async function nearestOfVillarreal() {
  const specialists = await dataOf(citas('GET specialists'))
  const { id = 0, email = '' } = specialists.find(({ lastName }) => lastName === 'Villarreal') ?? {}
  const slots = await dataOf(
    citas('GET specialists/free-slots', { query: { specialty: 'PSYCHOLOGY', minutes: 20 } }),
  )
  const init = slots.find(({ specialistId }) => specialistId === id)?.init ?? ''
  return { id, email, init }
}

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
  // The notice says it, and the picker not once more.
  expect(screen.getAllByText(appointmentRefusals.taken)).toHaveLength(1)
  expect(rendered.calls).not.toContain('POST purchases')
  await holds('DELETE appointments/hold', { token: ana })
  await user.click(within(pay).getByRole('button', { name: 'Otra consulta' }))
  expect(await screen.findByRole('dialog', { name: 'Elige tu consulta en línea' })).toBeInTheDocument()
})

test('the slot that is held is chosen already, with the time left; it is let go, and ends by itself', async () => {
  const { id: userId } = await signInAs('ana')
  const { id, email, init } = await nearestOfVillarreal()
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

test('a hold that ends leaves the focus and the day where they are', async () => {
  const { id: userId } = await signInAs('ana')
  const { email, init } = await nearestOfVillarreal()
  const { path } = await dataOf(holds('POST appointments/hold', { body: quick(email, init) }))
  const { cache } = await renderScreen(v3, { as: 'ana', at: path })
  expect(await screen.findByText(/^Te apartamos el/)).toBeInTheDocument()
  await waitFor(() => expect(screen.getByDisplayValue(init)).toBeChecked())
  const hour = screen.getByDisplayValue(init)
  act(() => {
    hour.focus()
    cache.setQueryData<Hold[]>(['citas', 'hold', userId], held =>
      held?.map(one => ({ ...one, heldUntil: new Date(0).toISOString() })),
    )
  })
  // It is still chosen, so the words do not ask for another choice.
  expect(await screen.findByText(/terminó\. Si sigue libre, todavía puedes agendarlo\.$/)).toBeInTheDocument()
  expect(hour).toHaveFocus()
  expect(hour).toBeChecked()
  await holds('DELETE appointments/hold')
})

test('the link of a held time that went to another person says that it is gone, until one chooses', async () => {
  const { token: nuevo } = await signInAs('nuevo')
  const { email, init } = await nearestOfVillarreal()
  const body = quick(email, init)
  const { path } = await dataOf(holds('POST appointments/hold', { body, token: nuevo }))
  const rendered = await renderScreen(v3, { as: 'ana', at: path })
  expect(await screen.findByText(appointmentRefusals.taken)).toBeInTheDocument()
  await chooseHour(rendered)
  expect(screen.queryByText(appointmentRefusals.taken)).not.toBeInTheDocument()
  await holds('DELETE appointments/hold', { token: nuevo })
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
  expect(screen.getAllByText(appointmentRefusals.taken)).toHaveLength(1)
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

test('a refusal about anything but the purchase says the server’s reason, and offers none to buy', async () => {
  const rendered = await renderScreen(v3, { as: 'ana', at: '/user/agendar?especialidad=2' })
  const { user } = rendered
  await user.click(await screen.findByRole('button', { name: 'Videollamada con Andrés Villarreal' }))
  await chooseTime(rendered)
  const message = 'Tu cuenta no puede agendar por ahora.'
  const allowed = refuseCalls('POST appointments', message)
  await user.click(book())
  expect(await screen.findByText(FAILED)).toBeInTheDocument()
  expect(await screen.findByText(message)).toBeInTheDocument()
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  // It says nothing of the time, which stays chosen.
  await waitFor(() => expect(book()).toBeEnabled())
  allowed()
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

test('the waiting list of a specialist is entered, and left after a question: a second tap keeps the turn', async () => {
  const { user } = await renderScreen(v3, { as: 'ana', at: '/user/agendar?especialidad=3' })
  await user.click(await screen.findByRole('button', { name: 'Videollamada con Carmen Lozano' }))
  await user.click(await screen.findByRole('button', { name: 'Entrar a la lista de espera' }))
  expect(await screen.findByText(waitingMessages.waits)).toHaveAttribute('role', 'status')
  const leave = await screen.findByRole('button', { name: 'Salir de la lista de espera' })
  await user.click(leave)
  const question = () => within(screen.getByRole('dialog', { name: 'Salir de la lista de espera' }))
  expect(question().getByText(/Carmen Lozano.*Pierdes tu turno/)).toBeVisible()
  await user.click(question().getByRole('button', { name: 'Conservar mi turno' }))
  expect(leave).toBeVisible()
  await user.click(leave)
  await user.click(question().getByRole('button', { name: 'Salir' }))
  expect(await screen.findByRole('button', { name: 'Entrar a la lista de espera' })).toBeInTheDocument()
})

test('a waiting list that another device left is not shown as one’s own after the refusal', async () => {
  const { user } = await renderScreen(v3, { as: 'ana', at: '/user/agendar?especialidad=3' })
  await user.click(await screen.findByRole('button', { name: 'Videollamada con Carmen Lozano' }))
  await user.click(await screen.findByRole('button', { name: 'Entrar a la lista de espera' }))
  await user.click(await screen.findByRole('button', { name: 'Salir de la lista de espera' }))
  for (const { id } of await dataOf(waiting('GET appointments/waiting')))
    await dataOf(waiting('DELETE appointments/waiting/{id}', { params: { id } }))
  const question = within(screen.getByRole('dialog', { name: 'Salir de la lista de espera' }))
  await user.click(question.getByRole('button', { name: 'Salir' }))
  expect(await screen.findByRole('button', { name: 'Entrar a la lista de espera' })).toBeInTheDocument()
})
