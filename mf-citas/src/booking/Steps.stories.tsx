import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { Steps } from './Steps'

const meta = {
  title: 'Componentes/Estructura y navegación/Pasos (Steps)',
  component: Steps,
  args: {
    label: 'Agendar tu cita',
    steps: ['Elige la especialidad', 'Elige el horario', 'Confirma'],
    current: 0,
  },
} satisfies Meta<typeof Steps>

export default meta

type Story = StoryObj<typeof meta>

export const First: Story = { name: 'Primero' }
export const Second: Story = { name: 'En medio', args: { current: 1 } }
export const Last: Story = { name: 'Último', args: { current: 2 } }
