import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { calendarWeekOf } from '../../../rules/plans/weeksOf'
import { sampleCatalogue, samplePlan } from '../../sampleCatalogue'
import { WeekTable } from './WeekTable'
import { WeekTableSkeleton } from './WeekTableSkeleton'

const days = calendarWeekOf(samplePlan.day)
const plans = days.slice(1, 5).map((day, i) => ({ ...samplePlan, day, id: i + 1, userId: 1 }))

const eaten = { recipeId: 1, slot: 'breakfast', consumed: true } as const
const ratings = plans.slice(0, 2).map(({ day }) => ({ ...eaten, day }))

const meta = {
  title: 'Comidas/Semana de un vistazo',
  component: WeekTable,
  args: {
    days,
    active: '2026-11-18',
    today: '2026-11-17',
    plans,
    ratings,
    exclusions: [],
    catalogue: sampleCatalogue,
  },
} satisfies Meta<typeof WeekTable>

export default meta

type Story = StoryObj<typeof meta>

export const Planned: Story = { name: 'Con días guardados' }
export const Desktop: Story = {
  name: 'En escritorio',
  tags: ['desktop'],
  globals: { viewport: { value: 'desktop' } },
}
export const Avoided: Story = {
  name: 'Con una comida que guarda una alergia',
  args: {
    exclusions: [{ alimentId: 12, reason: 'allergy', because: { allergens: ['Leche'], unknown: true } }],
  },
}
export const Nothing: Story = { name: 'Sin nada guardado', args: { plans: [] } }
export const Loading: Story = { name: 'Cargando', render: () => <WeekTableSkeleton days={days} /> }
