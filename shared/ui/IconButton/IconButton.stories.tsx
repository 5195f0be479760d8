import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { ShuffleIcon } from '../Icon/Icon'
import { IconButton } from './IconButton'

const meta = {
  title: 'Componentes/Acciones/Botón de icono (IconButton)',
  component: IconButton,
  args: { label: 'Cambiar Cena al azar', icon: <ShuffleIcon /> },
} satisfies Meta<typeof IconButton>

export default meta

type Story = StoryObj<typeof meta>

export const Plain: Story = { name: 'Simple' }
export const Tinted: Story = { name: 'Con tono', args: { variant: 'tinted' } }
export const Outlined: Story = { name: 'Con contorno', args: { variant: 'outlined' } }
export const Disabled: Story = { name: 'Desactivado', args: { disabled: true, variant: 'outlined' } }
