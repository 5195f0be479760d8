import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { Button } from 'shared/ui/Button'
import { ShuffleIcon } from 'shared/ui/Icon'
import { userEvent, within } from 'storybook/test'
import type { Recipe } from '../../../../contract/recipes'
import { catalogueOf } from '../../../catalogue/catalogueOf'
import { sampleCatalogue } from '../../../sampleCatalogue'
import { RecipeSkeleton } from './RecipeSkeleton'
import { RecipeView } from './RecipeView'

const nothing = () => undefined
const [breakfast, snack] = sampleCatalogue.recipes as [Recipe, Recipe]
const swapped = catalogueOf(
  sampleCatalogue.recipes,
  sampleCatalogue.aliments,
  ['Nutrición funcional'],
  [{ recipeId: 1, alimentId: 2, alimentNewId: 7 }],
)

const meta = {
  title: 'Comidas/Receta',
  component: RecipeView,
  args: {
    recipe: breakfast,
    label: 'Desayuno',
    catalogue: sampleCatalogue,
    exclusions: [],
    consumed: false,
    rating: {
      busy: false,
      again: false,
      send: async () => ({ sent: true }),
      unmark: nothing,
      unmarking: false,
    },
    onSwapIngredient: nothing,
    onTag: nothing,
    action: (
      <Button variant="secondary" icon={<ShuffleIcon size="small" />}>
        Cambiar
      </Button>
    ),
    save: <Button variant="secondary">Guardar Cambios</Button>,
  },
  // As wide as the frame lets a screen be.
  decorators: [
    Story => (
      <div style={{ maxInlineSize: 'var(--width-content)', marginInline: 'auto' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof RecipeView>

export default meta

type Story = StoryObj<typeof meta>

export const Planned: Story = { name: 'En el plan' }
export const Desktop: Story = {
  name: 'En escritorio',
  tags: ['desktop'],
  globals: { viewport: { value: 'desktop' } },
}
export const Consumed: Story = { name: 'Consumida', args: { consumed: true } }
export const ConsumedBefore: Story = {
  name: 'Consumida otro día: la marca se queda',
  args: { consumed: true, rating: { ...meta.args.rating, unmark: undefined } },
}
export const ConsumedOutside: Story = {
  name: 'Consumida, fuera del plan',
  args: { consumed: true, rating: { ...meta.args.rating, again: true, unmark: undefined } },
}
export const NotYet: Story = {
  name: 'De un día que aún no llega',
  args: { rating: { ...meta.args.rating, opensOn: '2026-11-28' } },
}
export const Snack: Story = {
  name: 'Colación: las etiquetas no son botones',
  args: { recipe: snack, label: 'Colacion 1', onTag: undefined },
}
export const Swapped: Story = {
  name: 'Con un ingrediente cambiado y otro que se evita',
  args: {
    recipe: swapped.recipeOf(1),
    catalogue: swapped,
    exclusions: [{ alimentId: 4, reason: 'allergy' }],
  },
}
export const Locked: Story = {
  name: 'No incluida en sus cursos',
  args: {
    catalogue: catalogueOf(sampleCatalogue.recipes, sampleCatalogue.aliments, []),
    onTag: undefined,
  },
}
export const Preparing: Story = {
  name: 'Con la preparación en camino',
  args: { catalogue: { ...sampleCatalogue, preparationOf: () => ({ failed: false, retry: nothing }) } },
}
export const Unprepared: Story = {
  name: 'Sin la preparación, que no llegó',
  args: { catalogue: { ...sampleCatalogue, preparationOf: () => ({ failed: true, retry: nothing }) } },
}
export const Loading: Story = { name: 'Cargando', render: () => <RecipeSkeleton /> }
export const SwappingIngredient: Story = {
  name: 'Cambiar un ingrediente',
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Cambiar Cebolla' }))
  },
}
export const SwappingForDoubtful: Story = {
  name: 'Cambiar un ingrediente, con alternativas de las que nadie sabe',
  args: {
    exclusions: [{ alimentId: 7, reason: 'allergy', because: { allergens: ['Soya'], unknown: true } }],
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Cambiar Cebolla' }))
    await userEvent.click(canvas.getByText('No sabemos si llevan lo que evitas (1)'))
  },
}
export const RatingIt: Story = {
  name: 'Valorar',
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Marcar Consumido' }))
  },
}
export const RatingUnanswered: Story = {
  name: 'Valorar sin elegir',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Marcar Consumido' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Enviar valoración' }))
  },
}
