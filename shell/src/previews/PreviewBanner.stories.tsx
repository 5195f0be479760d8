import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { PreviewBanner } from './PreviewBanner'

const meta = {
  title: 'Inicio/Vista previa',
  component: PreviewBanner,
  args: {
    remote: 'mf-diet',
    release: '9c1d77aa00be42f1',
    until: '2026-11-28T17:30:00Z',
    leaving: false,
    onLeave: () => undefined,
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof PreviewBanner>

export default meta

type Story = StoryObj<typeof meta>

export const Shown: Story = { name: 'A la vista' }
export const Desktop: Story = {
  name: 'En escritorio',
  tags: ['desktop'],
  globals: { viewport: { value: 'desktop' } },
}
export const Leaving: Story = { name: 'Saliendo', args: { leaving: true } }
