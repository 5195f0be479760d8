import { screen } from '@testing-library/react'
import { renderScreen } from 'shared/testing/renderScreen'
import DailyPlanScreen from './DailyPlanScreen'

test('probe', async () => {
  const { address } = await renderScreen(<DailyPlanScreen />, { as: 'ana', at: '/user/comidas?day=2031-01-05' })
  expect(await screen.findByRole('article', { name: 'Desayuno' })).toBeVisible()
  expect(address()).toBe('/user/comidas?day=2031-01-05')
})
