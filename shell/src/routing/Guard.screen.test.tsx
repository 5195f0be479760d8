import { act, screen } from '@testing-library/react'
import { callsOf } from 'shared/client'
import { pendingCalls$ } from 'shared/offline/pageOutbox'
import { samplePendingCall } from 'shared/offline/samplePendingCall'
import { sessionSubject } from 'shared/session/writer'
import { DEMO_PASSWORD, disconnect, emailOf, reconnect, renderScreen } from 'shared/testing/renderScreen'
import type { authContract } from '../../contract/auth'
import { SignOutButton } from '../navigation/SignOutButton'
import { followRefusals, signIn, signOut, startSession } from '../session/session'
import { Guard } from './Guard'
import { LoginRoute } from './LoginRoute'
import { leaving } from './leaving'

const api = callsOf<typeof authContract>()
followRefusals()

const routes = [
  { path: '/', element: <LoginRoute /> },
  {
    path: '/user/*',
    element: (
      <Guard>
        <h1>Dentro</h1>
      </Guard>
    ),
  },
]
const inside = () => screen.findByRole('heading', { name: 'Dentro' })
const form = () => screen.findByRole('button', { name: 'Ingresar' })

beforeEach(() => {
  sessionStorage.clear()
  localStorage.clear()
  pendingCalls$.next([])
})

async function fillIn(user: Awaited<ReturnType<typeof renderScreen>>['user']) {
  await user.type(screen.getByLabelText('Correo electrónico'), emailOf('ana'))
  await user.type(screen.getByLabelText('Contraseña'), DEMO_PASSWORD)
  await user.click(await form())
}

test('a signed-in person passes', async () => {
  const { address } = await renderScreen(routes, { as: 'ana', at: '/user/comidas?day=2031-01-01' })
  expect(await inside()).toBeVisible()
  expect(address()).toBe('/user/comidas?day=2031-01-01')
})

test('a visitor without a session signs in first, then comes to where they were going', async () => {
  const { user, address } = await renderScreen(routes, { at: '/user/comidas?day=2031-01-01' })
  expect(await form()).toBeVisible()
  expect(address()).toBe('/?volver=%2Fuser%2Fcomidas%3Fday%3D2031-01-01')
  await fillIn(user)
  expect(await inside()).toBeVisible()
  expect(address()).toBe('/user/comidas?day=2031-01-01')
})

test.each(['//evil.example', 'https://evil.example/user', '/user/../../evil', '/register'])(
  'a return path that leads elsewhere leads home: %s',
  async path => {
    const { user, address } = await renderScreen(routes, { at: `/?volver=${encodeURIComponent(path)}` })
    await form()
    await fillIn(user)
    expect(await inside()).toBeVisible()
    expect(address()).toBe('/user')
  },
)

test('while the session is not known yet nothing is shown, and nobody is sent away', async () => {
  await signIn(emailOf('ana'), DEMO_PASSWORD)
  const { address } = await renderScreen(routes, { at: '/' })
  expect(await form()).toBeVisible()
  act(() => sessionSubject.next({ status: 'starting' }))
  expect(screen.queryByRole('button', { name: 'Ingresar' })).not.toBeInTheDocument()
  await act(startSession)
  expect(await inside()).toBeVisible()
  expect(address()).toBe('/user')
})

test('a session that ends leads to the plain sign-in page', async () => {
  const { address } = await renderScreen(routes, { as: 'ana', at: '/user/comidas' })
  await inside()
  await act(signOut)
  expect(await form()).toBeVisible()
  expect(screen.queryByText(/Tu sesión terminó/)).not.toBeInTheDocument()
  expect(address()).toBe('/')
})

test('signing out ends at the sign-in page, and a new sign-in there stays signed in', async () => {
  const { user, navigate, address } = await renderScreen(
    [...routes, { path: '/leave', element: <SignOutButton /> }],
    { as: 'ana', at: '/leave' },
  )
  await user.click(screen.getByRole('button', { name: 'Cerrar sesión' }))
  expect(await form()).toBeVisible()
  expect(address()).toBe('/')
  expect(sessionSubject.value).toEqual({ status: 'anonymous' })
  await fillIn(user)
  expect(await inside()).toBeVisible()
  await navigate('/')
  expect(await inside()).toBeVisible()
})

test('a change saved on the way out that could not be sent stops the sign-out, which would lose it', async () => {
  pendingCalls$.next([samplePendingCall('a')])
  const { address } = await renderScreen(routes, { as: 'ana', at: '/', state: leaving(0) })
  expect(await inside()).toBeVisible()
  expect(address()).toBe('/user')
  expect(sessionSubject.value.status).toBe('signedIn')
})

test('a person who has agreed to lose changes is signed out', async () => {
  pendingCalls$.next([samplePendingCall('a')])
  const { address } = await renderScreen(routes, { as: 'ana', at: '/', state: leaving(1) })
  expect(await form()).toBeVisible()
  expect(address()).toBe('/')
  expect(sessionSubject.value).toEqual({ status: 'anonymous' })
})

test('a refused call signs out and leads to the sign-in page, which says why and leads back', async () => {
  const { user, address } = await renderScreen(routes, { as: 'ana', at: '/user/comidas?day=2031-01-01' })
  await inside()
  const session = sessionSubject.value
  if (session.status !== 'signedIn') throw new Error('nobody is signed in')
  await api('POST auth/logout', { token: session.token })
  await act(() => api('POST auth/me'))
  expect(await form()).toBeVisible()
  expect(address()).toBe('/')
  expect(screen.getByText('Tu sesión terminó. Entra de nuevo para seguir donde estabas.')).toBeVisible()
  await fillIn(user)
  expect(await inside()).toBeVisible()
  expect(address()).toBe('/user/comidas?day=2031-01-01')
})

test('an unreachable server keeps the session and the place; trying again opens it', async () => {
  const { user, address } = await renderScreen(routes, { as: 'ana', at: '/user/comidas' })
  await act(() => signIn(emailOf('ana'), DEMO_PASSWORD))
  disconnect()
  // A new page, on a device without cached data.
  act(() => sessionSubject.next({ status: 'starting' }))
  await act(startSession)
  expect(await screen.findByText('No pudimos conectar con My Diet')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Reintentar' }))
  expect(await screen.findByText('No pudimos conectar con My Diet')).toBeVisible()
  reconnect()
  await user.click(await screen.findByRole('button', { name: 'Reintentar' }))
  expect(await inside()).toBeVisible()
  expect(address()).toBe('/user/comidas')
})
