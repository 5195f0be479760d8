import { render, screen } from '@testing-library/react'
import { Logo } from './Logo'

test('says the name once', () => {
  const { rerender } = render(<Logo />)
  expect(screen.getByRole('img', { name: 'My Diet' })).toBeInTheDocument()
  rerender(<Logo decorative markOnly />)
  expect(screen.queryByRole('img')).not.toBeInTheDocument()
})
