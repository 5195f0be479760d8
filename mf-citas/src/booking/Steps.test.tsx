import { render, screen, within } from '@testing-library/react'
import { Steps } from './Steps'

const steps = ['Especialidad', 'Horario', 'Confirmación']

test('shows the step number, the number of steps, and those that are done', () => {
  const { rerender } = render(<Steps label="Agendar" steps={steps} current={0} />)
  expect(screen.getByText('Paso 1 de 3')).toBeVisible()
  rerender(<Steps label="Agendar" steps={steps} current={1} />)
  expect(screen.getByText('Paso 2 de 3')).toBeVisible()
  const line = within(screen.getByRole('list', { name: 'Agendar' })).getAllByRole('listitem')
  expect(line.map(step => step.textContent)).toEqual(['Especialidad, listo', 'Horario', 'Confirmación'])
  expect(line.map(step => step.getAttribute('aria-current'))).toEqual([null, 'step', null])
})
