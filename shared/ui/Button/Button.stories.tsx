import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { ShuffleIcon } from '../Icon/Icon'
import { Button } from './Button'

const meta = {
  title: 'Componentes/Acciones/Botón (Button)',
  component: Button,
  args: { children: 'Guardar Cambios' },
  // The props are a union of a button's and a link's, whose kinds Storybook cannot read.
  argTypes: {
    variant: { control: 'inline-radio', options: ['primary', 'secondary', 'quiet', 'danger'] },
    size: { control: 'inline-radio', options: ['medium', 'small'] },
    wide: { control: 'boolean' },
    busy: { control: 'boolean' },
    busyLabel: { control: 'text' },
    disabled: { control: 'boolean' },
    icon: { control: false },
    children: { control: 'text' },
  },
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
