import { type FieldErrors, textOf, useForm } from 'shared/forms/useForm'
import { checkMailAddress } from 'shared/published/mailAddress'
import { PROFILE_LENGTHS } from 'shared/published/profile'
import { Button } from 'shared/ui/Button'
import { Card } from 'shared/ui/Card'
import { FormMessage } from 'shared/ui/FormMessage'
import { TextArea } from 'shared/ui/TextArea'
import { TextField } from 'shared/ui/TextField'
import { LONGEST_VAULT_REASON, reasonMistake } from '../../../rules/vault/vaultReason'
import { vaultWords } from '../../../vaultMessages'
import styles from './Vault.module.css'

export interface AskFormProps {
  /** Returns the server's messages by field. */
  onAsk: (wish: { email: string; reason: string }) => Promise<FieldErrors>
}

/** A member asks to open what is kept of the person who had an address. */
export function AskForm({ onAsk }: AskFormProps) {
  const { busy, errors, field, formProps } = useForm({
    validate: data => ({
      email: checkMailAddress(textOf(data, 'email')),
      reason: reasonMistake(textOf(data, 'reason')),
    }),
    submit: async data => {
      const refused = await onAsk({ email: textOf(data, 'email'), reason: textOf(data, 'reason') })
      if (Object.keys(refused).length === 0) formProps.ref.current?.reset()
      return refused
    },
  })
  return (
    <Card as="section" className={styles.part} aria-labelledby="ask">
      <h2 id="ask">{vaultWords.ask}</h2>
      <p>{vaultWords.askHint}</p>
      <form {...formProps} className={styles.form}>
        <TextField
          label={vaultWords.email}
          type="email"
          autoComplete="off"
          spellCheck={false}
          maxLength={PROFILE_LENGTHS.email}
          {...field('email')}
        />
        <TextArea
          label={vaultWords.reason}
          hint={vaultWords.reasonHint}
          rows={3}
          maxLength={LONGEST_VAULT_REASON}
          counted
          {...field('reason')}
        />
        <FormMessage>{errors.form}</FormMessage>
        <Button type="submit" busy={busy} busyLabel={vaultWords.asking}>
          {vaultWords.ask}
        </Button>
      </form>
    </Card>
  )
}
