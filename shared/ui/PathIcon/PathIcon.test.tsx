import { render, screen } from '@testing-library/react'
import { PathIcon } from './PathIcon'

test('draws the paths that a remote declares, without a name', () => {
  const { container } = render(<PathIcon paths={['M3 12h18', 'M12 3v18']} />)
  expect(container.querySelectorAll('path')).toHaveLength(2)
  expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true')
})

test('has a name when it has a label', () => {
  render(<PathIcon paths={['M3 12h18']} label="Bloqueado" />)
  expect(screen.getByRole('img', { name: 'Bloqueado' })).toBeInTheDocument()
})
