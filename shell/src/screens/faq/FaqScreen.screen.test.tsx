import { screen, waitFor } from '@testing-library/react'
import { reconnect, renderScreen } from 'shared/testing/renderScreen'
import { FaqScreen } from './FaqScreen'

const QUESTION = '¿Cómo cambio o cancelo mi cita?'
const questions = () => screen.queryAllByRole('heading', { level: 3 }).map(heading => heading.textContent)
const item = (question: string) => screen.getByRole('button', { name: question })

async function show(at = '/user/faq') {
  const rendered = await renderScreen(<FaqScreen />, { as: 'ana', at })
  await screen.findByText(QUESTION)
  return rendered
}

test('questions stand in groups, each closed until it is opened', async () => {
  const { user } = await show()
  expect(questions().length).toBeGreaterThanOrEqual(12)
  expect(screen.getAllByRole('heading', { level: 2 })[0]).toHaveTextContent('Tu cuenta')
  expect(item(QUESTION)).toHaveAttribute('aria-expanded', 'false')
  await user.click(screen.getByText(QUESTION))
  expect(item(QUESTION)).toHaveAttribute('aria-expanded', 'true')
})

test('the search shows the matches, ignoring accents, and their number', async () => {
  const { user } = await show()
  await user.type(screen.getByLabelText('Buscar'), 'CONTRASENA olvide')
  expect(questions()).toEqual(['¿Qué hago si olvidé mi contraseña?'])
  expect(screen.getByText('1 pregunta encontrada')).toBeVisible()
  await user.clear(screen.getByLabelText('Buscar'))
  await user.type(screen.getByLabelText('Buscar'), 'zzz')
  expect(screen.getByRole('heading', { name: 'No encontramos esa pregunta' })).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Ver todas las preguntas' }))
  expect(questions().length).toBeGreaterThanOrEqual(12)
})

test('leads to one’s own data and to the notice', async () => {
  await show()
  expect(screen.getByRole('link', { name: 'Tus datos y privacidad' })).toHaveAttribute(
    'href',
    '/user/privacidad',
  )
  expect(screen.getByRole('link', { name: 'Aviso de privacidad' })).toHaveAttribute('href', '/privacidad')
})

test('questions that could not be loaded can be loaded again', async () => {
  const { user } = await renderScreen(<FaqScreen />, { as: 'ana', offline: true })
  expect(await screen.findByText('No pudimos cargar las preguntas')).toBeVisible()
  reconnect()
  await user.click(screen.getByRole('button', { name: 'Reintentar' }))
  await waitFor(() => expect(screen.getByText(QUESTION)).toBeVisible())
})
