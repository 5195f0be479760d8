import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'shared/router/memory'
import { ConfirmDialog, type ConfirmDialogProps } from './ConfirmDialog'

function show(parts: Partial<ConfirmDialogProps> = {}) {
  const [onClose, onConfirm] = [jest.fn(), jest.fn()]
  const all = {
    open: true,
    title: '¿Eliminar a Luis?',
    confirm: 'Eliminar',
    children: <p>No se recupera.</p>,
  }
  render(<ConfirmDialog {...all} {...{ onClose, onConfirm }} {...parts} />, { wrapper: MemoryRouter })
  return { onClose, onConfirm }
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

test('each answer is one press, and neither is the other', async () => {
  const { onClose, onConfirm } = show()
  await press('Regresar')
  expect([onClose.mock.calls.length, onConfirm.mock.calls.length]).toEqual([1, 0])
  await press('Eliminar')
  expect([onClose.mock.calls.length, onConfirm.mock.calls.length]).toEqual([1, 1])
})

test('while it is being done it can neither be closed nor confirmed again', async () => {
  const { onClose, onConfirm } = show({ busy: true, busyLabel: 'Eliminando…' })
  await press('Cerrar')
  await press('Regresar')
  await userEvent.click(screen.getByRole('button', { name: /Elimina/ }))
  expect([onClose.mock.calls.length, onConfirm.mock.calls.length]).toEqual([0, 0])
})
