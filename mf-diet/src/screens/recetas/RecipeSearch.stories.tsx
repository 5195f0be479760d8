import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { userEvent, within } from 'storybook/test'
import type { Recipe } from '../../../contract/recipes'
import { catalogueOf } from '../../catalogue/catalogueOf'
import { sampleCatalogue } from '../../sampleCatalogue'
import { RecipeSearch } from './RecipeSearch'

const many: Recipe[] = Array.from({ length: 60 }, (_, i) => {
  const sample = sampleCatalogue.recipes[i % sampleCatalogue.recipes.length] as Recipe
  return { ...sample, id: i + 1 }
})

const meta = {
  title: 'Comidas/Recetas',
  component: RecipeSearch,
  args: {
    catalogue: catalogueOf(many, sampleCatalogue.aliments, ['Nutrición funcional']),
    ratings: [{ recipeId: 2 }],
    exclusions: sampleCatalogue.aliments
      .slice(0, 1)
      .map(({ id }) => ({ alimentId: id, reason: 'allergy' as const })),
    failed: false,
    retrying: false,
    onRetry: () => undefined,
  },
} satisfies Meta<typeof RecipeSearch>

export default meta

type Story = StoryObj<typeof meta>

export const All: Story = { name: 'Todas' }
export const Desktop: Story = {
  name: 'En escritorio',
  tags: ['desktop'],
  globals: { viewport: { value: 'desktop' } },
}
export const OneMeal: Story = {
  name: 'Solo cenas',
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('radio', { name: 'Cena' }))
  },
}
export const NothingFound: Story = {
  name: 'Sin resultados',
  play: async ({ canvasElement }) => {
    await userEvent.type(within(canvasElement).getByRole('searchbox'), 'sushi')
  },
}
export const Loading: Story = { name: 'Cargando', args: { catalogue: undefined } }
export const Failed: Story = { name: 'No llegó', args: { failed: true } }
export const Locked: Story = {
  name: 'Bloqueado',
  args: { catalogue: catalogueOf(sampleCatalogue.recipes, [], []) },
}
