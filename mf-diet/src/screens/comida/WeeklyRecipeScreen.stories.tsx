import type { Meta, StoryObj } from '@storybook/react-webpack5'
import WeeklyRecipeScreen from './WeeklyRecipeScreen'

const meta = { title: 'Comidas/Receta de la semana', component: WeeklyRecipeScreen } satisfies Meta<
  typeof WeeklyRecipeScreen
>

export default meta

type Story = StoryObj<typeof meta>

export const Phone: Story = { name: 'En teléfono' }
export const Desktop: Story = {
  name: 'En escritorio',
  tags: ['desktop'],
  globals: { viewport: { value: 'desktop' } },
}
