import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { PlanOfPerson } from './PlanOfPerson'

const meta = {
  title: 'Cuenta/Tu plan, en el inicio',
  component: PlanOfPerson,
  args: { subscriptions: [{ name: 'MonthlySubscription' }] },
} satisfies Meta<typeof PlanOfPerson>

export default meta

type Story = StoryObj<typeof meta>

export const Holder: Story = { name: 'Con plan' }
export const None: Story = { name: 'Sin plan', args: { subscriptions: [] } }
