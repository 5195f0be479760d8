import { screen } from '@testing-library/react'
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
