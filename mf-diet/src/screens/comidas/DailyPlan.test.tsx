import { cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'shared/router/memory'
import { catalogueOf } from '../../catalogue/catalogueOf'
import { sampleCatalogue, samplePlan } from '../../sampleCatalogue'
import { DailyPlan, type DailyPlanProps } from './DailyPlan'

function show(props: Partial<DailyPlanProps>) {
  const spies = {
    onDay: jest.fn(),
    onShuffle: jest.fn(),
    onOpen: jest.fn(),
    onSave: jest.fn(),
    onRetry: jest.fn(),
  }
  render(
    <MemoryRouter>
      <DailyPlan
        day={samplePlan.day}
        catalogue={sampleCatalogue}
        plan={samplePlan}
        exclusions={[]}
        ratings={[]}
        otherDaysChanged={[]}
        state="saved"
        saving="done"
        failed={false}
        retrying={false}
        {...spies}
        {...props}
      />
    </MemoryRouter>,
  )
  return spies
}

test('a withdrawn recipe can be replaced by another one', async () => {
  const { onShuffle } = show({ plan: { ...samplePlan, meal: 999 } })
  const meal = screen.getByRole('article', { name: 'Comida' })
  expect(meal).toHaveTextContent('La receta de este momento del día ya no está disponible.')
  expect(within(meal).queryByRole('button', { name: /^Ver mas/ })).not.toBeInTheDocument()
  await userEvent.click(within(meal).getByRole('button', { name: 'Cambiar Comida al azar' }))
  expect(onShuffle).toHaveBeenCalledWith('meal')
})

test('a meal is marked as consumed on its own day alone', () => {
  const eaten = { recipeId: samplePlan.meal ?? 0, day: samplePlan.day, slot: 'meal', consumed: true } as const
  show({ ratings: [eaten] })
  expect(screen.getByRole('article', { name: 'Comida' })).toHaveTextContent('Consumido')
  expect(screen.getAllByText('Consumido')).toHaveLength(1)
  cleanup()
  show({ ratings: [{ ...eaten, day: '2026-11-20' }] })
  expect(screen.queryByText('Consumido')).not.toBeInTheDocument()
})

test('a preparation that is loading, or failed, leaves the rest of the meal as it is', () => {
  const preparationOf = (failed: boolean) => () => ({ failed, retry: () => undefined })
  show({ catalogue: { ...sampleCatalogue, preparationOf: preparationOf(false) } })
  const meal = () => screen.getByRole('article', { name: 'Comida' })
  expect(meal().querySelector('[aria-busy]')).not.toBeNull()
  expect(within(meal()).getByRole('button', { name: /^Ver mas/ })).toBeEnabled()
  cleanup()
  show({ catalogue: { ...sampleCatalogue, preparationOf: preparationOf(true) } })
  expect(meal()).toHaveTextContent('No pudimos cargar la preparación.')
})

test('while it is being saved, a second press does nothing', async () => {
  const { onSave } = show({ saving: 'busy' })
  await userEvent.click(screen.getByRole('button', { name: /Guardar plan/ }))
  expect(onSave).not.toHaveBeenCalled()
  expect(screen.getByText('Guardando…')).toBeInTheDocument()
})

test('a saved plan has nothing to save', () => {
  show({ saving: 'done' })
  expect(screen.queryByRole('button', { name: 'Guardar plan' })).not.toBeInTheDocument()
})

test('a meal with an excluded food shows a warning', () => {
  show({ exclusions: [{ alimentId: 12, reason: 'allergy' }] })
  expect(screen.getByRole('article', { name: 'Colacion 2' })).toHaveTextContent('Evitas: Nuez (alergia)')
  expect(screen.getByRole('article', { name: 'Cena' })).not.toHaveTextContent('Evitas')
})

test('ingredients that have no room are counted', () => {
  show({})
  const breakfast = screen.getByRole('article', { name: 'Desayuno' })
  expect(breakfast).toHaveTextContent('y 2 ingredientes más')
  expect(screen.getByRole('article', { name: 'Cena' })).toHaveTextContent('y 1 ingrediente más')
})

test('a script in a preparation is neither run nor shown in the card', () => {
  const [recipe] = sampleCatalogue.recipes
  if (!recipe) throw new Error('the sample has no recipe')
  const preparation =
    '<p onclick="globalThis.broken = 1">Sirve caliente.</p><script>globalThis.broken = 1</script>' +
    '<img src="x" onerror="globalThis.broken = 1"><a href="javascript:globalThis.broken = 1">más</a>'
  show({ catalogue: catalogueOf([{ ...recipe, preparation }], [], ['Nutrición funcional']) })
  const card = screen.getByRole('article', { name: 'Desayuno' })
  expect(card).toHaveTextContent('Sirve caliente.')
  expect(card.querySelector('script, [onclick], [onerror], [href^="javascript"]')).toBeNull()
  expect(card).not.toHaveTextContent('globalThis')
  expect(globalThis).not.toHaveProperty('broken')
})

test('an ingredient that was changed is shown in its new quantity', () => {
  const { recipes, aliments } = sampleCatalogue
  const swaps = [{ recipeId: 1, alimentId: 2, alimentNewId: 7 }]
  show({ catalogue: catalogueOf(recipes, aliments, ['Nutrición funcional'], swaps) })
  const breakfast = screen.getByRole('article', { name: 'Desayuno' })
  expect(breakfast).toHaveTextContent('Jícama picada¾ taza')
  expect(breakfast).not.toHaveTextContent('Tomate verde')
})

test('distinguishes a saved day from a proposal and from changes', () => {
  show({ state: 'saved' })
  expect(screen.getByText('Guardado')).toBeVisible()
  cleanup()
  show({ state: 'proposed', saving: 'possible' })
  expect(screen.getByText('Propuesta')).toBeVisible()
  cleanup()
  show({ state: 'changed', saving: 'possible' })
  expect(screen.getByText('Cambios sin guardar')).toBeVisible()
})

test('counts the day’s equivalents by group', () => {
  show({})
  const section = screen.getByRole('region', { name: 'Equivalentes del día' })
  const counts = within(section).getAllByRole('definition')
  expect(
    within(section)
      .getAllByRole('term')
      .map((term, i) => [term.textContent, counts[i]?.textContent]),
  ).toEqual([
    ['Verduras', '11 ½'],
    ['Alimentos de origen animal', '7'],
    ['Aceites y grasas', '4 ½'],
    ['Alimentos libres', '2 ½'],
    ['Cereales', '2'],
    ['Frutas', '1'],
  ])
})

test('names the nearest of the other days that are not saved, and how many more there are', () => {
  show({ otherDaysChanged: ['2026-11-24', '2026-12-01', '2026-12-24', '2026-12-31', '2027-01-02'] })
  const days = within(screen.getByRole('list', { name: 'También tienes cambios sin guardar en:' }))
  expect(days.getAllByRole('link').map(link => link.getAttribute('href'))).toEqual([
    '/user/comidas?day=2026-11-24',
    '/user/comidas?day=2026-12-01',
    '/user/comidas?day=2026-12-24',
  ])
  expect(days.getByText('y otros 2 días')).toBeVisible()
})
