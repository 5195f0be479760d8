import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createRef } from 'react'
import { TextField } from './TextField'

test('ties its error to the input and keeps the typed text', async () => {
  const { rerender } = render(<TextField label="Correo electrónico" hint="El de tu registro." />)
  const input = screen.getByLabelText('Correo electrónico')
  await userEvent.type(input, 'ana.mydiet.mx')
  expect(input).not.toHaveAttribute('aria-invalid')

  rerender(<TextField label="Correo electrónico" hint="El de tu registro." error="Falta el símbolo @." />)
  expect(input).toHaveValue('ana.mydiet.mx')
  expect(input).toBeInvalid()
  expect(input).toHaveAccessibleDescription('El de tu registro. Falta el símbolo @.')
  expect(screen.getByText('Falta el símbolo @.')).toHaveAttribute('aria-live', 'polite')
})

test('exposes its input by a ref, for focusing it', () => {
  const input = createRef<HTMLInputElement>()
  render(<TextField ref={input} label="Nombre" />)
  input.current?.focus()
  expect(screen.getByLabelText('Nombre')).toHaveFocus()
})
