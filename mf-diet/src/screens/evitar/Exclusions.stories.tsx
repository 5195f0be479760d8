import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { userEvent, within } from 'storybook/test'
import { sampleCatalogue } from '../../sampleCatalogue'
import { Exclusions } from './Exclusions'

const nothing = () => undefined

const meta = {
  title: 'Comidas/Alimentos que evitas',
  component: Exclusions,
  args: {
    aliments: sampleCatalogue.aliments,
    exclusions: [
      { alimentId: 12, reason: 'allergy' },
      { alimentId: 6, reason: 'dislike' },
      { alimentId: 999, reason: 'dislike', withdrawn: { alimentos: 'Camarón seco', grupo: 'Origen animal' } },
    ],
    busy: new Set(),
    onChange: nothing,
    last: undefined,
    onUndo: nothing,
    failed: false,
    retrying: false,
    onRetry: nothing,
  },
} satisfies Meta<typeof Exclusions>

export default meta

type Story = StoryObj<typeof meta>

export const Some: Story = { name: 'Algunos, uno ya retirado' }
export const Resembling: Story = {
  name: 'Una alergia a un alimento retirado, y los que se le parecen',
  args: {
    exclusions: [
      { alimentId: 999, reason: 'allergy', withdrawn: { alimentos: 'Nuez de castilla', grupo: 'Aceites' } },
      { alimentId: 12, reason: 'allergy', resembles: 999 },
    ],
  },
}
export const None: Story = { name: 'Ninguno', args: { exclusions: [] } }
export const Found: Story = {
  name: 'Buscando',
  play: async ({ canvasElement }) => {
    await userEvent.type(within(canvasElement).getByLabelText('Busca un alimento'), 'c')
  },
}
export const NotFound: Story = {
  name: 'Sin resultados',
  play: async ({ canvasElement }) => {
    await userEvent.type(within(canvasElement).getByLabelText('Busca un alimento'), 'xyz')
  },
}
export const Saving: Story = { name: 'Guardando', args: { busy: new Set([6]) } }
export const Removed: Story = {
  name: 'Se puede deshacer',
  args: { last: { alimentId: 4, reason: undefined } },
}
export const Chosen: Story = { name: 'Recién elegido', args: { last: { alimentId: 6, reason: 'dislike' } } }
export const Desktop: Story = {
  name: 'En escritorio',
  tags: ['desktop'],
  globals: { viewport: { value: 'desktop' } },
}
export const Loading: Story = { name: 'Cargando', args: { aliments: undefined, exclusions: undefined } }
export const Failed: Story = { name: 'No llegó', args: { failed: true } }
