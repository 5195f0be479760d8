import { act, screen } from '@testing-library/react'
import { callsOf } from 'shared/client'
import { pendingCalls$ } from 'shared/offline/pageOutbox'
import { samplePendingCall } from 'shared/offline/samplePendingCall'
import { sessionSubject } from 'shared/session/writer'
import { DEMO_PASSWORD, disconnect, emailOf, reconnect, renderScreen } from 'shared/testing/renderScreen'
import type { shellContract } from '../../contract'
import { SignOutButton } from '../navigation/SignOutButton'
import { followRefusals, signIn, signOut, startSession } from '../session/session'
import { Guard } from './Guard'
import { LoginRoute } from './LoginRoute'
import { leaving } from './leaving'

const api = callsOf<typeof shellContract>()
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
  localStorage.clear()
  pendingCalls$.next([])
})

async function fillIn(user: Awaited<ReturnType<typeof renderScreen>>['user']) {
  await user.type(screen.getByLabelText('Correo electrónico'), emailOf('ana'))
  await user.type(screen.getByLabelText('Contraseña'), DEMO_PASSWORD)
  await user.click(await form())
}

test('who is signed in passes', async () => {
  const { address } = await renderScreen(routes, { as: 'ana', at: '/user/comidas?day=2031-01-01' })
  expect(await inside()).toBeVisible()
  expect(address()).toBe('/user/comidas?day=2031-01-01')
})

test('who is not signs in first, and comes to where they were going (rulings, 9)', async () => {
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

test('whose session is not known yet sees neither, and is not sent away', async () => {
  await signIn(emailOf('ana'), DEMO_PASSWORD)
  const { address } = await renderScreen(routes, { at: '/' })
  expect(await form()).toBeVisible()
  act(() => sessionSubject.next({ status: 'starting' }))
  expect(screen.queryByRole('button', { name: 'Ingresar' })).not.toBeInTheDocument()
  await act(startSession)
  expect(await inside()).toBeVisible()
  expect(address()).toBe('/user')
})

test('whose session ends while inside goes to the sign-in page plainly (section 8)', async () => {
  const { address } = await renderScreen(routes, { as: 'ana', at: '/user/comidas' })
  await inside()
  await act(signOut)
  expect(await form()).toBeVisible()
  expect(screen.queryByText(/Tu sesión terminó/)).not.toBeInTheDocument()
  expect(address()).toBe('/')
})

test('who leaves is signed out at the sign-in page, and stays in after signing in again there', async () => {
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

test('who saved on the way out what could not be sent stays in: signing out would lose it', async () => {
  pendingCalls$.next([samplePendingCall('a')])
  const { address } = await renderScreen(routes, { as: 'ana', at: '/', state: leaving(0) })
  expect(await inside()).toBeVisible()
  expect(address()).toBe('/user')
  expect(sessionSubject.value.status).toBe('signedIn')
})

test('who knows that something is lost is signed out all the same', async () => {
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

test('a server that cannot be reached keeps the session and the place; asked again, it lets in', async () => {
  const { user, address } = await renderScreen(routes, { as: 'ana', at: '/user/comidas' })
  await act(() => signIn(emailOf('ana'), DEMO_PASSWORD))
  disconnect()
  // A new page, on a device that kept nothing.
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
