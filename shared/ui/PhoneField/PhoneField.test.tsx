import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { PhoneField } from './PhoneField'

test('takes digits only, at most ten, typed or pasted', async () => {
  render(<PhoneField name="phone" error="Número de 10 digitos." />)
  const input = screen.getByLabelText('Teléfono')
  await userEvent.type(input, 'tel 81-1234-5678 99')
  expect(input).toHaveValue('8112345678')
  await userEvent.clear(input)
  await userEvent.paste('+52 81 1234 5678')
  expect(input).toHaveValue('8112345678')
  expect(input).toHaveAccessibleDescription('10 dígitos Número de 10 digitos.')
})
