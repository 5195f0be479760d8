import { act, screen } from '@testing-library/react'
import { DEMO_PASSWORD, emailOf, renderScreen } from 'shared/testing/renderScreen'
import { signIn } from '../session/session'
import { NewcomersOnly } from './NewcomersOnly'

const routes = [
  {
    path: '/register',
    element: (
      <NewcomersOnly>
        <h1>Crea tu cuenta</h1>
      </NewcomersOnly>
    ),
  },
  { path: '/user', element: <h1>Inicio</h1> },
]

test('a person who is signed in is sent home, without a way back to the page', async () => {
  const { address } = await renderScreen(routes, { as: 'ana', at: '/register' })
  expect(await screen.findByRole('heading', { name: 'Inicio' })).toBeVisible()
  expect(address()).toBe('/user')
})

test('a person who signs in on the page is not redirected: the page navigates by itself', async () => {
  const { address } = await renderScreen(routes, { at: '/register' })
  expect(screen.getByRole('heading', { name: 'Crea tu cuenta' })).toBeVisible()
  await act(() => signIn(emailOf('ana'), DEMO_PASSWORD))
  expect(address()).toBe('/register')
})
