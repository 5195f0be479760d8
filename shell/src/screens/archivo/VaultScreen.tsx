import { useState } from 'react'
import { callsOf, dataOf, refusalMessage } from 'shared/client'
import { saveFile } from 'shared/downloads/saveFile'
import { errorsOf } from 'shared/forms/errorsOf'
import { allOf, useQuery, useQueryClient } from 'shared/query'
import { notify } from 'shared/session'
import { ForDuty } from 'shared/staff/ForDuty'
import { ButtonLink } from 'shared/ui/ButtonLink'
import type { OpenedVault, vaultContract } from '../../../contract/vault'
import { vaultWords } from '../../../vaultMessages'
import { Vault, type VaultProps } from './Vault'

const api = callsOf<typeof vaultContract>()
const queryKey = ['vault', 'openings']

/** `/user/equipo/archivo`: two members open what is kept of an ended account. */
export function VaultScreen() {
  return (
    <ForDuty duties={['vault']} action={<ButtonLink to="/user">{vaultWords.home}</ButtonLink>}>
      <Openings />
    </ForDuty>
  )
}

function Openings() {
  const client = useQueryClient()
  const list = useQuery({ queryKey, queryFn: () => dataOf(api('GET staff/vault/openings')) })
  const [opened, setOpened] = useState<{ id: number; vault: OpenedVault }>()
  const renew = () => client.invalidateQueries({ queryKey })

  const ask: VaultProps['onAsk'] = async body => {
    const answer = await api('POST staff/vault/openings', { body })
    if (!answer.ok) return errorsOf(answer)
    await renew()
    notify({ type: 'success', title: vaultWords.opening(answer.data.id), message: vaultWords.asked })
    return {}
  }

  const approve: VaultProps['onApprove'] = async (id, reason) => {
    const answer = await api('POST staff/vault/openings/{id}/approval', { params: { id }, body: { reason } })
    if (answer.ok || answer.status === 404 || answer.status === 409) await renew()
    if (!answer.ok) return errorsOf(answer)
    notify({ type: 'success', title: vaultWords.opening(id), message: vaultWords.approved })
    return {}
  }

  async function read(id: number) {
    const answer = await api('GET staff/vault/openings/{id}/contents', { params: { id } })
    if (answer.ok) setOpened({ id, vault: answer.data })
    else fail(answer.message)
  }

  async function download(name: string) {
    if (!opened) return
    const params = { id: opened.id, name }
    const answer = await api('GET staff/vault/openings/{id}/files/{name}', { params })
    if (!answer.ok) return fail(answer.message)
    const bytes = Uint8Array.from(atob(answer.data.content), letter => letter.charCodeAt(0))
    saveFile(new Blob([bytes]), { name, type: name.endsWith('.pdf') ? 'application/pdf' : 'image/webp' })
  }

  function save() {
    if (!opened) return
    const name = `archivo-bloqueado-${opened.id}.json`
    saveFile(JSON.stringify(opened.vault, null, 2), { name, type: 'application/json' })
  }

  return (
    <Vault
      openings={list.data?.openings}
      loading={allOf(list)}
      refusal={refusalMessage(list.error, '')}
      opened={opened?.vault}
      onAsk={ask}
      onApprove={approve}
      onRead={read}
      onDownload={name => void download(name)}
      onSave={save}
      onClose={() => setOpened(undefined)}
    />
  )
}

function fail(message: string) {
  notify({ type: 'error', title: 'Error!', message })
}
