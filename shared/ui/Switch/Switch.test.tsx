import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Switch } from './Switch'

test('is turned on and off by its line and by the keyboard', async () => {
  const change = jest.fn()
  render(
    <Switch
      label="Mantener la pantalla encendida"
      hint="Mientras cocinas."
      onChange={event => change(event.target.checked)}
    />,
  )
  const control = screen.getByRole('switch', { name: 'Mantener la pantalla encendida' })
  expect(control).toHaveAccessibleDescription('Mientras cocinas.')
  await userEvent.click(screen.getByText('Mientras cocinas.'))
  expect(change).toHaveBeenLastCalledWith(true)
  await userEvent.keyboard(' ')
  expect(change).toHaveBeenLastCalledWith(false)
  expect(control).not.toBeChecked()
})
