import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Checkbox } from './Checkbox'

test('is ticked by its label and by the keyboard, and sends its value', async () => {
  render(
    <form aria-label="Avisos">
      <Checkbox label="Quiero recibir consejos" hint="Uno por semana." name="tips" value="yes" />
    </form>,
  )
  const box = screen.getByRole('checkbox', { name: 'Quiero recibir consejos' })
  const value = () => new FormData(screen.getByRole('form')).get('tips')
  expect(value()).toBeNull()
  await userEvent.click(screen.getByText('Quiero recibir consejos'))
  expect(box).toBeChecked()
  expect(value()).toBe('yes')
  await userEvent.keyboard(' ')
  expect(box).not.toBeChecked()
  expect(box).toHaveAccessibleDescription('Uno por semana.')
})

test('shows its error', () => {
  render(<Checkbox label="Acepto" error="Acepta el aviso para continuar." />)
  expect(screen.getByRole('checkbox')).toBeInvalid()
  expect(screen.getByRole('checkbox')).toHaveAccessibleDescription('Acepta el aviso para continuar.')
})
