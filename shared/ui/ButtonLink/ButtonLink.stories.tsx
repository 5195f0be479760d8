import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { ButtonLink } from './ButtonLink'

const meta = {
  title: 'Componentes/Acciones/Botón que enlaza (ButtonLink)',
  component: ButtonLink,
  args: { to: '/user/comida/semana', children: 'Ver Semana' },
} satisfies Meta<typeof ButtonLink>

export default meta

type Story = StoryObj<typeof meta>

export const Primary: Story = { name: 'Principal' }
export const Secondary: Story = { name: 'Secundario', args: { variant: 'secondary' } }
