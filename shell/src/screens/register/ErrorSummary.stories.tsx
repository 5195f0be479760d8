import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { textOf, useForm } from 'shared/forms/useForm'
import { Button } from 'shared/ui/Button'
import { TextField } from 'shared/ui/TextField'
import { userEvent, within } from 'storybook/test'
import { ErrorSummary } from './ErrorSummary'

const FIELDS = { firstName: 'Nombre', city: 'Ciudad', phone: 'Teléfono' }

/** A form whose fields all have to be filled in. */
function Sample() {
  const { errors, field, formProps } = useForm({
    validate: data =>
      Object.fromEntries(
        Object.keys(FIELDS).map(name => [name, textOf(data, name) ? undefined : 'Falta este dato.']),
      ),
    submit: () => ({}),
  })
  return (
    <form {...formProps} style={{ display: 'grid', gap: 'var(--space-4)' }}>
      <ErrorSummary errors={errors} form={formProps.ref} />
      {Object.entries(FIELDS).map(([name, label]) => (
        <TextField key={name} label={label} {...field(name)} />
      ))}
      <Button type="submit">Enviar</Button>
    </form>
  )
}

const meta = {
  title: 'Componentes/Formularios/Errores de un formulario (ErrorSummary)',
  component: Sample,
} satisfies Meta<typeof Sample>

export default meta

type Story = StoryObj<typeof meta>

export const Several: Story = {
  name: 'Varios',
  play: ({ canvasElement }) => userEvent.click(within(canvasElement).getByRole('button', { name: 'Enviar' })),
}
