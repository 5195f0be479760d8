import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { SAMPLE_NOW, sampleAppointments } from '../../sampleAppointments'
import { AppointmentPage } from './AppointmentPage'

const nothing = () => undefined
const [past, , online, inPerson] = sampleAppointments

const meta = {
  title: 'Citas/La página de una cita',
  component: AppointmentPage,
  args: {
    appointment: online,
    now: SAMPLE_NOW,
    paid: false,
    failed: false,
    retrying: false,
    onRetry: nothing,
    onSave: nothing,
    saving: false,
    onReschedule: nothing,
    onCancel: nothing,
  },
} satisfies Meta<typeof AppointmentPage>

export default meta

type Story = StoryObj<typeof meta>

export const Online: Story = { name: 'Por videollamada' }
export const Paid: Story = { name: 'Después de pagar', args: { paid: true } }
export const InPerson: Story = { name: 'En persona, de un familiar', args: { appointment: inPerson } }
export const Past: Story = { name: 'Pasada', args: { appointment: past } }
export const Loading: Story = { name: 'Cargando', args: { appointment: undefined } }
export const CancelledHere: Story = {
  name: 'Cancelada aquí',
  args: { appointment: null, cancelled: online && { appointment: online, here: { givesBack: true } } },
}
export const CancelledBefore: Story = {
  name: 'Cancelada antes',
  args: { appointment: null, cancelled: online && { appointment: online } },
}
export const Unknown: Story = { name: 'No existe', args: { appointment: null } }
export const Failed: Story = { name: 'Sin respuesta', args: { appointment: undefined, failed: true } }
