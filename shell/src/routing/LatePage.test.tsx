import { act, fireEvent, render, screen } from '@testing-library/react'
import { retryQuery, SHELL_BUILD } from 'shared/remote/retryQueries'
import { RouterProvider } from 'shared/router'
import { createMemoryRouter } from 'shared/router/memory'
import { deferred } from 'shared/testing/deferred'
import { LatePage } from './LatePage'

const Faq = () => <h1>Preguntas</h1>

test('the heading of a late screen gets the focus once its code is there', async () => {
  const code = deferred()
  const load = () => code.promise.then(() => Faq)
  const page = <LatePage title="Preguntas" load={load} skeleton={<p>Cargando</p>} />
  const router = createMemoryRouter(
    [
      { path: '/', element: <LatePage title="Aviso" load={async () => () => <h1>Aviso</h1>} /> },
      { path: '/late', element: page },
    ],
    { initialEntries: ['/'] },
  )
  await act(async () => render(<RouterProvider router={router} />))
  await act(() => router.navigate('/late'))
  expect(screen.getByText('Cargando')).toBeInTheDocument()
  await act(async () => code.resolve())
  expect(screen.getByRole('heading', { name: 'Preguntas' })).toHaveFocus()
  expect(document.title).toBe('Preguntas · My Diet')
})

test('Reintentar asks for its code under another address', async () => {
  const asked: string[] = []
  const load = async () => {
    asked.push(retryQuery(SHELL_BUILD))
    if (asked.length === 1) throw new Error('gone')
    return Faq
  }
  const routes = [{ path: '/', element: <LatePage title="Preguntas" load={load} /> }]
  await act(async () => render(<RouterProvider router={createMemoryRouter(routes)} />))
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Reintentar' })))
  expect(screen.getByRole('heading', { name: 'Preguntas' })).toBeInTheDocument()
  expect(asked).toEqual(['', expect.stringMatching(/^\?again=/)])
})
