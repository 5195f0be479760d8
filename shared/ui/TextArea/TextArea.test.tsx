import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { TextArea } from './TextArea'

test('takes several lines and shows its error', async () => {
  render(<TextArea label="Tu pregunta" error="Necesitas escribir una pregunta." maxLength={280} />)
  const area = screen.getByLabelText('Tu pregunta')
  await userEvent.type(area, 'Uno{Enter}dos')
  expect(area).toHaveValue('Uno\ndos')
  expect(area).toHaveAccessibleDescription('Necesitas escribir una pregunta.')
  expect(area).toHaveAttribute('rows', '6')
})

test('shows the number of used characters, and reads it aloud towards the end', async () => {
  render(<TextArea label="Tu pregunta" counted maxLength={25} defaultValue="Hola" />)
  expect(screen.getByText('4 / 25')).toBeVisible()
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
  await userEvent.type(screen.getByLabelText('Tu pregunta'), ', ¿puedo comer fresas? Sí')
  expect(screen.getByLabelText('Tu pregunta')).toHaveValue('Hola, ¿puedo comer fresas')
  expect(screen.getByText('25 / 25')).toBeVisible()
  expect(screen.getByRole('status')).toHaveTextContent('Te quedan 0 caracteres')
})

test('an emoji is one character, as for the server', async () => {
  render(<TextArea label="Tu pregunta" counted maxLength={5} />)
  const area = screen.getByLabelText('Tu pregunta')
  for (const one of ['🥑', '🍓', 'a', 'b', 'c', 'd']) await userEvent.type(area, one)
  expect(area).toHaveValue('🥑🍓abc')
  expect(screen.getByText('5 / 5')).toBeVisible()
})

test('counts from the start again when its form is emptied', async () => {
  render(
    <form>
      <TextArea label="Tu pregunta" counted maxLength={25} />
      <button type="reset">Vaciar</button>
    </form>,
  )
  await userEvent.type(screen.getByLabelText('Tu pregunta'), 'Hola')
  expect(screen.getByText('4 / 25')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Vaciar' }))
  expect(screen.getByText('0 / 25')).toBeVisible()
})
