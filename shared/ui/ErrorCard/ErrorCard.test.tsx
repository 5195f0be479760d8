import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { axe } from 'jest-axe'
import { ErrorCard } from './ErrorCard'

test('is announced and tries again, once at a time', async () => {
  const retry = jest.fn()
  const { container, rerender } = render(<ErrorCard title="Comidas no responde" onRetry={retry} />)
  expect(screen.getByRole('alert')).toHaveTextContent('Comidas no responde')
  await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }))
  expect(retry).toHaveBeenCalledTimes(1)

  rerender(<ErrorCard title="Comidas no responde" onRetry={retry} retrying />)
  await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }))
  expect(retry).toHaveBeenCalledTimes(1)
  expect(screen.getByRole('status')).toHaveTextContent('Intentando de nuevo…')
  expect((await axe(container)).violations).toEqual([])
})
