import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { DayPicker, type DayPickerProps } from './DayPicker'

function Choosing({ onChange, ...props }: DayPickerProps) {
  const [day, setDay] = useState(props.value)
  return (
    <DayPicker
      {...props}
      value={day}
      onChange={chosen => {
        onChange(chosen)
        setDay(chosen)
      }}
    />
  )
}

const today = '2026-11-21'

test('goes a day back and forth, in words', async () => {
  const change = jest.fn()
  render(<Choosing value={today} today={today} onChange={change} />)
  expect(screen.getByRole('button', { name: 'Hoy sábado 21 de noviembre' })).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Día siguiente' }))
  expect(change).toHaveBeenLastCalledWith('2026-11-22')
  expect(screen.getByRole('button', { name: 'Mañana domingo 22 de noviembre' })).toBeVisible()
  expect(screen.getByRole('status')).toHaveTextContent('domingo 22 de noviembre')
  await userEvent.click(screen.getByRole('button', { name: 'Día anterior' }))
  expect(change).toHaveBeenLastCalledWith('2026-11-21')
})

test('opens a month of Sunday to Saturday and takes the day that is pressed, by the keyboard too', async () => {
  const change = jest.fn()
  render(<Choosing value={today} today={today} onChange={change} />)
  await userEvent.click(screen.getByRole('button', { name: /21 de noviembre/ }))
  const month = await screen.findByRole('grid')
  expect(within(month).getAllByRole('columnheader', { hidden: true })[0]).toHaveAccessibleName('domingo')
  expect(screen.getByText(/noviembre 2026/)).toBeVisible()

  await userEvent.click(within(month).getByRole('button', { name: /24 de noviembre/ }))
  expect(change).toHaveBeenLastCalledWith('2026-11-24')
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()

  await userEvent.click(screen.getByRole('button', { name: /24 de noviembre/ }))
  expect(await screen.findByRole('button', { name: /24 de noviembre.*seleccionado/ })).toHaveFocus()
  await userEvent.keyboard('{ArrowDown}{Enter}')
  expect(change).toHaveBeenLastCalledWith('2026-12-01')
})

test('comes back to today in one press', async () => {
  const change = jest.fn()
  render(<Choosing value="2026-12-15" today={today} onChange={change} />)
  await userEvent.click(screen.getByRole('button', { name: 'martes 15 de diciembre' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Hoy' }))
  expect(change).toHaveBeenLastCalledWith(today)
})

test('stays within its bounds', async () => {
  const change = jest.fn()
  render(<Choosing value={today} today={today} min={today} max="2026-11-22" onChange={change} />)
  expect(screen.getByRole('button', { name: 'Día anterior' })).toBeDisabled()
  await userEvent.click(screen.getByRole('button', { name: 'Día siguiente' }))
  expect(screen.getByRole('button', { name: 'Día siguiente' })).toBeDisabled()
  await userEvent.click(screen.getByRole('button', { name: /22 de noviembre/ }))
  const month = await screen.findByRole('grid')
  expect(within(month).getByRole('button', { name: /20 de noviembre/ })).toBeDisabled()
})
