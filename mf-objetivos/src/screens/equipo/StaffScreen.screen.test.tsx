import { act, screen } from '@testing-library/react'
import { sessionSubject } from 'shared/session/writer'
import { renderScreen } from 'shared/testing/renderScreen'
import StaffScreen from './StaffScreen'

test('a patient is told that the page is the staff’s, and nothing is asked of the server', async () => {
  const { calls } = await renderScreen(<StaffScreen />, { as: 'ana', at: '/user/objetivos/equipo' })
  expect(
    screen.getByRole('heading', { level: 1, name: 'Esta página es del equipo de la clínica' }),
  ).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Ver mis objetivos' })).toHaveAttribute('href', '/user/objetivos')
  expect(calls).toEqual([])
})

test('a member sees the part of their duty, and asks for no other', async () => {
  const { calls } = await renderScreen(<StaffScreen />, { as: 'ana', at: '/user/objetivos/equipo' })
  const session = sessionSubject.value
  if (session.status !== 'signedIn') throw new Error('nobody is signed in')
  const become = (...duties: string[]) =>
    act(async () => sessionSubject.next({ ...session, user: { ...session.user, staff: true, duties } }))
  await become('agenda')
  expect(
    screen.getByRole('heading', { level: 1, name: 'Esta página no es de tus tareas' }),
  ).toBeInTheDocument()
  expect(calls).toEqual([])
  await become('risk')
  expect(calls).toEqual(['GET staff/risk-notices'])
})
