import { screen } from '@testing-library/react'
import { dataOf } from 'shared/client'
import { localDay } from 'shared/dates'
import { reconnect, renderScreen, signInAs } from 'shared/testing/renderScreen'
import { diet } from '../api'
import TodaysMeals from './TodaysMeals'

const today = () => localDay(new Date())

async function saveToday() {
  const { id } = await signInAs('ana')
  const [recipes, plans] = await Promise.all([
    dataOf(diet('GET recipes')),
    dataOf(diet('GET patients/{id}/meal-plans', { params: { id } })),
  ])
  const meal = recipes.find(recipe => recipe.mealTime[0] === 'Comida' && recipe.ingredients.length > 0)
  if (!meal) throw new Error('the demo has no meal for Ana')
  const body = {
    day: today(),
    breakfast: null,
    snack_morning: null,
    meal: meal.id,
    snack_afternoon: null,
    dinner: null,
  }
  const before = plans.find(plan => plan.day === body.day)
  if (before) {
    await dataOf(diet('PUT patients/{id}/meal-plans/{planId}', { params: { id, planId: before.id }, body }))
  } else {
    await dataOf(diet('POST patients/{id}/meal-plans', { params: { id }, body }))
  }
  return meal.name
}

test('shows what is saved for today', async () => {
  const meal = await saveToday()
  await renderScreen(<TodaysMeals />, { as: 'ana' })
  const shown = await screen.findByText(meal)
  expect(shown.closest('li')).toHaveTextContent('Comida')
})

test('a person without courses is offered to unlock the plan, not to prepare meals', async () => {
  await renderScreen(<TodaysMeals />, { as: 'nuevo' })
  expect(await screen.findByRole('heading', { name: 'Desbloquea tu plan de comidas' })).toBeVisible()
  expect(screen.queryByText('Preparar comidas')).not.toBeInTheDocument()
})

test('says that the meals could not be loaded, and shows them after a retry', async () => {
  const { user } = await renderScreen(<TodaysMeals />, { as: 'nuevo', offline: true })
  expect(await screen.findByText('No pudimos cargar tus comidas')).toBeVisible()
  reconnect()
  await user.click(screen.getByRole('button', { name: 'Reintentar' }))
  expect(await screen.findByRole('heading', { name: 'Desbloquea tu plan de comidas' })).toBeVisible()
})
