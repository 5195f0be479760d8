import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { Logo } from './Logo'

const meta = {
  title: 'Componentes/Marca e imágenes/Logotipo (Logo)',
  component: Logo,
} satisfies Meta<typeof Logo>

export default meta

type Story = StoryObj<typeof meta>

export const Whole: Story = { name: 'Completo', args: { size: 'large' } }
export const Mark: Story = { name: 'Solo el símbolo', args: { markOnly: true } }
export const Small: Story = { name: 'Pequeño', args: { size: 'small' } }
