import { render, screen } from '@testing-library/react'
import { Late } from './Late'

const Part = () => <p>La parte</p>

test('a late part is asked for after a frame, and not once its place is gone', async () => {
  const load = jest.fn(async () => Part)
  render(<Late load={load} />)
  expect(load).not.toHaveBeenCalled()
  await screen.findByText('La parte')

  const other = jest.fn(async () => Part)
  render(<Late load={other} />).unmount()
  render(<Late load={async () => () => <p>Otra parte</p>} />)
  await screen.findByText('Otra parte')
  expect(other).not.toHaveBeenCalled()
})
