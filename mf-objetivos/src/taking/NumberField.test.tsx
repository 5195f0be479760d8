import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { NumberField } from './NumberField'

test('keeps what was typed, with the keypad of digits', async () => {
  render(<NumberField label="Peso" hint="En kilos." name="weight" decimal />)
  const input = screen.getByLabelText('Peso')
  await userEvent.type(input, '-72,5 kg')
  expect(input).toHaveValue('-72,5 kg')
  expect(input).toHaveAttribute('inputmode', 'decimal')
})

test('is for whole numbers by default, and shows its error', () => {
  render(<NumberField label="Vasos de agua" error="Por favor, conteste la pregunta." />)
  const input = screen.getByLabelText('Vasos de agua')
  expect(input).toHaveAttribute('inputmode', 'numeric')
  expect(input).toHaveAccessibleDescription('Por favor, conteste la pregunta.')
})
