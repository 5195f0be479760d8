import { render, screen } from '@testing-library/react'
import { Field } from './Field'

test('ties label, hint and error to its control', () => {
  render(
    <Field id="talla" label="Talla" hint="En centímetros." error="Escribe tu talla." optional>
      <input id="talla" aria-describedby="talla-hint talla-error" />
    </Field>,
  )
  const input = screen.getByLabelText('Talla (opcional)')
  expect(input).toHaveAccessibleDescription('En centímetros. Escribe tu talla.')
})
