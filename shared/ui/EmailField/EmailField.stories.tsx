import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { EmailField } from './EmailField'

const meta = {
  title: 'Componentes/Formularios/Campo de correo (EmailField)',
  component: EmailField,
} satisfies Meta<typeof EmailField>

export default meta

type Story = StoryObj<typeof meta>

export const Empty: Story = { name: 'Vacío' }
export const Filled: Story = { name: 'Lleno', args: { defaultValue: 'ana@mydiet.mx' } }
export const Optional: Story = { name: 'Opcional', args: { optional: true } }
export const WithError: Story = {
  name: 'Con error',
  args: { defaultValue: 'ana', error: 'El correo electrónico debe contener exactamente un símbolo @.' },
}
