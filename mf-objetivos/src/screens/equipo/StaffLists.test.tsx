import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { LabList } from './LabList'
import { NoticeList } from './NoticeList'
import { sampleLabs, sampleNotices } from './sampleWork'

test('a lab names patient and test, its file is opened, and it is answered with a text', async () => {
  const [open, answer] = [jest.fn(), jest.fn()]
  answer.mockResolvedValueOnce({ response: 'Escribe la respuesta.' }).mockResolvedValueOnce({})
  render(<LabList labs={sampleLabs} opening={false} onOpen={open} onAnswer={answer} />)
  const [first] = screen.getAllByRole('listitem')
  expect(first).toHaveTextContent('Glucosa en ayunas')
  expect(first).toHaveTextContent('Ana Garza')
  expect(first).toHaveTextContent('Subido el 20 nov 2026')
  await userEvent.click(
    screen.getByRole('button', { name: 'Descargar el archivo: Glucosa en ayunas de Ana Garza' }),
  )
  expect(open).toHaveBeenCalledWith(4)

  await userEvent.click(screen.getByRole('button', { name: 'Responder: Glucosa en ayunas de Ana Garza' }))
  let dialog = screen.getByRole('dialog', { name: 'Glucosa en ayunas de Ana Garza' })
  const send = () => userEvent.click(within(dialog).getByRole('button', { name: 'Enviar respuesta' }))
  await send()
  expect(within(dialog).getByText('Escribe la respuesta.')).toBeVisible()
  expect(answer).not.toHaveBeenCalled()
  const response = () => within(dialog).getByLabelText(/^Respuesta para la persona/)
  await userEvent.type(response(), 'Todo en orden.')
  await send()
  expect(await within(dialog).findByText('Escribe la respuesta.')).toBeVisible()
  // Closing loses nothing.
  await userEvent.click(within(dialog).getByRole('button', { name: 'Cerrar' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  await userEvent.click(screen.getByRole('button', { name: /^Responder: Glucosa/ }))
  dialog = screen.getByRole('dialog')
  expect(response()).toHaveValue('Todo en orden.')
  await send()
  expect(answer).toHaveBeenLastCalledWith(4, 'Todo en orden.')
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
})

test('those who wait for a call come first; whose telephone it is is named, test and answer are not', async () => {
  const [handled, undone] = [jest.fn(), jest.fn()]
  const { container } = render(
    <NoticeList notices={sampleNotices} busy={false} onHandled={handled} onUndo={undone} />,
  )
  const [first, second, third] = screen.getAllByRole('listitem') as [HTMLElement, HTMLElement, HTMLElement]
  expect(first).toHaveTextContent('Luis Peña')
  expect(first).toHaveTextContent('21 nov 2026, 12:30 p.m.')
  expect(first).toHaveTextContent('No tiene un teléfono en su perfil.')
  expect(within(first).getByRole('link')).toHaveAttribute('href', 'mailto:luis@ejemplo.mx')
  expect(second).toHaveTextContent('Leo Garza')
  expect(second).toHaveTextContent('8112345678 Teléfono de Ana Garza, titular de la cuenta')
  expect(third).toHaveTextContent('8112345678 Su propio teléfono')
  expect(within(third).getByRole('link')).toHaveAttribute('href', 'tel:8112345678')
  expect(container).not.toHaveTextContent('PHQ')
  await userEvent.click(screen.getByRole('button', { name: 'Ya la busqué: Luis Peña' }))
  expect(handled).toHaveBeenCalledWith(2)
})

test('a call that was made names who made it, and is taken back', async () => {
  const undone = jest.fn()
  const former = sampleNotices.map(notice => ({ ...notice, handledBy: '' }))
  const { rerender } = render(
    <NoticeList notices={sampleNotices} busy={false} onHandled={jest.fn()} onUndo={undone} />,
  )
  const last = () => screen.getAllByRole('listitem').at(-1)
  expect(last()).toHaveTextContent('La buscó Eva Cantú, 20 nov 2026, 10:10 a.m.')
  await userEvent.click(screen.getByRole('button', { name: 'Todavía no la busqué: Ana Garza' }))
  expect(undone).toHaveBeenCalledWith(1)
  rerender(<NoticeList notices={former} busy={false} onHandled={jest.fn()} onUndo={undone} />)
  expect(last()).toHaveTextContent('La buscó el equipo, 20 nov 2026, 10:10 a.m.')
})
