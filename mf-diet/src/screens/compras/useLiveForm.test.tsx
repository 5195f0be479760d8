import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { textOf } from 'shared/forms/useForm'
import { TextField } from 'shared/ui/TextField'
import { useLiveForm } from './useLiveForm'

const applied = jest.fn()
beforeEach(() => applied.mockReset())

function Range() {
  const { field, formProps } = useLiveForm({
    validate: data => ({
      least: textOf(data, 'least') ? undefined : 'Escribe el menor.',
      most: textOf(data, 'most') < textOf(data, 'least') ? 'Es menor que el menor.' : undefined,
    }),
    apply: data => applied(textOf(data, 'least'), textOf(data, 'most')),
  })
  return (
    <form {...formProps}>
      <TextField label="De" defaultValue="2" {...field('least')} />
      <TextField label="A" defaultValue="4" {...field('most')} />
    </form>
  )
}

const least = () => screen.getByLabelText('De')
const most = () => screen.getByLabelText('A')

test('a valid change takes effect at once', async () => {
  render(<Range />)
  await userEvent.type(most(), '5')
  expect(applied.mock.calls).toEqual([['2', '45']])
})

test('a wrong value stays with its message, takes no effect and does not move the focus', async () => {
  render(<Range />)
  await userEvent.clear(least())
  expect(least()).toHaveAccessibleDescription('Escribe el menor.')
  await userEvent.type(least(), '9')
  expect(least()).toBeValid()
  expect(most()).toHaveAccessibleDescription('Es menor que el menor.')
  expect(least()).toHaveFocus()
  expect(least()).toHaveValue('9')
  expect(applied).not.toHaveBeenCalled()
})

test('Enter does not reload the page', async () => {
  render(<Range />)
  const submitted = jest.fn((event: Event) => event.defaultPrevented)
  addEventListener('submit', submitted)
  await userEvent.type(most(), '{Enter}')
  removeEventListener('submit', submitted)
  for (const { value } of submitted.mock.results) expect(value).toBe(true)
})
