import { type FieldErrors, useForm } from 'shared/forms/useForm'
import { Button } from 'shared/ui/Button'
import { FormMessage } from 'shared/ui/FormMessage'
import { passkeyWords as words } from '../../../passkeyMessages'
import { ConfirmField } from '../../confirmation/ConfirmField'
import { checkConfirmation, passwordIn } from '../../confirmation/confirmForm'
import styles from './Security.module.css'

interface RemovePasskeyProps {
  hasPasskey: boolean | undefined
  onRemove: (password: string | undefined) => Promise<FieldErrors>
  onKeep: () => void
}

/** Asks for a passkey or the password before a passkey is removed. */
export function RemovePasskey({ hasPasskey, onRemove, onKeep }: RemovePasskeyProps) {
  const { errors, busy, field, formProps } = useForm({
    validate: data => ({ password: checkConfirmation(data) }),
    submit: data => onRemove(passwordIn(data)),
  })
  return (
    <form {...formProps} className={styles.form} aria-label={words.confirmRemoval}>
      <ConfirmField label={words.passwordToRemove} hasPasskey={hasPasskey} {...field('password')} />
      <FormMessage>{errors.form}</FormMessage>
      <div className={styles.actions}>
        <Button type="submit" variant="danger" busy={busy} busyLabel={words.removing}>
          {words.confirmRemoval}
        </Button>
        <Button variant="quiet" onClick={onKeep}>
          {words.keep}
        </Button>
      </div>
    </form>
  )
}
