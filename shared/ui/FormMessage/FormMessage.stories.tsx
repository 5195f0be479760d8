import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { FormMessage } from './FormMessage'

const meta = {
  title: 'Componentes/Formularios/Mensaje del formulario (FormMessage)',
  component: FormMessage,
  args: { children: 'Usuario o contraseña incorrecto.' },
} satisfies Meta<typeof FormMessage>

export default meta

type Story = StoryObj<typeof meta>

export const Refused: Story = { name: 'Rechazado' }
export const None: Story = { name: 'Sin mensaje', args: { children: undefined } }
