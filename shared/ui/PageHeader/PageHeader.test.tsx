import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'shared/router/memory'
import { PageHeader } from './PageHeader'

test('has a title that can take the focus, a way back and an action', () => {
  render(
    <MemoryRouter>
      <PageHeader
        title="Semana"
        lead="Selecciona el día."
        back={{ to: '/user/comidas', label: 'Comidas' }}
        action={<button type="button">Guardar</button>}
      />
    </MemoryRouter>,
  )
  const title = screen.getByRole('heading', { level: 1, name: 'Semana' })
  title.focus()
  expect(title).toHaveFocus()
  expect(screen.getByRole('link', { name: 'Comidas' })).toHaveAttribute('href', '/user/comidas')
  expect(screen.getByRole('button', { name: 'Guardar' })).toBeVisible()
})
