import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { textOf, useForm } from 'shared/forms/useForm'
import { TextField } from 'shared/ui/TextField'
import { ErrorSummary } from './ErrorSummary'

const FIELDS = { firstName: 'Nombre', city: 'Ciudad', phone: 'Teléfono' }

function Sample() {
  const { errors, field, formProps } = useForm({
    validate: data =>
      Object.fromEntries(
        Object.keys(FIELDS).map(name => [name, textOf(data, name) ? undefined : 'Falta este dato.']),
      ),
    submit: () => ({}),
  })
  return (
    <form {...formProps}>
      <ErrorSummary errors={errors} form={formProps.ref} />
      {Object.entries(FIELDS).map(([name, label]) => (
        <TextField key={name} label={label} optional={name === 'city'} {...field(name)} />
      ))}
      <button type="submit">Enviar</button>
    </form>
  )
}

const send = () => userEvent.click(screen.getByRole('button', { name: 'Enviar' }))
const field = (name: RegExp) => screen.getByLabelText(name)
const links = () =>
  within(screen.getByRole('alert'))
    .getAllByRole('link')
    .map(link => link.textContent)

test('several wrong fields are announced as links that lead to them', async () => {
  render(<Sample />)
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  await send()
  expect(links()).toEqual(['Nombre', 'Ciudad', 'Teléfono'])
  expect(field(/Nombre/)).toHaveFocus()
  await userEvent.click(screen.getByRole('link', { name: 'Teléfono' }))
  expect(field(/Teléfono/)).toHaveFocus()
})

test('a corrected field leaves it; it stays until the last one is corrected', async () => {
  render(<Sample />)
  await send()
  await userEvent.type(field(/Ciudad/), 'Puebla')
  expect(links()).toEqual(['Nombre', 'Teléfono'])
  await userEvent.type(field(/Nombre/), 'Lucía')
  expect(links()).toEqual(['Teléfono'])
  await userEvent.type(field(/Teléfono/), '81')
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})

test('one wrong field needs no summary', async () => {
  render(<Sample />)
  await userEvent.type(field(/Nombre/), 'Lucía')
  await userEvent.type(field(/Ciudad/), 'Puebla')
  await send()
  expect(field(/Teléfono/)).toHaveFocus()
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})
