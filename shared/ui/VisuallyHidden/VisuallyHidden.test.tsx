import { render, screen } from '@testing-library/react'
import { VisuallyHidden } from './VisuallyHidden'

test('is read', () => {
  render(
    <button type="button">
      Cena <VisuallyHidden>de hoy</VisuallyHidden>
    </button>,
  )
  expect(screen.getByRole('button')).toHaveAccessibleName('Cena de hoy')
})
