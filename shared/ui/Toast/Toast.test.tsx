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

test('a notice about waiting has no mark of success', () => {
  render(<Toast type="info" title="Sin conexión" message="Se enviará al volver la conexión." />)
  expect(screen.getByRole('img')).toHaveAccessibleName('Aviso')
})
