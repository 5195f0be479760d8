import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { SAMPLE_NOW, sampleAppointments, sampleHeld } from '../sampleAppointments'
import { UpcomingAppointment } from './UpcomingAppointment'

const nothing = () => undefined
const [, , online, inPerson] = sampleAppointments

const meta = {
  title: 'Citas/Tu próxima cita',
  component: UpcomingAppointment,
  args: {
    next: online ?? null,
    held: undefined,
    now: SAMPLE_NOW,
    failed: false,
    retrying: false,
    onRetry: nothing,
    onOpen: nothing,
  },
} satisfies Meta<typeof UpcomingAppointment>

export default meta

type Story = StoryObj<typeof meta>

export const Far: Story = { name: 'En unos días' }
export const Near: Story = {
  name: 'En un rato, con su enlace',
  args: { now: new Date(Date.parse(online?.init ?? '') - 10 * 60_000) },
}
export const OfFamily: Story = { name: 'De un familiar, en persona', args: { next: inPerson ?? null } }
export const None: Story = { name: 'Ninguna', args: { next: null } }
export const Held: Story = {
  name: 'Un horario apartado',
  args: {
    held: sampleHeld,
  },
}
export const HeldAlone: Story = {
  name: 'Un horario apartado, sin citas',
  args: { ...Held.args, next: null },
}
export const Loading: Story = { name: 'Cargando', args: { next: undefined } }
export const Failed: Story = { name: 'Sin respuesta', args: { next: undefined, failed: true } }
