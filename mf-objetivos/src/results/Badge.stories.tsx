import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { Badge } from './Badge'

const meta = {
  title: 'Componentes/Contenido/Nivel (Badge)',
  component: Badge,
  args: { level: 'Estable' },
} satisfies Meta<typeof Badge>

export default meta

type Story = StoryObj<typeof meta>

export const Critical: Story = { name: 'Crítico', args: { level: 'Crítico' } }
export const Complicated: Story = { name: 'Complicado', args: { level: 'Complicado' } }
export const Stable: Story = { name: 'Estable', args: { level: 'Estable' } }
export const OwnWords: Story = {
  name: 'Con otras palabras',
  args: { level: 'Crítico', children: 'Síntomas graves' },
}
