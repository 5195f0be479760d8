import { fireEvent, render, screen } from '@testing-library/react'
import { Picture } from './Picture'

const size = { width: 320, height: 240, fallback: <svg aria-hidden="true" /> }

test('reserves its room, and loads when it comes near', () => {
  render(<Picture {...size} src="/pictures/a.webp" alt="Sopa" />)
  const picture = screen.getByRole('img', { name: 'Sopa' })
  expect(picture).toHaveAttribute('loading', 'lazy')
  expect(picture).toHaveAttribute('width', '320')
  expect(picture.parentElement).toHaveStyle({ aspectRatio: '320 / 240' })
})

test('one that does not load gives way to the fallback, until another address comes', () => {
  const { container, rerender } = render(<Picture {...size} src="/pictures/a.webp" alt="Sopa" />)
  fireEvent.error(screen.getByRole('img', { name: 'Sopa' }))
  expect(container.querySelector('svg')).toBeInTheDocument()
  rerender(<Picture {...size} src="/pictures/b.webp" alt="Sopa" />)
  expect(screen.getByRole('img', { name: 'Sopa' })).toHaveAttribute('src', '/pictures/b.webp')
})
