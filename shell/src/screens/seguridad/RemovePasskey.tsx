import { type FieldErrors, textOf, useForm } from 'shared/forms/useForm'
import { Button } from 'shared/ui/Button'
import { FormMessage } from 'shared/ui/FormMessage'
import { PasswordField } from 'shared/ui/PasswordField'
import { confirmMessages } from '../../../accountMessages'
import { passkeyWords as words } from '../../../passkeyMessages'
import styles from './Security.module.css'

interface RemovePasskeyProps {
  onRemove: (password: string) => Promise<FieldErrors>
  onKeep: () => void
}

/** Asks for the password before a passkey is removed. */
export function RemovePasskey({ onRemove, onKeep }: RemovePasskeyProps) {
  const { errors, busy, field, formProps } = useForm({
    validate: data => ({
      password: textOf(data, 'password') ? undefined : confirmMessages.passwordRequired,
    }),
    submit: data => onRemove(textOf(data, 'password')),
  })
  return (
    <form {...formProps} className={styles.form} aria-label={words.confirmRemoval}>
      <PasswordField label={words.passwordToRemove} maxLength={256} {...field('password')} />
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
