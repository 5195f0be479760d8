import { createEvent, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { PictureField, type PictureFieldProps } from './PictureField'

const photo = new File(['bytes'], 'yo.jpg', { type: 'image/jpeg' })

function show(given: Partial<PictureFieldProps> = {}) {
  const told = { onChoose: jest.fn(), onCancel: jest.fn() }
  const field = (more: Partial<PictureFieldProps> = {}) => (
    <PictureField label="Foto" name="Ana Garza" optional {...told} {...given} {...more} />
  )
  const { container, rerender } = render(field())
  const box = container.querySelector('.box') as HTMLElement
  return {
    ...told,
    container,
    box,
    user: userEvent.setup(),
    again: (more: typeof given) => rerender(field(more)),
  }
}

const input = (name = /^Foto \(opcional\) Elegir foto$/) => screen.getByLabelText<HTMLInputElement>(name)

test('a picture is chosen from the device, its camera too, and can be chosen again', async () => {
  const { user, onChoose } = show({ hint: 'Que se vea tu cara.' })
  expect(input()).toHaveAttribute('accept', 'image/*')
  expect(input()).toHaveAccessibleDescription(/^Que se vea tu cara\.\s*$/)
  await user.upload(input(), photo)
  await user.upload(input(), photo)
  expect(onChoose.mock.calls).toEqual([[photo], [photo]])
})

test('an error is shown at the field, with a second try where that may help', async () => {
  const onRetry = jest.fn()
  const { user } = show({ error: 'La foto pesa más de 8 MB.', onRetry })
  expect(input()).toBeInvalid()
  expect(input()).toHaveAccessibleDescription('JPG, PNG o WebP de hasta 8 MB. La foto pesa más de 8 MB.')
  await user.click(screen.getByRole('button', { name: 'Reintentar' }))
  expect(onRetry).toHaveBeenCalledTimes(1)
  expect(input()).toHaveFocus()
})

test('an upload shows its progress and can be cancelled, and the focus stays in the field', async () => {
  const { again, user, onCancel } = show({ progress: 0.25 })
  expect(screen.getByRole('progressbar', { name: 'Subiendo tu foto' })).toHaveValue(25)
  expect(screen.getByRole('status')).toHaveTextContent('Subiendo tu foto…')
  again({ progress: 1 })
  expect(screen.getByText('Casi lista…')).toBeVisible()

  screen.getByRole('button', { name: 'Cancelar' }).focus()
  again({ progress: undefined, picture: '/api/files/a.webp' })
  expect(input(/Cambiar foto$/)).toHaveFocus()
  expect(screen.getByRole('status')).toHaveTextContent('Tu foto está lista.')

  again({ progress: 0.5, picture: '/api/files/a.webp' })
  await user.click(screen.getByRole('button', { name: 'Cancelar' }))
  expect(onCancel).toHaveBeenCalledTimes(1)
  again({ progress: undefined, picture: '/api/files/a.webp', error: 'No pudimos conectar.' })
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
})

test('a picture is shown and can be removed; without one there are initials', async () => {
  const onRemove = jest.fn()
  const { container, again, user } = show({ picture: '/api/files/a.webp', onRemove })
  expect(container.querySelector('img')).toHaveAttribute('src', '/api/files/a.webp')
  await user.click(screen.getByRole('button', { name: 'Quitar foto' }))
  expect(onRemove).toHaveBeenCalledTimes(1)
  expect(input(/Cambiar foto$/)).toHaveFocus()
  again({ picture: undefined, onRemove: undefined })
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
  expect(screen.getByText('AG')).toBeVisible()
})

test('a picture can be dropped; other dragged things do not change it', () => {
  const { box, onChoose } = show()
  fireEvent.dragOver(box, { dataTransfer: { types: ['text/plain'], files: [] } })
  expect(box).not.toHaveClass('over')
  fireEvent.dragOver(box, { dataTransfer: { types: ['Files'], files: [] } })
  expect(box).toHaveClass('over')
  fireEvent.dragLeave(box)
  expect(box).not.toHaveClass('over')
  // The page must not open the picture instead of the form.
  const drop = createEvent.drop(box, { dataTransfer: { types: ['Files'], files: [photo] } })
  fireEvent(box, drop)
  expect(drop.defaultPrevented).toBe(true)
  expect(onChoose).toHaveBeenCalledWith(photo)
})
