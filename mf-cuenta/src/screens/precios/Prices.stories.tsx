import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { MonthlyPlans } from '../../plans/MonthlyPlans'
import {
  sampleCancelled,
  sampleChanging,
  sampleFailed,
  sampleHolderPrices,
  sampleMonthlyPlans,
  samplePrices,
  sampleSubscription,
} from '../../samples'
import { Prices } from './Prices'

const nothing = () => undefined
const plans = {
  plans: sampleMonthlyPlans,
  held: undefined,
  opening: undefined,
  onBuy: nothing,
  onChange: nothing,
}

const meta = {
  title: 'Cuenta/Precios',
  component: Prices,
  args: {
    table: { monthlyPlans: sampleMonthlyPlans, prices: samplePrices },
    loading: { failed: false, retrying: false, retry: nothing },
    holdsPlan: false,
    buying: undefined,
    onBuy: nothing,
    owns: () => false,
    plans: <MonthlyPlans {...plans} />,
  },
} satisfies Meta<typeof Prices>

export default meta

type Story = StoryObj<typeof meta>

export const WithoutPlan: Story = { name: 'Sin plan' }
export const Desktop: Story = {
  name: 'En escritorio',
  tags: ['desktop'],
  globals: { viewport: { value: 'desktop' } },
}
export const Holder: Story = {
  name: 'Con plan: 10 % menos',
  args: {
    table: { monthlyPlans: sampleMonthlyPlans, prices: sampleHolderPrices },
    holdsPlan: true,
    plans: <MonthlyPlans {...plans} held={sampleSubscription} />,
  },
}
export const Cancelled: Story = {
  name: 'Con un plan cancelado',
  args: {
    table: { monthlyPlans: sampleMonthlyPlans, prices: sampleHolderPrices },
    holdsPlan: true,
    plans: <MonthlyPlans {...plans} held={sampleCancelled} />,
  },
}
export const Changing: Story = {
  name: 'Con un cambio por venir',
  args: { holdsPlan: true, plans: <MonthlyPlans {...plans} held={sampleChanging} /> },
}
export const FailedRenewal: Story = {
  name: 'Con una renovación sin cobrar',
  args: { holdsPlan: true, plans: <MonthlyPlans {...plans} held={sampleFailed} /> },
}
export const Opening: Story = {
  name: 'Abriendo el pago',
  args: { plans: <MonthlyPlans {...plans} opening="plan-funcional" /> },
}
export const Loading: Story = { name: 'Cargando', args: { table: undefined } }
export const Failed: Story = {
  name: 'No llegaron',
  args: { table: undefined, loading: { failed: true, retrying: false, retry: nothing } },
}
