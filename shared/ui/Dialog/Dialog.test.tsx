import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { createBrowserRouter, RouterProvider } from 'shared/router'
import { Dialog, type DialogProps } from './Dialog'

function Page(props: Partial<DialogProps>) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Calificar
      </button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title="¿Qué te pareció?"
        {...props}
        footer={<button type="button">Enviar</button>}
      >
        <p>Tu opinión mejora tus planes.</p>
      </Dialog>
    </>
  )
}

test('is named by its title, holds its content and gives the focus back', async () => {
  render(<Page />)
  const opener = screen.getByRole('button', { name: 'Calificar' })
  expect(screen.queryByText('Tu opinión mejora tus planes.')).not.toBeInTheDocument()

  await userEvent.click(opener)
  const dialog = screen.getByRole('dialog', { name: '¿Qué te pareció?' })
  expect(dialog).toHaveTextContent('Tu opinión mejora tus planes.')

  await userEvent.click(screen.getByRole('button', { name: 'Cerrar' }))
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  expect(opener).toHaveFocus()
})

test('closes with the Esc key, whose event the browser sends as a cancel', async () => {
  render(<Page />)
  await userEvent.click(screen.getByRole('button', { name: 'Calificar' }))
  fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }))
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})

test('closes with a press beside it, not with one inside nor one that began inside', async () => {
  render(<Page />)
  await userEvent.click(screen.getByRole('button', { name: 'Calificar' }))
  const dialog = screen.getByRole('dialog')

  await userEvent.click(screen.getByText('Tu opinión mejora tus planes.'))
  fireEvent.mouseDown(screen.getByText('Tu opinión mejora tus planes.'))
  fireEvent.click(dialog)
  expect(dialog).toBeInTheDocument()

  fireEvent.mouseDown(dialog)
  fireEvent.click(dialog)
  expect(dialog).not.toBeInTheDocument()
})

async function throughHistory(props: Partial<DialogProps>) {
  history.pushState(null, '', '/screen')
  render(<RouterProvider router={createBrowserRouter([{ path: '*', element: <Page {...props} /> }])} />)
  const opener = screen.getByRole('button', { name: 'Calificar' })
  const { length } = history
  await userEvent.click(opener)
  await act(() => new Promise(done => setTimeout(done, 50)))
  return { opener, added: history.length - length }
}

test("the browser's Back closes it and gives the focus back", async () => {
  const { opener, added } = await throughHistory({})
  expect(added).toBe(1)
  act(() => history.back())
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(opener).toHaveFocus()
  expect(location.pathname).toBe('/screen')
})

test('one that replaces its screen has no entry of its own: Back leaves the screen', async () => {
  const { added } = await throughHistory({ backLeaves: true })
  expect(added).toBe(0)
})

test('gives the focus back also when it is unmounted', () => {
  render(<button type="button">Fuera</button>)
  screen.getByRole('button').focus()
  const { unmount } = render(
    <Dialog open onClose={() => undefined} title="Aviso" titleHidden>
      <input aria-label="Nota" />
    </Dialog>,
  )
  screen.getByLabelText('Nota').focus()
  unmount()
  expect(screen.getByRole('button', { name: 'Fuera' })).toHaveFocus()
})
