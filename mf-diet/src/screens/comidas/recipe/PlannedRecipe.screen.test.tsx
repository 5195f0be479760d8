import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { dataOf } from 'shared/client'
import { longDate } from 'shared/dates'
import { announce } from 'shared/session'
import { lastYear } from 'shared/testing/lastYear'
import { nextYear } from 'shared/testing/nextYear'
import { disconnect, reconnect, renderScreen, signInAs } from 'shared/testing/renderScreen'
import type { MealPlanBody, Slot } from '../../../../contract/mealPlans'
import type { Recipe } from '../../../../contract/recipes'
import { displayedQuantity } from '../../../../rules/foods/displayedQuantity'
import { excludedFoodsIn } from '../../../../rules/foods/excludedFoods'
import { alternativesOf } from '../../../../rules/foods/isIngredientAlternative'
import { slotsOf } from '../../../../rules/plans/slotsOf'
import { swapAppliesTo } from '../../../../rules/recipes/swapAppliesTo'
import { swapCandidates } from '../../../../rules/recipes/swapCandidates'
import { diet } from '../../../api'
import { offeredRecipes } from '../../../testing/offeredRecipes'
import DailyPlanScreen from '../DailyPlanScreen'

/** The tests of a file share one server, so each has a day and a recipe of its own. */
let days = 0
const newDay = () => lastYear(`02-${String(++days).padStart(2, '0')}`)
const used = new Set<number>()

// The unsaved changes of one test would keep the next one from leaving.
afterEach(() => announce({ type: 'signedOut' }))

const open = (recipe: Recipe) => screen.findByRole('heading', { level: 1, name: recipe.name })
const polite = () => within(screen.getByRole('region', { name: 'Avisos' })).getByRole('status')
const assertive = () => within(screen.getByRole('region', { name: 'Avisos' })).getByRole('alert')

/** Calls the server while the screen goes on. */
const ask = <T,>(answer: Promise<T>) => act(() => answer)

/** A recipe that Ana may see and that fits the slot, which neither she nor another test has changed yet. */
async function freshRecipe(slot: Slot): Promise<{ recipe: Recipe; mine: Recipe[] }> {
  await signInAs('ana')
  const mine = await offeredRecipes()
  const [ratings, swaps] = await Promise.all([
    dataOf(diet('GET recipes/comments')),
    dataOf(diet('GET recipes-history')),
  ])
  for (const { recipeId } of [...ratings, ...swaps]) used.add(recipeId)
  const recipe = mine.find(candidate => slotsOf(candidate)[0] === slot && !used.has(candidate.id))
  if (!recipe) throw new Error(`no recipe left for ${slot}`)
  used.add(recipe.id)
  return { recipe, mine }
}

/** A saved plan with a recipe in a slot, opened at that recipe. */
async function openPlanned(slot: Slot, how: { offline?: boolean } = {}) {
  const { recipe, mine } = await freshRecipe(slot)
  const aliments = await dataOf(diet('GET aliments'))
  const { id } = await signInAs('ana')
  const day = newDay()
  const empty = { breakfast: null, snack_morning: null, meal: null, snack_afternoon: null, dinner: null }
  const body: MealPlanBody = { day, ...empty, [slot]: recipe.id }
  await dataOf(diet('POST patients/{id}/meal-plans', { params: { id }, body }))
  const at = `/user/comidas?day=${day}&comida=${slot}`
  const shown = await renderScreen(<DailyPlanScreen />, { as: 'ana', at, ...how })
  const saved = async () => {
    const plans = await ask(dataOf(diet('GET patients/{id}/meal-plans', { params: { id } })))
    return plans.find(plan => plan.day === day)?.[slot]
  }
  return { ...shown, id, recipe, mine, aliments, day, at, saved }
}

async function rate(user: Awaited<ReturnType<typeof openPlanned>>['user'], comment: string) {
  await user.click(screen.getByRole('button', { name: 'Marcar Consumido' }))
  await user.click(screen.getByRole('radio', { name: 'Estuvo bien' }))
  await user.type(screen.getByRole('textbox', { name: /Comentario/ }), comment)
  await user.click(screen.getByRole('button', { name: 'Enviar valoración' }))
}

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

test('«Cambiar» picks another recipe, and «Guardar Cambios» saves it before it says so', async () => {
  const { user, recipe, saved, unmount, at } = await openPlanned('dinner')
  await open(recipe)
  await user.click(screen.getByRole('button', { name: 'Cambiar' }))
  const next = screen.getByRole('heading', { level: 1 }).textContent
  expect(next).not.toBe(recipe.name)
  await user.click(screen.getByRole('button', { name: 'Guardar Cambios' }))
  await waitFor(() => expect(polite()).toHaveTextContent('Listo!Se ha guardado este plan de comidas.'))
  expect(await saved()).not.toBe(recipe.id)
  unmount()
  await renderScreen(<DailyPlanScreen />, { as: 'ana', at })
  expect(await screen.findByRole('heading', { level: 1, name: next ?? '' })).toBeVisible()
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
  await user.click(screen.getByRole('button', { name: 'Cambiar' }))
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

test('a rating is sent; the meal is consumed from then on, also on a later visit', async () => {
  const { user, recipe, unmount, at } = await openPlanned('breakfast')
  await open(recipe)
  expect(screen.queryByText('Consumido')).not.toBeInTheDocument()
  await rate(user, 'Quedó <b>rica</b>')
  await waitFor(() => expect(polite()).toHaveTextContent('Valoración!¡Valoracion enviada!'))
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  expect(screen.getByText('Consumido')).toBeVisible()
  const ratings = await ask(
    dataOf(diet('GET recipes/{id}/comments', { params: { id: recipe.id }, query: {} })),
  )
  expect(ratings).toMatchObject([{ score: 'ESTUVO_BIEN', comments: 'Quedó <b>rica</b>' }])
  unmount()
  await renderScreen(<DailyPlanScreen />, { as: 'ana', at })
  await open(recipe)
  expect(await screen.findByText('Consumido')).toBeVisible()
})

test('a meal is consumed on its own day alone', async () => {
  const { user, id, recipe, unmount, address } = await openPlanned('meal')
  const other = newDay()
  const empty = { breakfast: null, snack_morning: null, meal: null, snack_afternoon: null, dinner: null }
  const body = { day: other, ...empty, meal: recipe.id }
  await ask(dataOf(diet('POST patients/{id}/meal-plans', { params: { id }, body })))
  await open(recipe)
  await rate(user, 'Solo hoy')
  expect(await screen.findByText('Consumido')).toBeVisible()
  const at = address().replace(/day=[^&]*/, `day=${other}`)
  unmount()
  await renderScreen(<DailyPlanScreen />, { as: 'ana', at })
  await open(recipe)
  expect(await screen.findByRole('button', { name: 'Marcar Consumido' })).toBeVisible()
  expect(screen.queryByText('Consumido')).not.toBeInTheDocument()
})

test('a meal of a day that has not come cannot be marked, and says when it can be', async () => {
  const { recipe } = await freshRecipe('dinner')
  const { id } = await signInAs('ana')
  const day = nextYear('02-01')
  const empty = { breakfast: null, snack_morning: null, meal: null, snack_afternoon: null, dinner: null }
  const body = { day, ...empty, dinner: recipe.id }
  await dataOf(diet('POST patients/{id}/meal-plans', { params: { id }, body }))
  await renderScreen(<DailyPlanScreen />, { as: 'ana', at: `/user/comidas?day=${day}&comida=dinner` })
  await open(recipe)
  expect(screen.getByText(`Podrás marcarla como consumida el ${longDate(day)}.`)).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Marcar Consumido' })).not.toBeInTheDocument()
})

test('a consumed meal is unmarked, once however often it is pressed; its rating stays', async () => {
  const { user, recipe, day, unmount, at, calls } = await openPlanned('dinner')
  await open(recipe)
  await rate(user, 'Se me fue el dedo')
  const button = await screen.findByRole('button', { name: 'Quitar marca' })
  expect(button).toHaveFocus()
  const before = calls.length
  await user.dblClick(button)
  expect(await screen.findByRole('button', { name: 'Marcar Consumido' })).toHaveFocus()
  expect(screen.queryByText('Consumido', { selector: 'article p' })).not.toBeInTheDocument()
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  await waitFor(() =>
    expect(polite()).toHaveTextContent('ConsumidoQuitamos la marca. Tu valoración sigue guardada.'),
  )
  expect(calls.slice(before).filter(call => call.includes('consumed'))).toHaveLength(1)
  const ratings = await ask(
    dataOf(diet('GET recipes/{id}/comments', { params: { id: recipe.id }, query: {} })),
  )
  expect(ratings).toMatchObject([{ comments: 'Se me fue el dedo', day, slot: 'dinner', consumed: false }])
  unmount()
  await renderScreen(<DailyPlanScreen />, { as: 'ana', at })
  await open(recipe)
  expect(await screen.findByRole('button', { name: 'Marcar Consumido' })).toBeVisible()
})

test('a mark that could not be removed stays, with a notice', async () => {
  const { user, recipe } = await openPlanned('breakfast')
  await open(recipe)
  await rate(user, 'Rica')
  const button = await screen.findByRole('button', { name: 'Quitar marca' })
  disconnect()
  await user.click(button)
  await waitFor(() => expect(assertive()).toHaveTextContent('ConsumidoNo pudimos quitar la marca.'))
  expect(screen.getByText('Consumido', { selector: 'article p' })).toBeVisible()
})

test('a typed rating is there again after a reload of the page', async () => {
  const { user, recipe, unmount, at } = await openPlanned('meal')
  await open(recipe)
  await user.click(screen.getByRole('button', { name: 'Marcar Consumido' }))
  await user.click(screen.getByRole('radio', { name: 'Estuvo bien' }))
  await user.type(screen.getByRole('textbox', { name: /Comentario/ }), 'Con menos sal')
  unmount()
  const again = await renderScreen(<DailyPlanScreen />, { as: 'ana', at })
  await open(recipe)
  await again.user.click(screen.getByRole('button', { name: 'Marcar Consumido' }))
  expect(screen.getByRole('textbox', { name: /Comentario/ })).toHaveValue('Con menos sal')
  expect(screen.getByRole('radio', { name: 'Estuvo bien' })).toBeChecked()
})

test('a failed rating keeps its text and does not count as consumed; sent again it does', async () => {
  const { user, recipe } = await openPlanned('dinner')
  await open(recipe)
  disconnect()
  await rate(user, 'Le faltó limón')
  await waitFor(() =>
    expect(assertive()).toHaveTextContent('Valoración!No ha sido posible valorar la receta.'),
  )
  expect(screen.getByRole('textbox', { name: /Comentario/ })).toHaveValue('Le faltó limón')
  expect(screen.getByRole('radio', { name: 'Estuvo bien' })).toBeChecked()
  expect(screen.queryByText('Consumido')).not.toBeInTheDocument()
  reconnect()
  await user.click(screen.getByRole('button', { name: 'Enviar valoración' }))
  expect(await screen.findByText('Consumido')).toBeVisible()
})

test('a comment that is too long for the server says so at its field, and stays', async () => {
  const { user, recipe } = await openPlanned('dinner')
  await open(recipe)
  await user.click(screen.getByRole('button', { name: 'Marcar Consumido' }))
  await user.click(screen.getByRole('radio', { name: 'Estuvo bien' }))
  const comment = screen.getByRole('textbox', { name: /Comentario/ })
  fireEvent.change(comment, { target: { value: 'a'.repeat(1_000_000) } })
  await user.click(screen.getByRole('button', { name: 'Enviar valoración' }))
  await waitFor(() => expect(comment).toHaveAccessibleDescription(/demasiado largo/))
  expect(assertive()).toHaveTextContent('Valoración!No ha sido posible valorar la receta.')
  expect(comment).toHaveValue('a'.repeat(1_000_000))
  fireEvent.change(comment, { target: { value: 'Más corto' } })
  await user.click(screen.getByRole('button', { name: 'Enviar valoración' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
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
