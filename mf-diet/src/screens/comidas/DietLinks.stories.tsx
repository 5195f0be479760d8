import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { DietLinks } from './DietLinks'

const meta = { title: 'Comidas/Enlaces de tus comidas', component: DietLinks } satisfies Meta<
  typeof DietLinks
>

export default meta

type Story = StoryObj<typeof meta>

export const Phone: Story = { name: 'En teléfono' }
export const Desktop: Story = {
  name: 'En escritorio',
  tags: ['desktop'],
  globals: { viewport: { value: 'desktop' } },
}
