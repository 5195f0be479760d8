import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { PathIcon } from './PathIcon'

const meta = {
  title: 'Componentes/Marca e imágenes/Icono declarado (PathIcon)',
  component: PathIcon,
  args: { paths: ['M3 12h18a9 9 0 0 1-18 0Z', 'M12 12c0-5 3-8 8-8 0 5-3 8-8 8Z'] },
} satisfies Meta<typeof PathIcon>

export default meta

type Story = StoryObj<typeof meta>

export const Declared: Story = { name: 'Por un remoto' }
export const WithMeaning: Story = { name: 'Con significado', args: { label: 'Mis platillos' } }
export const Large: Story = { name: 'Grande', args: { size: 'large' } }
