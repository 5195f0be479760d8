import { act, render, screen, waitFor } from '@testing-library/react'
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

test('is raised above a dialog that opens while it shows a toast', async () => {
  const matches = Element.prototype.matches
  let isShown = false
  const shows = jest.fn(() => {
    isShown = true
  })
  Object.assign(HTMLElement.prototype, {
    showPopover: shows,
    hidePopover: () => {
      isShown = false
    },
  })
  jest.spyOn(Element.prototype, 'matches').mockImplementation(function (this: Element, selector) {
    return selector === ':popover-open' ? isShown : matches.call(this, selector)
  })
  const dialog = document.body.appendChild(document.createElement('dialog'))
  const { rerender } = render(<Toasts toasts={[saved]} />)
  shows.mockClear()

  dialog.open = true
  await waitFor(() => expect(shows).toHaveBeenCalledTimes(1))
  // A dialog that closes covers nothing.
  dialog.open = false
  rerender(<Toasts toasts={[]} />)
  dialog.open = true
  await act(async () => undefined)
  expect(shows).toHaveBeenCalledTimes(1)

  dialog.remove()
  jest.restoreAllMocks()
  for (const name of ['showPopover', 'hidePopover']) Reflect.deleteProperty(HTMLElement.prototype, name)
})
