import { screen } from '@testing-library/react'
import { disconnect, reconnect, renderScreen } from 'shared/testing/renderScreen'
import { usePrivateFile } from './usePrivateFile'

function Document({ name }: { name: string }) {
  const { reading, error, retry } = usePrivateFile(name)
  return (
    <>
      {reading && <p>Abriendo…</p>}
      <p role="alert">{error}</p>
      {retry && (
        <button type="button" onClick={retry}>
          Reintentar
        </button>
      )}
    </>
  )
}

const NAME = `${'0'.repeat(32)}.pdf`

test('a file that is not there any more shows an error, without a second try', async () => {
  await renderScreen(<Document name={NAME} />, { as: 'ana' })
  expect(await screen.findByText('Este archivo ya no está disponible.')).toBeVisible()
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
})

test('without a connection it shows an error and can be read again', async () => {
  const { user } = await renderScreen(<Document name={NAME} />, { as: 'ana', offline: true })
  expect(await screen.findByText(/No pudimos conectar con My Diet/)).toBeVisible()
  reconnect()
  await user.click(screen.getByRole('button', { name: 'Reintentar' }))
  expect(await screen.findByText('Este archivo ya no está disponible.')).toBeVisible()
  disconnect()
})
