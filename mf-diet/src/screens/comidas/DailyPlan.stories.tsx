import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { useState } from 'react'
import { catalogueOf } from '../../catalogue/catalogueOf'
import { sampleCatalogue, samplePlan } from '../../sampleCatalogue'
import { DailyPlan } from './DailyPlan'
import DailyPlanScreenSkeleton from './DailyPlanScreenSkeleton'

const nothing = () => undefined

const meta = {
  title: 'Comidas/Plan del día',
  component: DailyPlan,
  args: {
    day: samplePlan.day,
    onDay: nothing,
    catalogue: sampleCatalogue,
    plan: samplePlan,
    exclusions: [],
    ratings: [],
    onShuffle: nothing,
    onOpen: nothing,
    state: 'saved',
    otherDaysChanged: [],
    saving: 'done',
    onSave: nothing,
    failed: false,
    retrying: false,
    onRetry: nothing,
  },
  // As wide as the frame lets a screen be.
  decorators: [
    Story => (
      <div style={{ maxInlineSize: 'var(--width-content)', marginInline: 'auto' }}>
        <Story />
      </div>
    ),
  ],
  render: function Choosing(args) {
    const [day, setDay] = useState(args.day)
    return <DailyPlan {...args} day={day} onDay={setDay} />
  },
} satisfies Meta<typeof DailyPlan>

export default meta

type Story = StoryObj<typeof meta>

export const Proposal: Story = {
  name: 'Propuesta sin guardar',
  args: { state: 'proposed', saving: 'possible' },
}
export const Consumed: Story = {
  name: 'Con una comida consumida',
  args: { ratings: [{ recipeId: 1, day: samplePlan.day, slot: 'breakfast', consumed: true }] },
}
export const OthersChanged: Story = {
  name: 'Con cambios en otros días',
  args: { otherDaysChanged: ['2026-11-24', '2026-12-01', '2026-12-24', '2026-12-31'] },
}
export const Saving: Story = { name: 'Guardando', args: { state: 'changed', saving: 'busy' } }
export const Saved: Story = { name: 'Guardado' }
export const Avoided: Story = {
  name: 'Con alimentos que evitas',
  args: {
    exclusions: [
      { alimentId: 12, reason: 'allergy' },
      { alimentId: 1, reason: 'dislike' },
    ],
  },
}
export const Desktop: Story = {
  name: 'En escritorio',
  tags: ['desktop'],
  globals: { viewport: { value: 'desktop' } },
  args: { saving: 'possible' },
}
export const Preparing: Story = {
  name: 'Con la preparación en camino',
  args: { catalogue: { ...sampleCatalogue, preparationOf: () => ({ failed: false, retry: nothing }) } },
}
export const BeforeCode: Story = { name: 'Antes del código', render: () => <DailyPlanScreenSkeleton /> }
export const Loading: Story = { name: 'Cargando', args: { catalogue: undefined, plan: undefined } }
export const Empty: Story = { name: 'Sin recetas publicadas', args: { catalogue: catalogueOf([], [], []) } }
export const Failed: Story = { name: 'No llegó', args: { failed: true } }
export const Retrying: Story = { name: 'Intentando de nuevo', args: { failed: true, retrying: true } }
export const Locked: Story = {
  name: 'Bloqueado',
  args: { catalogue: catalogueOf(sampleCatalogue.recipes, [], []), plan: undefined },
}
export const Withdrawn: Story = {
  name: 'Con una receta retirada y un momento vacío',
  args: { plan: { ...samplePlan, breakfast: 999, meal: null } },
}
