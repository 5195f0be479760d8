import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { sampleCancelled, sampleChanging, sampleFailed, sampleSubscription } from '../samples'
import { PlanOfPerson } from './PlanOfPerson'

const meta = {
  title: 'Cuenta/Tu plan, en el inicio',
  component: PlanOfPerson,
  args: {
    subscriptions: [{ name: 'MonthlySubscription' }],
    held: [sampleSubscription],
    onKeep: () => undefined,
  },
} satisfies Meta<typeof PlanOfPerson>

export default meta

type Story = StoryObj<typeof meta>

export const Holder: Story = { name: 'Con plan' }
export const Changing: Story = { name: 'Cambia de plan', args: { held: [sampleChanging] } }
export const Cancelled: Story = { name: 'Cancelado', args: { held: [sampleCancelled] } }
export const Failed: Story = { name: 'Renovación sin cobrar', args: { held: [sampleFailed] } }
export const Unknown: Story = { name: 'Aún sin sus fechas', args: { held: undefined } }
export const None: Story = { name: 'Sin plan', args: { subscriptions: [] } }
