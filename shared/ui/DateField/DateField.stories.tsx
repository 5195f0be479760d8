import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { DateField } from './DateField'

const meta = {
  title: 'Componentes/Formularios/Campo de fecha (DateField)',
  component: DateField,
  args: { label: 'Fecha de nacimiento', autoComplete: 'bday', min: '1900-01-01', max: '2026-11-22' },
} satisfies Meta<typeof DateField>

export default meta

type Story = StoryObj<typeof meta>

export const Empty: Story = { name: 'Vacío' }
export const Filled: Story = { name: 'Lleno', args: { defaultValue: '1994-02-28' } }
export const WithError: Story = { name: 'Con error', args: { error: 'Ingresa tu fecha de nacimiento.' } }
