import { act, screen, waitFor, within } from '@testing-library/react'
import { dataOf } from 'shared/client'
import { announce } from 'shared/session'
import { nextYear } from 'shared/testing/nextYear'
import { renderScreen, signInAs } from 'shared/testing/renderScreen'
import type { MealPlanBody, Slot } from '../../../contract/mealPlans'
import { slotsOf } from '../../../rules/plans/slotsOf'
import { diet } from '../../api'
import { SLOTS } from '../../plan/slots'
import DailyPlanScreen from './DailyPlanScreen'

// The unsaved changes of one test would keep the next one from leaving.
afterEach(() => announce({ type: 'signedOut' }))

const card = (label: string) => screen.findByRole('article', { name: label })
const nameOf = async (label: string) => within(await card(label)).getByRole('heading').textContent
const shuffle = (label: string) => screen.getByRole('button', { name: `Cambiar ${label} al azar` })
const saveButton = () => screen.findByRole('button', { name: 'Guardar plan' })

/** The plans of Ana on another device. */
async function elsewhere() {
  const { id } = await signInAs('ana')
  const recipes = await dataOf(diet('GET recipes'))
  const choices = (slot: Slot) =>
    recipes.filter(recipe => recipe.ingredients.length > 0 && slotsOf(recipe).includes(slot))
  const planOf = (day: string, at = 0) => {
    const chosen = SLOTS.map(({ slot }) => [slot, choices(slot).at(at)?.id ?? null] as const)
    return { day, ...Object.fromEntries(chosen) } as MealPlanBody
  }
  const save = (body: MealPlanBody) => dataOf(diet('POST patients/{id}/meal-plans', { params: { id }, body }))
  const stored = async (day: string) =>
    (await dataOf(diet('GET patients/{id}/meal-plans', { params: { id } }))).find(plan => plan.day === day)
  const nameFor = (recipeId: number | null | undefined) => recipes.find(({ id }) => id === recipeId)?.name
  return { planOf, save, stored, nameFor }
}

test.each([true, false])(
  'a save replaces only the meals that were chosen here; another device changed another one (read before: %s)',
  async readBefore => {
    const { planOf, save, stored, nameFor } = await elsewhere()
    const day = nextYear(readBefore ? '03-02' : '03-04')
    await save(planOf(day))
    const { user, cache } = await renderScreen(<DailyPlanScreen />, {
      as: 'ana',
      at: `/user/comidas?day=${day}`,
    })
    await card('Cena')
    await user.click(shuffle('Cena'))
    const dinner = await nameOf('Cena')
    const theirs = { ...planOf(day), breakfast: planOf(day, 1).breakfast }
    await save(theirs)
    if (readBefore) {
      await act(() => cache.refetchQueries())
      expect(await nameOf('Desayuno')).toBe(nameFor(theirs.breakfast))
      expect(await nameOf('Cena')).toBe(dinner)
    }
    await user.click(await saveButton())
    expect(await screen.findByText('Se ha guardado este plan de comidas.')).toBeInTheDocument()
    const after = await stored(day)
    expect(after?.breakfast).toBe(theirs.breakfast)
    expect(nameFor(after?.dinner)).toBe(dinner)
    await waitFor(async () => expect(await nameOf('Desayuno')).toBe(nameFor(theirs.breakfast)))
  },
)

test('a proposal that is saved without a change gives way to a plan that another device saved', async () => {
  const { planOf, save, stored, nameFor } = await elsewhere()
  const day = nextYear('03-06')
  const { user } = await renderScreen(<DailyPlanScreen />, { as: 'ana', at: `/user/comidas?day=${day}` })
  await card('Cena')
  const theirs = planOf(day)
  await save(theirs)
  await user.click(await saveButton())
  expect(await screen.findByText('Ya tenías un plan')).toBeInTheDocument()
  expect(await stored(day)).toMatchObject(theirs)
  await waitFor(async () => expect(await nameOf('Cena')).toBe(nameFor(theirs.dinner)))
})
