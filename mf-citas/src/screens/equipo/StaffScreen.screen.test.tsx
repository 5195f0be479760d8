import { act, screen } from '@testing-library/react'
import { sessionSubject } from 'shared/session/writer'
import { renderScreen } from 'shared/testing/renderScreen'
import StaffScreen from './StaffScreen'

test('a patient is told that the page is the staff’s, and led to their own appointments', async () => {
  const { calls } = await renderScreen(<StaffScreen />, { as: 'ana', at: '/user/citas/equipo' })
  expect(
    screen.getByRole('heading', { level: 1, name: 'Esta página es del equipo de la clínica' }),
  ).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Ver mis citas' })).toHaveAttribute('href', '/user/citas')
  expect(calls).toEqual([])
})

test('a member chooses a specialist by their name', async () => {
  const { user, address } = await renderScreen(<StaffScreen />, { as: 'ana', at: '/user/citas/equipo' })
  const session = sessionSubject.value
  if (session.status !== 'signedIn') throw new Error('nobody is signed in')
  act(() => sessionSubject.next({ ...session, user: { ...session.user, staff: true, duties: ['agenda'] } }))
  await user.click(await screen.findByRole('button', { name: 'Mariana Ríos' }))
  expect(address()).toMatch(/especialista=\d+$/)
  expect(screen.getByLabelText('Especialista')).toHaveDisplayValue('Mariana Ríos')
})
