import type { Meta, StoryObj } from '@storybook/react-webpack5'
import type { Appointment } from '../../contract/appointments'
import { SAMPLE_NOW, sampleAppointments } from '../sampleAppointments'
import { AppointmentDialog } from './AppointmentDialog'
import { CancelDialog } from './CancelDialog'
import { RescheduleDialog } from './RescheduleDialog'

const nothing = () => undefined
const [past, , online, inPerson] = sampleAppointments as [Appointment, Appointment, Appointment, Appointment]

const meta = {
  title: 'Citas/Una cita',
  component: AppointmentDialog,
  args: {
    appointment: online,
    open: true,
    now: SAMPLE_NOW,
    isGone: false,
    onClose: nothing,
    onReschedule: nothing,
    onCancel: nothing,
    onSave: nothing,
    saving: false,
  },
} satisfies Meta<typeof AppointmentDialog>

export default meta

type Story = StoryObj<typeof meta>

export const Online: Story = { name: 'Por videollamada' }
export const InPerson: Story = { name: 'En persona', args: { appointment: inPerson } }
export const Past: Story = { name: 'Pasada', args: { appointment: past } }
export const Gone: Story = { name: 'Cancelada mientras está abierta', args: { isGone: true } }
export const Cancelling: Story = {
  name: 'Al cancelar',
  render: () => <CancelDialog appointment={online} open busy={false} onClose={nothing} onCancel={nothing} />,
}
export const Rescheduling: Story = {
  name: 'Al cambiar de horario',
  render: () => (
    <RescheduleDialog appointment={online} open busy={false} onClose={nothing} onMove={nothing} />
  ),
}
