import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { releaseRefusals, releaseWords } from '../../../releasesMessages'
import { Releases, type ReleasesProps } from './Releases'
import { sampleApps } from './sampleReleases'

const loading = { failed: false, retrying: false, retry: () => undefined }

function show(props: Partial<ReleasesProps> = {}) {
  const onBack = jest.fn(async () => ({}))
  render(<Releases apps={sampleApps} loading={loading} refusal="" onBack={onBack} {...props} />)
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

test('one that was taken back says by whom and why, and offers no way back to it', async () => {
  const { user } = show()
  const citas = part('mf-citas')
  await user.click(citas.getByRole('button', { name: 'Otras versiones guardadas (1)' }))
  expect(citas.getByText(/por equipo@mydiet.mx: página en blanco en Agendar$/)).toBeVisible()
  expect(citas.getByText('Publicada a la fuerza: los pacientes no pueden agendar')).toBeVisible()
  expect(citas.queryByRole('button', { name: /^Volver/ })).not.toBeInTheDocument()
  expect(citas.getByText(releaseWords.noEarlier)).toBeVisible()
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
