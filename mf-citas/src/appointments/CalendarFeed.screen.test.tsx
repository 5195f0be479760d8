import { act, screen } from '@testing-library/react'
import { sessionSubject } from 'shared/session/writer'
import { renderScreen } from 'shared/testing/renderScreen'
import { CalendarFeed } from './CalendarFeed'

const make = () => screen.queryByRole('button', { name: /Hacer (mi|otra) dirección/ })

test('who has not confirmed the address is told so in place of the button', async () => {
  const { user } = await renderScreen(<CalendarFeed />, { as: 'ana', at: '/user/citas' })
  await user.click(screen.getByRole('button', { name: 'Tus citas en tu calendario' }))
  expect(make()).toBeVisible()
  const session = sessionSubject.value
  if (session.status !== 'signedIn') throw new Error('nobody is signed in')
  const unproved = { ...session.user, unprovedAddress: 'ana@mydiet.mx' }
  act(() => sessionSubject.next({ ...session, user: unproved }))
  expect(make()).not.toBeInTheDocument()
  expect(screen.getByText(/confirma tu correo con el enlace que enviamos a ana@mydiet\.mx/)).toBeVisible()
  const pendingAddress = { address: 'correcta@ejemplo.mx', until: '2026-11-26T18:00:00Z' }
  act(() => sessionSubject.next({ ...session, user: { ...unproved, pendingAddress } }))
  expect(screen.getByText(/el enlace que enviamos a correcta@ejemplo\.mx/)).toBeVisible()
})
