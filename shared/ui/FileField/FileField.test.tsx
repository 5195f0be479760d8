import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { FileField, type FileFieldProps } from './FileField'

const lab = new File(['bytes'], 'quimica.pdf', { type: 'application/pdf' })

function show(given: Partial<FileFieldProps> = {}) {
  const told = { onChoose: jest.fn(), onCancel: jest.fn() }
  const field = (more: Partial<FileFieldProps> = {}) => (
    <FileField label="Tu análisis" {...told} {...given} {...more} />
  )
  const { container, rerender } = render(field())
  return { ...told, container, again: (more: Partial<FileFieldProps>) => rerender(field(more)) }
}

const input = (name: RegExp = /Elegir archivo$/) => screen.getByLabelText<HTMLInputElement>(name)

test('a document is chosen by the keyboard or dropped', async () => {
  const { container, onChoose } = show()
  expect(input()).toHaveAccessibleDescription(/^PDF, JPG, PNG o WebP de hasta 15 MB\.\s*$/)
  await userEvent.upload(input(), lab)
  fireEvent.drop(container.querySelector('.box') as Element, { dataTransfer: { files: [lab] } })
  expect(onChoose.mock.calls).toEqual([[lab], [lab]])
})

test('while it is sent it shows its name and progress, and can be cancelled', async () => {
  const { onCancel, again } = show({ fileName: 'quimica.pdf', progress: 0.4 })
  expect(screen.getByText('quimica.pdf')).toBeVisible()
  expect(screen.getByRole('progressbar', { name: 'Subiendo tu archivo' })).toHaveValue(40)
  await userEvent.click(screen.getByRole('button', { name: 'Cancelar' }))
  expect(onCancel).toHaveBeenCalledTimes(1)
  again({ fileName: 'quimica.pdf', progress: 0.9 })
  again({ fileName: 'quimica.pdf', progress: undefined })
  expect(screen.getByRole('status')).toHaveTextContent('Tu archivo está listo.')
})

test('an error is shown at the field, and the same file can be sent again or removed', async () => {
  const [onRetry, onRemove] = [jest.fn(), jest.fn()]
  show({ fileName: 'quimica.pdf', error: 'Sin conexión.', onRetry, onRemove })
  expect(input(/Cambiar archivo$/)).toBeInvalid()
  expect(input(/Cambiar archivo$/)).toHaveAccessibleDescription(/Sin conexión\.$/)
  await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }))
  await userEvent.click(screen.getByRole('button', { name: 'Quitar archivo' }))
  expect([onRetry.mock.calls.length, onRemove.mock.calls.length]).toEqual([1, 1])
  expect(input(/Cambiar archivo$/)).toHaveFocus()
})
