import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import axios from 'axios'
import { useState } from 'react'
import { disconnect, reconnect, renderScreen } from 'shared/testing/renderScreen'
import sharp from 'sharp'
import { deferred } from '../testing/deferred'
import { PictureUpload } from './PictureUpload'

const TOO_LARGE = 'La foto pesa más de 8 MB. Elige una más ligera.'
const NOT_READABLE = 'No pudimos leer esa foto. Elige una en JPG, PNG o WebP.'

const input = () => screen.getByLabelText<HTMLInputElement>(/^Foto/)
const avisos = () => within(screen.getByRole('region', { name: 'Avisos' }))

async function photo(bytes?: Buffer): Promise<File> {
  const real = sharp({ create: { width: 30, height: 30, channels: 3, background: '#3a7' } })
  return new File([new Uint8Array(bytes ?? (await real.png().toBuffer()))], 'yo.png', { type: 'image/png' })
}

/** A form that stores the field's value. */
function Form({ first = '' }: { first?: string }) {
  const [picture, setPicture] = useState(first)
  return (
    <form aria-label="Registro">
      <PictureUpload label="Foto" name="Ana" value={picture} onChange={setPicture} />
      <output aria-live="off">{picture}</output>
    </form>
  )
}

const value = () => document.querySelector('output')?.textContent

async function show(first?: string) {
  // jsdom has no object URLs.
  Object.assign(URL, { createObjectURL: () => 'blob:preview', revokeObjectURL: () => undefined })
  return renderScreen(<Form first={first} />)
}

test('a chosen picture is sent at once, without an account, and known by its stored name', async () => {
  const { user, container, calls } = await show()
  await user.upload(input(), await photo())
  expect(container.querySelector('img')).toHaveAttribute('src', 'blob:preview')
  await waitFor(() => expect(value()).toMatch(/^[0-9a-f]{32}\.webp$/))
  expect(calls).toEqual(['POST files/upload'])
  await waitFor(() => expect(container.querySelector('img')).toHaveAttribute('src', `/api/files/${value()}`))
  expect((await axios.get(`/api/files/${value()}`)).headers['content-type']).toBe('image/webp')
  await user.click(screen.getByRole('button', { name: 'Quitar foto' }))
  expect(value()).toBe('')
})

test('a file that cannot be sent is refused at the field, and no request is sent', async () => {
  const { user, calls } = await show()
  await user.upload(input(), await photo(Buffer.alloc(8 * 1024 * 1024 + 1)))
  expect(input()).toHaveAccessibleDescription(expect.stringContaining(TOO_LARGE))
  fireEvent.change(input(), { target: { files: [new File(['x'], 'a.gif', { type: 'image/gif' })] } })
  expect(input()).toHaveAccessibleDescription(expect.stringContaining(NOT_READABLE))
  expect(calls).toEqual([])
  expect(avisos().getByRole('alert')).toBeEmptyDOMElement()
})

test('a file that the server cannot read is reported at the field and in a notice; the old one stays', async () => {
  const { user } = await show('old.webp')
  await user.upload(input(), await photo(Buffer.from('no picture')))
  await waitFor(() => expect(input()).toHaveAccessibleDescription(expect.stringContaining(NOT_READABLE)))
  expect(avisos().getByRole('alert')).toHaveTextContent(
    'Error!Ocurrio un error al iniciar subir el archivo, por favor intenta de nuevo más tarde.',
  )
  expect(value()).toBe('old.webp')
})

test('a failed upload is tried again without choosing the file again', async () => {
  const { user } = await show()
  disconnect()
  await user.upload(input(), await photo())
  await user.click(await screen.findByRole('button', { name: 'Reintentar' }))
  await screen.findByRole('button', { name: 'Reintentar' })
  expect(value()).toBe('')
  reconnect()
  await user.click(screen.getByRole('button', { name: 'Reintentar' }))
  await waitFor(() => expect(value()).toMatch(/^[0-9a-f]{32}\.webp$/))
  expect(input()).not.toHaveAttribute('aria-invalid')
})

test('an upload can be cancelled: nothing changes, and no error shows', async () => {
  const { user } = await show('old.webp')
  const sending = deferred()
  const holding = axios.interceptors.request.use(request => sending.promise.then(() => request))
  fireEvent.change(input(), { target: { files: [await photo()] } })
  await user.click(await screen.findByRole('button', { name: 'Cancelar' }))
  expect(screen.queryByRole('progressbar')).not.toBeInTheDocument()
  sending.resolve()
  await new Promise(resolve => setTimeout(resolve, 500))
  axios.interceptors.request.eject(holding)
  expect(value()).toBe('old.webp')
  expect(avisos().getByRole('alert')).toBeEmptyDOMElement()
  expect(input()).toHaveFocus()
})
