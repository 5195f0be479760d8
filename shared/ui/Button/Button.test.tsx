import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Button } from './Button'

test('is a button that does not submit by default', async () => {
  const press = jest.fn()
  render(<Button onClick={press}>Guardar Cambios</Button>)
  const button = screen.getByRole('button', { name: 'Guardar Cambios' })
  expect(button).toHaveAttribute('type', 'button')
  await userEvent.click(button)
  expect(press).toHaveBeenCalledTimes(1)
})

test('while busy keeps its name and the focus, ignores a second press and announces its work', async () => {
  const press = jest.fn()
  const submit = jest.fn()
  const { rerender } = render(
    <form onSubmit={submit}>
      <Button type="submit" busy={false} onClick={press}>
        Ingresar
      </Button>
    </form>,
  )
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
  screen.getByRole('button').focus()
  rerender(
    <form onSubmit={submit}>
      <Button type="submit" busy busyLabel="Entrando…" onClick={press}>
        Ingresar
      </Button>
    </form>,
  )
  const button = screen.getByRole('button', { name: 'Ingresar' })
  expect(button).toHaveFocus()
  expect(button).toHaveAttribute('aria-disabled', 'true')
  expect(screen.getByRole('status')).toHaveTextContent('Entrando…')
  await userEvent.click(button)
  await userEvent.keyboard('{Enter}')
  expect(press).not.toHaveBeenCalled()
  expect(submit).not.toHaveBeenCalled()
})

test('with an address is a link', () => {
  render(
    <Button href="https://wa.me/5218100000000" target="_blank" rel="noopener">
      Escríbenos
    </Button>,
  )
  expect(screen.getByRole('link', { name: 'Escríbenos' })).toHaveAttribute(
    'href',
    'https://wa.me/5218100000000',
  )
})
