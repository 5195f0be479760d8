import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { ChoiceGroup, type ChoiceGroupProps } from './ChoiceGroup'

type Days = 'today' | 'week' | 'others'

const choices = [
  { value: 'today', label: 'Hoy' },
  { value: 'week', label: '7 días', note: 'Desde hoy' },
  { value: 'others', label: 'Otros días' },
] as const

function Choosing(props: Partial<ChoiceGroupProps<Days>>) {
  const [value, setValue] = useState<Days>()
  return (
    <ChoiceGroup<Days>
      label="Días"
      look="chips"
      choices={choices}
      value={value}
      onChange={setValue}
      {...props}
    />
  )
}

const radio = (name: RegExp | string) => screen.getByRole('radio', { name })

test('is a group of radio buttons, walked through by the arrow keys', async () => {
  render(<Choosing />)
  expect(screen.getByRole('group', { name: 'Días' })).toBeVisible()
  await userEvent.click(radio('Hoy'))
  expect(radio('Hoy')).toBeChecked()
  await userEvent.keyboard('{ArrowRight}')
  expect(radio(/^7 días/)).toBeChecked()
  expect(radio(/^7 días/)).toHaveFocus()
  await userEvent.tab()
  expect(document.body).toHaveFocus()
})

test.each(['chips', 'cards', 'rows'] as const)('%s show the error at the group', look => {
  render(<Choosing look={look} error="Elige una opción." />)
  expect(screen.getByRole('group')).toHaveAccessibleDescription('Elige una opción.')
  expect(screen.getByRole('group')).toBeInvalid()
})

test('accepts no other choice while one is being saved', async () => {
  const onChange = jest.fn()
  render(<Choosing value="today" onChange={onChange} busyLabel="Guardando…" />)
  await userEvent.click(screen.getByText('Otros días'))
  expect(onChange).not.toHaveBeenCalled()
  expect(screen.getByRole('group')).toHaveAttribute('aria-busy', 'true')
})

test('two groups of the same label do not disturb each other', async () => {
  render(
    <>
      <Choosing />
      <Choosing />
    </>,
  )
  const [first, second] = screen.getAllByRole('radio', { name: 'Hoy' })
  await userEvent.click(first as HTMLElement)
  await userEvent.click(second as HTMLElement)
  expect(first).toBeChecked()
  expect(second).toBeChecked()
})

test('in a form the browser holds the choice under the field’s name', async () => {
  const { container } = render(
    <form>
      <ChoiceGroup<Days> label="Días" look="cards" choices={choices} name="days" defaultValue="today" />
    </form>,
  )
  const days = () => new FormData(container.querySelector('form') as HTMLFormElement).get('days')
  expect(days()).toBe('today')
  await userEvent.click(radio(/^7 días/))
  expect(days()).toBe('week')
  container.querySelector('form')?.reset()
  expect(days()).toBe('today')
})
