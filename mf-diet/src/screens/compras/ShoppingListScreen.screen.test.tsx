import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { dataOf } from 'shared/client'
import { nextYear } from 'shared/testing/nextYear'
import { disconnect, reconnect, renderScreen, signInAs } from 'shared/testing/renderScreen'
import type { MealPlanBody } from '../../../contract/mealPlans'
import type { Recipe } from '../../../contract/recipes'
import { displayedQuantity } from '../../../rules/foods/displayedQuantity'
import { slotsOf } from '../../../rules/plans/slotsOf'
import { offeredRecipes } from '../../../testing/offeredRecipes'
import { diet } from '../../api'
import { SLOTS } from '../../plan/slots'
import ShoppingListScreen from './ShoppingListScreen'

const at = '/user/comidas/compras'
/** Days that no other test plans: the first two are saved, the third is not. */
const [FIRST, SECOND, THIRD] = [nextYear('06-01'), nextYear('06-02'), nextYear('06-03')] as const
const ofJune = `de junio de ${FIRST.slice(0, 4)}, para 1 persona`
let plans: MealPlanBody[]
let recipes: Recipe[]

beforeAll(async () => {
  const { id } = await signInAs('ana')
  recipes = await offeredRecipes()
  plans = [FIRST, SECOND].map((day, i) => {
    const choose = (slot: (typeof SLOTS)[number]['slot']) =>
      recipes.filter(recipe => slotsOf(recipe).includes(slot))[i]?.id ?? null
    const chosen = Object.fromEntries(SLOTS.map(({ slot }) => [slot, choose(slot)]))
    return { day, ...chosen } as MealPlanBody
  })
  for (const body of plans) {
    await dataOf(diet('POST patients/{id}/meal-plans', { params: { id }, body }))
  }
})

beforeEach(async () => {
  await signInAs('ana')
  const { checked } = await dataOf(
    diet('PUT shopping-list', { body: { from: FIRST, to: THIRD, portions: 1 } }),
  )
  for (const alimentId of checked) {
    await dataOf(diet('PATCH shopping-list', { body: { alimentId, checked: false } }))
  }
})

/** The rows that the recipes of the saved plans sum up to. */
async function expectedRows(portions: number): Promise<string[]> {
  const aliments = new Map((await dataOf(diet('GET aliments'))).map(aliment => [aliment.id, aliment]))
  const quantities = new Map<number, number>()
  const planned = plans.flatMap(plan => SLOTS.map(({ slot }) => plan[slot]))
  for (const id of planned) {
    for (const { aliment, quantity } of recipes.find(recipe => recipe.id === id)?.ingredients ?? []) {
      quantities.set(aliment, (quantities.get(aliment) ?? 0) + quantity * portions)
    }
  }
  return [...quantities].map(([id, quantity]) => {
    const aliment = aliments.get(id)
    return aliment ? `${aliment.alimentos}${displayedQuantity(aliment, quantity)}` : '?'
  })
}

const rows = () =>
  screen.getAllByRole('region').flatMap(region => within(region).queryAllByRole<HTMLInputElement>('checkbox'))
const textsOf = (boxes: HTMLInputElement[]) => boxes.map(box => box.labels?.[0]?.textContent ?? '')
const firstRow = () => rows()[0] as HTMLInputElement
const kept = () => dataOf(diet('GET shopping-list'))

test('the list is the sum of the saved plans; days without a plan are named', async () => {
  const { user } = await renderScreen(<ShoppingListScreen />, { as: 'ana', at })
  await screen.findByText(/en tu canasta/)
  expect(screen.getByText(`Del 1 al 3 ${ofJune}`)).toBeVisible()
  expect(textsOf(rows()).sort()).toEqual((await expectedRows(1)).sort())
  expect(screen.getByRole('link', { name: /^\S+ 3$/ })).toHaveAttribute('href', `/user/comidas?day=${THIRD}`)

  const forTwo = await expectedRows(2)
  await user.click(screen.getByRole('button', { name: 'Una persona más' }))
  expect(textsOf(rows()).sort()).toEqual(forTwo.sort())
  await waitFor(async () => expect(await kept()).toMatchObject({ from: FIRST, to: THIRD, portions: 2 }))
})

test('a tick shows at once, is stored, and is there at a later visit', async () => {
  const { user, unmount } = await renderScreen(<ShoppingListScreen />, { as: 'ana', at })
  await screen.findByText(/en tu canasta/)
  const [name] = textsOf([firstRow()])
  await user.click(firstRow())
  expect(firstRow()).toBeChecked()
  expect(screen.getByText(/en tu canasta/)).toHaveTextContent(/^1 de \d+ en tu canasta$/)
  await waitFor(async () => expect((await kept()).checked).toHaveLength(1))

  unmount()
  await renderScreen(<ShoppingListScreen />, { as: 'ana', at })
  await screen.findByText(/en tu canasta/)
  expect(textsOf(rows().filter(box => box.checked))).toEqual([name])
  await user.click(firstRow())
  await user.click(firstRow())
  await user.click(firstRow())
  expect(firstRow()).not.toBeChecked()
  await waitFor(async () => expect((await kept()).checked).toEqual([]))
  expect(firstRow()).not.toBeChecked()
})

test('other days begin with an empty basket; back at the first ones, the ticks are there again', async () => {
  await dataOf(diet('PUT shopping-list', { body: { from: FIRST, to: FIRST, portions: 1 } }))
  const { user } = await renderScreen(<ShoppingListScreen />, { as: 'ana', at })
  const choose = (label: string, value: string) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value } })
  const basket = async (text: RegExp) =>
    waitFor(() => expect(screen.getByText(/en tu canasta/)).toHaveTextContent(text))
  await basket(/^0 de \d+ en tu canasta$/)
  const [name] = textsOf([firstRow()])
  await user.click(firstRow())
  await basket(/^1 de \d+ en tu canasta$/)

  choose('Desde', SECOND)
  choose('Hasta', SECOND)
  await screen.findByText(new RegExp(`^\\S+ 2 ${ofJune}$`))
  await basket(/^0 de \d+ en tu canasta$/)
  await waitFor(async () => expect(await kept()).toMatchObject({ from: SECOND, to: SECOND, checked: [] }))

  choose('Desde', FIRST)
  choose('Hasta', FIRST)
  await screen.findByText(new RegExp(`^\\S+ 1 ${ofJune}$`))
  await basket(/^1 de \d+ en tu canasta$/)
  expect(textsOf(rows().filter(box => box.checked))).toEqual([name])
})

test('a tick that fails is reverted, with a notice', async () => {
  const { user } = await renderScreen(<ShoppingListScreen />, { as: 'ana', at })
  await screen.findByText(/en tu canasta/)
  disconnect()
  await user.click(firstRow())
  expect(await screen.findByText('No pudimos guardar esa marca. Inténtalo de nuevo.')).toBeVisible()
  expect(firstRow()).not.toBeChecked()
  reconnect()
  expect((await kept()).checked).toEqual([])
})

test('a change of the days that fails is reverted too', async () => {
  const { user } = await renderScreen(<ShoppingListScreen />, { as: 'ana', at })
  await screen.findByText(/en tu canasta/)
  disconnect()
  await user.click(screen.getByRole('button', { name: 'Una persona más' }))
  expect(await screen.findByText('No pudimos cambiar tu lista. Inténtalo de nuevo.')).toBeVisible()
  expect(screen.getByText(`Del 1 al 3 ${ofJune}`)).toBeVisible()
})

test('data that could not be loaded can be loaded again', async () => {
  const { user } = await renderScreen(<ShoppingListScreen />, { as: 'ana', at, offline: true })
  const retry = await screen.findByRole('button', { name: 'Reintentar' })
  reconnect()
  await user.click(retry)
  expect(await screen.findByText(/en tu canasta/)).toBeVisible()
})

test('a person whose courses open no recipe is offered to unlock the plan, not a week that is locked too', async () => {
  await renderScreen(<ShoppingListScreen />, { as: 'nuevo', at })
  expect(await screen.findByRole('dialog', { name: 'Desbloquea tu plan de comidas' })).toBeVisible()
  expect(screen.queryByRole('link', { name: 'Preparar la semana' })).not.toBeInTheDocument()
})
