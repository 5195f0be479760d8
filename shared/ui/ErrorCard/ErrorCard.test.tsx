import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { answered, watchConnection } from 'shared/offline/connection'
import { ErrorCard } from './ErrorCard'

test('is announced and tries again, once at a time', async () => {
  const retry = jest.fn()
  const { rerender } = render(<ErrorCard title="Comidas no responde" onRetry={retry} />)
  expect(screen.getByRole('alert')).toHaveTextContent('Comidas no responde')
  await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }))
  expect(retry).toHaveBeenCalledTimes(1)

  rerender(<ErrorCard title="Comidas no responde" onRetry={retry} retrying />)
  await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }))
  expect(retry).toHaveBeenCalledTimes(1)
  expect(screen.getByRole('status')).toHaveTextContent('Intentando de nuevo…')
})

test('blames the connection only while there is none, and our side otherwise', () => {
  watchConnection()
  render(<ErrorCard />)
  expect(screen.getByRole('alert')).toHaveTextContent('Algo falló de nuestro lado.')
  expect(screen.getByRole('alert')).not.toHaveTextContent('conexión')
  act(() => void dispatchEvent(new Event('offline')))
  expect(screen.getByRole('alert')).toHaveTextContent('Revisa tu conexión')
  // A screen that this device has never opened is not there either.
  expect(screen.getByRole('alert')).not.toHaveTextContent('disponible')
  act(answered)
  expect(screen.getByRole('alert')).not.toHaveTextContent('conexión')
})

test('shows the support code of its report, as text to select', () => {
  render(<ErrorCard code="7KQ2MX" />)
  expect(screen.getByText('7KQ2MX')).toHaveAttribute('translate', 'no')
  expect(screen.getByRole('alert')).toHaveTextContent('Código de soporte: 7KQ2MX')
})

test('a text of its own stays, whatever the state of the connection', () => {
  render(<ErrorCard>No encontramos esta receta.</ErrorCard>)
  expect(screen.getByRole('alert')).toHaveTextContent('No encontramos esta receta.')
  expect(screen.getByRole('alert')).not.toHaveTextContent('nuestro lado')
})
