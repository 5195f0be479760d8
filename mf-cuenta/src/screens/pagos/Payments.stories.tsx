import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { sampleChanging, sampleConfirming, samplePayments, sampleSubscription } from '../../samples'
import { Payments } from './Payments'

const nothing = () => undefined
const loaded = { failed: false, retrying: false, retry: nothing }

const meta = {
  title: 'Cuenta/Mis pagos',
  component: Payments,
  args: {
    subscriptions: [sampleSubscription],
    subscriptionsLoading: loaded,
    holdsPlan: true,
    onCancelPlan: nothing,
    onKeepPlan: nothing,
    cancelling: false,
    opening: undefined,
    awaited: undefined,
    onMend: nothing,
    confirming: [],
    payments: samplePayments,
    loading: loaded,
    more: nothing,
    loadingMore: false,
  },
} satisfies Meta<typeof Payments>

export default meta

type Story = StoryObj<typeof meta>

export const History: Story = { name: 'Con plan e historial' }
export const FailedRenewal: Story = {
  name: 'Renovación sin cobrar',
  args: { subscriptions: [{ ...sampleSubscription, paymentFailed: true }] },
}
export const Blocked: Story = {
  name: 'El navegador no abrió la pestaña',
  args: {
    subscriptions: [{ ...sampleSubscription, paymentFailed: true }],
    awaited: { blocked: true, address: 'https://pagos.ejemplo.mx/sesion' },
  },
}
export const Awaited: Story = {
  name: 'Se paga en otra pestaña',
  args: {
    subscriptions: [{ ...sampleSubscription, paymentFailed: true }],
    awaited: { blocked: false, address: 'https://pagos.ejemplo.mx/sesion' },
  },
}
export const Cancelled: Story = {
  name: 'Plan cancelado',
  args: {
    subscriptions: [{ ...sampleSubscription, renewsAt: null, endsAt: '2026-12-12T18:00:00Z' }],
  },
}
export const Confirming: Story = {
  name: 'Un pago en confirmación',
  args: { subscriptions: [], confirming: [sampleConfirming] },
}
export const Changing: Story = { name: 'Cambia de plan', args: { subscriptions: [sampleChanging] } }
export const Nothing: Story = {
  name: 'Sin plan ni pagos',
  args: { subscriptions: [], payments: [], more: undefined },
}
export const Loading: Story = { name: 'Cargando', args: { subscriptions: undefined, payments: undefined } }
export const Failed: Story = {
  name: 'No llegaron',
  args: {
    subscriptions: undefined,
    payments: undefined,
    subscriptionsLoading: { ...loaded, failed: true },
    loading: { ...loaded, failed: true },
  },
}
