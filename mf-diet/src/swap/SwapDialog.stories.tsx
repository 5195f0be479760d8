import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { userEvent, within } from 'storybook/test'
import type { Recipe } from '../../contract/recipes'
import { sampleCatalogue } from '../sampleCatalogue'
import { SwapDialog } from './SwapDialog'

const nothing = () => undefined

/** As many recipes as a practice might publish. */
const thousands: Recipe[] = Array.from({ length: 5000 }, (_, i) => {
  const sample = sampleCatalogue.recipes[i % sampleCatalogue.recipes.length] as Recipe
  return { ...sample, id: i + 1, name: `${sample.name} ${i + 1}` }
})

const meta = {
  title: 'Comidas/Cambiar receta',
  component: SwapDialog,
  args: {
    open: true,
    onClose: nothing,
    onPick: nothing,
    title: 'Cambiar por otra: Vegetariano',
    candidates: sampleCatalogue.recipes,
    catalogue: sampleCatalogue,
  },
} satisfies Meta<typeof SwapDialog>

export default meta

type Story = StoryObj<typeof meta>

export const Some: Story = { name: 'Con candidatas' }
export const Thousands: Story = { name: 'Con 5,000 recetas', args: { candidates: thousands } }
export const Empty: Story = { name: 'Sin candidatas', args: { candidates: [] } }
export const NothingFound: Story = {
  name: 'Búsqueda sin resultados',
  play: async ({ canvasElement }) => {
    await userEvent.type(await within(canvasElement).findByRole('searchbox'), 'sushi')
  },
}
