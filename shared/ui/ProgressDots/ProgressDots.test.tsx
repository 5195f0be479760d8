import { render, screen } from '@testing-library/react'
import { ProgressDots } from './ProgressDots'

test('says what is being waited for, or nothing where something else says it', () => {
  const { rerender } = render(<ProgressDots label="Cargando tus comidas…" />)
  expect(screen.getByRole('status')).toHaveTextContent('Cargando tus comidas…')
  rerender(<ProgressDots />)
  expect(screen.queryByRole('status')).not.toBeInTheDocument()
})
