import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { TextArea } from './TextArea'

const meta = {
  title: 'Componentes/Formularios/Campo de varias líneas (TextArea)',
  component: TextArea,
  args: { label: 'Comentarios', placeholder: '¿Qué te pareció la receta?' },
} satisfies Meta<typeof TextArea>

export default meta

type Story = StoryObj<typeof meta>

export const Empty: Story = { name: 'Vacío', args: { optional: true } }
export const WithError: Story = {
  name: 'Con error',
  args: { label: 'Tu pregunta', rows: 3, error: 'Necesitas escribir una pregunta.' },
}
export const Counted: Story = {
  name: 'Con contador',
  args: {
    label: 'Tu pregunta',
    rows: 3,
    counted: true,
    maxLength: 280,
    defaultValue: '¿Puedo comer fresas?',
  },
}
export const Full: Story = { name: 'Con el contador lleno', args: { ...Counted.args, maxLength: 20 } }
