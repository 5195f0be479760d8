import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createBrowserRouter, RouterProvider } from 'shared/router'
import { Menu } from './Menu'

function Page({ onPrint }: { onPrint?: () => void }) {
  return (
    <>
      <Menu button="Más" side="below">
        {close => (
          <>
            <li>
              <a href="#uno">Uno</a>
            </li>
            <li>
              <button
                type="button"
                onClick={() => {
                  onPrint?.()
                  close()
                }}
              >
                Imprimir
              </button>
            </li>
          </>
        )}
      </Menu>
      <button type="button">Otra cosa</button>
    </>
  )
}

const button = () => screen.getByRole('button', { name: 'Más' })
const isOpen = () => button().getAttribute('aria-expanded') === 'true'

test('opens, is walked through by the keyboard, and Esc gives the focus back', async () => {
  render(<Page />)
  expect(screen.queryByRole('link')).not.toBeInTheDocument()
  await userEvent.click(button())
  expect(screen.getByRole('link', { name: 'Uno' })).toBeVisible()
  await userEvent.tab()
  expect(screen.getByRole('link', { name: 'Uno' })).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  expect(isOpen()).toBe(false)
  expect(button()).toHaveFocus()
})

test('an action in it runs and closes it; a press elsewhere and going past its end close it too', async () => {
  const onPrint = jest.fn()
  render(<Page onPrint={onPrint} />)
  await userEvent.click(button())
  await userEvent.click(screen.getByRole('button', { name: 'Imprimir' }))
  expect(onPrint).toHaveBeenCalledTimes(1)
  expect(isOpen()).toBe(false)

  await userEvent.click(button())
  await userEvent.click(screen.getByRole('button', { name: 'Otra cosa' }))
  expect(isOpen()).toBe(false)

  await userEvent.click(button())
  await userEvent.tab()
  await userEvent.tab()
  await userEvent.tab()
  expect(screen.getByRole('button', { name: 'Otra cosa' })).toHaveFocus()
  expect(isOpen()).toBe(false)
})

test("the browser's Back closes it and stays on the screen", async () => {
  history.pushState(null, '', '/screen')
  render(<RouterProvider router={createBrowserRouter([{ path: '*', element: <Page /> }])} />)
  await userEvent.click(button())
  await act(() => new Promise(done => setTimeout(done, 50)))
  act(() => history.back())
  await waitFor(() => expect(isOpen()).toBe(false))
  expect(location.pathname).toBe('/screen')
})
