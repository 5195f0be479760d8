import { act, render, screen, within } from '@testing-library/react'
import { notify } from './bus'
import type { Notification } from './notification'
import { ToastRegion } from './ToastRegion'

const saved = { type: 'success', title: 'Listo!', message: 'Se ha guardado este plan de comidas.' } as const
const failed = { type: 'error', title: 'Error!', message: 'No ha sido posible guardar.' } as const

const tell = (notification: Notification) => act(() => notify(notification))
const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms))

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

test('shows icon, title and message: success politely, an error at once', () => {
  render(<ToastRegion />)
  tell(saved)
  tell(failed)
  const polite = screen.getByRole('status')
  expect(polite).toHaveTextContent('Listo!Se ha guardado este plan de comidas.')
  expect(within(polite).getByRole('img', { name: 'Éxito' })).toBeInTheDocument()
  const assertive = screen.getByRole('alert')
  expect(assertive).toHaveTextContent('Error!No ha sido posible guardar.')
  expect(within(assertive).getByRole('img', { name: 'Error' })).toBeInTheDocument()
})

test('each stays 4000 ms, however many there are', () => {
  render(<ToastRegion />)
  tell(saved)
  pass(2_000)
  tell(failed)
  pass(1_999)
  expect(document.querySelector('.leaving')).toBeNull()
  pass(1)
  expect(screen.getByText('Listo!').closest('.toast')).toHaveClass('leaving')
  pass(1_000)
  expect(screen.queryByText('Listo!')).not.toBeInTheDocument()
  expect(screen.getByText('Error!')).toBeInTheDocument()
  pass(1_000)
  pass(1_000)
  expect(screen.queryByText('Error!')).not.toBeInTheDocument()
})

test('the same notice again takes the place of the first, and stays its own 4000 ms', () => {
  render(<ToastRegion />)
  tell(saved)
  pass(3_000)
  tell(saved)
  pass(2_000)
  expect(screen.getAllByText('Listo!')).toHaveLength(1)
  pass(2_000)
  pass(1_000)
  expect(screen.queryByText('Listo!')).not.toBeInTheDocument()
})

test('a later notice about the same takes the place of an error that is mended; others stay', () => {
  render(<ToastRegion />)
  tell({ ...failed, title: 'Otro error' })
  tell({ ...failed, about: 'password' })
  tell({ ...saved, about: 'password' })
  pass(1_000)
  expect(screen.queryByText('Error!')).not.toBeInTheDocument()
  expect(screen.getByText('Otro error')).toBeInTheDocument()
  expect(screen.getByText('Listo!')).toBeInTheDocument()
})

test('an unmounted region shows no notice and leaves no timer', () => {
  const { unmount } = render(<ToastRegion />)
  tell(saved)
  unmount()
  expect(jest.getTimerCount()).toBe(0)
  tell(failed)
  expect(jest.getTimerCount()).toBe(0)
})
