import { render, screen, within } from '@testing-library/react'
import { MemoryRouter } from 'shared/router/memory'
import { Widget } from './Widget'

test('a region with its heading, the link beside it, and the height that the home page reserves', () => {
  const { rerender } = render(
    <Widget title="Tu próxima cita" height={256}>
      <p>Martes</p>
    </Widget>,
    { wrapper: MemoryRouter },
  )
  const region = screen.getByRole('region', { name: 'Tu próxima cita' })
  expect(region).toHaveStyle({ minBlockSize: '16rem' })
  expect(within(region).getByRole('heading', { level: 2 })).toHaveTextContent('Tu próxima cita')
  expect(within(region).queryByRole('link')).not.toBeInTheDocument()
  rerender(
    <Widget title="Tu próxima cita" height={256} link={{ to: '/user/citas', label: 'Ver mis citas' }}>
      <p>Martes</p>
    </Widget>,
  )
  expect(screen.getByRole('link', { name: 'Ver mis citas' })).toHaveAttribute('href', '/user/citas')
})
