import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'shared/router/memory'
import { catalogueOf } from '../catalogue/catalogueOf'
import { sampleCatalogue, samplePlan } from '../sampleCatalogue'
import { MealsOfToday, type MealsOfTodayProps } from './MealsOfToday'

const AT_NOON = 12 * 60

function show(props: Partial<MealsOfTodayProps>) {
  const onRetry = jest.fn()
  const widget = (changed: Partial<MealsOfTodayProps>) => (
    <MemoryRouter>
      <MealsOfToday
        catalogue={sampleCatalogue}
        plan={samplePlan}
        exclusions={[]}
        ratings={[]}
        minuteOfDay={AT_NOON}
        failed={false}
        retrying={false}
        onRetry={onRetry}
        {...changed}
      />
    </MemoryRouter>
  )
  const { rerender } = render(widget(props))
  return { onRetry, rerender: (changed: Partial<MealsOfTodayProps>) => rerender(widget(changed)) }
}

const meals = () => screen.getAllByRole('listitem').map(meal => meal.textContent)

test('a meal with an allergen is never offered as the next one, unless the person confirmed it for the day', () => {
  const exclusions = [{ alimentId: 7, reason: 'allergy' as const }]
  const { rerender } = show({ exclusions })
  expect(meals()[1]).toBe('Colación 1Jícama con limón y chile piquínEvítala: tu alergia')
  rerender({ exclusions, plan: { ...samplePlan, confirmed: [7] } })
  expect(meals()[1]).toContain('Sigue')
})

test('no meal is shown before it is known what the person avoids', () => {
  show({ exclusions: undefined })
  expect(screen.getByLabelText('Cargando tus comidas de hoy')).toBeVisible()
  expect(screen.queryByText('Chilaquiles verdes con pollo')).not.toBeInTheDocument()
})

const eaten = { recipeId: 1, day: samplePlan.day, slot: 'breakfast', consumed: true } as const

test('the five meals of the day, with the next one by the clock and those consumed', async () => {
  show({ ratings: [eaten] })
  expect(meals()).toEqual([
    'DesayunoChilaquiles verdes con polloConsumido',
    'Colación 1Jícama con limón y chile piquínSigue · 11:00 a.m.',
    'ComidaSalmón al horno con verduras2:00 p.m.',
    'Colación 2Uvas con nueces y queso5:00 p.m.',
    'CenaSopa de tortilla ligera8:00 p.m.',
  ])
  expect(screen.getByRole('heading', { level: 2, name: 'Tus comidas de hoy' })).toBeVisible()
  expect(screen.getByRole('link', { name: /Sopa de tortilla ligera/ })).toHaveAttribute(
    'href',
    '/user/comidas?day=2026-11-21&comida=dinner',
  )
  expect(screen.getByRole('link', { name: 'Ver mi plan' })).toHaveAttribute('href', '/user/comidas')
})

test('a dish that was eaten on another day, or unmarked, is not consumed', async () => {
  show({
    ratings: [
      { ...eaten, day: '2026-11-20' },
      { ...eaten, consumed: false },
    ],
  })
  expect(meals().join()).not.toContain('Consumido')
})

test('late at night no meal is next', async () => {
  show({ minuteOfDay: 23 * 60 })
  expect(meals().join()).not.toContain('Sigue')
})

test('a withdrawn recipe is one to choose again', async () => {
  show({ plan: { ...samplePlan, dinner: 999 } })
  expect(meals()[4]).toContain('Elige otra receta')
})

test('a day without a saved plan invites to prepare it', async () => {
  show({ plan: null })
  expect(screen.getByRole('link', { name: 'Preparar comidas' })).toHaveAttribute('href', '/user/comidas')
  expect(screen.queryByRole('listitem')).not.toBeInTheDocument()
})

test('a person whose courses open no recipe is offered to unlock the plan', async () => {
  show({ catalogue: catalogueOf(sampleCatalogue.recipes, [], []), plan: null })
  expect(screen.getByRole('heading', { name: 'Desbloquea tu plan de comidas' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Desbloquear mi plan' })).toHaveAttribute('href', '/user/comidas')
})

test('when nothing has been published yet, there is nothing to press', async () => {
  show({ catalogue: catalogueOf([], [], []), plan: null })
  expect(screen.getByText(/está preparando las recetas/)).toBeVisible()
  expect(screen.queryByRole('link')).not.toBeInTheDocument()
})

test('while it loads it says so, in the shape of the meals', async () => {
  show({ catalogue: undefined })
  const loading = screen.getByRole('list', { name: 'Cargando tus comidas de hoy' })
  expect(within(loading).getAllByRole('listitem')).toHaveLength(5)
})

test('meals that could not be loaded can be loaded again', async () => {
  const { onRetry } = show({ failed: true })
  expect(screen.getByRole('alert')).toHaveTextContent('No pudimos cargar tus comidas')
  await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }))
  expect(onRetry).toHaveBeenCalledTimes(1)
})
