import { screen } from '@testing-library/react'
import { reconnect, renderScreen } from 'shared/testing/renderScreen'
import { PrivacyNoticeScreen } from './PrivacyNoticeScreen'

test('anyone can read it: its version, date and text', async () => {
  await renderScreen(<PrivacyNoticeScreen />, { at: '/privacidad' })
  expect(
    await screen.findByText('Versión 2026-11-27 · vigente desde el 27 de noviembre de 2026'),
  ).toBeVisible()
  expect(await screen.findByRole('heading', { level: 3, name: /derechos ARCO/ })).toBeVisible()
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Aviso de privacidad')
  expect(screen.getByRole('link', { name: 'Volver a entrar' })).toHaveAttribute('href', '/')
  expect(screen.queryByRole('link', { name: 'Tus datos y privacidad' })).not.toBeInTheDocument()
})

test('a signed-in person has a link to their own data', async () => {
  await renderScreen(<PrivacyNoticeScreen />, { as: 'ana', at: '/privacidad' })
  expect(screen.getByRole('link', { name: 'Tus datos y privacidad' })).toHaveAttribute(
    'href',
    '/user/privacidad',
  )
  expect(screen.getByRole('link', { name: 'Ir al inicio' })).toHaveAttribute('href', '/user')
})

test('a notice that could not be loaded can be loaded again', async () => {
  const { user } = await renderScreen(<PrivacyNoticeScreen />, { at: '/privacidad', offline: true })
  expect(await screen.findByText('No pudimos cargar el aviso')).toBeVisible()
  reconnect()
  await user.click(screen.getByRole('button', { name: 'Reintentar' }))
  expect(await screen.findByText(/^Versión 2026-11-27/)).toBeVisible()
})
