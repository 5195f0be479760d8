import { screen, waitFor } from '@testing-library/react'
import { dataOf } from 'shared/client'
import { localDay } from 'shared/dates'
import { announce } from 'shared/session'
import { renderScreen, signInAs } from 'shared/testing/renderScreen'
import { slotsOf } from '../../rules/plans/slotsOf'
import { diet } from '../api'
import DailyPlanScreen from '../screens/comidas/DailyPlanScreen'
import WeekGridScreen from '../screens/comidas-desk/WeekGridScreen'
import ShoppingListScreen from '../screens/compras/ShoppingListScreen'
import ExclusionsScreen from '../screens/evitar/ExclusionsScreen'
import RecipesScreen from '../screens/recetas/RecipesScreen'
import WeekScreen from '../screens/semana/WeekScreen'

const ROUTES = [
  { path: '/user/comidas', element: <DailyPlanScreen /> },
  { path: '/user/comidas/recetas', element: <RecipesScreen /> },
  { path: '/user/comidas/compras', element: <ShoppingListScreen /> },
  { path: '/user/comidas/evitar', element: <ExclusionsScreen /> },
  { path: '/user/comidas-desk', element: <WeekGridScreen /> },
  { path: '/user/comida/semana', element: <WeekScreen /> },
]

// The week screen shows the months of the current year, so the day is in this year, and it is not today.
const TODAY = localDay(new Date())
const YEAR = TODAY.slice(0, 4)
const DATE = TODAY.endsWith('-03-10') ? 11 : 10
const DAY = `${YEAR}-03-${DATE}`
const PLAN = `/user/comidas?day=${DAY}`
const show = (at: string) => renderScreen(ROUTES, { as: 'ana', at })
const link = (name: string) => screen.findByRole('link', { name })

afterEach(() => announce({ type: 'signedOut' }))

test.each(['Recetas', 'Lista de compras', 'Alimentos que evitas'])(
  'from a day to %s, the way back leads to that day',
  async name => {
    const { user, address } = await show(PLAN)
    await user.click(await link(name))
    expect(await screen.findByRole('heading', { level: 1, name })).toBeVisible()
    await user.click(await link('Tu plan de comidas'))
    expect(address()).toBe(PLAN)
  },
)

test('the week begins at the day that the person comes from, and leads back to it', async () => {
  const { user, address } = await show(PLAN)
  await user.click(await link('Ver Semana'))
  await user.click(screen.getByRole('button', { name: 'Preparar comidas' }))
  expect(address()).toBe(`/user/comida/semana?month=3&week=2&day=${DAY}&desde=${DAY}`)
  expect(
    await screen.findByRole('button', { name: new RegExp(`^\\S+ ${DATE} `), expanded: true }),
  ).toBeVisible()
  await user.click(await link('Ver la semana completa'))
  expect(address()).toBe(`/user/comidas-desk?day=${DAY}`)
  await user.click(await link('Preparar comidas'))
  await user.click(screen.getByRole('button', { name: 'Preparar comidas' }))
  await user.click(await link('Plan del día'))
  expect(address()).toBe(PLAN)
})

test('the week leads back to that day even when no day is open any more', async () => {
  const { user, address } = await show(`/user/comida/semana?day=${DAY}`)
  await user.click(screen.getByRole('button', { name: 'Preparar comidas' }))
  await user.click(await screen.findByRole('button', { name: new RegExp(`^\\S+ ${DATE} `), expanded: true }))
  await user.click(screen.getByRole('button', { name: /^Mes siguiente/ }))
  await user.click(await link('Plan del día'))
  expect(address()).toBe(PLAN)
})

test('a day of another year is not among the months, but the way back leads to it', async () => {
  const next = `${Number(YEAR) + 1}-01-03`
  const { user, address } = await show(`/user/comida/semana?day=${next}`)
  await user.click(screen.getByRole('button', { name: 'Preparar comidas' }))
  expect(address()).toMatch(new RegExp(`/semana\\?month=\\d+&week=\\d&desde=${next}$`))
  await user.click(await link('Plan del día'))
  expect(address()).toBe(`/user/comidas?day=${next}`)
})

test('a found recipe goes into the day that the person comes from, unless another is chosen', async () => {
  await signInAs('ana')
  const recipes = await dataOf(diet('GET recipes'))
  const recipe = recipes.find(one => one.ingredients.length > 0 && slotsOf(one).includes('dinner'))
  if (!recipe) throw new Error('Ana has no dinner')
  const { user, address } = await show(PLAN)
  await user.click(await link('Recetas'))
  await user.type(await screen.findByRole('searchbox'), recipe.name)
  await user.click(await screen.findByRole('link', { name: new RegExp(`^${recipe.name}`) }))
  await user.click(await screen.findByRole('button', { name: 'Agregar a mi plan' }))
  const add = await screen.findByRole('button', { name: 'Agregar' })
  // It is busy until the day's plan has come.
  await waitFor(() => expect(add).not.toHaveAttribute('aria-disabled', 'true'))
  await user.click(add)
  expect(address()).toBe(PLAN)
  expect(await screen.findByText('Cambios sin guardar')).toBeVisible()
})

test('today is not in the address', async () => {
  await show('/user/comidas')
  expect(await link('Recetas')).toHaveAttribute('href', '/user/comidas/recetas')
})
