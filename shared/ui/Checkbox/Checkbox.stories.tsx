import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { Checkbox } from './Checkbox'

const meta = {
  title: 'Componentes/Formularios/Casilla (Checkbox)',
  component: Checkbox,
  args: { label: 'Quiero recibir consejos por correo' },
} satisfies Meta<typeof Checkbox>

export default meta

type Story = StoryObj<typeof meta>

export const Empty: Story = { name: 'Sin marcar' }
export const Ticked: Story = { name: 'Marcada', args: { defaultChecked: true } }
export const Cards: Story = {
  name: 'Tarjetas, entre las respuestas de una pregunta',
  args: { look: 'card' },
  render: args => (
    <div style={{ display: 'grid', gap: 'var(--space-2)' }}>
      <Checkbox {...args} label="Dolor de cabeza" defaultChecked />
      <Checkbox {...args} label="Inflamación o pesadez después de comer, también cuando como poco" />
      <Checkbox {...args} label="Ninguna de estas" disabled />
    </div>
  ),
}
export const WithHint: Story = { name: 'Con pista', args: { hint: 'Uno por semana.' } }
export const WithError: Story = { name: 'Con error', args: { error: 'Acepta el aviso para continuar.' } }
export const Disabled: Story = { name: 'Desactivada', args: { disabled: true } }
