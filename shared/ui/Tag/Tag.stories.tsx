import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { CircleAlertIcon } from '../BasicIcon/BasicIcon'
import { ClockIcon } from '../Icon/Icon'
import { Tag } from './Tag'

const meta = {
  title: 'Componentes/Contenido/Etiqueta (Tag)',
  component: Tag,
  args: { children: 'Alto en fibra' },
} satisfies Meta<typeof Tag>

export default meta

type Story = StoryObj<typeof meta>

export const Neutral: Story = { name: 'Neutra' }
export const Green: Story = { name: 'Nutrición', args: { tone: 'green' } }
export const Violet: Story = { name: 'Psicología', args: { tone: 'violet', children: 'Calma' } }
export const Rose: Story = { name: 'Ginecología', args: { tone: 'rose', children: 'Ciclo' } }
export const Papaya: Story = {
  name: 'Acento',
  args: { tone: 'papaya', icon: <ClockIcon size="small" />, children: '20 min' },
}
export const Critical: Story = {
  name: 'Crítica',
  args: { tone: 'critical', icon: <CircleAlertIcon size="small" />, children: 'Mal' },
}
export const Pressable: Story = { name: 'Que se presiona', args: { tone: 'green', onClick: () => undefined } }
export const Pressed: Story = {
  name: 'Presionada',
  args: { tone: 'green', onClick: () => undefined, pressed: true },
}
export const Removable: Story = {
  name: 'Que se quita',
  args: { onRemove: () => undefined, children: 'Suplementos' },
}
