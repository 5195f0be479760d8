import { act, screen, waitFor, within } from '@testing-library/react'
import { dataOf } from 'shared/client'
import { announce } from 'shared/session'
import { reconnect, renderScreen, signInAs } from 'shared/testing/renderScreen'
import { slotsOf } from '../../../rules/plans/slotsOf'
import { candidatesFor } from '../../../rules/recipes/candidatesFor'
import { searchRecipes } from '../../../rules/recipes/searchRecipes'
import { offeredRecipes } from '../../../testing/offeredRecipes'
import { diet } from '../../api'
import DailyPlanScreen from '../comidas/DailyPlanScreen'
import RecipesScreen from './RecipesScreen'

const AT = '/user/comidas/recetas'
const ROUTES = [
  { path: '/user/comidas/recetas', element: <RecipesScreen /> },
  { path: '/user/comidas', element: <DailyPlanScreen /> },
]

// The unsaved changes of one test would keep the next one from leaving.
afterEach(() => announce({ type: 'signedOut' }))

async function hers() {
  await signInAs('ana')
  return offeredRecipes()
}

const show = (at = AT) => renderScreen(ROUTES, { as: 'ana', at })
const results = () => screen.findByRole('list', { name: 'Recetas' })
const names = (list: HTMLElement) => within(list).getAllByRole('link')
const count = (n: number) => (n === 1 ? '1 receta' : `${n} recetas`)

test('shows only her recipes, page by page; the address keeps the number of pages', async () => {
  const recipes = await hers()
  const { user, address } = await show()
  expect(names(await results())).toHaveLength(24)
  expect(screen.getByText(count(recipes.length))).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Ver más recetas' }))
  expect(names(await results())).toHaveLength(Math.min(48, recipes.length))
  expect(names(await results())[24]).toHaveFocus()
  expect(address()).toBe(`${AT}?paginas=2`)
})

test('finds by name, ingredient and tag, whatever the accents, and says how many', async () => {
  const recipes = await hers()
  const aliments = await dataOf(diet('GET aliments'))
  const nameOf = (id: number) => aliments.find(aliment => aliment.id === id)?.alimentos ?? ''
  const search = searchRecipes(recipes, ({ ingredients }) => ingredients.map(i => nameOf(i.aliment)))
  const { user, address } = await show()
  await results()
  const field = screen.getByRole('searchbox', { name: 'Buscar recetas' })
  for (const query of ['jicama', 'SIN COCCION', 'aguacate huevo']) {
    await user.clear(field)
    await user.type(field, query)
    expect(search(query).length).toBeGreaterThan(0)
    expect(await screen.findByText(count(search(query).length))).toBeVisible()
    expect(new URLSearchParams(address().split('?')[1]).get('q')).toBe(query)
  }
})

test('recipes with what she avoids by an allergy are left out and counted, and shown at a press', async () => {
  const { user, address } = await show(`${AT}?q=cóctel de camarón`)
  expect(
    await screen.findByText('1 receta lleva, o no sabemos si lleva, lo que evitas por alergia.'),
  ).toBeVisible()
  expect(screen.getByText('0 recetas')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Mostrar' }))
  expect(names(await results())).toHaveLength(1)
  expect(screen.getByText(/Camarón cocido \(alergia: crustáceos\)/)).toBeVisible()
  expect(screen.getByText(/Galletas saladas \(no sabemos si lleva crustáceos\)/)).toBeVisible()
  expect(address()).toContain('alergias=ver')
})

test('a chip leaves one meal, and a search without results leads back to all', async () => {
  const recipes = await hers()
  const { user } = await show()
  await results()
  await user.click(screen.getByRole('radio', { name: 'Cena' }))
  expect(screen.getByRole('radio', { name: 'Cena' })).toBeChecked()
  const dinners = candidatesFor('dinner', recipes).length
  expect(await screen.findByText(count(dinners))).toBeVisible()
  await user.type(screen.getByRole('searchbox'), 'sushi')
  expect(await screen.findByRole('heading', { name: 'No encontramos recetas' })).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Ver todas' }))
  expect(await screen.findByText(count(recipes.length))).toBeVisible()
  expect(screen.getByRole('searchbox')).toHaveValue('')
})

test('a recipe opens with its own address; back finds the search as it was', async () => {
  const { user, address } = await show(`${AT}?q=huevo&momento=breakfast`)
  const [first] = names(await results())
  const name = first?.querySelector('span > span')?.textContent ?? '-'
  await user.click(first as HTMLElement)
  expect(await screen.findByRole('heading', { level: 1, name })).toHaveFocus()
  expect(address()).toMatch(/\?q=huevo&momento=breakfast&receta=\d+$/)
  await user.click(screen.getByRole('link', { name: 'Recetas' }))
  expect(address()).toBe(`${AT}?q=huevo&momento=breakfast`)
  expect(screen.getByRole('searchbox')).toHaveValue('huevo')
  expect(screen.getByRole('radio', { name: 'Desayuno' })).toBeChecked()
})

test('a recipe is put into a meal of a day it fits, which then is unsaved', async () => {
  const recipe = (await hers()).find(candidate => slotsOf(candidate).length === 2)
  if (!recipe) throw new Error('no recipe for two meals')
  const { user, address } = await show(`${AT}?receta=${recipe.id}`)
  await screen.findByRole('heading', { level: 1, name: recipe.name })
  await user.click(screen.getByRole('button', { name: 'Agregar a mi plan' }))
  const dialog = within(screen.getByRole('dialog', { name: 'Agregar a mi plan' }))
  await user.click(dialog.getByRole('button', { name: 'Día siguiente' }))
  const radios = dialog.getAllByRole('radio')
  expect(radios).toHaveLength(2)
  await user.click(radios[1] as HTMLElement)
  await waitFor(() => expect(dialog.queryByText('Cargando el día…')).not.toBeInTheDocument())
  await user.click(dialog.getByRole('button', { name: 'Agregar' }))
  expect(address()).toMatch(/^\/user\/comidas\?day=\d{4}-\d\d-\d\d$/)
  const meal = await screen.findByRole('article', { name: 'Colacion 2' })
  expect(within(meal).getByRole('heading', { name: recipe.name })).toBeVisible()
  expect(screen.getByRole('button', { name: 'Guardar plan' })).toBeVisible()
})

test('a recipe without access says so; an unknown one leads to all', async () => {
  await signInAs('ana')
  const locked = (await dataOf(diet('GET recipes'))).find(({ ingredients }) => ingredients.length === 0)
  if (!locked) throw new Error('Ana owns every recipe')
  const { unmount } = await show(`${AT}?receta=${locked.id}`)
  expect(await screen.findByText('Esta receta no está incluida en tus cursos.')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Agregar a mi plan' })).not.toBeInTheDocument()
  unmount()
  const { user } = await show(`${AT}?receta=999999`)
  expect(await screen.findByRole('heading', { level: 1, name: 'No encontramos esta receta.' })).toBeVisible()
  await user.click(screen.getByRole('link', { name: 'Ver todas las recetas' }))
  expect(await results()).toBeVisible()
})

test('a person whose courses open no recipe is offered to unlock the plan, and does not see the empty state', async () => {
  await renderScreen(ROUTES, { as: 'nuevo', at: AT })
  expect(await screen.findByRole('dialog', { name: 'Desbloquea tu plan de comidas' })).toBeVisible()
  expect(screen.queryByText('0 recetas')).not.toBeInTheDocument()
  expect(screen.queryByText('No encontramos recetas')).not.toBeInTheDocument()
})

test('says that the recipes could not be loaded, keeps the typed text, and loads them after a retry', async () => {
  const { user } = await renderScreen(ROUTES, { as: 'ana', at: AT, offline: true })
  expect(await screen.findByText('No pudimos cargar las recetas')).toBeVisible()
  await user.type(screen.getByRole('searchbox'), 'huevo')
  await act(async () => reconnect())
  await user.click(screen.getByRole('button', { name: 'Reintentar' }))
  expect(await results()).toBeVisible()
  expect(screen.getByRole('searchbox')).toHaveValue('huevo')
})
