import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { useSession } from 'shared/session'
import { sessionSubject } from 'shared/session/writer'
import {
  DEMO_PASSWORD,
  disconnect,
  readMailbox,
  reconnect,
  renderScreen,
  signInAs,
} from 'shared/testing/renderScreen'
import { SecurityScreen } from './SecurityScreen'

const show = () => renderScreen(<SecurityScreen />, { as: 'ana', at: '/user/seguridad' })
/** The frame of `/user` shows no screen to nobody. */
function WhileSignedIn() {
  return useSession().status === 'signedIn' ? <SecurityScreen /> : null
}
const others = () => screen.queryAllByRole('button', { name: /^Cerrar sesión en/ })
const avisos = () => screen.getByRole('region', { name: 'Avisos' })

test('the way back leads to the profile, which leads here', async () => {
  await show()
  expect(screen.getByRole('link', { name: 'Perfil' })).toHaveAttribute('href', '/user/perfil')
})

test('another session is closed from here, the own one stays', async () => {
  await signInAs('ana')
  const { user } = await show()
  expect(await screen.findByText('Este dispositivo, ahora')).toBeVisible()
  const before = others().length
  expect(before).toBeGreaterThan(0)
  await user.click(others()[0] as HTMLElement)
  await waitFor(() => expect(others()).toHaveLength(before - 1))
  expect(sessionSubject.value.status).toBe('signedIn')
})

test('closing all signs out here too', async () => {
  const { user } = await renderScreen(<WhileSignedIn />, { as: 'ana', at: '/user/seguridad' })
  await user.click(await screen.findByRole('button', { name: 'Cerrar todas, también esta' }))
  await waitFor(() => expect(sessionSubject.value.status).toBe('anonymous'))
})

test('sessions that could not be loaded can be loaded again', async () => {
  const { user } = await renderScreen(<SecurityScreen />, { as: 'ana', offline: true })
  expect(await screen.findByText('No pudimos cargar tus sesiones')).toBeVisible()
  reconnect()
  const section = within(screen.getByRole('region', { name: 'Dónde está abierta tu cuenta' }))
  await user.click(section.getByRole('button', { name: 'Reintentar' }))
  expect(await section.findByText('Este dispositivo, ahora')).toBeVisible()
})

test('a wrong password is told at its field, and nothing typed is lost', async () => {
  const { user } = await show()
  await user.type(screen.getByLabelText('Tu contraseña actual'), 'Equivocada#1')
  await user.type(screen.getByLabelText('Tu contraseña nueva'), 'Renovada#2026')
  await user.click(screen.getByRole('button', { name: 'Cambiar contraseña' }))
  await waitFor(() =>
    expect(screen.getByLabelText('Tu contraseña actual')).toHaveAccessibleDescription(
      'La contraseña no es correcta.',
    ),
  )
  expect(screen.getAllByText('La contraseña no es correcta.')).toHaveLength(1)
  expect(screen.getByLabelText('Tu contraseña nueva')).toHaveValue('Renovada#2026')
})

test('a new password is confirmed by a notice, and the form is empty again', async () => {
  const { user } = await show()
  await user.type(screen.getByLabelText('Tu contraseña actual'), DEMO_PASSWORD)
  await user.type(screen.getByLabelText('Tu contraseña nueva'), DEMO_PASSWORD)
  await user.click(screen.getByRole('button', { name: 'Cambiar contraseña' }))
  await waitFor(() => expect(avisos()).toHaveTextContent('Tu contraseña cambió.'))
  await waitFor(() => expect(screen.getByLabelText('Tu contraseña nueva')).toHaveValue(''))
})

test('a new address gets the link, and the screen says where it went', async () => {
  const { user } = await show()
  await user.type(screen.getByLabelText('Tu correo nuevo'), 'ana.nueva@ejemplo.mx')
  await user.type(screen.getByLabelText('Tu contraseña'), DEMO_PASSWORD)
  await user.click(screen.getByRole('button', { name: 'Cambiar correo' }))
  expect(await screen.findByText(/Te enviamos un enlace a ana\.nueva@ejemplo\.mx/)).toBeVisible()
  await waitFor(async () => expect(await readMailbox()).toContain('/api/cambiar-correo/'))
})

test('a change of address that waits is shown, mailed again, and withdrawn', async () => {
  const { user } = await show()
  await user.type(screen.getByLabelText('Tu correo nuevo'), 'ana.nueva@ejemplo.mx')
  await user.type(screen.getByLabelText('Tu contraseña'), DEMO_PASSWORD)
  await user.click(screen.getByRole('button', { name: 'Cambiar correo' }))
  await screen.findByRole('region', { name: 'Cambio pendiente' })
  cleanup()

  // As after a reload: the server tells it again.
  await show()
  const pending = within(screen.getByRole('region', { name: 'Cambio pendiente' }))
  expect(pending.getByText(/cambia a ana\.nueva@ejemplo\.mx cuando abras/)).toBeVisible()
  await user.click(pending.getByRole('button', { name: 'Enviar otra vez' }))
  await waitFor(() => expect(avisos()).toHaveTextContent('Te enviamos otro correo a ana.nueva@ejemplo.mx'))
  await user.click(pending.getByRole('button', { name: 'Cancelar el cambio' }))
  await waitFor(() =>
    expect(screen.queryByRole('region', { name: 'Cambio pendiente' })).not.toBeInTheDocument(),
  )
})

test('without a network the typed address stays, with a message', async () => {
  const { user } = await show()
  await user.type(screen.getByLabelText('Tu correo nuevo'), 'ana.nueva@ejemplo.mx')
  await user.type(screen.getByLabelText('Tu contraseña'), DEMO_PASSWORD)
  disconnect()
  await user.click(screen.getByRole('button', { name: 'Cambiar correo' }))
  expect(await screen.findByText(/Revisa tu internet/)).toBeVisible()
  expect(screen.getByLabelText('Tu correo nuevo')).toHaveValue('ana.nueva@ejemplo.mx')
})

test('a passkey needs the password, told at its field, and a browser that can make one', async () => {
  const { user } = await show()
  const field = screen.getByLabelText('Contraseña para agregar una llave')
  await user.click(screen.getByRole('button', { name: 'Agregar llave de acceso' }))
  expect(field).toHaveAccessibleDescription('Ingresa tu contraseña para confirmar.')
  await user.type(field, 'Equivocada#1')
  await user.click(screen.getByRole('button', { name: 'Agregar llave de acceso' }))
  await waitFor(() => expect(field).toHaveAccessibleDescription('La contraseña no es correcta.'))
  await user.clear(field)
  await user.type(field, DEMO_PASSWORD)
  await user.click(screen.getByRole('button', { name: 'Agregar llave de acceso' }))
  expect(await screen.findByText('Este navegador no puede usar llaves de acceso.')).toBeVisible()
  expect(field).toHaveValue(DEMO_PASSWORD)
})
