import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { UnreachableScreen } from './UnreachableScreen'

const meta = {
  title: 'Inicio/Sin conexión',
  component: UnreachableScreen,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof UnreachableScreen>

export default meta

type Story = StoryObj<typeof meta>

export const Unreachable: Story = { name: 'El servidor no responde' }
export const Desktop: Story = {
  name: 'En escritorio',
  tags: ['desktop'],
  globals: { viewport: { value: 'desktop' } },
}
