import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useRef } from 'react'
import { MemoryRouter } from 'shared/router/memory'
import { FullScreenButton } from './FullScreenButton'

function Article() {
  const place = useRef<HTMLElement>(null)
  return (
    <MemoryRouter>
      <article ref={place}>
        <FullScreenButton place={place} />
      </article>
    </MemoryRouter>
  )
}

/** jsdom has no full screen: these are the parts of the interface that the button uses. */
function fullScreenIn(element: () => Element | null) {
  const change = (now: Element | null) => {
    Object.defineProperty(document, 'fullscreenElement', { configurable: true, value: now })
    document.dispatchEvent(new Event('fullscreenchange'))
    return Promise.resolve()
  }
  HTMLElement.prototype.requestFullscreen = jest.fn(() => change(element()))
  document.exitFullscreen = jest.fn(() => change(null))
}

const setEnabled = (value: boolean) =>
  Object.defineProperty(document, 'fullscreenEnabled', { configurable: true, value })

test('shows the element on the whole screen, and leaves it again', async () => {
  setEnabled(true)
  fullScreenIn(() => screen.getByRole('article'))
  render(<Article />)
  await userEvent.click(screen.getByRole('button', { name: 'Pantalla completa' }))
  expect(HTMLElement.prototype.requestFullscreen).toHaveBeenCalledTimes(1)
  await userEvent.click(screen.getByRole('button', { name: 'Salir de pantalla completa' }))
  expect(document.exitFullscreen).toHaveBeenCalledTimes(1)
  expect(screen.getByRole('button', { name: 'Pantalla completa' })).toBeVisible()
})

test('is not there where the browser has no full screen', () => {
  setEnabled(false)
  render(<Article />)
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
})
