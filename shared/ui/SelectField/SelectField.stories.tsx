import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { SelectField } from './SelectField'

const meta = {
  title: 'Componentes/Formularios/Campo de selección (SelectField)',
  component: SelectField,
  args: {
    label: 'Estado civil',
    children: ['Seleccionar', 'Solter@', 'Casad@', 'Viud@', 'Union libre', 'N/D'].map(option => (
      <option key={option}>{option}</option>
    )),
  },
} satisfies Meta<typeof SelectField>

export default meta

type Story = StoryObj<typeof meta>

export const Empty: Story = { name: 'Vacío' }
export const WithError: Story = {
  name: 'Con error',
  args: { label: 'Género', error: 'Selecciona tu genero.' },
}
export const Disabled: Story = { name: 'Desactivado', args: { disabled: true } }
