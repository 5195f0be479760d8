import { act, screen, waitFor, within } from '@testing-library/react'
import { dataOf } from 'shared/client'
import type { Purchase } from 'shared/published/person'
import { sessionSubject } from 'shared/session/writer'
import {
  disconnect,
  loseCalls,
  reconnect,
  renderScreen,
  settled,
  signInAs,
} from 'shared/testing/renderScreen'
import { appointmentRefusals, purchaseMessages } from '../../../messages'
import {
  book,
  chooseHour,
  FAILED,
  freeConsultation,
  holds,
  quick,
  v1,
  v3,
} from '../../../testing/bookingPages'
import { citas } from '../../api'
import { freeSlotsKey } from '../../specialists/useFreeSlots'

const toPay = () => screen.getByRole('button', { name: 'Pagar y agendar' })
const released = async () => {
  await signInAs('nuevo')
  await dataOf(holds('DELETE appointments/hold'))
}
afterEach(released)

const specialistNamed = async (name: string) => {
  const specialists = await dataOf(citas('GET specialists'))
  return specialists.find(({ lastName }) => lastName === name) ?? { id: 0, email: '' }
}

/** The slot that a person without a consultation holds, with the link that leads back to it. */
const heldSlot = async (version: 'v1' | 'v3') => {
  await signInAs('nuevo')
  const { id, email } = await specialistNamed('Villarreal')
  const minutes = version === 'v1' ? 15 : 20
  const slots = await dataOf(
    citas('GET specialists/free-slots', { query: { specialty: 'PSYCHOLOGY', minutes } }),
  )
  const init = slots.find(({ specialistId }) => specialistId === id)?.init ?? ''
  const end = new Date(Date.parse(init) + minutes * 60_000).toISOString()
  return dataOf(holds('POST appointments/hold', { body: { ...quick(email, init), end, version } }))
}

test.each([
  ['v1', v1, '/user/agendar/2'],
  ['v3', v3, '/user/agendar'],
] as const)(
  '%s: a held slot leads back to it, without a consultation too, and to its payment',
  async (version, pages, page) => {
    const { path, init } = await heldSlot(version)
    expect(path).toMatch(new RegExp(`^${page}\\?`))
    const rendered = await renderScreen([...pages], { as: 'nuevo', at: path })
    const { user, address } = rendered
    expect(await screen.findByText(/^Te apartamos el/)).toBeInTheDocument()
    expect(screen.getByText(/^Tiempo restante: (10|9) minutos$/)).toBeInTheDocument()
    expect(screen.getByText(version === 'v1' ? /15 minutos/ : /20 minutos/)).toBeInTheDocument()
    await waitFor(() => expect(screen.getByDisplayValue(init)).toBeChecked())
    await waitFor(() => expect(toPay()).toBeEnabled())
    // Only a person who can pay for a time waits for it.
    expect(screen.queryByRole('button', { name: 'Entrar a la lista de espera' })).not.toBeInTheDocument()

    await user.click(toPay())
    const offers = await screen.findByRole('dialog', { name: 'Elige tu consulta en línea' })
    expect(within(offers).getByText(/con tu pago queda agendada tu cita del/)).toBeInTheDocument()
    await user.click(await within(offers).findByRole('button', { name: /^Comprar Consulta rápida en línea/ }))
    const pay = await screen.findByRole('dialog', { name: 'Aparta tu horario' })
    await waitFor(() => expect(within(pay).getByDisplayValue(init)).toBeChecked())
    const found = loseCalls('purchases')
    await user.click(within(pay).getByRole('button', { name: 'Pagar $99 MXN' }))
    expect(await screen.findByText(purchaseMessages.failed)).toBeInTheDocument()
    found()
    // Back from the payment leads to the slot.
    expect(address()).toContain('paso=2')
    expect(address()).toContain(`horario=${encodeURIComponent(init)}`)

    // There the consultation is chosen still: one press leads to its payment, another to the list.
    await user.click(within(pay).getByRole('button', { name: 'Cerrar' }))
    await user.click(await screen.findByRole('button', { name: 'Cerrar' }))
    expect(await screen.findByText(/^Consulta rápida en línea.*: \$99 MXN/)).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Pagar y agendar' })).not.toBeInTheDocument()
    const again = screen.getByRole('button', { name: 'Pagar $99 MXN' })
    await waitFor(() => expect(again).toBeEnabled())
    const foundAgain = loseCalls('purchases')
    // Before the payment begins, the time is held anew.
    const held = () => rendered.calls.filter(call => call === 'POST appointments/hold').length
    const before = held()
    await user.click(again)
    await waitFor(() => expect(held()).toBe(before + 1))
    await waitFor(() => expect(again).toBeEnabled())
    foundAgain()
    await user.click(screen.getByRole('button', { name: 'Otra consulta' }))
    expect(await screen.findByRole('dialog', { name: 'Elige tu consulta en línea' })).toBeInTheDocument()
  },
)

test('a payment for somebody who is no family member waits for another choice', async () => {
  const { path } = await heldSlot('v3')
  const { user } = await renderScreen([...v3], { as: 'nuevo', at: `${path}&familiar=900000` })
  expect(await screen.findByText(appointmentRefusals.unknownFamilyMember)).toBeInTheDocument()
  expect(toPay()).toBeDisabled()
  await user.click(screen.getByRole('radio', { name: 'Para mí' }))
  await waitFor(() => expect(toPay()).toBeEnabled())
})

test('a consultation is not paid for somebody who is no family member', async () => {
  const at = '/user/agendar?especialidad=2&familiar=900000'
  const { user } = await renderScreen([...v3], { as: 'nuevo', at })
  await user.click(await screen.findByRole('button', { name: 'Videollamada con Andrés Villarreal' }))
  await user.click(await screen.findByRole('button', { name: /^Comprar Consulta rápida en línea/ }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Aparta tu horario' }))
  await waitFor(() => expect(dialog.getByRole('button', { name: 'Pagar $99 MXN' })).toBeDisabled())
  await user.click(dialog.getByRole('radio', { name: 'Para mí' }))
  await waitFor(() => expect(dialog.getByRole('button', { name: 'Pagar $99 MXN' })).toBeEnabled())
})

test('Pagar keeps the chosen time where the connection is lost; only a taken one is let go', async () => {
  const { path, init } = await heldSlot('v3')
  const { token } = await signInAs('ana')
  const { user, address } = await renderScreen([...v3], { as: 'nuevo', at: path })
  await waitFor(() => expect(toPay()).toBeEnabled())
  await user.click(toPay())
  await user.click(await screen.findByRole('button', { name: /^Comprar Consulta rápida en línea/ }))
  const pay = within(await screen.findByRole('dialog', { name: 'Aparta tu horario' }))
  await waitFor(() => expect(pay.getByDisplayValue(init)).toBeChecked())
  const press = () => user.click(pay.getByRole('button', { name: 'Pagar $99 MXN' }))

  disconnect()
  await press()
  expect(await screen.findByText('No pudimos apartar tu horario. Inténtalo de nuevo.')).toBeInTheDocument()
  reconnect()
  expect(pay.getByDisplayValue(init)).toBeChecked()
  // The same press pays with the time.
  const found = loseCalls('purchases')
  await press()
  expect(await screen.findByText(purchaseMessages.failed)).toBeInTheDocument()
  found()
  expect(address()).toContain(`horario=${encodeURIComponent(init)}`)

  await dataOf(holds('DELETE appointments/hold'))
  const body = quick('andres.villarreal@mydiet.mx', init)
  expect(await holds('POST appointments/hold', { body, token })).toMatchObject({ status: 201 })
  await press()
  expect(await screen.findByText(appointmentRefusals.taken)).toBeInTheDocument()
  await waitFor(() => expect(pay.queryByDisplayValue(init)).not.toBeInTheDocument())
  expect(pay.queryByRole('radio', { checked: true, name: /\d:\d\d/ })).not.toBeInTheDocument()
  await holds('DELETE appointments/hold', { token })
})

test('the choice of the time by its address, without a consultation: the hour is kept for the purchase', async () => {
  await signInAs('nuevo')
  const { id } = await specialistNamed('Villarreal')
  const at = `/user/agendar/2?specialist=${id}&tipo=online&paso=2`
  const rendered = await renderScreen(v1, { as: 'nuevo', at })
  const { user, address } = rendered
  await waitFor(() => expect(toPay()).toBeDisabled())
  const { value } = await chooseHour(rendered)
  await user.click(toPay())
  await user.click(await screen.findByRole('button', { name: /^Comprar Consulta de psicología en línea/ }))
  // The hour is that of the longer consultation now.
  const pay = await screen.findByRole('dialog', { name: 'Aparta tu horario' })
  await waitFor(() => expect(within(pay).getByDisplayValue(value)).toBeChecked())
  expect(rendered.calls).not.toContain('POST appointments')
  expect(address()).toContain(`horario=${encodeURIComponent(value)}`)
})

test('closing the purchase of a card’s nearest time leaves the person at the specialists', async () => {
  const { user, cache } = await renderScreen(v3, { as: 'nuevo', at: '/user/agendar?especialidad=2' })
  await user.click(await screen.findByRole('button', { name: /^Próximo horario: .+, con Jorge Salinas$/ }))
  const offers = await screen.findByRole('dialog', { name: 'Elige tu consulta en línea' })
  await user.click(within(offers).getByRole('button', { name: 'Cerrar' }))
  await settled(cache)
  expect(screen.getByRole('button', { name: 'Videollamada con Jorge Salinas' })).toBeInTheDocument()
})

test('a consultation that was used elsewhere: the purchase is offered, and the hour stays', async () => {
  await freeConsultation()
  await signInAs('nuevo')
  const session = sessionSubject.value
  if (session.status !== 'signedIn') throw new Error('nobody is signed in')
  const rendered = await renderScreen(v3, { as: 'nuevo', at: '/user/agendar?especialidad=2' })
  const { user, cache } = rendered
  // The session still has a consultation, which was used on another device.
  const used = {
    id: 1,
    productId: 'ConsultationOnline',
    product: null,
    status: 'ACTIVE',
  } as unknown as Purchase
  act(() => {
    sessionSubject.next({ ...session, user: { ...session.user, purchases: [used] } })
  })
  await user.click(await screen.findByRole('button', { name: 'Videollamada con Andrés Villarreal' }))
  await screen.findByRole('grid')
  const { value } = await chooseHour(rendered)
  await user.click(book())
  expect(await screen.findByText(FAILED)).toBeInTheDocument()
  expect(await screen.findByRole('dialog', { name: 'Elige tu consulta en línea' })).toBeInTheDocument()
  await settled(cache)
  expect(cache.getQueryCache().findAll({ queryKey: freeSlotsKey }).length).toBeGreaterThan(0)
  expect(screen.getByDisplayValue(value)).toBeChecked()
})
