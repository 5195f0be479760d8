import { screen, waitFor, within } from '@testing-library/react'
import { disconnect, renderScreen } from 'shared/testing/renderScreen'
import { RecoverScreen } from './RecoverScreen'

const email = () => screen.getByLabelText('Correo electrónico')
const submit = () => screen.getByRole('button', { name: 'Enviar enlace' })
const notices = () => within(screen.getByRole('region', { name: 'Avisos' }))

const show = () =>
  renderScreen(
    [
      { path: '/recoverpass', element: <RecoverScreen /> },
      { path: '/', element: <h1>Entrar</h1> },
    ],
    { at: '/recoverpass' },
  )

beforeEach(() => sessionStorage.clear())

test.each([
  ['', 'Ingresa un correo electrónico valido.'],
  ['ana', 'El correo electrónico debe contener exactamente un símbolo @.'],
  ['ana@', 'Ingresa un correo electrónico valido.'],
])('the error of «%s» is at the field, and nothing is sent', async (typed, message) => {
  const { user, calls } = await show()
  if (typed) await user.type(email(), typed)
  await user.click(submit())
  expect(email()).toHaveAccessibleDescription(message)
  expect(email()).toHaveFocus()
  expect(calls).toEqual([])
})

test.each(['ana@mydiet.mx', `nadie-${Date.now()}@mydiet.mx`])(
  'shows the same with and without an account, and goes to the sign-in page: %s',
  async address => {
    const { user, address: place } = await show()
    await user.type(email(), address)
    await user.click(submit())
    expect(await screen.findByRole('heading', { name: 'Entrar' })).toBeVisible()
    expect(place()).toBe('/')
    expect(sessionStorage).toHaveLength(0)
    expect(notices().getByRole('status')).toHaveTextContent(
      'Notificación!En breve recibirás un correo electrónico con las instrucciones a seguir.',
    )
  },
)

test('a failure is a notice, and the input stays', async () => {
  const { user } = await show()
  disconnect()
  await user.type(email(), 'ana@mydiet.mx')
  await user.click(submit())
  await waitFor(() =>
    expect(notices().getByRole('alert')).toHaveTextContent(
      'Error!Ocurrio un error al iniciar sesión, por favor intenta de nuevo más tarde.',
    ),
  )
  expect(email()).toHaveValue('ana@mydiet.mx')
})

test('the input is restored after the page was reloaded or left', async () => {
  const first = await show()
  await first.user.type(email(), 'ana@mydiet.mx')
  first.unmount()
  await show()
  await waitFor(() => expect(email()).toHaveValue('ana@mydiet.mx'))
})
