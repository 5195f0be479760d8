import { render, screen } from '@testing-library/react'
import { EmptyState } from './EmptyState'

test('shows the next step', () => {
  render(
    <EmptyState
      level="h3"
      title="Aún no tienes citas programadas"
      action={<a href="/user/agendar">Agendar Cita</a>}
    >
      Elige con quién y cuándo.
    </EmptyState>,
  )
  expect(screen.getByRole('heading', { level: 3, name: 'Aún no tienes citas programadas' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Agendar Cita' })).toBeVisible()
})
