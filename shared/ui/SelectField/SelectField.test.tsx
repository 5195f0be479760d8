import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { SelectField } from './SelectField'

test('is the list of the platform, labelled and with its error', async () => {
  render(
    <SelectField label="Género" error="Selecciona tu genero.">
      <option value="">Seleccionar</option>
      <option value="female">Femenino</option>
    </SelectField>,
  )
  const select = screen.getByRole('combobox', { name: 'Género' })
  await userEvent.selectOptions(select, 'Femenino')
  expect(select).toHaveValue('female')
  expect(select).toHaveAccessibleDescription('Selecciona tu genero.')
})
