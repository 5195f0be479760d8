import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { PasswordField } from './PasswordField'

test('shows and hides the password, without losing it', async () => {
  render(<PasswordField label="Contraseña" error="Ingresa una contraseña valida." />)
  const input = screen.getByLabelText('Contraseña')
  await userEvent.type(input, 'Demo#2026')
  expect(input).toHaveAttribute('type', 'password')

  await userEvent.click(screen.getByRole('button', { name: 'Mostrar contraseña' }))
  expect(input).toHaveAttribute('type', 'text')
  expect(input).toHaveValue('Demo#2026')

  await userEvent.click(screen.getByRole('button', { name: 'Ocultar contraseña' }))
  expect(input).toHaveAttribute('type', 'password')
  expect(input).toHaveAccessibleDescription('Ingresa una contraseña valida.')
})
