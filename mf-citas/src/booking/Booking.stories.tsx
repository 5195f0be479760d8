import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { sampleOffers, sampleSpecialist } from '../sampleAppointments'
import { AboutDialog } from './AboutDialog'
import { Offers } from './Offers'
import { Specialists } from './Specialists'

const nothing = () => undefined
const others = ['Daniel Ortega', 'Paola Treviño'].map((name, number) => {
  const [firstName = '', lastName = ''] = name.split(' ')
  return { ...sampleSpecialist, id: number + 2, firstName, lastName }
})

const meta = {
  title: 'Citas/Especialistas',
  component: Specialists,
  args: {
    specialists: [sampleSpecialist, ...others],
    failed: false,
    retrying: false,
    onRetry: nothing,
    onlineLabel: 'Videollamada',
    nearest: [{ specialistId: 1, init: '2026-11-23T15:00:00.000Z' }],
    onChoose: nothing,
    onNearest: nothing,
  },
} satisfies Meta<typeof Specialists>

export default meta

type Story = StoryObj<typeof meta>

export const Some: Story = { name: 'Tres' }
export const WithTypes: Story = {
  name: 'Con tipos de cita',
  args: { onlineLabel: 'Online', onSpecialist: nothing },
}
export const None: Story = { name: 'Ninguno', args: { specialists: [] } }
export const Loading: Story = { name: 'Cargando', args: { specialists: undefined } }
export const Failed: Story = { name: 'Sin respuesta', args: { specialists: undefined, failed: true } }
export const About: Story = {
  name: 'Conoce más de mí',
  render: () => <AboutDialog specialist={sampleSpecialist} open onClose={nothing} />,
}
export const Offered: Story = {
  name: 'Consultas a la venta',
  render: () => <Offers offers={sampleOffers} onBuy={nothing} />,
}
