import { render, screen, within } from '@testing-library/react'
import { MemoryRouter } from 'shared/router/memory'
import { salmon } from './salmon'
import { WeeklyRecipe } from './WeeklyRecipe'

test('shows the static recipe, salmon with baked vegetables, without a call', () => {
  render(
    <MemoryRouter>
      <WeeklyRecipe />
    </MemoryRouter>,
  )
  expect(screen.getByRole('heading', { level: 1, name: 'Salmón al horno con verduras' })).toBeVisible()
  expect(screen.getByRole('img', { name: /^Salmón al horno con espárragos/ })).toBeVisible()
  const ingredients = within(screen.getByRole('region', { name: 'Ingredientes' })).getAllByRole('listitem')
  expect(ingredients.map(item => item.textContent)).toEqual(salmon.ingredients.map(parts => parts.join('')))
  const steps = within(screen.getByRole('region', { name: 'Preparación' })).getAllByRole('listitem')
  expect(steps.map(item => item.textContent)).toEqual([...salmon.steps])
})
