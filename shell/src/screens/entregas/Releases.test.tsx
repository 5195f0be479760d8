import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { decisionWords, previewWords, releaseRefusals, releaseWords } from '../../../releasesMessages'
import { Releases, type ReleasesProps } from './Releases'
import { sampleApps } from './sampleReleases'

const loading = { failed: false, retrying: false, retry: () => undefined }

function show(props: Partial<ReleasesProps> = {}) {
  const onBack = jest.fn(async () => ({}))
  const preview = { link: undefined, onClose: () => undefined, onConfirm: async () => '' }
  render(
    <Releases
      apps={sampleApps}
      loading={loading}
      refusal=""
      onBack={onBack}
      onDecide={async () => ({})}
      preview={preview}
      {...props}
    />,
  )
  return { onBack, user: userEvent.setup() }
}
const part = (name: string) => within(screen.getByRole('region', { name }))

test('a part shows its live release, and how it does beside the one before', () => {
  show()
  const diet = part('mf-diet')
  expect(diet.getByText('9c1d77aa00be42f1')).toBeVisible()
  expect(
    diet.getByText('Revisiones: types, lint, imports, proof', { selector: ':not([hidden] *)' }),
  ).toBeVisible()
  const row = diet.getByRole('row', { name: `${releaseWords.errors} 1.7 1.2` })
  expect(row).toBeVisible()
  expect(diet.getByRole('row', { name: 'LCP, p75 1840 ms 1910 ms' })).toBeVisible()
})

test('a part that nobody has opened yet says so, without a table of nothing', () => {
  show()
  expect(part('mf-cursos').getByText(releaseWords.noFigures)).toBeVisible()
  expect(part('mf-cursos').queryByRole('table')).not.toBeInTheDocument()
})

test('one that was taken back says by whom and why, and offers no way back to it', async () => {
  const { user } = show()
  const citas = part('mf-citas')
  await user.click(citas.getByRole('button', { name: 'Otras versiones guardadas (1)' }))
  expect(citas.getByText(/por equipo@mydiet.mx: página en blanco en Agendar$/)).toBeVisible()
  expect(citas.getByText('Publicada a la fuerza: los pacientes no pueden agendar')).toBeVisible()
  expect(citas.queryByRole('button', { name: /^Volver/ })).not.toBeInTheDocument()
  expect(citas.getByText(releaseWords.noEarlier)).toBeVisible()
})

test('the part of another team is shown as whole as ones own, without a way to act', async () => {
  const { user } = show({ apps: sampleApps.map(one => ({ ...one, mine: false })) })
  const diet = part('mf-diet')
  await user.click(diet.getByRole('button', { name: /^Otras versiones/ }))
  expect(diet.getByText('9c1d77aa00be42f1')).toBeVisible()
  expect(diet.getByText(releaseWords.otherTeam)).toBeVisible()
  expect(diet.getAllByRole('button')).toHaveLength(1)
  expect(diet.queryByRole('link')).not.toBeInTheDocument()
})

test('going back asks for the reason first, and what was typed stays where it is refused', async () => {
  const onBack = jest.fn(async () => ({ form: releaseRefusals.changed }))
  const { user } = show({ onBack })
  await user.click(screen.getByRole('button', { name: `${releaseWords.back}: mf-diet` }))
  const confirm = screen.getByRole('button', { name: releaseWords.confirm })
  await user.click(confirm)
  const reason = screen.getByLabelText(releaseWords.reason)
  expect(reason).toHaveAccessibleDescription(expect.stringContaining(releaseRefusals.emptyReason))
  expect(onBack).not.toHaveBeenCalled()
  await user.type(reason, 'página en blanco')
  await user.click(confirm)
  expect(await screen.findByText(releaseRefusals.changed)).toBeVisible()
  expect(reason).toHaveValue('página en blanco')
  const change = { app: 'mf-diet', from: '9c1d77aa00be42f1', to: '0f3a91c2d4e5b678' }
  expect(onBack).toHaveBeenCalledWith({ ...change, reason: 'página en blanco' })
})

test('a server without the releases says so in words', () => {
  show({ apps: sampleApps.map(one => ({ ...one, before: null, releases: [] })) })
  expect(screen.getByText(releaseWords.noShelf)).toBeVisible()
})

test('a refused list shows the server’s words', () => {
  show({
    apps: undefined,
    loading: { ...loading, failed: true },
    refusal: 'Esta acción no es de tus tareas.',
  })
  expect(screen.getByRole('alert')).toHaveTextContent('Esta acción no es de tus tareas.')
})

test('the link of a preview is asked about first, and a refusal is told where it was pressed', async () => {
  const link = 'mf-diet.0f3a91c2d4e5b678.1795887000.0123456789abcdefghijklmnopqrstuvwxyzABCDEFG'
  const onConfirm = jest.fn(async () => releaseRefusals.previewGone)
  const { user } = show({ preview: { link, onClose: () => undefined, onConfirm } })
  const dialog = within(screen.getByRole('dialog', { name: previewWords.title }))
  expect(dialog.getByText(/la versión 0f3a91c2d4e5b678 de mf-diet/)).toBeVisible()
  expect(onConfirm).not.toHaveBeenCalled()
  await user.click(dialog.getByRole('button', { name: previewWords.confirm }))
  expect(await dialog.findByText(releaseRefusals.previewGone)).toBeVisible()
  expect(onConfirm).toHaveBeenCalledWith(link)
})

test('a link that is none says so, and confirms nothing', async () => {
  const onConfirm = jest.fn(async () => '')
  const onClose = jest.fn()
  const { user } = show({ preview: { link: 'mf-diet.x', onClose, onConfirm } })
  const dialog = within(screen.getByRole('dialog'))
  expect(dialog.getByText(releaseRefusals.noPreview)).toBeVisible()
  await user.click(dialog.getByRole('button', { name: previewWords.understood }))
  expect(onConfirm).not.toHaveBeenCalled()
  expect(onClose).toHaveBeenCalled()
})

test('a release that is tried shows its share and how it does, and is stopped with a reason', async () => {
  const onDecide = jest.fn(async () => ({}))
  const { user } = show({ onDecide })
  const diet = part('mf-diet')
  expect(diet.getByText(/^En 5 % de los navegadores desde el .*Después, en 25 %/)).toBeVisible()
  expect(diet.getByText(/: 1 con esta, 9 con la que está en vivo/)).toBeVisible()
  await user.click(diet.getByRole('button', { name: 'Detener: mf-diet, d4e5b6780f3a91c2' }))
  const dialog = within(screen.getByRole('dialog', { name: '¿Detener la prueba de mf-diet?' }))
  const { confirm } = decisionWords.acts.hold
  await user.click(dialog.getByRole('button', { name: confirm }))
  expect(onDecide).not.toHaveBeenCalled()
  await user.type(dialog.getByLabelText(releaseWords.reason), 'letras cortadas')
  await user.click(dialog.getByRole('button', { name: confirm }))
  const ask = { app: 'mf-diet', release: 'd4e5b6780f3a91c2', act: 'hold' }
  await waitFor(() => expect(onDecide).toHaveBeenCalledWith({ ...ask, reason: 'letras cortadas' }))
})

test('a candidate is tried or given to all, and asks for no reason; what was live before is gone back to', async () => {
  const onDecide = jest.fn(async () => ({}))
  const { user } = show({ onDecide })
  const diet = part('mf-diet')
  await user.click(diet.getByRole('button', { name: 'Otras versiones guardadas (3)' }))
  expect(diet.queryByRole('button', { name: 'Probar con 5 %: mf-diet, d4e5b6780f3a91c2' })).toBeNull()
  expect(diet.queryByRole('button', { name: 'Probar con 5 %: mf-diet, 0f3a91c2d4e5b678' })).toBeNull()
  await user.click(diet.getByRole('button', { name: 'Probar con 5 %: mf-diet, 5b6780f3a91c2d4e' }))
  await user.click(screen.getByRole('button', { name: decisionWords.acts.try.confirm }))
  const asked = { app: 'mf-diet', release: '5b6780f3a91c2d4e', act: 'try', reason: '' }
  await waitFor(() => expect(onDecide).toHaveBeenCalledWith(asked))
})
