import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { DateField } from './DateField'

test('takes a day that is typed, within its bounds', async () => {
  render(<DateField label="Fecha de nacimiento" name="birthdate" min="1900-01-01" max="2026-11-22" />)
  const input = screen.getByLabelText<HTMLInputElement>('Fecha de nacimiento')
  await userEvent.type(input, '1994-02-28')
  expect(input).toHaveValue('1994-02-28')
  expect(input.validity.valid).toBe(true)
  await userEvent.clear(input)
  await userEvent.type(input, '2190-01-01')
  expect(input.validity.rangeOverflow).toBe(true)
})
