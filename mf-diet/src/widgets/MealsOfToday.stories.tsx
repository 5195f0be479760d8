import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { catalogueOf } from '../catalogue/catalogueOf'
import { sampleCatalogue, samplePlan } from '../sampleCatalogue'
import { MealsOfToday } from './MealsOfToday'

const meta = {
  title: 'Comidas/Comidas de hoy',
  component: MealsOfToday,
  args: {
    catalogue: sampleCatalogue,
    plan: samplePlan,
    exclusions: [],
    ratings: [{ recipeId: 1, day: samplePlan.day, slot: 'breakfast', consumed: true }],
    minuteOfDay: 12 * 60,
    failed: false,
    retrying: false,
    onRetry: () => undefined,
  },
} satisfies Meta<typeof MealsOfToday>

export default meta

type Story = StoryObj<typeof meta>

export const Planned: Story = { name: 'Con plan' }
export const Desktop: Story = {
  name: 'En escritorio',
  tags: ['desktop'],
  globals: { viewport: { value: 'desktop' } },
}
export const Allergic: Story = {
  name: 'Con lo que se evita por alergia',
  args: {
    exclusions: [{ alimentId: 12, reason: 'allergy', because: { allergens: ['Leche'], unknown: true } }],
  },
}
export const Loading: Story = { name: 'Cargando', args: { catalogue: undefined } }
export const NotPrepared: Story = { name: 'Sin plan guardado', args: { plan: null } }
export const Locked: Story = {
  name: 'Bloqueado',
  args: { catalogue: catalogueOf(sampleCatalogue.recipes, [], []), plan: null },
}
export const Empty: Story = {
  name: 'Sin recetas publicadas',
  args: { catalogue: catalogueOf([], [], []), plan: null },
}
export const Failed: Story = { name: 'No llegó', args: { failed: true } }
