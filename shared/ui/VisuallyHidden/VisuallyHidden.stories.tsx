import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { VisuallyHidden } from './VisuallyHidden'

const meta = {
  title: 'Componentes/Estructura y navegación/Solo para quien escucha (VisuallyHidden)',
  component: VisuallyHidden,
} satisfies Meta<typeof VisuallyHidden>

export default meta

type Story = StoryObj<typeof meta>

export const Inside: Story = {
  name: 'En una frase',
  render: () => (
    <p>
      Cena <VisuallyHidden>de hoy</VisuallyHidden>
    </p>
  ),
}
