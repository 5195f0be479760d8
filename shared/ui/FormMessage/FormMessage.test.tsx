import { render, screen } from '@testing-library/react'
import { FormMessage } from './FormMessage'

test('is announced when it appears', () => {
  const { rerender } = render(<FormMessage>{undefined}</FormMessage>)
  expect(screen.getByRole('alert')).toBeEmptyDOMElement()
  rerender(<FormMessage>Usuario o contraseña incorrecto.</FormMessage>)
  expect(screen.getByRole('alert')).toHaveTextContent('Usuario o contraseña incorrecto.')
})
