import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { axe } from 'jest-axe'
import { TextArea } from './TextArea'

test('takes several lines and tells its error', async () => {
  const { container } = render(
    <TextArea label="Tu pregunta" error="Necesitas escribir una pregunta." maxLength={280} />,
  )
  const area = screen.getByLabelText('Tu pregunta')
  await userEvent.type(area, 'Uno{Enter}dos')
  expect(area).toHaveValue('Uno\ndos')
  expect(area).toHaveAccessibleDescription('Necesitas escribir una pregunta.')
  expect(area).toHaveAttribute('rows', '6')
  expect((await axe(container)).violations).toEqual([])
})
