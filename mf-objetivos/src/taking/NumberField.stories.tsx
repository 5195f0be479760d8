import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { NumberField } from './NumberField'

const meta = {
  title: 'Componentes/Formularios/Campo de número (NumberField)',
  component: NumberField,
  args: { label: 'Peso', hint: 'En kilos.', decimal: true },
} satisfies Meta<typeof NumberField>

export default meta

type Story = StoryObj<typeof meta>

export const Empty: Story = { name: 'Vacío' }
export const Filled: Story = { name: 'Lleno', args: { defaultValue: '72.5' } }
export const WithError: Story = { name: 'Con error', args: { error: 'Por favor, conteste la pregunta.' } }
