import { useState } from 'react'
import { type FieldErrors, textOf, useForm } from 'shared/forms/useForm'
import { Button } from 'shared/ui/Button'
import { Card } from 'shared/ui/Card'
import { FormMessage } from 'shared/ui/FormMessage'
import { TextArea } from 'shared/ui/TextArea'
import type { Opening } from '../../../contract/vault'
import { LONGEST_VAULT_REASON, reasonMistake } from '../../../rules/vault/vaultReason'
import { vaultWords } from '../../../vaultMessages'
import { momentInWords } from '../momentInWords'
import styles from './Vault.module.css'

export interface OpeningCardProps {
  opening: Opening
  /** Returns the server's messages by field. */
  onApprove: (id: number, reason: string) => Promise<FieldErrors>
  onRead: (id: number) => Promise<void>
}

/** A wish with its reason, and what this member can do with it. */
export function OpeningCard({ opening, onApprove, onRead }: OpeningCardProps) {
  const { id, askedBy, askedReason, askedAt, approvedBy, approvedReason, endsAt, may } = opening
  const ends = momentInWords(endsAt)
  return (
    <Card as="article" className={styles.part} aria-labelledby={`opening-${id}`}>
      <h3 id={`opening-${id}`}>{vaultWords.opening(id)}</h3>
      <p>{vaultWords.askedBy(askedBy, momentInWords(askedAt))}</p>
      <blockquote className={styles.reason}>{askedReason}</blockquote>
      <p>{approvedBy ? vaultWords.approvedBy(approvedBy, ends) : vaultWords.lapses(ends)}</p>
      {approvedReason && <blockquote className={styles.reason}>{approvedReason}</blockquote>}
      {may === 'wait' && <p>{approvedBy ? vaultWords.notYours : vaultWords.waits}</p>}
      {may === 'approve' && <ApproveForm onApprove={reason => onApprove(id, reason)} />}
      {may === 'read' && <ReadButton onRead={() => onRead(id)} />}
    </Card>
  )
}

function ApproveForm({ onApprove }: { onApprove: (reason: string) => Promise<FieldErrors> }) {
  const { busy, errors, field, formProps } = useForm({
    validate: data => ({ reason: reasonMistake(textOf(data, 'reason')) }),
    submit: data => onApprove(textOf(data, 'reason')),
  })
  return (
    <form {...formProps} className={styles.form}>
      <TextArea
        label={vaultWords.yourReason}
        rows={3}
        maxLength={LONGEST_VAULT_REASON}
        counted
        {...field('reason')}
      />
      <FormMessage>{errors.form}</FormMessage>
      <Button type="submit" busy={busy} busyLabel={vaultWords.approving}>
        {vaultWords.approve}
      </Button>
    </form>
  )
}

function ReadButton({ onRead }: { onRead: () => Promise<void> }) {
  const [busy, setBusy] = useState(false)
  async function read() {
    setBusy(true)
    await onRead()
    setBusy(false)
  }
  return (
    <Button busy={busy} busyLabel={vaultWords.reading} onClick={() => void read()}>
      {vaultWords.read}
    </Button>
  )
}
