import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { Stepper } from './Stepper'

function People() {
  const [value, setValue] = useState(1)
  return (
    <Stepper
      label="Personas"
      value={value}
      onChange={setValue}
      max={3}
      text={`${value} personas`}
      lessLabel="Una menos"
      moreLabel="Una más"
    />
  )
}

test('changes by one between its ends, and announces the new value', async () => {
  render(<People />)
  expect(screen.getByRole('group', { name: 'Personas' })).toHaveTextContent('1 personas')
  expect(screen.getByRole('button', { name: 'Una menos' })).toBeDisabled()
  await userEvent.click(screen.getByRole('button', { name: 'Una más' }))
  await userEvent.keyboard('{Enter}')
  expect(screen.getByText('3 personas')).toHaveAttribute('aria-live', 'polite')
  expect(screen.getByRole('button', { name: 'Una más' })).toBeDisabled()
  await userEvent.click(screen.getByRole('button', { name: 'Una menos' }))
  expect(screen.getByText('2 personas')).toBeVisible()
})
