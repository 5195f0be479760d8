import { act, render, screen } from '@testing-library/react'
import { type ToastItem, Toasts } from './Toasts'

const saved: ToastItem = {
  id: 1,
  type: 'success',
  title: 'Listo!',
  message: 'Se ha guardado este plan de comidas.',
}
const failed: ToastItem = {
  id: 2,
  type: 'error',
  title: 'Error!',
  message: 'No ha sido posible valorar la receta.',
}

afterEach(() => jest.useRealTimers())

test('is present before the first toast, then announces success politely and errors at once', () => {
  const { rerender } = render(<Toasts toasts={[]} />)
  const [polite, assertive] = [screen.getByRole('status'), screen.getByRole('alert')]
  rerender(<Toasts toasts={[saved, failed]} />)
  expect(polite).toHaveTextContent('Se ha guardado este plan de comidas.')
  expect(polite).not.toHaveTextContent('Error!')
  expect(assertive).toHaveTextContent('No ha sido posible valorar la receta.')
})

test('plays the exit of a removed toast, then removes it', () => {
  jest.useFakeTimers()
  const { rerender } = render(<Toasts toasts={[saved, failed]} />)
  rerender(<Toasts toasts={[failed]} />)
  expect(screen.getByText('Listo!')).toBeInTheDocument()
  act(() => jest.advanceTimersByTime(250))
  expect(screen.queryByText('Listo!')).not.toBeInTheDocument()
  expect(screen.getByText('Error!')).toBeInTheDocument()
})

test('shows a toast that comes while another leaves', () => {
  jest.useFakeTimers()
  const late: ToastItem = { ...saved, id: 3, title: 'Hola!' }
  const { rerender } = render(<Toasts toasts={[saved]} />)
  rerender(<Toasts toasts={[]} />)
  act(() => jest.advanceTimersByTime(100))
  rerender(<Toasts toasts={[late]} />)
  act(() => jest.advanceTimersByTime(1000))
  expect(screen.getByText('Hola!')).toBeInTheDocument()
  expect(screen.queryByText('Listo!')).not.toBeInTheDocument()
})
