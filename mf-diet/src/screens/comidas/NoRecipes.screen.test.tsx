/**
 * @jest-environment-options {"server": "empty"}
 */
import { screen } from '@testing-library/react'
import { renderScreen } from 'shared/testing/renderScreen'
import DailyPlanScreen from './DailyPlanScreen'

test('when nothing has been published yet, the screen says so and leads home', async () => {
  await renderScreen(<DailyPlanScreen />, { as: 'ana', at: '/user/comidas' })
  expect(await screen.findByRole('heading', { level: 1, name: 'Tu salud empieza en tu plato' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Preparar comidas' })).toHaveAttribute('href', '/user')
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})
