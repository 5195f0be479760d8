import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { Switch } from './Switch'

const meta = {
  title: 'Componentes/Formularios/Interruptor (Switch)',
  component: Switch,
  args: { label: 'Mantener la pantalla encendida' },
} satisfies Meta<typeof Switch>

export default meta

type Story = StoryObj<typeof meta>

export const Off: Story = { name: 'Apagado' }
export const On: Story = { name: 'Encendido', args: { defaultChecked: true } }
export const WithHint: Story = { name: 'Con pista', args: { hint: 'Mientras cocinas.' } }
export const Disabled: Story = { name: 'Desactivado', args: { disabled: true, defaultChecked: true } }
