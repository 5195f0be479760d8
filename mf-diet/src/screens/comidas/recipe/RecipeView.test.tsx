import { screen, waitFor, within } from '@testing-library/react'
import { MemoryRouter } from 'shared/router/memory'
import { announce } from 'shared/session'
import { breakfast, showIn } from '../../../../testing/shownRecipe'
import { catalogueOf } from '../../../catalogue/catalogueOf'
import { sampleCatalogue } from '../../../sampleCatalogue'
import type { RecipeViewProps } from './RecipeView'

const show = (props: Partial<RecipeViewProps> = {}) => showIn(MemoryRouter, props)

afterEach(() => announce({ type: 'signedOut' }))

const TITLES = ['Nutrición funcional']

const cells = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map(row => `${within(row).getByRole('rowheader').textContent}: ${row.lastElementChild?.textContent}`)

test('shows meal time, name, tags, the ingredient table and the preparation', async () => {
  const { container } = show()
  expect(screen.getByRole('heading', { level: 1, name: breakfast.name })).toBeVisible()
  expect(screen.getByText('Desayuno', { selector: 'span' })).toBeVisible()
  const tags = within(screen.getByRole('list', { name: 'Etiquetas' })).getAllByRole('listitem')
  expect(tags.map(tag => tag.textContent)).toEqual([
    'Nutrición funcional',
    'Vegetariano',
    'Rápido',
    'Desayuno',
  ])
  expect(screen.getAllByRole('columnheader').map(column => column.textContent)).toEqual([
    'Cambiar',
    'Ingrediente',
    'Cantidad',
  ])
  expect(cells().slice(0, 3)).toEqual([
    'Tortilla de maíz: 1 pieza',
    'Tomate verde: 7 ½ piezas',
    'Pechuga de pollo deshebrada: ½ taza',
  ])
  await waitFor(() => expect(container.querySelector('ol > li')).toHaveTextContent(/^Lava/))
})

test('a tag is pressed to swap the recipe; where the swap does not apply it is no button', async () => {
  const { user, onTag } = show()
  await user.click(screen.getByRole('button', { name: 'Vegetariano' }))
  expect(onTag).toHaveBeenCalledWith('Vegetariano')
})

test('on a snack the tags are shown but cannot be pressed', () => {
  show({ onTag: undefined })
  expect(screen.getByText('Vegetariano')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Vegetariano' })).not.toBeInTheDocument()
})

test('an ingredient is changed for another of its group and subgroup, in an equivalent quantity', async () => {
  const { user, onSwapIngredient } = show()
  await user.click(screen.getByRole('button', { name: 'Cambiar Cebolla' }))
  const dialog = screen.getByRole('dialog', { name: 'Cambiar Cebolla' })
  const choices = within(within(dialog).getByRole('list', { name: 'Alternativas' })).getAllByRole('button')
  expect(choices.map(choice => choice.textContent)).toEqual([
    'Tomate verde10 piezas',
    'Jícama picada1 taza',
    'Calabacita2 piezas',
  ])
  await user.click(choices[1] as HTMLElement)
  expect(onSwapIngredient).toHaveBeenCalledWith({ alimentId: 6, alimentNewId: 7 })
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})

test('a changed ingredient names its original and can go back to it', async () => {
  const swaps = [{ recipeId: 1, alimentId: 6, alimentNewId: 7 }]
  const catalogue = catalogueOf(sampleCatalogue.recipes, sampleCatalogue.aliments, TITLES, swaps)
  const { user, onSwapIngredient } = show({ catalogue, recipe: catalogue.recipeOf(1) })
  expect(cells()).toContain('Jícama picadaen lugar de cebolla: 1 taza')
  await user.click(screen.getByRole('button', { name: 'Cambiar Jícama picada' }))
  await user.click(screen.getByRole('button', { name: /^Cebolla.*Como en la receta/ }))
  expect(onSwapIngredient).toHaveBeenCalledWith({ alimentId: 6, alimentNewId: 6 })
})

test('the steps of a changed dish say that they are of the original, and what the person takes instead', () => {
  const swaps = [
    { recipeId: 1, alimentId: 2, alimentNewId: 7 },
    { recipeId: 1, alimentId: 6, alimentNewId: 10 },
    { recipeId: 1, alimentId: 1, alimentNewId: 1 },
  ]
  const catalogue = catalogueOf(sampleCatalogue.recipes, sampleCatalogue.aliments, TITLES, swaps)
  const { change } = show({ catalogue, recipe: catalogue.recipeOf(1) })
  const words = screen.getByText('Los pasos son los de la receta original:')
  expect(
    within(words.parentElement as HTMLElement)
      .getAllByRole('listitem')
      .map(one => one.textContent),
  ).toEqual([
    'donde dicen «tomate verde», tú usas jícama picada.',
    'donde dicen «cebolla», tú usas calabacita.',
  ])
  change({ catalogue: sampleCatalogue, recipe: breakfast })
  expect(screen.queryByText(/receta original/)).not.toBeInTheDocument()
})

test('a changed dish no longer promises what the tags said of the recipe as written', () => {
  const swaps = [{ recipeId: 1, alimentId: 2, alimentNewId: 7 }]
  const catalogue = catalogueOf(sampleCatalogue.recipes, sampleCatalogue.aliments, TITLES, swaps)
  show({ catalogue, recipe: catalogue.recipeOf(1) })
  const tags = within(screen.getByRole('list', { name: 'Etiquetas' })).getAllByRole('listitem')
  expect(tags.map(tag => tag.textContent)).toEqual(['Nutrición funcional', 'Rápido', 'Desayuno'])
})

test('an excluded food is no alternative, and is marked when a recipe holds it', async () => {
  const { user } = show({
    exclusions: [
      { alimentId: 7, reason: 'dislike' },
      { alimentId: 5, reason: 'allergy' },
    ],
  })
  expect(screen.getByText(/^Evitas:/).parentElement).toHaveTextContent('Evitas: Crema (alergia)')
  await user.click(screen.getByRole('button', { name: 'Cambiar Cebolla' }))
  expect(screen.queryByRole('button', { name: /^Jícama/ })).not.toBeInTheDocument()
  expect(screen.getByRole('button', { name: /^Calabacita/ })).toBeVisible()
})

test('an alternative that nobody knows to be free of an allergen is folded away, and taken only as confirmed', async () => {
  const because = { allergens: ['Soya'], unknown: true }
  const { user, onSwapIngredient } = show({ exclusions: [{ alimentId: 7, reason: 'allergy', because }] })
  await user.click(screen.getByRole('button', { name: 'Cambiar Cebolla' }))
  const offered = screen.getByRole('list', { name: 'Alternativas' })
  expect(within(offered).queryByText(/Jícama/)).not.toBeInTheDocument()
  const doubtful = screen.getByText('Jícama picada (no sabemos si lleva soya)')
  expect(doubtful).not.toBeVisible()
  await user.click(screen.getByText('No sabemos si llevan lo que evitas (1)'))
  await user.click(doubtful)
  expect(onSwapIngredient).toHaveBeenCalledWith({ alimentId: 6, alimentNewId: 7, confirmed: true })
})

test('an ingredient without alternatives has no button to change it', () => {
  show()
  expect(screen.getByRole('rowheader', { name: 'Queso fresco' })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Cambiar Queso fresco' })).not.toBeInTheDocument()
})

test('portions multiply the quantities, between 1 and 20', async () => {
  const { user } = show()
  const portions = within(screen.getByRole('group', { name: 'Porciones' }))
  expect(portions.getByRole('button', { name: 'Una porción menos' })).toBeDisabled()
  await user.click(portions.getByRole('button', { name: 'Una porción más' }))
  expect(portions.getByText('2 porciones')).toBeVisible()
  expect(cells()[1]).toBe('Tomate verde: 15 piezas')
  for (let i = 0; i < 25; i++) await user.click(portions.getByRole('button', { name: 'Una porción más' }))
  expect(portions.getByText('20 porciones')).toBeVisible()
  expect(cells()[0]).toBe('Tortilla de maíz: 20 piezas')
})

test('a recipe without access says so and shows neither ingredients nor preparation', () => {
  const locked = { ...breakfast, ingredients: [], preparation: '' }
  show({
    recipe: locked,
    catalogue: catalogueOf([locked], sampleCatalogue.aliments, ['Otro curso']),
  })
  expect(screen.getByText('Esta receta no está incluida en tus cursos.')).toBeVisible()
  expect(screen.queryByRole('table')).not.toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Marcar Consumido' })).not.toBeInTheDocument()
})

test('a script in a preparation is neither run nor shown', async () => {
  const preparation =
    '<p onclick="globalThis.broken = 1">Sirve caliente.</p><script>globalThis.broken = 1</script>' +
    '<img src="x" onerror="globalThis.broken = 1"><a href="javascript:globalThis.broken = 1">más</a>'
  const recipe = { ...breakfast, preparation }
  const { container } = show({ recipe, catalogue: catalogueOf([recipe], [], TITLES) })
  await waitFor(() => expect(screen.getByText('Sirve caliente.').tagName).toBe('P'))
  expect(container.querySelector('script, [onclick], [onerror], [href^="javascript"]')).toBeNull()
  expect(container).not.toHaveTextContent('globalThis')
  expect(globalThis).not.toHaveProperty('broken')
})

test('a preparation that failed can be loaded again; the rest is shown', async () => {
  const retry = jest.fn()
  const { user } = show({
    catalogue: { ...sampleCatalogue, preparationOf: () => ({ failed: true, retry }) },
  })
  expect(screen.getByRole('alert')).toHaveTextContent('No pudimos cargar la preparación')
  expect(cells()[0]).toBe('Tortilla de maíz: 1 pieza')
  await user.click(screen.getByRole('button', { name: 'Reintentar' }))
  expect(retry).toHaveBeenCalledTimes(1)
})

test('the recipe can be printed', async () => {
  const print = jest.spyOn(window, 'print').mockImplementation(() => undefined)
  const { user } = show()
  await user.click(screen.getByRole('button', { name: 'Imprimir' }))
  expect(print).toHaveBeenCalledTimes(1)
})
