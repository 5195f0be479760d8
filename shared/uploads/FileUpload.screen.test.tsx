import { screen, waitFor } from '@testing-library/react'
import axios from 'axios'
import { useState } from 'react'
import { pdf } from 'shared/testing/pdf'
import { disconnect, reconnect, renderScreen } from 'shared/testing/renderScreen'
import { usePrivateFile } from '../downloads/usePrivateFile'
import { FileUpload } from './FileUpload'

const PDF = pdf().toString()
const lab = () => new File([PDF], 'quimica.pdf', { type: 'application/pdf' })

const revoked: string[] = []
let made = 0

/** A form with a document, and the document as its owner reads it back. */
function Form() {
  const [name, setName] = useState('')
  const file = usePrivateFile(name || undefined)
  return (
    <>
      <FileUpload label="Tu análisis" value={name} onChange={setName} />
      <output aria-label="Guardado">{name}</output>
      {file.address && <a href={file.address}>{`Ver (${file.blob?.type}, ${file.blob?.size})`}</a>}
    </>
  )
}

const input = () => screen.getByLabelText<HTMLInputElement>(/^Tu análisis/)
const stored = () => screen.getByLabelText('Guardado').textContent ?? ''

async function show() {
  Object.assign(URL, {
    createObjectURL: () => `blob:${++made}`,
    revokeObjectURL: (address: string) => revoked.push(address),
  })
  return renderScreen(<Form />, { as: 'ana' })
}

test('a document is stored and read back for its owner alone; its address is released with the screen', async () => {
  const { user, unmount } = await show()
  await user.upload(input(), lab())
  await waitFor(() => expect(stored()).toMatch(/\.pdf$/))
  const link = await screen.findByRole('link', { name: `Ver (application/pdf, ${PDF.length})` })
  expect(link).toHaveAttribute('href', `blob:${made}`)
  expect(screen.getByText('quimica.pdf')).toBeVisible()
  // The name alone does not give access.
  const { status } = await axios.get(`/api/files/${stored()}`, { validateStatus: () => true })
  expect(status).toBeGreaterThanOrEqual(400)
  unmount()
  expect(revoked).toContain(`blob:${made}`)
})

test('an upload without a connection is sent again by a press; a stored file can be removed', async () => {
  const { user } = await show()
  disconnect()
  await user.upload(input(), lab())
  await screen.findByRole('button', { name: 'Reintentar' })
  expect(screen.getByText('quimica.pdf')).toBeVisible()
  reconnect()
  await user.click(screen.getByRole('button', { name: 'Reintentar' }))
  await waitFor(() => expect(stored()).toMatch(/\.pdf$/))
  await user.click(screen.getByRole('button', { name: 'Quitar archivo' }))
  expect(stored()).toBe('')
  expect(screen.queryByText('quimica.pdf')).not.toBeInTheDocument()
})

test('a file that is too heavy or of another kind is refused at the field, and no request is sent', async () => {
  const { user, calls } = await show()
  await user.upload(
    input(),
    new File([new Uint8Array(15 * 1024 * 1024 + 1)], 'a.pdf', { type: 'application/pdf' }),
  )
  expect(input()).toHaveAccessibleDescription(expect.stringContaining('El archivo pesa más de 15 MB.'))
  expect(calls).toEqual([])
})
