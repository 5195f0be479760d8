import { act, screen, waitFor } from '@testing-library/react'
import { callsOf } from 'shared/client'
import { Outlet } from 'shared/router'
import { sessionSubject } from 'shared/session/writer'
import { DEMO_PASSWORD, disconnect, reconnect, renderScreen } from 'shared/testing/renderScreen'
import type { authContract } from '../../contract/auth'
import { followRefusals, signIn } from '../session/session'
import { RequireConsent } from './RequireConsent'

const api = callsOf<typeof authContract>()
followRefusals()

const ACCEPT = 'Acepto el aviso de privacidad'
const routes = [
  {
    path: '/user',
    element: (
      <RequireConsent>
        <Outlet />
      </RequireConsent>
    ),
    children: [
      { path: '', element: <input aria-label="Nota" /> },
      { path: 'privacidad', element: <h1>Mis datos</h1> },
    ],
  },
]

let people = 0
/** A registered person who has never accepted a notice. */
async function newcomer() {
  const email = `puerta${++people}.${Date.now()}@ejemplo.mx`
  const person = { firstName: 'Lucía', lastName: 'Cantú', email, password: DEMO_PASSWORD }
  const body = { ...person, phone: '8187654321', birthdate: '1988-02-29', gender: 'female' }
  await api('POST auth/register', { body })
  await act(() => signIn(email, DEMO_PASSWORD))
}

async function show(at = '/user') {
  const rendered = await renderScreen(routes, { at })
  await newcomer()
  return rendered
}

test('a person who has not accepted the notice sees only it; accepting it opens the app, for good', async () => {
  const { user } = await show()
  expect(await screen.findByRole('heading', { level: 1, name: 'Antes de continuar' })).toBeVisible()
  expect(await screen.findByRole('heading', { level: 3, name: /derechos ARCO/ })).toBeVisible()
  expect(screen.queryByLabelText('Nota')).not.toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: ACCEPT }))
  expect(await screen.findByLabelText('Nota')).toBeVisible()
  expect(screen.queryByRole('button', { name: ACCEPT })).not.toBeInTheDocument()
  const me = await api('POST auth/me')
  expect(me).toMatchObject({ ok: true, data: { mustAcceptPrivacyNotice: false } })
})

test("the notice takes the place of the server's frame", async () => {
  const frame = document.createElement('div')
  frame.id = 'first-frame'
  document.body.append(frame)
  await show()
  expect(await screen.findByRole('button', { name: ACCEPT })).toBeVisible()
  expect(frame).not.toBeInTheDocument()
})

test('a person who does not agree can sign out, or go to their data', async () => {
  const { user } = await show()
  await user.click(await screen.findByRole('link', { name: 'Ver o eliminar mis datos' }))
  expect(screen.getByRole('heading', { name: 'Mis datos' })).toBeVisible()
})

test('signing out works from there', async () => {
  const { user } = await show()
  await user.click(await screen.findByRole('button', { name: 'Cerrar sesión' }))
  await waitFor(() => expect(sessionSubject.value.status).toBe('anonymous'))
})

test('accepting without a connection says so; trying again works', async () => {
  const { user } = await show()
  const accept = await screen.findByRole('button', { name: ACCEPT })
  disconnect()
  await user.click(accept)
  expect(await screen.findByText(/No pudimos conectar con My Diet/)).toBeVisible()
  reconnect()
  await user.click(accept)
  expect(await screen.findByLabelText('Nota')).toBeVisible()
})

test('a notice that comes into force meanwhile is shown before the open screen, which keeps its input', async () => {
  const { user } = await renderScreen(routes, { as: 'ana' })
  await user.type(screen.getByLabelText('Nota'), 'a medias')
  const { value } = sessionSubject
  if (value.status !== 'signedIn') throw new Error('nobody is signed in')
  act(() => sessionSubject.next({ ...value, user: { ...value.user, mustAcceptPrivacyNotice: true } }))
  expect(await screen.findByRole('button', { name: ACCEPT })).toBeVisible()
  expect(screen.getByLabelText('Nota')).not.toBeVisible()
  await user.click(screen.getByRole('button', { name: ACCEPT }))
  await waitFor(() => expect(screen.getByLabelText('Nota')).toBeVisible())
  expect(screen.getByLabelText('Nota')).toHaveValue('a medias')
})
