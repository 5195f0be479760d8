import { act, screen } from '@testing-library/react'
import { sessionSubject } from 'shared/session/writer'
import { renderScreen } from 'shared/testing/renderScreen'
import StaffScreen from './StaffScreen'

const AT = '/user/pagos/equipo'

function becomeMember() {
  const session = sessionSubject.value
  if (session.status !== 'signedIn') throw new Error('nobody is signed in')
  act(() => sessionSubject.next({ ...session, user: { ...session.user, staff: true, duties: ['invoices'] } }))
}

test('a patient is told that the page is the staff’s, and led to their own payments', async () => {
  const { calls } = await renderScreen(<StaffScreen />, { as: 'ana', at: AT })
  expect(
    screen.getByRole('heading', { level: 1, name: 'Esta página es del equipo de la clínica' }),
  ).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Ver mis pagos' })).toHaveAttribute('href', '/user/pagos')
  expect(calls).toEqual([])
})

test('a list that the server refuses says so, and is asked for again', async () => {
  const { user, calls } = await renderScreen(<StaffScreen />, { as: 'ana', at: AT })
  // The browser says that Ana is a member; the server knows better.
  becomeMember()
  expect(screen.getByRole('heading', { level: 1, name: 'Facturas' })).toBeInTheDocument()
  expect(await screen.findByText('No pudimos cargar las facturas')).toBeInTheDocument()
  const asked = calls.length
  await user.click(screen.getByRole('button', { name: 'Reintentar' }))
  expect(calls.length).toBeGreaterThan(asked)
})
