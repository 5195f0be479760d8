import { render, screen } from '@testing-library/react'
import { ProgressDots } from './ProgressDots'

test('announces its label, or stays silent without one', () => {
  const { rerender } = render(<ProgressDots label="Cargando tus comidas…" />)
  expect(screen.getByRole('status')).toHaveTextContent('Cargando tus comidas…')
  rerender(<ProgressDots />)
  expect(screen.queryByRole('status')).not.toBeInTheDocument()
})
