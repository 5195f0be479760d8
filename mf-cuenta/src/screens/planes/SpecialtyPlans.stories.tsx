import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { userEvent, within } from 'storybook/test'
import { monthlyPlansOf } from '../../../rules/plans/monthlyPlansOf'
import { sampleMonthlyPlans, samplePlans } from '../../samples'
import { SpecialtyPlans } from './SpecialtyPlans'
import { SPECIALTIES, type Specialty } from './specialties'

const nothing = () => undefined
const { nutriologia, psicologia, ginecologia } = SPECIALTIES as Record<string, Specialty>

const meta = {
  title: 'Cuenta/Planes de una especialidad',
  component: SpecialtyPlans,
  args: {
    specialty: nutriologia as Specialty,
    plans: samplePlans,
    loading: { failed: false, retrying: false, retry: nothing },
    isHeld: ({ id }) => id === 1,
    onOpen: nothing,
    opensIn: plan => monthlyPlansOf(plan, sampleMonthlyPlans),
  },
} satisfies Meta<typeof SpecialtyPlans>

export default meta

type Story = StoryObj<typeof meta>

export const Nutrition: Story = { name: 'Nutrición' }
export const Desktop: Story = {
  name: 'En escritorio',
  tags: ['desktop'],
  globals: { viewport: { value: 'desktop' } },
}
export const Psychology: Story = { name: 'Psicología', args: { specialty: psicologia as Specialty } }
export const Gynecology: Story = { name: 'Ginecología', args: { specialty: ginecologia as Specialty } }
export const Description: Story = {
  name: 'Descripción de un plan',
  play: ({ canvasElement }) =>
    userEvent.click(within(canvasElement).getByRole('button', { name: 'Nutrición en el embarazo' })),
}
export const None: Story = { name: 'Sin planes', args: { plans: [] } }
export const Loading: Story = { name: 'Cargando', args: { plans: undefined } }
export const Failed: Story = {
  name: 'No llegaron',
  args: { plans: undefined, loading: { failed: true, retrying: false, retry: nothing } },
}
