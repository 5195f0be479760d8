import { render, screen } from '@testing-library/react'
import { Logo } from './Logo'

test('has its name, or none when it is decorative', () => {
  const { rerender } = render(<Logo />)
  expect(screen.getByRole('img', { name: 'My Diet' })).toBeInTheDocument()
  rerender(<Logo decorative markOnly />)
  expect(screen.queryByRole('img')).not.toBeInTheDocument()
})
