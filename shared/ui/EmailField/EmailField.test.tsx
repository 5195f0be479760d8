import { render, screen } from '@testing-library/react'
import { EmailField } from './EmailField'

test('phones and password managers recognise it as an e-mail address', () => {
  render(<EmailField name="email" autoComplete="username" error="Ingresa un correo electrónico valido." />)
  const input = screen.getByLabelText('Correo electrónico')
  expect(input).toHaveAttribute('type', 'email')
  expect(input).toHaveAttribute('autocomplete', 'username')
  expect(input).toHaveAttribute('maxlength', '254')
  expect(input).toHaveAccessibleDescription('Ingresa un correo electrónico valido.')
})
