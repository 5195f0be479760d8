import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { callNamed, dataOf } from 'shared/client'
import type { SignedInPerson } from 'shared/published/person'
import { type AppEvent, announce, events$ } from 'shared/session'
import { sessionSubject } from 'shared/session/writer'
import { disconnect, holdCalls, reconnect, renderScreen } from 'shared/testing/renderScreen'
import sharp from 'sharp'
import { plans, profile, subscriptions } from '../../api'
import ProfileScreen from './ProfileScreen'

const at = '/user/perfil'
const routes = [
  { path: '/user/perfil', element: <ProfileScreen /> },
  { path: '/user', element: <h1>Inicio</h1> },
]

const heard: AppEvent[] = []
events$.subscribe(event => heard.push(event))
beforeEach(() => {
  heard.length = 0
  sessionStorage.clear()
})

const userId = () => (sessionSubject.value.status === 'signedIn' ? sessionSubject.value.user.id : 0)
const stored = () => dataOf(profile('GET patients/{id}', { params: { id: userId() } }))
const edit = () => screen.getByRole('button', { name: 'Editar' })
const fact = (label: string) => screen.getByText(label, { selector: 'dt' }).nextElementSibling

async function open(as: 'ana' | 'nuevo' = 'ana') {
  const shown = await renderScreen(routes, { as, at })
  expect(screen.getByRole('heading', { level: 1, name: 'Perfil' })).toBeVisible()
  return shown
}

test('the data of the session are there at once, to read; the address comes with the answer', async () => {
  await open()
  expect(fact('Nombre')).toHaveTextContent('Ana')
  expect(fact('Género')).toHaveTextContent('Femenino')
  expect(fact('Fecha de nacimiento')).toHaveTextContent('12 de abril de 1991')
  expect(fact('Estado civil')).toHaveTextContent('Casad@')
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument()
  expect(await screen.findByText('ana@mydiet.mx')).toBeVisible()
  expect(screen.getByText('Suscripción mensual')).toBeVisible()
  expect(await screen.findByText('Nutrición funcional')).toBeVisible()
  const citas = await dataOf(callNamed<unknown[]>('GET appointments'))
  expect((await screen.findByText('Sesiones disponibles')).nextElementSibling).toHaveTextContent(
    String(citas.length),
  )
})

test('who came to complete the profile finds its fields open, and the monthly plans below', async () => {
  await renderScreen(routes, { as: 'ana', at, state: { completing: true } })
  expect(screen.getByLabelText('Nombre')).toHaveFocus()
  expect(await screen.findByRole('heading', { name: 'Planes mensuales' })).toBeVisible()
  expect(await screen.findByRole('heading', { name: 'PLAN FUNCIONAL PLUS' })).toBeVisible()
})

test('the changed fields are saved and announced, others are not sent; the focus returns to Editar', async () => {
  const { user } = await open()
  await user.click(edit())
  const name = screen.getByLabelText('Nombre')
  expect(name).toHaveFocus()
  await user.clear(name)
  await user.type(name, 'Ana María')
  await user.selectOptions(screen.getByLabelText(/^Estado civil/), 'Union libre')
  await user.click(screen.getByRole('button', { name: 'Guardar' }))
  await waitFor(() => expect(edit()).toHaveFocus())
  expect(fact('Nombre')).toHaveTextContent('Ana María')
  expect(fact('Estado civil')).toHaveTextContent('Union libre')
  expect(await stored()).toMatchObject({ firstName: 'Ana María', civilState: 'Union libre' })
  expect(heard).toContainEqual({
    type: 'profileChanged',
    changesPerson: expect.objectContaining({ firstName: 'Ana María', civilState: 'Union libre' }),
  })
  expect(screen.getByText('Tu perfil se guardó.')).toBeVisible()
})

test('what another device saved while the form was open stays', async () => {
  const { user, cache } = await open()
  await user.click(edit())
  await user.selectOptions(screen.getByLabelText(/^Estado civil/), 'Viud@')
  const body = { emergencyContactPhone: '8187654321' }
  await dataOf(profile('PUT patients/{id}', { params: { id: userId() }, body }))
  await act(() => cache.refetchQueries())
  await user.click(screen.getByRole('button', { name: 'Guardar' }))
  await waitFor(() => expect(edit()).toHaveFocus())
  expect(await stored()).toMatchObject({ civilState: 'Viud@', ...body })
})

test('the options of the civil status', async () => {
  const { user } = await open()
  await user.click(edit())
  const options = within(screen.getByLabelText(/^Estado civil/)).getAllByRole('option')
  expect(options.map(option => option.textContent)).toEqual([
    'Seleccionar',
    'Solter@',
    'Casad@',
    'Viud@',
    'Union libre',
    'N/D',
  ])
})

test('wrong input: each message at its field, nothing is sent, and nothing typed is lost', async () => {
  const { user, calls } = await open()
  await user.click(edit())
  await waitFor(() => expect(calls.length).toBeGreaterThan(2))
  const before = calls.length
  fireEvent.input(screen.getByLabelText('Nombre'), { target: { value: '' } })
  fireEvent.input(screen.getByLabelText('Apellido'), { target: { value: '<b>Garza</b>' } })
  fireEvent.input(screen.getByLabelText(/^Teléfono/), { target: { value: '81123' } })
  fireEvent.input(screen.getByLabelText(/^Ocupación/), { target: { value: 'a'.repeat(10_000) } })
  await user.click(screen.getByRole('button', { name: 'Guardar' }))
  const described = (label: string | RegExp) => screen.getByLabelText(label)
  await waitFor(() => expect(described('Nombre')).toHaveAccessibleDescription('Ingresa tu nombre.'))
  expect(described('Nombre')).toHaveFocus()
  expect(described('Apellido')).toHaveAccessibleDescription('Escribe solo texto, sin los signos < y >.')
  expect(described(/^Teléfono/)).toHaveAccessibleDescription('10 dígitos Número de 10 digitos.')
  expect(described(/^Ocupación/)).toHaveAccessibleDescription('Usa como máximo 100 caracteres.')
  expect(calls.slice(before)).toEqual([])
  expect(screen.getByLabelText('Apellido')).toHaveValue('<b>Garza</b>')
})

test('Cancelar throws the changes away; a draft left by a reload is in the fields again', async () => {
  const { user, unmount } = await open()
  await user.click(edit())
  await user.type(screen.getByLabelText(/^Ocupación/), ' de interiores')
  unmount()
  await open()
  expect(screen.getByLabelText(/^Ocupación/)).toHaveValue('Arquitecta de interiores')
  await user.click(screen.getByRole('button', { name: 'Cancelar' }))
  expect(fact('Ocupación')).toHaveTextContent('Arquitecta')
  await user.click(edit())
  expect(screen.getByLabelText(/^Ocupación/)).toHaveValue('Arquitecta')
})

test('leaving with changes asks first', async () => {
  const { user, navigate, address } = await open()
  await user.click(edit())
  await user.type(screen.getByLabelText(/^Ocupación/), 's')
  await navigate('/user')
  expect(await screen.findByRole('dialog', { name: 'Tienes cambios sin guardar' })).toBeVisible()
  expect(address()).toBe(at)
})

test('a missing gender and birthdate are said to be missing, and completing them changes the session', async () => {
  const { user } = await open('nuevo')
  expect(fact('Género')).toHaveTextContent('Sin registrar')
  await user.click(edit())
  await user.selectOptions(screen.getByLabelText('Género'), 'Masculino')
  fireEvent.input(screen.getByLabelText('Fecha de nacimiento'), { target: { value: '1990-01-31' } })
  await user.click(screen.getByRole('button', { name: 'Guardar' }))
  await waitFor(() => expect(fact('Género')).toHaveTextContent('Masculino'))
  expect(heard).toContainEqual({
    type: 'profileChanged',
    changesPerson: expect.objectContaining({ gender: 'male', birthdate: '1990-01-31' }),
  })
})

test('a save that fails is reported, and the form stays as it was typed', async () => {
  const { user } = await open()
  await user.click(edit())
  await user.type(screen.getByLabelText(/^Ocupación/), ' jubilada')
  const { open: opening } = XMLHttpRequest.prototype
  XMLHttpRequest.prototype.open = function (this: XMLHttpRequest, method: string) {
    opening.call(this, method, '/api/patients/2000000000', true)
  }
  await user.click(screen.getByRole('button', { name: 'Guardar' }))
  expect(await screen.findByText(/^No pudimos guardar tu perfil/)).toBeVisible()
  XMLHttpRequest.prototype.open = opening
  expect(screen.getByText('No encontramos ese perfil.')).toBeVisible()
  expect(screen.getByLabelText(/^Ocupación/)).toHaveValue('Arquitecta jubilada')
})

test('another tab has saved: this one shows it', async () => {
  await open()
  await screen.findByText('ana@mydiet.mx')
  await dataOf(profile('PUT patients/{id}', { params: { id: userId() }, body: { lastName: 'Treviño' } }))
  announce({ type: 'profileChanged', changesPerson: { lastName: 'Treviño' }, fromOtherTab: true })
  await waitFor(() => expect(fact('Apellido')).toHaveTextContent(/^Treviño$/))
})

test('a chosen photo is uploaded and saved at once, and removed only after a question', async () => {
  Object.assign(URL, { createObjectURL: () => 'blob:preview', revokeObjectURL: () => undefined })
  const { user } = await open()
  const picture = sharp({ create: { width: 30, height: 30, channels: 3, background: '#3a7' } })
  const file = new File([new Uint8Array(await picture.png().toBuffer())], 'yo.png', { type: 'image/png' })
  await user.upload(screen.getByLabelText(/^Tu foto/), file)
  await waitFor(async () => expect((await stored()).picture).toMatch(/^[0-9a-f]{32}\.webp$/))
  await waitFor(() => expect(heard.map(({ type }) => type)).toContain('profileChanged'))
  const ask = async () => {
    await user.click(await screen.findByRole('button', { name: 'Quitar foto' }))
    return within(screen.getByRole('dialog', { name: '¿Quitar tu foto?' }))
  }
  await user.click((await ask()).getByRole('button', { name: 'Regresar' }))
  expect((await stored()).picture).not.toBe('')
  await user.click((await ask()).getByRole('button', { name: 'Quitar foto' }))
  await waitFor(async () => expect((await stored()).picture).toBe(''))
})

test('a course is given up after a question; a failure is reported, and the second attempt succeeds', async () => {
  const { user } = await open()
  const row = async () =>
    within((await screen.findByText('Control de peso')).closest('li') as HTMLElement).getByRole('button')
  await user.click(await row())
  const dialog = screen.getByRole('dialog', { name: 'Estas seguro de anular Control de peso ?' })
  await user.click(within(dialog).getByRole('button', { name: 'Regresar' }))
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()

  await user.click(await row())
  disconnect()
  await user.click(screen.getByRole('button', { name: 'Anular' }))
  expect(await screen.findByText(/^No pudimos anular el contenido/)).toBeVisible()
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(heard).toEqual([])

  reconnect()
  const owned = async () => {
    const { purchases } = await dataOf(callNamed<SignedInPerson>('POST auth/me'))
    return purchases.filter(({ productId }) => productId === 'Course').length
  }
  const before = await owned()
  await user.click(await row())
  await user.click(screen.getByRole('button', { name: 'Anular' }))
  await waitFor(() => expect(heard).toEqual([{ type: 'holdingsChanged', changesPerson: {} }]))
  expect(await owned()).toBe(before - 1)
})

test('a way out that is pressed while the profile is being saved leads on once it is saved', async () => {
  const { user, address, navigate } = await open()
  await user.click(edit())
  await user.type(screen.getByLabelText(/^Ocupación/), ' y maestra')
  const letGo = holdCalls('patients/')
  await user.click(screen.getByRole('button', { name: 'Guardar' }))
  await navigate('/user')
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  expect(address()).toBe(at)
  await act(async () => letGo())
  expect(await screen.findByRole('heading', { name: 'Inicio' })).toBeVisible()
  expect((await stored()).ocupation).toMatch(/ y maestra$/)
})

test('a plan that another device cancelled meanwhile is not said to go on', async () => {
  const { user, address } = await open()
  const [held] = await dataOf(subscriptions('GET payments/subscriptions'))
  await user.click(edit())
  await user.click(await screen.findByRole('button', { name: 'Cancelar Plan' }))
  const question = within(screen.getByRole('dialog', { name: /^¿Cancelar / }))
  await dataOf(plans('DELETE plans/cancel-suscription', { query: { subscription: held?.id } }))
  await user.click(question.getByRole('button', { name: 'Cancelar Plan' }))
  expect(await screen.findByText('Este plan ya está cancelado.')).toBeInTheDocument()
  expect(screen.queryByText(/sigue igual/)).not.toBeInTheDocument()
  await waitFor(() => expect(address()).toBe('/user'))
})
