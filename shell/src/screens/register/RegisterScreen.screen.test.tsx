import { screen, waitFor, within } from '@testing-library/react'
import { sessionSubject } from 'shared/session/writer'
import { disconnect, emailOf, reconnect, renderScreen, settled } from 'shared/testing/renderScreen'
import { RegisterScreen } from './RegisterScreen'

const field = (label: string | RegExp) => screen.getByLabelText(label)
const submit = () => screen.getByRole('button', { name: 'Crear cuenta' })
const notices = () => within(screen.getByRole('region', { name: 'Avisos' }))

const LABELS = {
  firstName: 'Nombre',
  lastName: 'Apellido',
  email: 'Correo electrónico',
  birthdate: 'Fecha de nacimiento',
  gender: 'Género',
  phone: 'Teléfono',
  password: 'Contraseña',
  confirmation: 'Confirma tu contraseña',
} as const
type Name = keyof typeof LABELS

let people = 0
const somebody = () => ({
  firstName: 'Lucía',
  lastName: 'Garza',
  email: `lucia-${Date.now()}-${people++}@mydiet.mx`,
  birthdate: '1994-02-28',
  gender: 'female',
  phone: '8112345678',
  password: 'Demo#2026',
  confirmation: 'Demo#2026',
})

async function show(at = '/register') {
  sessionStorage.clear()
  localStorage.clear()
  const rendered = await renderScreen(
    [
      { path: '/register', element: <RegisterScreen /> },
      { path: '/user', element: <h1>Inicio</h1> },
      { path: '/', element: <h1>Entrar</h1> },
    ],
    { at },
  )
  // A person types for longer than the notice takes to load; a test does not.
  await settled(rendered.cache)
  async function fill(values: Partial<Record<Name, string>>) {
    for (const [name, value] of Object.entries(values)) {
      const input = field(LABELS[name as Name])
      if (name === 'gender') await rendered.user.selectOptions(input, value)
      else {
        await rendered.user.clear(input)
        await rendered.user.click(input)
        if (name === 'birthdate' && value) await rendered.user.type(input, value)
        else if (value) await rendered.user.paste(value)
      }
    }
  }
  async function send(values: Partial<Record<Name, string>>) {
    await fill(values)
    await rendered.user.click(submit())
  }
  return { ...rendered, fill, send }
}

describe('an error is shown at its field, and nothing is sent', () => {
  const WEAK =
    'La contraseña debe contener 8 caracteres, al menos una letra mayúscula, minúscula y un símbolo.'
  test.each<[Name, string, string]>([
    ['firstName', '', 'Ingresa tu nombre.'],
    ['firstName', ' Lucía', 'El nombre no debe iniciar con espacios en blanco.'],
    ['lastName', '', 'Ingresa tu apellido.'],
    ['lastName', ' Garza', 'El apellido no debe iniciar con espacios en blanco.'],
    ['email', '', 'Ingresa un correo electrónico valido.'],
    ['email', 'lucia', 'El correo electrónico debe contener exactamente un símbolo @.'],
    ['email', 'lucia@@mydiet.mx', 'El correo electrónico debe contener exactamente un símbolo @.'],
    ['birthdate', '', 'Ingresa tu fecha de nacimiento.'],
    ['birthdate', '2190-01-01', 'Revisa tu fecha de nacimiento: no es una fecha posible.'],
    ['gender', '', 'Selecciona tu genero.'],
    ['phone', '', 'Ingresa un número telefonico.'],
    ['phone', '811234567', 'Número de 10 digitos.'],
    ['password', '', 'Ingresa una contraseña valida.'],
    ['password', 'demo2026', WEAK],
    ['confirmation', '', 'Ingresa una contraseña valida.'],
    ['confirmation', 'Demo#2027', 'La contraseña debe coincidir.'],
  ])('%s «%s»', async (name, value, message) => {
    const { send, calls } = await show()
    await send({ ...somebody(), [name]: value })
    expect(field(LABELS[name])).toHaveAccessibleDescription(expect.stringContaining(message))
    expect(field(LABELS[name])).toBeInvalid()
    expect(calls).toEqual(['GET privacy-notice'])
  })
})

test('in an empty form each required field has its error, and the first has the focus', async () => {
  const { send } = await show()
  await send({})
  expect(field('Nombre')).toHaveFocus()
  const [summary] = screen.getAllByRole('alert')
  expect(
    within(summary as HTMLElement)
      .getAllByRole('link')
      .map(link => link.textContent),
  ).toEqual(Object.values(LABELS))
  expect(screen.getAllByText('Ingresa una contraseña valida.')).toHaveLength(2)
  expect(field(/Ocupación/)).not.toBeInvalid()
})

test('a corrected field loses its error, and another edited field gets none before the next attempt', async () => {
  const { send, fill } = await show()
  await send({ ...somebody(), firstName: '' })
  await fill({ firstName: 'Lucía' })
  expect(field('Nombre')).not.toBeInvalid()
  await fill({ phone: '81' })
  expect(field('Teléfono')).not.toBeInvalid()
})

test('the phone accepts only digits, ten at most', async () => {
  const { user } = await show()
  await user.type(field('Teléfono'), 'tel 81-1234-5678 99')
  expect(field('Teléfono')).toHaveValue('8112345678')
})

test('the passwords can be shown and hidden', async () => {
  const { user } = await show()
  for (const button of screen.getAllByRole('button', { name: 'Mostrar contraseña' })) await user.click(button)
  expect(field('Contraseña')).toHaveAttribute('type', 'text')
  expect(field('Confirma tu contraseña')).toHaveAttribute('type', 'text')
})

test('a valid form creates an account, signs in, welcomes and goes home; it sends the link’s organization', async () => {
  const { send, address, calls } = await show('/register?organizationId=clinica-7')
  const person = somebody()
  await send({ ...person, email: person.email.toUpperCase() })
  expect(await screen.findByRole('heading', { name: 'Inicio' })).toBeVisible()
  expect(address()).toBe('/user')
  expect(calls).toEqual(['GET privacy-notice', 'POST auth/register', 'POST auth/login'])
  expect(sessionSubject.value).toMatchObject({
    user: { firstName: 'Lucía', lastName: 'Garza', gender: 'female', birthdate: '1994-02-28', purchases: [] },
  })
  // The accepted notice is the one that the page linked to.
  expect(sessionSubject.value).toMatchObject({ user: { mustAcceptPrivacyNotice: false } })
  await waitFor(() => expect(notices().getByRole('status')).toHaveTextContent('Hola!Bienvenido Lucía'))
  await waitFor(() => expect(sessionStorage).toHaveLength(0))
})

test("the server's message is red above the button and at its field; the input stays", async () => {
  const { send } = await show()
  await send({ ...somebody(), email: emailOf('ana') })
  const taken = 'Ya existe una cuenta con ese correo electrónico.'
  await screen.findAllByText(taken)
  const [above] = screen.getAllByRole('alert')
  expect(above).toHaveTextContent(taken)
  expect(above?.compareDocumentPosition(submit())).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  expect(field('Correo electrónico')).toHaveAccessibleDescription(taken)
  expect(field('Correo electrónico')).toHaveFocus()
  expect(field('Nombre')).toHaveValue('Lucía')
  expect(field('Contraseña')).toHaveValue('Demo#2026')
})

test('without a connection it says so, the input stays, and the next try succeeds', async () => {
  const { send, user } = await show()
  disconnect()
  await send(somebody())
  expect(await screen.findByText(/No pudimos conectar con My Diet/)).toBeVisible()
  expect(field('Apellido')).toHaveValue('Garza')
  reconnect()
  await user.click(submit())
  expect(await screen.findByRole('heading', { name: 'Inicio' })).toBeVisible()
})

test('after a look at the sign-in page the input is there again', async () => {
  const { fill, navigate } = await show()
  await fill({ firstName: 'Lucía' })
  await navigate('/')
  expect(screen.getByRole('heading', { name: 'Entrar' })).toBeVisible()
  await navigate('/register')
  await waitFor(() => expect(field('Nombre')).toHaveValue('Lucía'))
})

test('the input is restored after the page was discarded, without the passwords', async () => {
  const first = await show()
  await first.fill({ firstName: 'Lucía', phone: '8112345678', gender: 'female', password: 'Demo#2026' })
  const kept = sessionStorage.getItem('mydiet.draft.nobody.registration')
  first.unmount()
  await renderScreen([{ path: '/register', element: <RegisterScreen /> }], { at: '/register' })
  await waitFor(() => expect(field('Nombre')).toHaveValue('Lucía'))
  expect(field('Teléfono')).toHaveValue('8112345678')
  expect(field('Género')).toHaveValue('female')
  expect(field('Contraseña')).toHaveValue('')
  expect(kept).not.toContain('Demo#2026')
})
