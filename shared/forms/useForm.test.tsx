import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Button } from 'shared/ui/Button'
import { FormMessage } from 'shared/ui/FormMessage'
import { TextField } from 'shared/ui/TextField'
import { errorsOf } from './errorsOf'
import { type FieldErrors, type FormOptions, textOf, useForm } from './useForm'

const validate = (data: FormData): FieldErrors => ({
  name: textOf(data, 'name') ? undefined : 'Ingresa tu nombre.',
  city: textOf(data, 'city') ? undefined : 'Ingresa tu ciudad.',
})

function Form(options: Partial<FormOptions>) {
  const { errors, busy, field, formProps } = useForm({ validate, submit: () => ({}), ...options })
  return (
    <form {...formProps} aria-label="Datos">
      <TextField label="Nombre" {...field('name')} />
      <TextField label="Ciudad" {...field('city')} />
      <div role="radiogroup" aria-label="Sexo" aria-invalid={errors.sex ? true : undefined}>
        <label>
          <input type="radio" name="sex" value="f" /> Femenino
        </label>
      </div>
      <FormMessage>{errors.form}</FormMessage>
      <Button type="submit" busy={busy} busyLabel="Enviando…">
        Enviar
      </Button>
    </form>
  )
}

const name = () => screen.getByLabelText('Nombre')
const city = () => screen.getByLabelText('Ciudad')
const send = () => userEvent.click(screen.getByRole('button', { name: 'Enviar' }))

test('sends no invalid form: each wrong field shows its message, the first has the focus', async () => {
  const submit = jest.fn(() => ({}))
  const onInvalid = jest.fn()
  render(<Form submit={submit} onInvalid={onInvalid} />)
  await send()
  expect(submit).not.toHaveBeenCalled()
  expect(onInvalid).toHaveBeenCalledWith({ name: 'Ingresa tu nombre.', city: 'Ingresa tu ciudad.' })
  expect(name()).toHaveFocus()
  expect(name()).toHaveAccessibleDescription('Ingresa tu nombre.')
  expect(city()).toHaveAccessibleDescription('Ingresa tu ciudad.')
})

test('the wrong field gets the focus, and its message disappears while the person corrects it', async () => {
  render(<Form />)
  await userEvent.type(name(), 'Ana')
  await send()
  expect(city()).toHaveFocus()
  await userEvent.clear(name())
  expect(city()).toBeInvalid()
  // It had no message yet, and gets none while another field is corrected.
  expect(name()).not.toBeInvalid()
  await userEvent.type(city(), 'L')
  expect(city()).not.toBeInvalid()
})

test('the first choice of a wrong group has the focus', async () => {
  render(<Form validate={() => ({ sex: 'Selecciona tu genero.' })} />)
  await send()
  expect(screen.getByRole('radio')).toHaveFocus()
})

test('is busy while it is sent, and sends once', async () => {
  let answer: (errors: FieldErrors) => void = () => undefined
  const submit = jest.fn((data: FormData) => {
    expect(textOf(data, 'name')).toBe('Ana')
    expect(textOf(data, 'other')).toBe('')
    return new Promise<FieldErrors>(resolve => {
      answer = resolve
    })
  })
  render(<Form submit={submit} />)
  await userEvent.type(name(), 'Ana')
  await userEvent.type(city(), 'León{Enter}{Enter}')
  expect(screen.getByRole('status')).toHaveTextContent('Enviando…')
  await act(async () => answer({}))
  expect(submit).toHaveBeenCalledTimes(1)
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
  await send()
  expect(submit).toHaveBeenCalledTimes(2)
})

test("the server's messages show at their fields until that field changes; the typed values stay", async () => {
  const refused = { message: 'Revisa tus datos.', errors: { name: 'Ya existe.', city: 'No la conocemos.' } }
  render(<Form submit={() => errorsOf(refused)} />)
  await userEvent.type(name(), 'Ana')
  await userEvent.type(city(), 'León')
  await send()
  expect(screen.getByRole('alert')).toHaveTextContent('Revisa tus datos.')
  expect(name()).toHaveValue('Ana')
  await waitFor(() => expect(name()).toHaveFocus())
  expect(name()).toHaveAccessibleDescription('Ya existe.')
  await userEvent.type(name(), ' S')
  expect(name()).not.toBeInvalid()
  expect(screen.getByRole('alert')).toBeEmptyDOMElement()
  expect(city()).toHaveAccessibleDescription('No la conocemos.')
})

test('a refusal that stands at its field is not repeated in the form, but one of no field is said there', async () => {
  const answer = { message: 'Ya existe.', errors: { name: 'Ya existe.' } as Record<string, string> }
  render(<Form submit={() => errorsOf(answer)} />)
  await userEvent.type(name(), 'Ana')
  await userEvent.type(city(), 'León')
  await send()
  await waitFor(() => expect(name()).toHaveAccessibleDescription('Ya existe.'))
  expect(screen.getAllByText('Ya existe.')).toHaveLength(1)
  expect(screen.getByRole('alert')).toBeEmptyDOMElement()
  answer.errors = { other: 'Ya existe.' }
  await send()
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('Ya existe.'))
})

describe('errorsOf', () => {
  test('puts the message above the button and the others at their fields', () => {
    expect(errorsOf({ message: 'No.', errors: { name: 'Ya existe.' } })).toEqual({
      name: 'Ya existe.',
      form: 'No.',
    })
    expect(errorsOf(Object.assign(new Error('No.'), { status: 409 }))).toEqual({ form: 'No.' })
  })

  test('throws errors that are not an answer of the server', () => {
    expect(() => errorsOf(new TypeError('x is undefined'))).toThrow('x is undefined')
  })
})
