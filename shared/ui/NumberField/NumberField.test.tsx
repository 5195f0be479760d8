import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { NumberField } from './NumberField'

test('accepts only a number', async () => {
  render(<NumberField label="Peso" hint="En kilos." name="weight" decimals={1} />)
  const input = screen.getByLabelText('Peso')
  await userEvent.type(input, '72,55 kg')
  expect(input).toHaveValue('72.5')
  expect(input).toHaveAttribute('inputmode', 'decimal')
})

test('accepts whole numbers by default', async () => {
  render(<NumberField label="Vasos de agua" error="Por favor, conteste la pregunta." />)
  const input = screen.getByLabelText('Vasos de agua')
  await userEvent.type(input, '8.5')
  expect(input).toHaveValue('85')
  expect(input).toHaveAccessibleDescription('Por favor, conteste la pregunta.')
})
