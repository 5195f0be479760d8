import { screen, waitFor, within } from '@testing-library/react'
import { dataOf } from 'shared/client'
import { appointmentPath } from 'shared/published/appointmentPaths'
import { renderScreen, signInAs } from 'shared/testing/renderScreen'
import { pageMessages } from '../../../messages'
import { citas } from '../../api'
import AppointmentScreen from './AppointmentScreen'

test('cancelled on its own page: it says what happened, and not that there is no such appointment', async () => {
  await signInAs('ana')
  const all = await dataOf(citas('GET appointments'))
  const coming = all.find(({ init }) => Date.parse(init) > Date.now())
  if (!coming) throw new Error('Ana has no appointment to come')
  const pages = [{ path: '/user/cita/:cita', element: <AppointmentScreen /> }]
  const page = { as: 'ana', at: appointmentPath(coming.id) } as const
  const { user, unmount } = await renderScreen(pages, page)
  await user.click(await screen.findByRole('button', { name: 'Cancelar Cita' }))
  const question = within(await screen.findByRole('dialog', { name: 'Cancelar Cita' }))
  await user.click(question.getByRole('button', { name: 'Cancelar Cita' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Tu cita está cancelada' })).toBeInTheDocument()
  const note = screen.getByText(/^Cancelaste la cita del/)
  expect(note.textContent?.includes(pageMessages.givesBack)).toBe(coming.givesBack)
  expect(screen.queryByText('No encontramos esta cita')).not.toBeInTheDocument()

  // After a reload and on another device too, without the words of the one who has just done it.
  unmount()
  await renderScreen(pages, page)
  expect(await screen.findByRole('heading', { level: 1, name: 'Tu cita está cancelada' })).toBeInTheDocument()
  expect(document.title).toMatch(/^Tu cita está cancelada/)
  expect(screen.getByText(/^Era el /)).toHaveTextContent(coming.specialistName)
  expect(screen.getByRole('link', { name: 'Agendar otra cita' })).toHaveAttribute(
    'href',
    expect.stringContaining(`specialist=${coming.specialistId}`),
  )
})

test('cancelled on another device while its question is open: that is told, and is no error', async () => {
  await signInAs('ana')
  const all = await dataOf(citas('GET appointments'))
  const coming = all.find(({ init }) => Date.parse(init) > Date.now())
  if (!coming) throw new Error('Ana has no appointment to come')
  const pages = [{ path: '/user/cita/:cita', element: <AppointmentScreen /> }]
  const { user } = await renderScreen(pages, { as: 'ana', at: appointmentPath(coming.id) })
  await user.click(await screen.findByRole('button', { name: 'Cancelar Cita' }))
  const question = within(await screen.findByRole('dialog', { name: 'Cancelar Cita' }))
  await dataOf(citas('DELETE appointments/{id}', { params: { id: coming.id } }))
  await user.click(question.getByRole('button', { name: 'Cancelar Cita' }))
  expect(await screen.findByText(pageMessages.gone)).toBeInTheDocument()
  expect(within(screen.getByRole('region', { name: 'Avisos' })).getByRole('alert')).toBeEmptyDOMElement()
})

test('a payment that booked it is told of once: the address says so no more, and a reload does not', async () => {
  await signInAs('ana')
  const [first] = await dataOf(citas('GET appointments'))
  const pages = [{ path: '/user/cita/:cita', element: <AppointmentScreen /> }]
  const at = appointmentPath(first?.id ?? 0)
  const { address, unmount } = await renderScreen(pages, { as: 'ana', at: `${at}?pagado=1` })
  expect(await screen.findByRole('heading', { level: 1, name: pageMessages.paidTitle })).toBeInTheDocument()
  await waitFor(() => expect(address()).toBe(at))
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(pageMessages.paidTitle)
  const reloaded = address()
  unmount()
  await renderScreen(pages, { as: 'ana', at: reloaded })
  expect(await screen.findByRole('heading', { level: 1, name: /^Cita de / })).toBeInTheDocument()
})

test.each(['999999', 'x'])('there is no appointment %s: it says so and leads to the list', async cita => {
  const pages = [{ path: '/user/cita/:cita', element: <AppointmentScreen /> }]
  await renderScreen(pages, { as: 'ana', at: `/user/cita/${cita}` })
  expect(await screen.findByRole('heading', { name: 'No encontramos esta cita' })).toBeInTheDocument()
})
