import { screen } from '@testing-library/react'
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
