import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { dataOf } from 'shared/client'
import { localDay } from 'shared/dates'
import { textOf } from 'shared/html/SafeHtml'
import { announce, type Notification, notifications$ } from 'shared/session'
import { nextYear } from 'shared/testing/nextYear'
import { disconnect, reconnect, renderScreen, settled, signInAs } from 'shared/testing/renderScreen'
import type { MealPlanBody } from '../../../contract/mealPlans'
import { displayedQuantity } from '../../../rules/foods/displayedQuantity'
import { slotsOf } from '../../../rules/plans/slotsOf'
import { diet } from '../../api'
import { alongWith } from '../../plan/addresses'
import { SLOTS } from '../../plan/slots'
import DailyPlanScreen from './DailyPlanScreen'

const SAVED = 'Se ha guardado este plan de comidas.'

const LABELS = ['Desayuno', 'Colacion 1', 'Comida', 'Colacion 2', 'Cena']

/** The tests of a file share one server, so each has a day of its own. */
let days = 0
function newDay(): string {
  days += 2
  return nextYear(`01-${String(days).padStart(2, '0')}`)
}
const at = (day: string) => `/user/comidas?day=${day}`

// The unsaved changes of one test would keep the next one from leaving.
afterEach(() => announce({ type: 'signedOut' }))

const card = (label: string) => screen.findByRole('article', { name: label })
const nameIn = (article: HTMLElement) => within(article).getByRole('heading').textContent
async function menu() {
  return Promise.all(LABELS.map(async label => nameIn(await card(label))))
}
const saveButton = () => screen.findByRole('button', { name: 'Guardar plan' })
const polite = () => within(screen.getByRole('region', { name: 'Avisos' })).getByRole('status')
const assertive = () => within(screen.getByRole('region', { name: 'Avisos' })).getByRole('alert')

async function savedPlan(day: string): Promise<MealPlanBody | undefined> {
  const { id } = await signInAs('ana')
  const plans = await dataOf(diet('GET patients/{id}/meal-plans', { params: { id } }))
  return plans.find(plan => plan.day === day)
}

test('proposes an accessible recipe for every slot of a new day, which can be saved', async () => {
  const day = newDay()
  await renderScreen(<DailyPlanScreen />, { as: 'ana', at: at(day) })
  expect(screen.getByRole('list', { name: 'Cargando tus comidas' })).toHaveAttribute('aria-busy', 'true')
  const names = await menu()
  const recipes = await dataOf(diet('GET recipes'))
  for (const [i, { slot }] of SLOTS.entries()) {
    const proposed = recipes.find(recipe => recipe.name === names[i])
    expect(proposed && slotsOf(proposed)).toContain(slot)
    // A recipe that she may not see comes without its ingredients.
    expect(proposed?.ingredients).not.toEqual([])
  }
  expect(await saveButton()).toBeEnabled()
  expect(screen.getByRole('heading', { level: 1, name: 'Tu plan de comidas' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Ver Semana' })).toHaveAttribute(
    'href',
    alongWith(day, localDay(new Date()), '/user/comida/semana'),
  )
})

test('shows picture, ingredients with their quantities, preparation and a way to more', async () => {
  await renderScreen(<DailyPlanScreen />, { as: 'ana', at: at(newDay()) })
  const meal = await card('Comida')
  const [recipes, aliments] = await Promise.all([dataOf(diet('GET recipes')), dataOf(diet('GET aliments'))])
  const recipe = recipes.find(({ name }) => name === nameIn(meal))
  const rows = (recipe?.ingredients ?? []).map(({ aliment: id, quantity }) => {
    const aliment = aliments.find(known => known.id === id)
    return aliment && `${aliment.alimentos}${displayedQuantity(aliment, quantity)}`
  })
  const shown = within(within(meal).getByRole('list', { name: 'Ingredientes' })).getAllByRole('listitem')
  expect(rows.length).toBeGreaterThan(0)
  expect(shown.slice(0, 4).map(row => row.textContent)).toEqual(rows.slice(0, 4))
  expect(meal.querySelector('img')).toHaveAttribute('src', `/api/files/${recipe?.image.name}`)
  const whole = await dataOf(diet('GET recipes/{id}', { params: { id: recipe?.id ?? 0 } }))
  await waitFor(() => expect(meal).toHaveTextContent(textOf(whole.preparation)))
  expect(within(meal).getByRole('button', { name: `Ver mas de ${recipe?.name}` })).toHaveTextContent(
    'Ver mas',
  )
})

test('opens the whole recipe, and comes back to where it was', async () => {
  const day = newDay()
  const { user, address } = await renderScreen(<DailyPlanScreen />, { as: 'ana', at: at(day) })
  const dinner = await card('Cena')
  const name = nameIn(dinner) ?? ''
  await user.click(within(dinner).getByRole('button', { name: /^Ver mas/ }))
  expect(await screen.findByRole('heading', { level: 1, name })).toHaveFocus()
  expect(address()).toBe(`/user/comidas?day=${day}&comida=dinner`)
  await user.click(screen.getByRole('link', { name: 'Tu plan de comidas' }))
  expect(address()).toBe(at(day))
  expect(within(await card('Cena')).getByRole('button', { name: `Ver mas de ${name}` })).toHaveFocus()
})

test('shuffling changes that slot, to another recipe, and no other', async () => {
  const { user } = await renderScreen(<DailyPlanScreen />, { as: 'ana', at: at(newDay()) })
  const before = await menu()
  for (const label of LABELS) {
    const at = LABELS.indexOf(label)
    const was = await menu()
    await user.click(screen.getByRole('button', { name: `Cambiar ${label} al azar` }))
    const is = await menu()
    expect(is[at]).not.toBe(was[at])
    expect(is.filter((_, i) => i !== at)).toEqual(was.filter((_, i) => i !== at))
  }
  expect(await menu()).not.toEqual(before)
})

test('saves a new plan, then updates it; a later visit shows it', async () => {
  const day = newDay()
  // A notice leaves after four seconds, so the second is not counted beside the first.
  const notices: Notification[] = []
  const listening = notifications$.subscribe(notice => notices.push(notice))
  const { user, calls, unmount } = await renderScreen(<DailyPlanScreen />, { as: 'ana', at: at(day) })
  await user.click(await saveButton())
  await waitFor(() => expect(polite()).toHaveTextContent(`Listo!${SAVED}`))
  expect(screen.queryByRole('button', { name: 'Guardar plan' })).not.toBeInTheDocument()
  expect(calls.at(-1)).toMatch(/^POST patients\/\d+\/meal-plans$/)

  await user.click(screen.getByRole('button', { name: 'Cambiar Cena al azar' }))
  await user.click(await saveButton())
  await waitFor(() => expect(notices).toHaveLength(2))
  listening.unsubscribe()
  expect(notices[1]).toMatchObject({ type: 'success', title: 'Listo!', message: SAVED })
  expect(calls.at(-1)).toMatch(/^PUT patients\/\d+\/meal-plans\/\d+$/)
  const saved = await menu()
  unmount()

  await renderScreen(<DailyPlanScreen />, { as: 'ana', at: at(day) })
  expect(await menu()).toEqual(saved)
  expect(screen.queryByRole('button', { name: 'Guardar plan' })).not.toBeInTheDocument()
})

test('says that saving failed, loses nothing, and saves once the connection is back', async () => {
  const day = newDay()
  const { user } = await renderScreen(<DailyPlanScreen />, { as: 'ana', at: at(day) })
  const chosen = await menu()
  disconnect()
  await user.click(await saveButton())
  await waitFor(() =>
    expect(assertive()).toHaveTextContent('Error!No ha sido posible guardar ese plan de comidas.'),
  )
  expect(polite()).toBeEmptyDOMElement()
  expect(await menu()).toEqual(chosen)

  reconnect()
  await user.click(await saveButton())
  await waitFor(() => expect(polite()).toHaveTextContent('Listo!'))
  expect(await menu()).toEqual(chosen)
  expect(await savedPlan(day)).toBeDefined()
})

test('a failed change of a saved plan shows an error notice too', async () => {
  const { user } = await renderScreen(<DailyPlanScreen />, { as: 'ana', at: at(newDay()) })
  await user.click(await saveButton())
  await waitFor(() => expect(polite()).toHaveTextContent('Listo!'))
  disconnect()
  await user.click(screen.getByRole('button', { name: 'Cambiar Comida al azar' }))
  await user.click(await saveButton())
  await waitFor(() =>
    expect(assertive()).toHaveTextContent('Error!No ha sido posible guardar ese plan de comidas.'),
  )
  expect(await saveButton()).toBeVisible()
})

test('a plan saved while the person went on to another day counts as saved', async () => {
  const day = newDay()
  const { user } = await renderScreen(<DailyPlanScreen />, { as: 'ana', at: at(day) })
  const first = await menu()
  await user.click(await saveButton())
  await user.click(screen.getByRole('button', { name: 'Día siguiente' }))
  await waitFor(() => expect(polite()).toHaveTextContent('Listo!'))
  await user.click(screen.getByRole('button', { name: 'Día anterior' }))
  expect(await menu()).toEqual(first)
  expect(screen.queryByRole('button', { name: 'Guardar plan' })).not.toBeInTheDocument()
})

test('other days keep their unsaved changes; the address follows the day', async () => {
  const day = newDay()
  const { user, address } = await renderScreen(<DailyPlanScreen />, { as: 'ana', at: at(day) })
  await menu()
  await user.click(screen.getByRole('button', { name: 'Cambiar Desayuno al azar' }))
  const chosen = await menu()
  await user.click(screen.getByRole('button', { name: 'Día siguiente' }))
  expect(address()).toBe(at(day.replace(/\d\d$/, two => String(Number(two) + 1).padStart(2, '0'))))
  await menu()
  await user.click(screen.getByRole('button', { name: 'Cambiar Cena al azar' }))
  await user.click(screen.getByRole('button', { name: 'Día anterior' }))
  expect(address()).toBe(at(day))
  expect(await menu()).toEqual(chosen)
})

describe('the active day', () => {
  test('is today, unless another one is asked for', async () => {
    await renderScreen(<DailyPlanScreen />, { as: 'ana', at: '/user/comidas' })
    expect(await screen.findByRole('button', { name: /^Hoy/ })).toBeVisible()
  })

  test('is the one passed in navigation state, which the address then carries', async () => {
    const { address } = await renderScreen(<DailyPlanScreen />, {
      as: 'ana',
      at: '/user/comidas',
      state: { day_active: nextYear('03-12') },
    })
    expect(await screen.findByRole('button', { name: / 12 de marzo de / })).toBeVisible()
    expect(address()).toBe(at(nextYear('03-12')))
  })

  test.each(['2027-02-30', 'mañana', ''])('is not «%s», which is no day', async day => {
    await renderScreen(<DailyPlanScreen />, { as: 'ana', at: at(day) })
    expect(await screen.findByRole('button', { name: /^Hoy/ })).toBeVisible()
  })
})

test('a person whose courses open no recipe is offered to unlock the plan, and ways out', async () => {
  const { user, address } = await renderScreen(<DailyPlanScreen />, {
    as: 'nuevo',
    at: '/user/comidas',
  })
  const dialog = await screen.findByRole('dialog', { name: 'Desbloquea tu plan de comidas' })
  expect(screen.queryByRole('article')).not.toBeInTheDocument()
  await waitFor(() =>
    expect(within(dialog).getByRole('button', { name: 'Desbloquear por $99 MXN' })).toBeEnabled(),
  )
  expect(dialog).toHaveTextContent('Por $99 MXN tienes cinco comidas')
  await user.click(within(dialog).getByRole('link', { name: 'Ver Solutions' }))
  expect(address()).toBe('/user/solutions')
  await user.click(within(dialog).getByRole('link', { name: 'Seguir Explorando' }))
  expect(address()).toBe('/user')
})

test('closing the offer leads home: there is no plan behind it', async () => {
  const { user, address } = await renderScreen(<DailyPlanScreen />, { as: 'nuevo', at: '/user/comidas' })
  const dialog = await screen.findByRole('dialog', { name: 'Desbloquea tu plan de comidas' })
  await user.click(within(dialog).getByRole('button', { name: 'Cerrar' }))
  expect(address()).toBe('/user')
})

test('says that the meals could not be loaded, and loads them after a retry', async () => {
  const { user } = await renderScreen(<DailyPlanScreen />, {
    as: 'ana',
    at: at(newDay()),
    offline: true,
  })
  const alert = await screen.findByText('No pudimos cargar tus comidas')
  expect(alert.closest('[role=alert]')).not.toBeNull()
  await user.click(screen.getByRole('button', { name: 'Reintentar' }))
  expect(await screen.findByText('No pudimos cargar tus comidas')).toBeVisible()
  reconnect()
  await user.click(await screen.findByRole('button', { name: 'Reintentar' }))
  expect((await menu()).every(Boolean)).toBe(true)
})

test('presses before the avoided foods have arrived are carried out once they have', async () => {
  const { cache } = await renderScreen(<DailyPlanScreen />, { as: 'ana', at: at(newDay()) })
  const [, , meal, , dinner] = await menu()
  await settled(cache)
  void cache.resetQueries({ queryKey: ['diet', 'exclusions'] })
  await waitFor(() => expect(cache.isFetching()).toBeGreaterThan(0))
  for (const label of ['Comida', 'Cena'])
    fireEvent.click(screen.getByRole('button', { name: `Cambiar ${label} al azar` }))
  await waitFor(async () => expect(nameIn(await card('Cena'))).not.toBe(dinner))
  expect(nameIn(await card('Comida'))).not.toBe(meal)
  expect(assertive()).toBeEmptyDOMElement()
})

test('keeps showing the meals when loading them again fails', async () => {
  const { cache } = await renderScreen(<DailyPlanScreen />, { as: 'ana', at: at(newDay()) })
  const shown = await menu()
  await settled(cache)
  disconnect()
  await cache.refetchQueries()
  expect(
    cache
      .getQueryCache()
      .getAll()
      .every(query => query.state.status === 'error'),
  ).toBe(true)
  expect(await menu()).toEqual(shown)
  expect(screen.queryByText('No pudimos cargar tus comidas')).not.toBeInTheDocument()
})
