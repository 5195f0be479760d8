import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ConfirmField } from './ConfirmField'
import { checkConfirmation, passwordIn } from './confirmForm'

const formWith = (hasPasskey: boolean | undefined) => (
  <form aria-label="Confirmar">
    <ConfirmField label="Tu contraseña" name="password" hasPasskey={hasPasskey} />
  </form>
)
const sent = () => new FormData(screen.getByRole<HTMLFormElement>('form'))

test('a person without a passkey types the password, and must', async () => {
  render(formWith(false))
  expect(checkConfirmation(sent())).toBe('Ingresa tu contraseña para confirmar.')
  await userEvent.type(screen.getByLabelText('Tu contraseña'), 'Demo#2026')
  expect(passwordIn(sent())).toBe('Demo#2026')
  expect(checkConfirmation(sent())).toBeUndefined()
})

test('a person with a passkey is asked for no password, unless they choose it', async () => {
  render(formWith(true))
  expect(screen.getByText('Al continuar te pediremos tu llave de acceso.')).toBeVisible()
  expect(passwordIn(sent())).toBeUndefined()
  expect(checkConfirmation(sent())).toBeUndefined()
  await userEvent.click(screen.getByRole('button', { name: 'Usar mi contraseña' }))
  expect(screen.getByLabelText('Tu contraseña')).toHaveFocus()
  expect(checkConfirmation(sent())).toBe('Ingresa tu contraseña para confirmar.')
})

test('what somebody types stays when the passkeys arrive late; untouched, the field gives way', async () => {
  const typed = render(formWith(undefined))
  await userEvent.type(screen.getByLabelText('Tu contraseña'), 'Demo')
  typed.rerender(formWith(true))
  expect(screen.getByLabelText('Tu contraseña')).toHaveValue('Demo')
  typed.unmount()
  render(formWith(undefined)).rerender(formWith(true))
  expect(screen.queryByLabelText('Tu contraseña')).toBeNull()
})
