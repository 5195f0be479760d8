import type { Meta, StoryObj } from '@storybook/react-webpack5'
import type { Appointment } from '../../../contract/appointments'
import { SAMPLE_NOW, sampleAppointments, sampleHeld, sampleWait } from '../../sampleAppointments'
import { CitasLanding } from './CitasLanding'
import { MyAppointments } from './MyAppointments'

const nothing = () => undefined

const meta = {
  title: 'Citas/Citas',
  component: CitasLanding,
  args: {
    appointments: sampleAppointments,
    failed: false,
    retrying: false,
    onRetry: nothing,
    now: SAMPLE_NOW,
    toBook: [],
    held: undefined,
    waiting: { lists: [], onLeave: nothing, leaving: false },
    onOpen: nothing,
    isOfAgenda: false,
    base: '/user/citas',
  },
} satisfies Meta<typeof CitasLanding>

export default meta

type Story = StoryObj<typeof meta>

export const Landing: Story = { name: 'Inicio' }
export const LandingToBook: Story = {
  name: 'Inicio, con consultas por agendar',
  args: {
    toBook: [
      {
        productId: 'PsicologiaOnline',
        title: 'Consulta de psicología en línea',
        note: '1 hora por videollamada · Psicología',
        count: 1,
        path: '/user/agendar?especialidad=2',
      },
    ],
  },
}
export const LandingHeld: Story = {
  name: 'Inicio, con un horario apartado',
  args: {
    held: sampleHeld,
  },
}
export const LandingWaiting: Story = {
  name: 'Inicio, en una lista de espera',
  args: { waiting: { lists: [sampleWait], onLeave: nothing, leaving: false } },
}
export const LandingFar: Story = {
  name: 'Inicio, con muchas citas por venir',
  args: {
    appointments: sampleAppointments.concat(
      ['12-01', '12-08', '12-15', '12-22'].map((day, place) => ({
        ...(sampleAppointments[2] as Appointment),
        id: 100 + place,
        init: `2026-${day}T15:00:00.000Z`,
        end: `2026-${day}T15:20:00.000Z`,
      })),
    ),
  },
}
export const LandingEmpty: Story = { name: 'Inicio, sin citas', args: { appointments: [] } }
export const LandingLoading: Story = { name: 'Inicio, cargando', args: { appointments: undefined } }
export const LandingFailed: Story = {
  name: 'Inicio, sin respuesta',
  args: { appointments: undefined, failed: true },
}
export const LandingStaff: Story = { name: 'Inicio, del equipo', args: { isOfAgenda: true } }
export const Mine: Story = { name: 'Mis Citas', render: args => <MyAppointments {...args} /> }
export const MineWaiting: Story = {
  name: 'Mis Citas, en una lista de espera',
  args: LandingWaiting.args,
  render: args => <MyAppointments {...args} />,
}
export const MineEmpty: Story = {
  name: 'Mis Citas, ninguna',
  args: { appointments: [] },
  render: args => <MyAppointments {...args} />,
}
export const MineLoading: Story = {
  name: 'Mis Citas, cargando',
  args: { appointments: undefined },
  render: args => <MyAppointments {...args} />,
}
