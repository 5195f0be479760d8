import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { Card } from '../Card/Card'
import { Skeleton } from './Skeleton'

const meta = {
  title: 'Componentes/Vacío, espera y error/Esqueleto (Skeleton)',
  component: Skeleton,
} satisfies Meta<typeof Skeleton>

export default meta

type Story = StoryObj<typeof meta>

export const Lines: Story = {
  name: 'Texto',
  render: () => (
    <div aria-busy="true" style={{ maxWidth: 'var(--width-form)' }}>
      <Skeleton shape="title" width="60%" />
      <Skeleton />
      <Skeleton />
      <Skeleton width="75%" />
    </div>
  ),
}
export const Picture: Story = { name: 'Imagen', args: { shape: 'picture', ratio: '16 / 10' } }
export const Circle: Story = { name: 'Retrato', args: { shape: 'circle' } }
export const CardShape: Story = { name: 'Tarjeta', args: { shape: 'card' } }
export const Meal: Story = {
  name: 'Una comida',
  render: () => (
    <Card flush style={{ maxWidth: 'var(--width-form)' }} aria-busy="true">
      <Skeleton shape="picture" ratio="16 / 10" />
      <div style={{ padding: 'var(--space-5)' }}>
        <Skeleton width="30%" />
        <Skeleton shape="title" width="80%" />
        <Skeleton />
        <Skeleton width="60%" />
      </div>
    </Card>
  ),
}
