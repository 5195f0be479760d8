import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { weekdayOf } from '../../dates/dates'
import { Calendar, type CalendarProps } from './Calendar'

function Choosing({ onChange, ...props }: CalendarProps) {
  const [day, setDay] = useState(props.value)
  return (
    <Calendar
      {...props}
      value={day}
      onChange={chosen => {
        onChange(chosen)
        setDay(chosen)
      }}
    />
  )
}

const change = jest.fn()
const show = (props: Partial<CalendarProps> = {}) =>
  render(<Choosing today="2026-11-21" onChange={change} {...props} />)
const day = (name: RegExp) => screen.getByRole('button', { name })

beforeEach(() => change.mockClear())

test('shows the month of today until a day is chosen, in Spanish', async () => {
  show()
  expect(screen.getByRole('grid', { name: 'noviembre 2026' })).toBeVisible()
  await userEvent.click(day(/^martes 24 de noviembre de 2026$/))
  expect(change).toHaveBeenLastCalledWith('2026-11-24')
  expect(day(/24 de noviembre.*seleccionado/)).toBeVisible()
  expect(day(/^Hoy, sábado 21 de noviembre/)).toBeVisible()
})

test('another press clears the chosen day only where that is allowed', async () => {
  const { unmount } = show({ value: '2026-11-24', clearable: true })
  await userEvent.click(day(/24 de noviembre/))
  expect(change).toHaveBeenLastCalledWith(undefined)
  expect(day(/24 de noviembre/)).toHaveAccessibleName('martes 24 de noviembre de 2026')
  unmount()
  show({ value: '2026-11-24' })
  await userEvent.click(day(/24 de noviembre/))
  expect(day(/24 de noviembre.*seleccionado/)).toBeVisible()
})

test('only free days from the first on can be chosen, by the keyboard too', async () => {
  show({ value: '2026-11-27', min: '2026-11-22', isFree: date => weekdayOf(date) !== 0, autoFocus: true })
  expect(day(/21 de noviembre/)).toBeDisabled()
  expect(day(/22 de noviembre/)).toBeDisabled()
  expect(day(/23 de noviembre/)).toBeEnabled()
  expect(day(/29 de noviembre/)).toBeDisabled()
  expect(day(/27 de noviembre/)).toHaveFocus()
  await userEvent.keyboard('{ArrowRight}{ArrowRight}{Enter}')
  // Sunday the 29th is left out.
  expect(change).toHaveBeenLastCalledWith('2026-11-30')
})

test('Home and End go to the first and the last day of the week that can be chosen', async () => {
  const isOpen = (date: string) => ![0, 6].includes(weekdayOf(date))
  show({ value: '2026-11-25', min: '2026-11-22', isFree: isOpen, autoFocus: true })
  await userEvent.keyboard('{Home}')
  // Sunday the 22nd and Saturday the 28th are left out.
  expect(day(/23 de noviembre/)).toHaveFocus()
  await userEvent.keyboard('{End}')
  expect(day(/27 de noviembre/)).toHaveFocus()
  await userEvent.keyboard('{ArrowLeft}{Enter}')
  expect(change).toHaveBeenLastCalledWith('2026-11-26')
})

test('days beside the month are left out where free days count: only the free ones of the month are known', () => {
  const { unmount } = show({ isFree: date => date < '2026-12-01' })
  expect(screen.queryByRole('button', { name: /diciembre/ })).not.toBeInTheDocument()
  unmount()
  show()
  expect(day(/^martes 1 de diciembre/)).toBeEnabled()
})

test('weeks that are over are left out where the days ahead are what counts', () => {
  show({ min: '2026-11-28', isFree: () => true, foldPast: true })
  expect(screen.queryByRole('button', { name: /21 de noviembre/ })).not.toBeInTheDocument()
  expect(day(/^domingo 22 de noviembre/)).toBeDisabled()
  expect(day(/^sábado 28 de noviembre/)).toBeEnabled()
})

test('starts at the first day that can be chosen when that is later than today', () => {
  show({ min: '2026-12-01' })
  expect(screen.getByRole('grid', { name: 'diciembre 2026' })).toBeVisible()
})

test('marks are explained, and read aloud for each day that has one', () => {
  show({
    marks: [
      { label: 'con plan', shape: 'dot', isMarked: date => date === '2026-11-24' },
      { label: 'con cambios', shape: 'bar', isMarked: date => date >= '2026-11-24' && date < '2026-11-26' },
    ],
  })
  expect(day(/24 de noviembre/)).toHaveAccessibleName('martes 24 de noviembre de 2026, con plan, con cambios')
  expect(day(/25 de noviembre/)).toHaveAccessibleName('miércoles 25 de noviembre de 2026, con cambios')
  expect(day(/26 de noviembre/)).toHaveAccessibleName('jueves 26 de noviembre de 2026')
  const legend = within(screen.getByRole('list')).getAllByRole('listitem')
  expect(legend.map(item => item.textContent)).toEqual(['Día con plan', 'Día con cambios'])
})

test('reports the month that is shown', async () => {
  const onMonth = jest.fn()
  show({ onMonth })
  await userEvent.click(screen.getByRole('button', { name: 'Ir al mes siguiente' }))
  expect(onMonth).toHaveBeenCalledWith('2026-12-01')
})

describe("the clinic's days", () => {
  const NOTE = 'Los días son los de la clínica, en Monterrey.'
  const from = (timeZone: string) =>
    jest
      .spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions')
      .mockReturnValue({ timeZone } as Intl.ResolvedDateTimeFormatOptions)

  afterEach(() => jest.restoreAllMocks())

  test('are explained to a person whose clock differs', () => {
    from('America/Cancun')
    show({ clinicDays: true })
    expect(screen.getByText(NOTE)).toBeVisible()
  })

  test('are not explained where the clock is the same, whatever the zone is called', () => {
    from('America/Mexico_City')
    show({ clinicDays: true })
    expect(screen.queryByText(NOTE)).not.toBeInTheDocument()
  })
})
