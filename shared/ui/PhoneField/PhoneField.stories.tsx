import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { PhoneField } from './PhoneField'

const meta = {
  title: 'Componentes/Formularios/Campo de teléfono (PhoneField)',
  component: PhoneField,
} satisfies Meta<typeof PhoneField>

export default meta

type Story = StoryObj<typeof meta>

export const Empty: Story = { name: 'Vacío' }
export const Filled: Story = { name: 'Lleno', args: { defaultValue: '8112345678' } }
export const Optional: Story = { name: 'Opcional', args: { optional: true } }
export const WithError: Story = {
  name: 'Con error',
  args: { defaultValue: '81123', error: 'Número de 10 digitos.' },
}
