import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { dataOf } from 'shared/client'
import { announce } from 'shared/session'
import { disconnect, reconnect, renderScreen } from 'shared/testing/renderScreen'
import type { Recipe } from '../../../../contract/recipes'
import { displayedQuantity } from '../../../../rules/foods/displayedQuantity'
import { excludedFoodsIn } from '../../../../rules/foods/excludedFoods'
import { alternativesOf } from '../../../../rules/foods/isIngredientAlternative'
import { swapAppliesTo } from '../../../../rules/recipes/swapAppliesTo'
import { swapCandidates } from '../../../../rules/recipes/swapCandidates'
import { ask, assertive, newDay, open, openPlanned, polite } from '../../../../testing/plannedRecipe'
import { diet } from '../../../api'
import DailyPlanScreen from '../DailyPlanScreen'

// The unsaved changes of one test would keep the next one from leaving.
afterEach(() => announce({ type: 'signedOut' }))

test('a direct link opens the recipe of a slot, and its arrow leads to the day', async () => {
  const { user, recipe, aliments, day, address, container } = await openPlanned('breakfast')
  await open(recipe)
  expect(document.title).toBe(`${recipe.name} · My Diet`)
  expect(screen.getByText('Desayuno', { selector: 'span' })).toBeVisible()
  const rows = screen.getAllByRole('row').slice(1)
  expect(rows).toHaveLength(recipe.ingredients.length)
  const [first] = recipe.ingredients
  const aliment = aliments.find(({ id }) => id === first?.aliment)
  expect(rows[0]).toHaveTextContent(aliment?.alimentos ?? '-')
  expect(rows[0]).toHaveTextContent(aliment ? displayedQuantity(aliment, first?.quantity ?? 0) : '-')
  await waitFor(() => expect(container.querySelector('ol > li')).toBeVisible())
  await user.click(screen.getByRole('link', { name: 'Tu plan de comidas' }))
  expect(address()).toBe(`/user/comidas?day=${day}`)
  expect(await screen.findByRole('article', { name: 'Desayuno' })).toHaveTextContent(recipe.name)
})

test('an address with no such meal shows the day', async () => {
  await renderScreen(<DailyPlanScreen />, { as: 'ana', at: `/user/comidas?day=${newDay()}&comida=merienda` })
  expect(await screen.findByRole('heading', { level: 1, name: 'Tu plan de comidas' })).toBeVisible()
})

test('another day keeps the meal time open', async () => {
  const { user, recipe, day, address } = await openPlanned('meal')
  await open(recipe)
  await user.click(screen.getByRole('button', { name: 'Día anterior' }))
  expect(address()).toContain('&comida=meal')
  expect(address()).not.toContain(day)
  expect(screen.getByText('Comida', { selector: 'article span' })).toBeVisible()
})

const heading = () => screen.getByRole('heading', { level: 1 })

/** The name of the recipe that «Cambiar» picks. A press is carried out once the person's data has arrived. */
async function changeRecipe({ click }: Pick<UserEvent, 'click'>, from: Recipe) {
  await click(screen.getByRole('button', { name: 'Cambiar' }))
  await waitFor(() => expect(heading()).not.toHaveTextContent(from.name))
  return heading().textContent
}

test('«Cambiar» picks another recipe, and «Guardar Cambios» saves it before it says so', async () => {
  const { user, recipe, saved, unmount, at } = await openPlanned('dinner')
  await open(recipe)
  const next = await changeRecipe(user, recipe)
  await user.click(screen.getByRole('button', { name: 'Guardar Cambios' }))
  await waitFor(() => expect(polite()).toHaveTextContent('Listo!Se ha guardado este plan de comidas.'))
  expect(await saved()).not.toBe(recipe.id)
  unmount()
  await renderScreen(<DailyPlanScreen />, { as: 'ana', at })
  expect(await screen.findByRole('heading', { level: 1, name: next })).toBeVisible()
})

test('with nothing to save, «Guardar Cambios» shows the success message and sends nothing', async () => {
  const { user, recipe, calls } = await openPlanned('breakfast')
  await open(recipe)
  const before = calls.length
  await user.click(screen.getByRole('button', { name: 'Guardar Cambios' }))
  await waitFor(() => expect(polite()).toHaveTextContent('Listo!Se ha guardado este plan de comidas.'))
  expect(calls.slice(before)).toEqual([])
})

test('when the plan cannot be saved it says so, and the list still offers to save', async () => {
  const { user, recipe } = await openPlanned('meal')
  await open(recipe)
  await changeRecipe(user, recipe)
  disconnect()
  await user.click(screen.getByRole('button', { name: 'Guardar Cambios' }))
  await waitFor(() =>
    expect(assertive()).toHaveTextContent('Error!No ha sido posible guardar ese plan de comidas.'),
  )
  expect(polite()).toBeEmptyDOMElement()
  await user.click(screen.getByRole('link', { name: 'Tu plan de comidas' }))
  expect(await screen.findByRole('button', { name: 'Guardar plan' })).toBeVisible()
})

test('a tag opens the swap candidates, without foods she leaves out; picking one closes the modal and can be saved', async () => {
  const { user, recipe, mine } = await openPlanned('meal')
  await open(recipe)
  const tag = recipe.mealCategories.find(name => swapCandidates(name, recipe, mine).length > 0) ?? '-'
  await user.click(screen.getByRole('button', { name: tag }))
  const dialog = within(await screen.findByRole('dialog', { name: `Cambiar por otra receta: ${tag}` }))
  const exclusions = await ask(dataOf(diet('GET exclusions')))
  const candidates = swapCandidates(tag, recipe, mine).filter(
    candidate => excludedFoodsIn(candidate.ingredients, exclusions).length === 0,
  )
  const amount = candidates.length === 1 ? '1 receta' : `${candidates.length} recetas`
  expect(await dialog.findByText(amount)).toBeVisible()
  const [picked] = candidates
  await user.click(dialog.getByRole('button', { name: new RegExp(`^${picked?.name}`) }))
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  await open(picked as Recipe)
  await user.click(screen.getByRole('link', { name: 'Tu plan de comidas' }))
  expect(await screen.findByRole('button', { name: 'Guardar plan' })).toBeVisible()
})

test('on a snack the tags are no buttons', async () => {
  const { recipe } = await openPlanned('snack_morning')
  await open(recipe)
  expect(swapAppliesTo(recipe)).toBe(false)
  const tags = within(screen.getByRole('list', { name: 'Etiquetas' }))
  expect(tags.getAllByRole('listitem').length).toBeGreaterThan(1)
  expect(tags.queryByRole('button')).not.toBeInTheDocument()
})

/** Opens the alternatives of the first ingredient that has some. */
async function openChoices(shown: Awaited<ReturnType<typeof openPlanned>>) {
  const { aliments } = shown
  const ingredients = shown.recipe.ingredients.map(({ aliment }) => aliments.find(({ id }) => id === aliment))
  const from = ingredients.find(aliment => aliment && alternativesOf(aliment, aliments, new Set()).length > 0)
  const to = from && alternativesOf(from, aliments, new Set())[0]
  if (!from || !to) throw new Error('nothing to change')
  await shown.user.click(screen.getByRole('button', { name: `Cambiar ${from.alimentos}` }))
  const list = within(screen.getByRole('list', { name: 'Alternativas' }))
  await shown.user.click(list.getByText(to.alimentos))
  return { from, to }
}

test('a changed ingredient is shown from then on: here, in the day’s list and on a later visit', async () => {
  const shown = await openPlanned('meal')
  await open(shown.recipe)
  const { from, to } = await openChoices(shown)
  expect(screen.queryByRole('list', { name: 'Alternativas' })).not.toBeInTheDocument()
  expect(screen.getByRole('rowheader', { name: new RegExp(`^${to.alimentos}`) })).toHaveTextContent(
    `en lugar de ${from.alimentos.toLocaleLowerCase('es-MX')}`,
  )
  await waitFor(() => expect(polite()).toHaveTextContent('Ingrediente cambiado exitosamente'))
  const history = await ask(
    dataOf(diet('GET recipes-history/{recipeId}', { params: { recipeId: shown.recipe.id } })),
  )
  expect(history).toEqual([{ alimentId: from.id, alimentNewId: to.id }])
  shown.unmount()
  const { user } = await renderScreen(<DailyPlanScreen />, { as: 'ana', at: shown.at })
  expect(await screen.findByRole('rowheader', { name: new RegExp(`^${to.alimentos}`) })).toBeVisible()
  await user.click(screen.getByRole('link', { name: 'Tu plan de comidas' }))
  expect(await screen.findByRole('article', { name: 'Comida' })).toHaveTextContent(to.alimentos)
})

test('a swap that is not recorded is reverted, with a notice', async () => {
  const shown = await openPlanned('breakfast')
  await open(shown.recipe)
  disconnect()
  const { from } = await openChoices(shown)
  await waitFor(() => expect(assertive()).toHaveTextContent('No ha sido posible cambiar este ingrediente.'))
  expect(screen.getByRole('rowheader', { name: from.alimentos })).toBeVisible()
  expect(screen.queryByText(/^en lugar de/)).not.toBeInTheDocument()
})

test('says that the recipe could not be loaded, and loads it after a retry', async () => {
  const { user, recipe } = await openPlanned('dinner', { offline: true })
  expect(await screen.findByText('No pudimos cargar tus comidas')).toBeVisible()
  reconnect()
  await user.click(screen.getByRole('button', { name: 'Reintentar' }))
  await open(recipe)
})
