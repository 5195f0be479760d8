import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { PasswordField } from './PasswordField'

const meta = {
  title: 'Componentes/Formularios/Campo de contraseña (PasswordField)',
  component: PasswordField,
  args: { label: 'Contraseña' },
} satisfies Meta<typeof PasswordField>

export default meta

type Story = StoryObj<typeof meta>

export const Empty: Story = { name: 'Vacío' }
export const Filled: Story = { name: 'Lleno', args: { defaultValue: 'Demo#2026' } }
export const WithError: Story = {
  name: 'Con error',
  args: {
    defaultValue: 'demo',
    error: 'La contraseña debe contener 8 caracteres, al menos una letra mayúscula, minúscula y un símbolo.',
  },
}
