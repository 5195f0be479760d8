import { screen, waitFor, within } from '@testing-library/react'
import { sessionSubject } from 'shared/session/writer'
import { disconnect, reconnect, renderScreen } from 'shared/testing/renderScreen'
import { storedToken } from '../../session/tokenStore'
import { AccountEndedScreen } from '../cuenta-eliminada/AccountEndedScreen'
import { ACCOUNT_ENDED_PATH } from '../cuenta-eliminada/accountEndedPath'
import { OwnDataScreen } from './OwnDataScreen'

const avisos = () => screen.getByRole('region', { name: 'Avisos' })
const password = () => screen.getByLabelText('Tu contraseña')
const ask = () => screen.getByRole('button', { name: 'Eliminar mi cuenta' })

const saved: { name: string; text: string }[] = []
let blob: Blob | undefined
beforeEach(() => {
  saved.length = 0
  URL.createObjectURL = given => {
    blob = given as Blob
    return 'blob:own'
  }
  URL.revokeObjectURL = () => undefined
  HTMLAnchorElement.prototype.click = function save(this: HTMLAnchorElement) {
    const reader = new FileReader()
    reader.onload = () => saved.push({ name: this.download, text: String(reader.result) })
    reader.readAsText(blob as Blob)
  }
})

async function show() {
  const rendered = await renderScreen(<OwnDataScreen />, { as: 'ana', at: '/user/privacidad' })
  await screen.findByText(/^Aceptaste la versión 2026-11-27 el \d+ de \w+ de \d{4}\.$/)
  return rendered
}

test('shows the accepted version and its date, and links to the notice', async () => {
  await show()
  expect(screen.getByRole('link', { name: 'Leer el aviso de privacidad' })).toHaveAttribute(
    'href',
    '/privacidad',
  )
  expect(screen.getByRole('link', { name: 'Perfil' })).toHaveAttribute('href', '/user/perfil')
})

test('an accepted version and purposes that could not be loaded can be loaded again', async () => {
  const { user } = await renderScreen(<OwnDataScreen />, { as: 'ana', offline: true })
  expect(await screen.findByText('No pudimos consultar qué versión aceptaste.')).toBeVisible()
  reconnect()
  const card = (name: string) => within(screen.getByRole('region', { name }))
  await user.click(card('Aviso de privacidad').getByRole('button', { name: 'Reintentar' }))
  expect(await screen.findByText(/Aceptaste la versión/)).toBeVisible()
  const purposes = card('Para qué usamos tus datos')
  expect(purposes.getByText('No pudimos consultar para qué usamos tus datos.')).toBeVisible()
  await user.click(purposes.getByRole('button', { name: 'Reintentar' }))
  expect(await purposes.findByText('Tú decides')).toBeVisible()
})

test('a voluntary purpose is refused and accepted again by one press; a press without a connection changes nothing', async () => {
  const { user, unmount } = await show()
  const statistics = () => screen.findByRole('switch', { name: 'Estadísticas de uso' })
  expect(await statistics()).toBeChecked()
  await user.click(await statistics())
  expect(await statistics()).not.toBeChecked()
  await waitFor(async () =>
    expect(await statistics()).toHaveAccessibleDescription(/Lo rechazaste el \d+ de \w+ de \d{4}\.$/),
  )
  unmount()

  await show()
  expect(await statistics()).not.toBeChecked()
  disconnect()
  await user.click(await statistics())
  await waitFor(() => expect(avisos()).toHaveTextContent('No pudimos conectar con My Diet'))
  expect(await statistics()).not.toBeChecked()
  reconnect()
  await user.click(await statistics())
  await waitFor(async () => expect(await statistics()).toHaveAccessibleDescription(/Lo aceptaste el/))
})

test('necessary purposes are listed without a switch', async () => {
  await show()
  expect(await screen.findByText('Tus citas.')).toBeVisible()
  expect(screen.queryByRole('switch', { name: /citas/ })).not.toBeInTheDocument()
})

test('the download is a file of the day with everything in it', async () => {
  const { user } = await show()
  await user.click(screen.getByRole('button', { name: 'Descargar para otro programa (JSON)' }))
  await waitFor(() => expect(saved).toHaveLength(1))
  expect(saved[0]?.name).toMatch(/^mis-datos-\d{4}-\d{2}-\d{2}\.json$/)
  expect(JSON.parse(saved[0]?.text ?? '')).toMatchObject({
    account: { email: 'ana@mydiet.mx' },
    domains: { cuenta: { purchases: expect.any(Array) } },
  })
  expect(avisos()).toHaveTextContent('Listo!Tus datos están en tus descargas.')
})

test('the download to read is a page of the day in words', async () => {
  const { user } = await show()
  await user.click(screen.getByRole('button', { name: 'Descargar para leer o imprimir' }))
  await waitFor(() => expect(saved).toHaveLength(1))
  expect(saved[0]?.name).toMatch(/^mis-datos-\d{4}-\d{2}-\d{2}\.html$/)
  expect(saved[0]?.text).toContain('<h2>Tu plan de comidas</h2>')
  expect(avisos()).toHaveTextContent('Listo!Tus datos están en tus descargas.')
})

test('the download as a PDF has its data in words', async () => {
  const { user } = await show()
  await user.click(screen.getByRole('button', { name: 'Descargar en PDF' }))
  await waitFor(() => expect(saved).toHaveLength(1))
  expect(saved[0]?.name).toMatch(/^mis-datos-\d{4}-\d{2}-\d{2}\.pdf$/)
  expect(saved[0]?.text).toMatch(/^%PDF-1\.7\n/)
  expect(avisos()).toHaveTextContent('Listo!Tus datos están en tus descargas.')
})

test('the download for another practice is a FHIR bundle', async () => {
  const { user } = await show()
  await user.click(screen.getByRole('button', { name: 'Descargar para otra clínica (FHIR)' }))
  await waitFor(() => expect(saved).toHaveLength(1))
  expect(saved[0]?.name).toMatch(/^mis-datos-\d{4}-\d{2}-\d{2}\.fhir\.json$/)
  expect(JSON.parse(saved[0]?.text ?? '')).toMatchObject({ resourceType: 'Bundle', type: 'collection' })
})

test('a failed download shows an error, and nothing is saved', async () => {
  const { user } = await show()
  disconnect()
  await user.click(screen.getByRole('button', { name: 'Descargar para otro programa (JSON)' }))
  await waitFor(() => expect(avisos()).toHaveTextContent('No pudimos conectar con My Diet'))
  expect(saved).toEqual([])
})

test('ending the account asks for the password, then for the word; closing the dialog ends nothing', async () => {
  const { user, calls } = await show()
  const before = calls.length
  await user.click(ask())
  expect(password()).toHaveAccessibleDescription('Ingresa tu contraseña para confirmar.')
  expect(password()).toHaveFocus()
  await user.type(password(), 'Equivocada#1')
  await user.click(ask())
  const dialog = within(screen.getByRole('dialog'))
  await user.type(dialog.getByLabelText('Escribe ELIMINAR para confirmar'), 'quizá')
  await user.click(dialog.getByRole('button', { name: 'Eliminar para siempre' }))
  expect(dialog.getByLabelText('Escribe ELIMINAR para confirmar')).toHaveAccessibleDescription(
    'Escribe ELIMINAR para confirmar.',
  )
  await user.click(dialog.getByRole('button', { name: 'Conservar mi cuenta' }))
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  expect(calls).toHaveLength(before)
  expect(sessionSubject.value.status).toBe('signedIn')
})

async function confirm(user: Awaited<ReturnType<typeof show>>['user'], secret: string) {
  await user.type(password(), secret)
  await user.click(ask())
  await user.type(screen.getByLabelText('Escribe ELIMINAR para confirmar'), 'eliminar')
  await user.click(screen.getByRole('button', { name: 'Eliminar para siempre' }))
}

test('the error of a wrong password is at its field, which takes the focus; the input stays', async () => {
  const { user } = await show()
  await confirm(user, 'Equivocada#1')
  await waitFor(() => expect(password()).toHaveAccessibleDescription('La contraseña no es correcta.'))
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  await waitFor(() => expect(password()).toHaveFocus())
  expect(password()).toHaveValue('Equivocada#1')
  expect(sessionSubject.value.status).toBe('signedIn')
})

test('without a connection the dialog says so, and stays', async () => {
  const { user } = await show()
  disconnect()
  await confirm(user, 'Equivocada#1')
  expect(await within(screen.getByRole('dialog')).findByText(/No pudimos conectar con My Diet/)).toBeVisible()
  expect(sessionSubject.value.status).toBe('signedIn')
})

test('an ended account is forgotten by the device at once, and its receipt says what stays, until when and why', async () => {
  const { user, address } = await renderScreen(
    [
      { path: '/user/privacidad', element: <OwnDataScreen /> },
      { path: ACCOUNT_ENDED_PATH, element: <AccountEndedScreen /> },
      { path: '/', element: 'Entrar' },
    ],
    { as: 'ana', at: '/user/privacidad' },
  )
  await screen.findByText(/^Aceptaste la versión/)
  await confirm(user, 'Demo#2026')
  expect(await screen.findByRole('heading', { level: 1, name: 'Tu cuenta fue eliminada' })).toBeVisible()
  await waitFor(() => expect(sessionSubject.value.status).toBe('anonymous'))
  expect(storedToken()).toBeNull()
  const [first] = screen.getAllByRole('listitem')
  expect(first).toHaveTextContent(
    /^Tus citas\. Hasta el \d+ de \w+ de \d{4}\. Son parte del expediente clínico/,
  )
  expect(screen.getByText(/se destruye solo/)).toBeVisible()
  expect(screen.getByText('Te enviamos esto mismo por correo.')).toBeVisible()
  await user.click(screen.getByRole('link', { name: 'Ir al inicio' }))
  expect(address()).toBe('/')
})

test('without an account that was ended in this tab the page of the receipt is the sign-in page', async () => {
  const { address } = await renderScreen(
    [
      { path: ACCOUNT_ENDED_PATH, element: <AccountEndedScreen /> },
      { path: '/', element: 'Entrar' },
    ],
    { at: ACCOUNT_ENDED_PATH },
  )
  expect(address()).toBe('/')
})
