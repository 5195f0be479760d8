import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { AlertIcon } from 'shared/ui/Icon'
import { userEvent, within } from 'storybook/test'
import { exclusionMessages } from '../../../messages'
import { USUAL_ALLERGENS } from '../../../rules/allergens/usualAllergens'
import { DaysNote } from '../../plan/DaysNote'
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
    allergens: USUAL_ALLERGENS.map(({ name, words }) => ({ name, words: [...words], marked: false })),
    marking: new Set<string>(),
    onMark: nothing,
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
const marked = (...names: string[]) =>
  USUAL_ALLERGENS.map(({ name, words }) => ({ name, words: [...words], marked: names.includes(name) }))
const BECAUSE = { allergens: ['Leche'], unknown: false }
export const Allergic: Story = {
  name: 'Alergia a la leche, y un alimento que la lleva',
  args: {
    aliments: sampleCatalogue.aliments.map(food =>
      food.id === 4 ? { ...food, allergens: ['Leche'] } : food,
    ),
    allergens: [
      ...marked('Leche', 'Crustáceos'),
      { name: 'Fresa', words: [], marked: true, withdrawn: true },
    ],
    exclusions: [
      { alimentId: 4, reason: 'allergy', because: BECAUSE, marked: 'allergy' },
      { alimentId: 5, reason: 'allergy', because: { ...BECAUSE, unknown: true } },
    ],
    last: { allergen: 'Leche', marked: true },
  },
}
export const OnlyAllergies: Story = {
  name: 'Solo una alergia, ningún alimento suelto',
  args: {
    allergens: marked('Leche'),
    exclusions: [{ alimentId: 4, reason: 'allergy', because: BECAUSE }],
  },
}
export const Planned: Story = {
  name: 'Con comidas guardadas que la llevan',
  args: {
    allergens: marked('Leche'),
    planned: (
      <DaysNote
        icon={<AlertIcon size="small" />}
        title={exclusionMessages.planned}
        days={['2026-12-05', '2026-12-06', '2026-12-07', '2026-12-08']}
      />
    ),
  },
}
export const Seafood: Story = {
  name: 'Buscando mariscos',
  play: async ({ canvasElement }) => {
    await userEvent.type(within(canvasElement).getByLabelText('Busca un alimento'), 'mariscos')
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
