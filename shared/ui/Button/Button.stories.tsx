import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { ShuffleIcon } from '../Icon/Icon'
import { Button } from './Button'

const meta = {
  title: 'Componentes/Botón',
  component: Button,
  args: { children: 'Guardar Cambios' },
} satisfies Meta<typeof Button>

export default meta

type Story = StoryObj<typeof meta>

export const Primary: Story = { name: 'Principal' }
export const Secondary: Story = { name: 'Secundario', args: { variant: 'secondary' } }
export const Quiet: Story = { name: 'Discreto', args: { variant: 'quiet' } }
export const Danger: Story = { name: 'Peligro', args: { variant: 'danger', children: 'Cancelar Cita' } }
export const Busy: Story = { name: 'Ocupado', args: { busy: true, busyLabel: 'Guardando…' } }
export const Disabled: Story = { name: 'Desactivado', args: { disabled: true, children: 'Agendar' } }
export const WithIcon: Story = {
  name: 'Con icono',
  args: { icon: <ShuffleIcon size="small" />, children: 'Cambiar', variant: 'secondary' },
}
export const Small: Story = {
  name: 'Pequeño',
  args: { size: 'small', children: 'Ver mas', variant: 'secondary' },
}
export const Wide: Story = { name: 'A lo ancho', args: { wide: true, children: 'Ingresar' } }
export const AsLink: Story = {
  name: 'Como enlace',
  render: () => (
    <Button variant="secondary" href="https://wa.me/5218100000000" target="_blank" rel="noopener">
      Escríbenos
    </Button>
  ),
}
