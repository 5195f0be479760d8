import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { ProgressBar } from './ProgressBar'

const meta = {
  title: 'Componentes/Vacío, espera y error/Barra de avance (ProgressBar)',
  component: ProgressBar,
  args: { label: 'Subiendo tu foto', share: 0.45 },
} satisfies Meta<typeof ProgressBar>

export default meta

type Story = StoryObj<typeof meta>

export const UnderWay: Story = { name: 'En camino' }
export const Begun: Story = { name: 'Al empezar', args: { share: 0 } }
export const Critical: Story = { name: 'De un puntaje crítico', args: { share: 0.2, tone: 'critical' } }
export const Complicated: Story = {
  name: 'De un puntaje complicado',
  args: { share: 0.5, tone: 'complicated' },
}
export const Stable: Story = { name: 'De un puntaje estable', args: { share: 0.9, tone: 'stable' } }
export const AlmostDone: Story = { name: 'Casi lista', args: { share: 1, note: 'Casi lista…' } }
