import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { callsOf } from 'shared/client'
import { sessionSubject } from 'shared/session/writer'
import { DEMO_PASSWORD, disconnect, emailOf, renderScreen } from 'shared/testing/renderScreen'
import type { authContract } from '../../../contract/auth'
import { LoginScreen } from './LoginScreen'

const WRONG = 'Usuario o contraseña incorrecto.'
const WEAK = 'La contraseña debe contener 8 caracteres, al menos una letra mayúscula, minúscula y un símbolo.'
const REQUIRED_EMAIL = 'Ingresa un correo electrónico valido.'
const ONE_AT = 'El correo electrónico debe contener exactamente un símbolo @.'
const REQUIRED_PASSWORD = 'Ingresa una contraseña valida.'

const api = callsOf<typeof authContract>()

const email = () => screen.getByLabelText('Correo electrónico')
const password = () => screen.getByLabelText('Contraseña')
const submit = () => screen.getByRole('button', { name: 'Ingresar' })
const avisos = () => within(screen.getByRole('region', { name: 'Avisos' }))

async function show() {
  const go = jest.fn()
  const rendered = await renderScreen(<LoginScreen go={go} />, { at: '/' })
  async function send(address: string, secret: string) {
    await rendered.user.clear(email())
    await rendered.user.clear(password())
    if (address) await rendered.user.type(email(), address)
    if (secret) await rendered.user.type(password(), secret)
    await rendered.user.click(submit())
  }
  return { ...rendered, go, send }
}

beforeEach(() => sessionStorage.clear())

test('the typed address is there again after a reload, the password is not', async () => {
  const { user, unmount } = await show()
  await user.type(email(), 'ana@mydiet.mx')
  await user.type(password(), DEMO_PASSWORD)
  unmount()
  await show()
  expect(email()).toHaveValue('ana@mydiet.mx')
  expect(password()).toHaveValue('')
  expect(JSON.stringify({ ...sessionStorage })).not.toContain(DEMO_PASSWORD)
})

describe('an error is shown at its field, and nothing is sent', () => {
  test.each([
    ['', '', REQUIRED_EMAIL, REQUIRED_PASSWORD],
    ['ana', 'Demo#2026', ONE_AT, ''],
    ['ana@@mydiet.mx', 'Demo#2026', ONE_AT, ''],
    ['ana@mydiet.mx', '', '', REQUIRED_PASSWORD],
    ['ana@mydiet.mx', 'Ab#4567', '', WEAK],
    ['ana@mydiet.mx', 'demo#2026', '', WEAK],
    ['ana@mydiet.mx', 'DEMO#2026', '', WEAK],
    ['ana@mydiet.mx', 'Demo20266', '', WEAK],
    ['ana', 'demo', ONE_AT, WEAK],
  ])('«%s», «%s»', async (address, secret, ofEmail, ofPassword) => {
    const { send, calls } = await show()
    await send(address, secret)
    if (ofEmail) expect(email()).toHaveAccessibleDescription(ofEmail)
    else expect(email()).not.toHaveAttribute('aria-invalid')
    if (ofPassword) expect(password()).toHaveAccessibleDescription(ofPassword)
    else expect(password()).not.toHaveAttribute('aria-invalid')
    expect(ofEmail ? email() : password()).toHaveFocus()
    expect(calls).toEqual([])
  })
})

test('errors are checked again at the next attempt', async () => {
  const { send } = await show()
  await send('', '')
  await send('ana@mydiet.mx', 'demo')
  expect(email()).not.toHaveAttribute('aria-invalid')
  expect(email()).not.toHaveAccessibleDescription(REQUIRED_EMAIL)
  expect(password()).toHaveAccessibleDescription(WEAK)
})

test('the message for a wrong password is under the button; the input stays', async () => {
  const { send } = await show()
  await send('nadie@mydiet.mx', 'Otra#2026')
  const refused = await screen.findByText(WRONG)
  expect(refused).toHaveAttribute('role', 'alert')
  expect(submit().compareDocumentPosition(refused)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  const passkey = screen.getByRole('button', { name: 'Entrar con llave de acceso' })
  expect(refused.compareDocumentPosition(passkey)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  expect(email()).toHaveValue('nadie@mydiet.mx')
  expect(password()).toHaveValue('Otra#2026')
  expect(avisos().getByRole('alert')).toBeEmptyDOMElement()
  expect(sessionSubject.value.status).toBe('anonymous')
})

test('too many wrong tries show a message to wait', async () => {
  const guess = { email: 'muchas@mydiet.mx', password: 'Otra#2026' }
  for (let i = 0; i < 10; i++) await api('POST auth/login', { body: guess })
  const { send } = await show()
  await send(guess.email, guess.password)
  expect(
    await screen.findByText(
      'Has intentado entrar demasiadas veces. Espera unos minutos y vuelve a intentarlo.',
    ),
  ).toBeVisible()
})

test('any other failure is a notice, and the input stays', async () => {
  const { send } = await show()
  disconnect()
  await send('ana@mydiet.mx', DEMO_PASSWORD)
  await waitFor(() =>
    expect(avisos().getByRole('alert')).toHaveTextContent(
      'Error!Ocurrio un error al iniciar sesión, por favor intenta de nuevo más tarde.',
    ),
  )
  expect(screen.queryByText(WRONG)).not.toBeInTheDocument()
  expect(email()).toHaveValue('ana@mydiet.mx')
  expect(password()).toHaveValue(DEMO_PASSWORD)
  expect(submit()).toBeEnabled()
})

test('right credentials sign in, with the address in any case and with blanks around', async () => {
  const { send } = await show()
  await send(' Ana@MyDiet.mx ', DEMO_PASSWORD)
  await waitFor(() => expect(sessionSubject.value).toMatchObject({ user: { firstName: 'Ana' } }))
  expect(screen.queryByText(WRONG)).not.toBeInTheDocument()
})

test('the form shows that it is sending, and a second press sends nothing more', async () => {
  const { user, calls, container } = await show()
  await user.type(email(), emailOf('ana'))
  await user.type(password(), DEMO_PASSWORD)
  const form = container.querySelector('form') as HTMLFormElement
  fireEvent.submit(form)
  fireEvent.submit(form)
  expect(submit()).toHaveAttribute('aria-disabled', 'true')
  expect(screen.getByText('Entrando…')).toBeInTheDocument()
  await waitFor(() => expect(submit()).not.toHaveAttribute('aria-disabled'))
  expect(sessionSubject.value.status).toBe('signedIn')
  expect(calls).toEqual(['POST auth/login'])
})

test('a browser without passkeys says so under the button, and what was typed stays', async () => {
  const { user } = await show()
  await user.type(email(), 'ana@mydiet.mx')
  await user.click(screen.getByRole('button', { name: 'Entrar con llave de acceso' }))
  expect(await screen.findByText('Este navegador no puede usar llaves de acceso.')).toHaveAttribute(
    'role',
    'alert',
  )
  expect(email()).toHaveValue('ana@mydiet.mx')
})

test('the return key submits', async () => {
  const { user } = await show()
  await user.type(email(), emailOf('ana'))
  await user.type(password(), `${DEMO_PASSWORD}{Enter}`)
  await waitFor(() => expect(sessionSubject.value.status).toBe('signedIn'))
})

test('the password can be shown and hidden', async () => {
  const { user } = await show()
  await user.type(password(), 'Demo')
  expect(password()).toHaveAttribute('type', 'password')
  await user.click(screen.getByRole('button', { name: 'Mostrar contraseña' }))
  expect(password()).toHaveAttribute('type', 'text')
  expect(password()).toHaveValue('Demo')
  await user.click(screen.getByRole('button', { name: 'Ocultar contraseña' }))
  expect(password()).toHaveAttribute('type', 'password')
})

test('a password manager finds what it needs', async () => {
  await show()
  expect(email()).toHaveAttribute('autocomplete', 'username webauthn')
  expect(password()).toHaveAttribute('autocomplete', 'current-password')
})

test('the information panel opens, and leads back to the form', async () => {
  const { user } = await show()
  await user.click(screen.getByRole('button', { name: '¿Quiénes somos?' }))
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Quienes somos' })).toHaveFocus())
  expect(screen.getByRole('heading', { name: 'Que es la app' })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Ingresar' })).not.toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Regresar' }))
  expect(submit()).toBeVisible()
  expect(screen.getByRole('heading', { name: 'Qué gusto verte' })).toHaveFocus()
})

test("the browser's Back closes the information panel as Regresar does, and stays on the page", async () => {
  const { user } = await show()
  await user.type(email(), 'ana@mydiet.mx')
  await user.click(screen.getByRole('button', { name: '¿Quiénes somos?' }))
  await screen.findByRole('heading', { name: 'Quienes somos' })
  await waitFor(() => expect(history.state).toMatchObject({ overlay: 1 }))
  history.back()
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Qué gusto verte' })).toHaveFocus())
  expect(screen.queryByRole('heading', { name: 'Quienes somos' })).not.toBeInTheDocument()
  expect(email()).toHaveValue('ana@mydiet.mx')
  expect(history.state).not.toHaveProperty('overlay')
})

test('where the code of the information panel does not arrive, the form says so, and a second press tries again', async () => {
  const { AboutPanel } = await import('./AboutPanel')
  const loadPanel = jest.fn().mockRejectedValueOnce(new Error('no network')).mockResolvedValue(AboutPanel)
  const { user } = await renderScreen(<LoginScreen go={jest.fn()} loadPanel={loadPanel} />, { at: '/' })
  await user.type(email(), 'ana@mydiet.mx')
  await user.click(screen.getByRole('button', { name: '¿Quiénes somos?' }))
  expect(await screen.findByText(/^No pudimos abrir esta información/)).toHaveRole('alert')
  expect(email()).toHaveValue('ana@mydiet.mx')
  await user.click(screen.getByRole('button', { name: '¿Quiénes somos?' }))
  expect(await screen.findByRole('heading', { name: 'Quienes somos' })).toBeVisible()
})

test('leads to registration and recovery', async () => {
  const { user, go } = await show()
  await user.click(screen.getByRole('link', { name: 'Regístrate' }))
  expect(go).toHaveBeenLastCalledWith('/register')
  await user.click(screen.getByRole('link', { name: '¿Olvidaste tu contraseña?' }))
  expect(go).toHaveBeenLastCalledWith('/recoverpass')
})
