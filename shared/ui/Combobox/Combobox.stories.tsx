import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { useState } from 'react'
import { userEvent, within } from 'storybook/test'
import { Combobox } from './Combobox'

const STATES = ['Aguascalientes', 'Baja California', 'Ciudad de México', 'Jalisco', 'Michoacán', 'Nuevo León']

const meta = {
  title: 'Componentes/Lista con búsqueda',
  component: Combobox,
  args: {
    label: 'Estado',
    items: [...STATES, 'Oaxaca', 'Puebla', 'Querétaro', 'San Luis Potosí', 'Tamaulipas', 'Yucatán'],
    labelOf: item => item as string,
    value: undefined,
    placeholder: 'Escribe o elige',
    onChange: () => undefined,
  },
  render: function Choosing(args) {
    const [value, setValue] = useState(args.value)
    return (
      <div style={{ maxWidth: 'var(--width-form)', minHeight: 'calc(var(--target) * 8)' }}>
        <Combobox {...args} value={value} onChange={setValue} />
      </div>
    )
  },
} satisfies Meta<typeof Combobox>

export default meta

type Story = StoryObj<typeof meta>

export const Empty: Story = { name: 'Vacía' }
export const Chosen: Story = { name: 'Con elección', args: { value: 'Nuevo León' } }
export const Wrong: Story = { name: 'Con error', args: { error: 'Elige tu estado.' } }
export const Found: Story = {
  name: 'Buscando',
  args: { hint: 'Donde vives.' },
  play: ({ canvasElement }) => userEvent.type(within(canvasElement).getByLabelText('Estado'), 'leon'),
}
