import { render, screen } from '@testing-library/react'
import { plainScreen } from './plainScreen'

test('a part without React is mounted into its place once, stays as it is, and is taken away with the screen', () => {
  const gone = jest.fn()
  const mount = jest.fn((place: HTMLElement) => {
    place.textContent = 'Ocho vasos'
    return gone
  })
  const Screen = plainScreen(mount)
  const { rerender, unmount } = render(<Screen />)
  screen.getByText('Ocho vasos').append(' y medio')
  rerender(<Screen />)
  expect(screen.getByText('Ocho vasos y medio')).toBeVisible()
  expect(mount).toHaveBeenCalledTimes(1)
  expect(gone).not.toHaveBeenCalled()
  unmount()
  expect(gone).toHaveBeenCalledTimes(1)
})
