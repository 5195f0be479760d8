import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { WeeklyRecipe } from './WeeklyRecipe'

const meta = { title: 'Comidas/Receta de la semana', component: WeeklyRecipe } satisfies Meta<
  typeof WeeklyRecipe
>

export default meta

type Story = StoryObj<typeof meta>

export const Phone: Story = { name: 'En teléfono' }
export const Desktop: Story = {
  name: 'En escritorio',
  tags: ['desktop'],
  globals: { viewport: { value: 'desktop' } },
}
