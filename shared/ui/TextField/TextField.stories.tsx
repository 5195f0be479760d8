import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { TextField } from './TextField'

const meta = {
  title: 'Componentes/Formularios/Campo de texto (TextField)',
  component: TextField,
  args: { label: 'Correo electrónico', type: 'email', autoComplete: 'email' },
} satisfies Meta<typeof TextField>

export default meta

type Story = StoryObj<typeof meta>

export const Empty: Story = { name: 'Vacío' }
export const Filled: Story = { name: 'Lleno', args: { defaultValue: 'ana@mydiet.mx' } }
export const WithHint: Story = { name: 'Con pista', args: { hint: 'El que usaste al registrarte.' } }
export const WithError: Story = {
  name: 'Con error',
  args: {
    hint: 'El que usaste al registrarte.',
    defaultValue: 'ana.mydiet.mx',
    error: 'El correo electrónico debe contener exactamente un símbolo @.',
  },
}
export const Optional: Story = { name: 'Opcional', args: { label: 'Teléfono', optional: true, type: 'tel' } }
export const ReadOnly: Story = {
  name: 'Solo lectura',
  args: { readOnly: true, defaultValue: 'Ana Sofía', label: 'Nombre' },
}
