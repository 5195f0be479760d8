import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { ProgressDots } from './ProgressDots'

const meta = {
  title: 'Componentes/Vacío, espera y error/Espera (ProgressDots)',
  component: ProgressDots,
} satisfies Meta<typeof ProgressDots>

export default meta

type Story = StoryObj<typeof meta>

export const Labelled: Story = { name: 'Con aviso', args: { label: 'Cargando tus comidas…' } }
export const Small: Story = { name: 'Pequeña', args: { size: 'small' } }
