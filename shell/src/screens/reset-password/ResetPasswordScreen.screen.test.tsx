import { screen, waitFor, within } from '@testing-library/react'
import { callsOf } from 'shared/client'
import { sessionSubject } from 'shared/session/writer'
import { disconnect, readMailbox, renderScreen } from 'shared/testing/renderScreen'
import type { authContract } from '../../../contract/auth'
import { signIn } from '../../session/session'
import { ResetPasswordScreen } from './ResetPasswordScreen'

const api = callsOf<typeof authContract>()
const password = () => screen.getByLabelText('Nueva contraseña')
const confirmation = () => screen.getByLabelText('Confirma tu contraseña')
const submit = () => screen.getByRole('button', { name: 'Guardar contraseña' })
const notices = () => within(screen.getByRole('region', { name: 'Avisos' }))
const NO_LINK = 'A'.repeat(43)

async function show(token: string | undefined = NO_LINK, at = `/reset-password?u=${token}`) {
  const rendered = await renderScreen(
    [
      { path: '/reset-password', element: <ResetPasswordScreen /> },
      { path: '/', element: <h1>Entrar</h1> },
      { path: '/recoverpass', element: <h1>Recuperar</h1> },
    ],
    { at },
  )
  async function send(first: string, second: string) {
    if (first) await rendered.user.type(password(), first)
    if (second) await rendered.user.type(confirmation(), second)
    await rendered.user.click(submit())
  }
  return { ...rendered, send }
}

/** A new account, with the link of its mail. */
async function accountWithLink() {
  const email = `olvido-${Date.now()}-${Math.random()}@mydiet.mx`
  const person = { firstName: 'Olga', lastName: 'Ríos', birthdate: '1990-01-01', gender: 'female' }
  const body = { ...person, email, phone: '8112345678', password: 'Vieja#2026' }
  expect(await api('POST auth/register', { body })).toMatchObject({ ok: true })
  expect(await api('POST auth/reset-password-request', { body: { email } })).toMatchObject({ ok: true })
  return { email, token: await waitFor(() => tokenFor(email)) }
}

async function tokenFor(email: string): Promise<string> {
  const mail = (await readMailbox()).split('<article>').find(article => article.includes(email))
  const token = mail?.match(/reset-password\?u=([\w-]{43})/)?.[1]
  if (!token) throw new Error('no mail yet')
  return token
}

const WEAK = 'La contraseña debe contener 8 caracteres, al menos una letra mayúscula, minúscula y un símbolo.'

test.each([
  ['', '', 'ErrorTodos los campos son obligatorios'],
  ['Demo#2026', '', 'ErrorTodos los campos son obligatorios'],
  ['Demo#2026', 'Demo#2027', 'ErrorLas contraseñas no coinciden'],
  ['demo', 'demo', `Registro${WEAK}`],
])('the error of «%s», «%s» is a notice with its title, and at its field', async (a, b, notice) => {
  const { send, calls } = await show()
  await send(a, b)
  expect(notices().getByRole('alert')).toHaveTextContent(notice)
  const invalid = [password(), confirmation()].filter(field => field.getAttribute('aria-invalid'))
  expect(invalid.length).toBeGreaterThan(0)
  expect(invalid[0]).toHaveFocus()
  expect(calls).toEqual([])
})

test('the secret leaves the address at once and stays in the history entry’s state', async () => {
  const { address } = await show('B'.repeat(43))
  await waitFor(() => expect(address()).toBe('/reset-password'))
  expect(password()).toBeVisible()
})

test('a valid link sets the password, ends the session here and leads to the sign-in page', async () => {
  const { email, token } = await accountWithLink()
  await signIn(email, 'Vieja#2026')
  const { send, address } = await show(token)
  await signIn(email, 'Vieja#2026')
  await send('Nueva#2026', 'Nueva#2026')
  expect(await screen.findByRole('heading', { name: 'Entrar' })).toBeVisible()
  expect(address()).toBe('/')
  expect(notices().getByRole('status')).toHaveTextContent(
    'Notificación!Introduce tu contraseña nuevamente para iniciar sesión.',
  )
  expect(sessionSubject.value).toEqual({ status: 'anonymous' })
  expect(await signIn(email, 'Vieja#2026')).toMatchObject({ status: 401 })
  expect(await signIn(email, 'Nueva#2026')).toMatchObject({ ok: true })

  const again = await show(token)
  await again.send('Otra#2026', 'Otra#2026')
  expect(await screen.findByText(/El enlace ya no es válido/)).toBeVisible()
})

test.each([NO_LINK, 'cortado'])('an invalid link shows an error, and the input stays: %s', async token => {
  const { send } = await show(token)
  await send('Nueva#2026', 'Nueva#2026')
  expect(await screen.findByText(/El enlace ya no es válido/)).toBeVisible()
  expect(notices().getByRole('alert')).toHaveTextContent(
    'Error!Ocurrio un error al crear contraseña, por favor intenta de nuevo más tarde.',
  )
  expect(password()).toHaveValue('Nueva#2026')
  expect(screen.getByRole('link', { name: 'Solicita uno nuevo' })).toHaveAttribute('href', '/recoverpass')
})

test('without a connection only the notice is shown', async () => {
  const { send } = await show()
  disconnect()
  await send('Nueva#2026', 'Nueva#2026')
  await waitFor(() =>
    expect(notices().getByRole('alert')).toHaveTextContent('Ocurrio un error al crear contraseña'),
  )
  expect(screen.queryByText(/ya no es válido/)).not.toBeInTheDocument()
})

test('without a secret in the address the page says where to get a link', async () => {
  const { user } = await show(undefined, '/reset-password')
  await user.click(screen.getByRole('link', { name: 'Solicitar un enlace' }))
  expect(await screen.findByRole('heading', { name: 'Recuperar' })).toBeVisible()
})
