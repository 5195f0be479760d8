import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { Combobox } from './Combobox'

const states = ['Ciudad de México', 'Michoacán', 'Nuevo León', 'Yucatán']

function Choosing({ onChange }: { onChange?: (state?: string) => void }) {
  const [value, setValue] = useState<string>()
  return (
    <Combobox
      label="Estado"
      hint="Donde vives."
      items={states}
      labelOf={state => state}
      value={value}
      onChange={chosen => {
        setValue(chosen)
        onChange?.(chosen)
      }}
    />
  )
}

const field = () => screen.getByRole('combobox', { name: 'Estado' })
const options = () => screen.getAllByRole('option').map(option => option.textContent)

test('an item is found by its words without accents, chosen by the keyboard, and removed', async () => {
  const onChange = jest.fn()
  render(<Choosing onChange={onChange} />)
  expect(field()).toHaveAccessibleDescription(/^Donde vives\.\s*$/)
  await userEvent.type(field(), 'leon')
  await waitFor(() => expect(options()).toEqual(['Nuevo León']))
  await userEvent.keyboard('{Enter}')
  expect(onChange).toHaveBeenLastCalledWith('Nuevo León')
  expect(field()).toHaveValue('Nuevo León')
  await userEvent.click(screen.getByRole('button', { name: 'Quitar' }))
  expect(onChange).toHaveBeenLastCalledWith(undefined)
  expect(field()).toHaveValue('')
})

test('its button shows all; a press chooses', async () => {
  const onChange = jest.fn()
  render(<Choosing onChange={onChange} />)
  await userEvent.click(screen.getByRole('button', { name: 'Ver opciones' }))
  await waitFor(() => expect(options()).toEqual(states))
  await userEvent.click(screen.getByRole('option', { name: 'Michoacán' }))
  expect(onChange).toHaveBeenLastCalledWith('Michoacán')
})

test('shows a message when no item is found', async () => {
  render(<Choosing />)
  await userEvent.type(field(), 'zzz')
  expect(await screen.findByText('No encontramos «zzz».')).toBeVisible()
})
