import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Toast } from './Toast'

test('shows success or failure by word and by icon', async () => {
  const close = jest.fn()
  const { rerender } = render(
    <Toast type="success" title="Listo!" message="Se ha guardado este plan de comidas." onClose={close} />,
  )
  expect(screen.getByRole('img', { name: 'Éxito' })).toBeInTheDocument()
  expect(screen.getByText('Se ha guardado este plan de comidas.')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Cerrar aviso' }))
  expect(close).toHaveBeenCalledTimes(1)

  rerender(<Toast type="error" title="Error!" message="No ha sido posible guardar ese plan de comidas." />)
  expect(screen.getByRole('img', { name: 'Error' })).toBeInTheDocument()
  expect(screen.queryByRole('img', { name: 'Éxito' })).not.toBeInTheDocument()
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
})

test('a notice about a page links to it, without loading the app anew', async () => {
  const go = jest.fn()
  const link = { to: '/user/cita/7', label: 'Ver mi cita', go }
  render(<Toast type="success" title="Agendar" message="Listo!" link={link} />)
  const shown = screen.getByRole('link', { name: 'Ver mi cita' })
  expect(shown).toHaveAttribute('href', '/user/cita/7')
  await userEvent.click(shown)
  expect(go).toHaveBeenCalledWith('/user/cita/7')
})

test('a notice about waiting has no mark of success', () => {
  render(<Toast type="info" title="Sin conexión" message="Se enviará al volver la conexión." />)
  expect(screen.getByRole('img')).toHaveAccessibleName('Aviso')
})
