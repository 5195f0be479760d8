import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { Field } from './Field'
import styles from './Field.module.css'

const meta = {
  title: 'Componentes/Formularios/Campo (Field)',
  component: Field,
  args: {
    id: 'ocupacion',
    label: 'Ocupación',
    hint: 'A qué te dedicas la mayor parte del día.',
    children: null,
  },
} satisfies Meta<typeof Field>

export default meta

type Story = StoryObj<typeof meta>

export const Frame: Story = {
  name: 'Marco',
  render: args => (
    <Field {...args}>
      <input id="ocupacion" className={styles.control} aria-describedby="ocupacion-hint" />
    </Field>
  ),
}
export const WithError: Story = {
  name: 'Con error, opcional',
  args: { optional: true, error: 'Escribe tu ocupación.' },
  render: args => (
    <Field {...args}>
      <input id="ocupacion" className={styles.control} aria-describedby="ocupacion-hint ocupacion-error" />
    </Field>
  ),
}
