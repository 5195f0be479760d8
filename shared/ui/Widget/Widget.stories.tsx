import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { Card } from '../Card/Card'
import { Widget } from './Widget'

const meta = {
  title: 'Componentes/Estructura y navegación/Parte del inicio (Widget)',
  component: Widget,
  args: { title: 'Tu próxima cita', height: 160, children: <Card>Martes, 9:00 a.m.</Card> },
} satisfies Meta<typeof Widget>

export default meta

type Story = StoryObj<typeof meta>

export const Plain: Story = { name: 'Sin enlace' }
export const WithLink: Story = {
  name: 'Con enlace',
  args: { link: { to: '/user/citas', label: 'Ver mis citas' } },
}
