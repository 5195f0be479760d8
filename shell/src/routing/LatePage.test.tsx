import { act, render, screen } from '@testing-library/react'
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
