import { act, render, screen, waitFor } from '@testing-library/react'
import { type ReactNode, useEffect } from 'react'
import { createMemoryRouter } from './memory'
import { RouterProvider, useArrival, useHeadingFocus, useTabTitle } from './router'

function One({ name }: { name: string | undefined }) {
  useTabTitle(name)
  return null
}

/** Announces the screen as it arrives, as the host does. */
function Screen({ children }: { children: ReactNode }) {
  useEffect(() => {
    document.title = 'Tips · My Diet'
  }, [])
  return children
}

const titleIs = (title: string) => waitFor(() => expect(document.title).toBe(title))

test('a name that is known at once wins over the title of the screen that arrives with it', async () => {
  render(
    <Screen>
      <One name="Menos sal" />
    </Screen>,
  )
  await titleIs('Menos sal · My Diet')
})

test('the screen’s own title shows until a name is known, and again afterwards', async () => {
  const shown = (child: ReactNode) => <Screen>{child}</Screen>
  const { rerender } = render(shown(<One name={undefined} />))
  await titleIs('Tips · My Diet')
  rerender(shown(<One name="Menos sal" />))
  await titleIs('Menos sal · My Diet')
  rerender(shown(<One name="Agua a la vista" />))
  await titleIs('Agua a la vista · My Diet')
  rerender(shown(null))
  await titleIs('Tips · My Diet')
})

function Listed({ open }: { open: boolean }) {
  return open ? <Thing /> : <h1>Lista</h1>
}

function Thing() {
  useHeadingFocus()
  return <h1>Menos sal</h1>
}

test('a part that replaces its list has the focus on its heading', () => {
  const { rerender } = render(<Listed open={false} />)
  rerender(<Listed open />)
  expect(screen.getByRole('heading')).toHaveFocus()
})

test('the focus stays where the person has moved it', () => {
  const list = (open: boolean) => (
    <>
      <input aria-label="Buscar" />
      <Listed open={open} />
    </>
  )
  const { rerender } = render(list(false))
  screen.getByLabelText('Buscar').focus()
  rerender(list(true))
  expect(screen.getByLabelText('Buscar')).toHaveFocus()
})

function Arrived({ title }: { title: string }) {
  useArrival(title)
  return (
    <main>
      <h1>{title}</h1>
    </main>
  )
}

test('a screen gets its title at once, and the focus from the second on', async () => {
  const router = createMemoryRouter([
    { path: '/', element: <Arrived title="Inicio" /> },
    { path: '/next', element: <Arrived title="Comidas" /> },
  ])
  render(<RouterProvider router={router} />)
  expect(document.title).toBe('Inicio · My Diet')
  expect(document.body).toHaveFocus()
  await act(() => router.navigate('/next'))
  expect(document.title).toBe('Comidas · My Diet')
  expect(screen.getByRole('heading', { name: 'Comidas' })).toHaveFocus()
})
