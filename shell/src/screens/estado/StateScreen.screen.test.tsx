import { screen } from '@testing-library/react'
import { renderScreen } from 'shared/testing/renderScreen'
import { StateScreen } from './StateScreen'

test('a patient is told that the page is the staff’s, and nothing is looked at', async () => {
  const { calls } = await renderScreen(<StateScreen />, { as: 'ana', at: '/user/equipo/estado' })
  expect(
    screen.getByRole('heading', { level: 1, name: 'Esta página es del equipo de la clínica' }),
  ).toBeInTheDocument()
  expect(calls).toEqual([])
})
