import { act, screen, waitFor } from '@testing-library/react'
import { hooks } from 'shared/client/hooks'
import type { MissingFactor } from 'shared/published/person'
import { announce } from 'shared/session'
import { sessionSubject } from 'shared/session/writer'
import { disconnect, reconnect, renderScreen } from 'shared/testing/renderScreen'
import { followRefusals } from '../session/session'
import { RequireSecondFactor } from './RequireSecondFactor'

followRefusals()

const routes = [
  {
    path: '/user',
    element: (
      <RequireSecondFactor>
        <input aria-label="Nota" />
      </RequireSecondFactor>
    ),
  },
]

const code = () => screen.findByLabelText('Código de la app o de recuperación')

async function show(secondFactor: MissingFactor) {
  const rendered = await renderScreen(routes, { as: 'ana' })
  await rendered.user.type(screen.getByLabelText('Nota'), 'a medias')
  const { value } = sessionSubject
  if (value.status !== 'signedIn') throw new Error('nobody is signed in')
  act(() => sessionSubject.next({ ...value, user: { ...value.user, secondFactor } }))
  return rendered
}

test('what is no code is told at the field; what the server refuses too, and nothing typed is lost', async () => {
  const { user } = await show('ASK')
  expect(await screen.findByRole('heading', { level: 1, name: 'Confirma que eres tú' })).toBeVisible()
  expect(screen.getByLabelText('Nota')).not.toBeVisible()
  const confirm = screen.getByRole('button', { name: 'Confirmar' })
  await user.type(await code(), '123')
  await user.click(confirm)
  expect(await code()).toHaveAccessibleDescription(/6 dígitos/)
  await user.type(await code(), '456')
  disconnect()
  await user.click(confirm)
  expect(await screen.findByText(/No pudimos conectar con My Diet/)).toBeVisible()
  reconnect()
  await user.click(confirm)
  expect(await screen.findByText('Esta acción es solo para el equipo de la clínica.')).toBeVisible()
  expect(await code()).toHaveValue('123456')
})

test('a refused call asks for the code; the open screen waits behind it with its input', async () => {
  const { user } = await renderScreen(routes, { as: 'ana' })
  await user.type(screen.getByLabelText('Nota'), 'a medias')
  act(() => announce({ type: 'secondFactorMissing' }))
  expect(await code()).toBeVisible()
  expect(screen.getByLabelText('Nota')).not.toBeVisible()
  expect(screen.getByLabelText('Nota')).toHaveValue('a medias')
})

test('a call that the server refused waits for the code, and is asked again', async () => {
  await renderScreen(routes, { as: 'ana' })
  const again = hooks.secondFactorGiven()
  disconnect()
  act(() => announce({ type: 'secondFactorMissing' }))
  expect(await code()).toBeVisible()
  reconnect()
  const { value } = sessionSubject
  if (value.status !== 'signedIn') throw new Error('nobody is signed in')
  const { secondFactor: _, ...user } = value.user
  act(() => sessionSubject.next({ ...value, user }))
  expect(await again).toBe(true)
})

test('a member whom an operator has to enrol asks again, and comes back to the screen', async () => {
  const { user } = await show('CLOSED')
  expect(await screen.findByText(/Pide a quien administra/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Ya me inscribieron' }))
  await waitFor(() => expect(screen.getByLabelText('Nota')).toBeVisible())
  expect(screen.getByLabelText('Nota')).toHaveValue('a medias')
})

test('a key that could not be made is told, and signing out works from there', async () => {
  const { user } = await show('ENROL')
  expect(await screen.findByText('No pudimos preparar tu segundo factor')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Cerrar sesión' }))
  await waitFor(() => expect(sessionSubject.value.status).toBe('anonymous'))
})
