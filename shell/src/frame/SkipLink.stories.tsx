import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { SkipLink } from './SkipLink'

const meta = {
  title: 'Componentes/Estructura y navegación/Saltar al contenido (SkipLink)',
  component: SkipLink,
  args: { target: 'contenido' },
} satisfies Meta<typeof SkipLink>

export default meta

type Story = StoryObj<typeof meta>

export const Focused: Story = {
  name: 'Con el foco',
  render: args => (
    <>
      <SkipLink {...args} />
      <main id="contenido">Presiona Tab para verlo.</main>
    </>
  ),
}
