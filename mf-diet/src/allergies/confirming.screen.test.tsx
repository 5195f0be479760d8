import { screen, within } from '@testing-library/react'
import { dataOf } from 'shared/client'
import { announce } from 'shared/session'
import { nextYear } from 'shared/testing/nextYear'
import { disconnect, renderScreen, signInAs } from 'shared/testing/renderScreen'
import { slotsOf } from '../../rules/plans/slotsOf'
import { diet } from '../api'
import DailyPlanScreen from '../screens/comidas/DailyPlanScreen'

const EMPTY = { breakfast: null, meal: null, dinner: null, snack_morning: null, snack_afternoon: null }
const params = { allergen: 'Huevo' }

// The unsaved changes of one test would keep the next one from leaving.
afterEach(() => announce({ type: 'signedOut' }))

/** A saved day of Ana's with a dish that holds egg, which she is allergic to since. */
async function dayWithEgg(day: string) {
  const { id } = await signInAs('ana')
  await dataOf(diet('DELETE allergies/{allergen}', { params }))
  const [recipes, aliments] = await Promise.all([dataOf(diet('GET recipes')), dataOf(diet('GET aliments'))])
  const egg = aliments.find(({ alimentos }) => alimentos === 'Huevo')?.id ?? 0
  const dish = recipes.find(({ ingredients }) => ingredients.some(({ aliment }) => aliment === egg))
  const [slot] = dish ? slotsOf(dish) : []
  if (!dish || !slot) throw new Error('Ana has no dish with egg')
  await dataOf(
    diet('POST patients/{id}/meal-plans', { params: { id }, body: { day, ...EMPTY, [slot]: dish.id } }),
  )
  await dataOf(diet('PUT allergies/{allergen}', { params }))
  const saved = async () =>
    (await dataOf(diet('GET patients/{id}/meal-plans', { params: { id } }))).find(plan => plan.day === day)
  return { egg, slot, saved }
}

async function changeAndSave(day: string, slot: string, before?: () => void) {
  const { user } = await renderScreen(<DailyPlanScreen />, { as: 'ana', at: `/user/comidas?day=${day}` })
  const other = slot === 'dinner' ? 'Desayuno' : 'Cena'
  await user.click(await screen.findByRole('button', { name: `Cambiar ${other} al azar` }))
  before?.()
  await user.click(await screen.findByRole('button', { name: 'Guardar plan' }))
  const dialog = within(await screen.findByRole('dialog', { name: '¿Guardar con lo que evitas?' }))
  return { user, dialog }
}

test('a day with an allergen is saved once the person confirms it, and is not asked about again', async () => {
  const day = nextYear('10-11')
  const { egg, slot, saved } = await dayWithEgg(day)
  const before = await saved()
  const { user, dialog } = await changeAndSave(day, slot)
  expect(dialog.getByText(/Huevo \(alergia\)/)).toBeVisible()
  await user.click(dialog.getByRole('button', { name: 'Cambiar mi plan' }))
  expect(await saved()).toEqual(before)

  await user.click(await screen.findByRole('button', { name: 'Guardar plan' }))
  await user.click(await screen.findByRole('button', { name: 'Guardar de todos modos' }))
  expect(await screen.findByText('Se ha guardado este plan de comidas.')).toBeVisible()
  expect((await saved())?.confirmed).toEqual([egg])
  expect(screen.queryByText('No ha sido posible guardar ese plan de comidas.')).not.toBeInTheDocument()
})

test('without a network it is asked about too: the device knows what the person avoids', async () => {
  const day = nextYear('10-12')
  const { slot } = await dayWithEgg(day)
  const { dialog } = await changeAndSave(day, slot, disconnect)
  expect(dialog.getByText(/Huevo \(alergia\)/)).toBeVisible()
})
