import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { vaultRefusals, vaultWords } from '../../../vaultMessages'
import { sampleOpened, sampleOpenings } from './sampleVault'
import { Vault, type VaultProps } from './Vault'

function show(props: Partial<VaultProps> = {}) {
  const calls = {
    onAsk: jest.fn(async () => ({})),
    onApprove: jest.fn(async () => ({})),
    onRead: jest.fn(async () => undefined),
    onDownload: jest.fn(),
    onSave: jest.fn(),
    onClose: jest.fn(),
  }
  const loading = { failed: false, retrying: false, retry: () => undefined }
  render(
    <Vault openings={sampleOpenings} loading={loading} refusal="" opened={undefined} {...calls} {...props} />,
  )
  return { ...calls, user: userEvent.setup() }
}

const wish = (id: number) => within(screen.getByRole('article', { name: vaultWords.opening(id) }))

test('a wish can be approved with a reason, waits, or can be read', async () => {
  const { onApprove, onRead, user } = show()
  expect(wish(4).queryByRole('button')).not.toBeInTheDocument()
  expect(wish(4).getByText(vaultWords.waits)).toBeVisible()
  await user.type(wish(3).getByLabelText(vaultWords.yourReason), 'corto')
  await user.click(wish(3).getByRole('button', { name: vaultWords.approve }))
  expect(wish(3).getByText(vaultRefusals.shortReason(10))).toBeVisible()
  expect(onApprove).not.toHaveBeenCalled()
  await user.type(wish(3).getByLabelText(vaultWords.yourReason), ' pero ya no')
  await user.click(wish(3).getByRole('button', { name: vaultWords.approve }))
  expect(onApprove).toHaveBeenCalledWith(3, 'corto pero ya no')
  await user.click(wish(5).getByRole('button', { name: vaultWords.read }))
  expect(onRead).toHaveBeenCalledWith(5)
})

test('asking needs an address and a reason; what was typed stays where it is refused', async () => {
  const onAsk = jest.fn(async () => ({ email: vaultRefusals.nothingKept, form: vaultRefusals.nothingKept }))
  const { user } = show({ openings: [], onAsk })
  expect(screen.getByText(vaultWords.none)).toBeVisible()
  const button = screen.getByRole('button', { name: vaultWords.ask })
  const email = screen.getByLabelText(vaultWords.email)
  await user.click(button)
  expect(email).toHaveFocus()
  expect(onAsk).not.toHaveBeenCalled()
  await user.type(email, 'nadie@ejemplo.mx')
  await user.type(screen.getByLabelText(vaultWords.reason), 'Lo pide un juez')
  await user.click(button)
  expect(email).toHaveAccessibleDescription(vaultRefusals.nothingKept)
  expect(email).toHaveValue('nadie@ejemplo.mx')
  expect(screen.getByLabelText(vaultWords.reason)).toHaveValue('Lo pide un juez')
})

test('what was opened is read by subject, says when it is destroyed, and can be closed', async () => {
  const { onDownload, onSave, onClose, user } = show({ opened: sampleOpened })
  expect(screen.getByRole('heading', { name: 'Ana García López' })).toBeVisible()
  expect(within(screen.getByRole('region', { name: 'Citas' })).getByText('Laura Treviño')).toBeVisible()
  expect(screen.getAllByText(/^Se destruye el 26 de noviembre de 2031/)).toHaveLength(2)
  await user.click(screen.getByRole('button', { name: vaultWords.download(1) }))
  expect(onDownload).toHaveBeenCalledWith(sampleOpened.files[0])
  await user.click(screen.getByRole('button', { name: vaultWords.saveAll }))
  expect(onSave).toHaveBeenCalled()
  await user.click(screen.getByRole('button', { name: vaultWords.close }))
  expect(onClose).toHaveBeenCalled()
})
