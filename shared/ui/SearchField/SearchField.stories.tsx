import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { useState } from 'react'
import { SearchField } from './SearchField'

const meta = {
  title: 'Componentes/Formularios/Búsqueda (SearchField)',
  component: SearchField,
  args: {
    label: 'Buscar recetas',
    placeholder: 'Nombre, ingrediente o etiqueta',
    value: '',
    onChange: () => undefined,
  },
  render: function Searching(args) {
    const [value, setValue] = useState(args.value)
    return <SearchField {...args} value={value} onChange={setValue} />
  },
} satisfies Meta<typeof SearchField>

export default meta

type Story = StoryObj<typeof meta>

export const Empty: Story = { name: 'Vacía' }
export const Typed: Story = { name: 'Con texto', args: { value: 'salmón', count: '3 recetas' } }
export const WithHint: Story = {
  name: 'Con ayuda',
  args: {
    label: 'Busca un alimento',
    placeholder: undefined,
    hint: 'Por ejemplo: cacahuate, leche, cebolla.',
  },
}
