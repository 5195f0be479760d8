import { screen } from '@testing-library/react'
import { renderScreen } from 'shared/testing/renderScreen'
import PlanScreen from '../plan/PlanScreen'
import SpecialtyScreen from './SpecialtyScreen'

const routes = [
  { path: '/user/nutriologia', element: <SpecialtyScreen /> },
  { path: '/user/psicologia', element: <SpecialtyScreen /> },
  { path: '/user/ginecologia', element: <SpecialtyScreen /> },
  { path: '/user/plan', element: <PlanScreen /> },
  { path: '/user/precios', element: <h1>Precios</h1> },
]

test.each([
  ['psicologia', 'Planes de psicología'],
  ['ginecologia', 'Planes de ginecología'],
])('%s hides Test My Diet and Salud 360', async (path, title) => {
  await renderScreen(routes, { as: 'ana', at: `/user/${path}` })
  expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible()
  expect((await screen.findAllByRole('heading', { level: 2 })).length).toBeGreaterThan(0)
  expect(await screen.findByRole('heading', { name: 'Planes mensuales' })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Test My Diet' })).not.toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Salud 360' })).not.toBeInTheDocument()
})

test('a held plan opens; its address alone shows it too, with the chosen button', async () => {
  const { user, address, unmount } = await renderScreen(routes, { as: 'ana', at: '/user/nutriologia' })
  await user.click(await screen.findByRole('button', { name: 'Test My Diet' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Test My Diet' })).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Comunidad' }))
  const shared = address()
  expect(shared).toMatch(/^\/user\/plan\?plan=\d+&ver=comunidad$/)
  unmount()
  await renderScreen(routes, { as: 'ana', at: shared })
  expect(await screen.findByRole('heading', { level: 1, name: 'Test My Diet' })).toBeVisible()
  expect(screen.getByRole('button', { name: 'Comunidad' })).toHaveAttribute('aria-pressed', 'true')
  expect(await screen.findByRole('link', { name: 'Comunidad de Nutrición funcional' })).toBeVisible()
})

test('without a matching subscription the description leads to the prices', async () => {
  const { user, address } = await renderScreen(routes, { as: 'nuevo', at: '/user/nutriologia' })
  await user.click(await screen.findByRole('button', { name: 'Test My Diet' }))
  expect(screen.getByRole('dialog', { name: 'Test My Diet' })).toHaveTextContent(/cómo está tu alimentación/)
  await user.click(screen.getByRole('link', { name: 'Ir al Plan' }))
  expect(address()).toMatch(/^\/user\/precios/)
})

test('a plan that does not exist leads to those that do', async () => {
  await renderScreen(routes, { as: 'ana', at: '/user/plan?plan=2000000000' })
  expect(await screen.findByRole('heading', { level: 1, name: 'Elige un plan' })).toBeVisible()
})

test('the page of a plan shows the one that the person holds, and leads to the plans who holds none', async () => {
  const at = '/user/plan'
  const { unmount } = await renderScreen(<PlanScreen />, { as: 'ana', at })
  expect(await screen.findByRole('heading', { level: 1, name: 'Plan Funcional' })).toBeVisible()
  unmount()
  await renderScreen(<PlanScreen />, { as: 'nuevo', at })
  expect(await screen.findByRole('link', { name: 'Ver planes y precios' })).toBeVisible()
})
