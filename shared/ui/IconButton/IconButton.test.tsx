import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ShuffleIcon } from '../Icon/Icon'
import { IconButton } from './IconButton'

test('has its label as its name', async () => {
  const press = jest.fn()
  render(<IconButton label="Cambiar Cena al azar" icon={<ShuffleIcon />} onClick={press} />)
  await userEvent.click(screen.getByRole('button', { name: 'Cambiar Cena al azar' }))
  expect(press).toHaveBeenCalledTimes(1)
})
