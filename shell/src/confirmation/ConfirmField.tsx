import { useEffect, useId, useState } from 'react'
import { Button } from 'shared/ui/Button'
import { PasswordField } from 'shared/ui/PasswordField'
import { confirmWords } from '../../accountMessages'
import styles from './ConfirmField.module.css'

interface ConfirmFieldProps {
  /** Of the password's field. */
  label: string
  /** Whether a passkey can confirm; undefined while that is not known, when the password is asked for. */
  hasPasskey: boolean | undefined
  name: string
  error?: string
}

/** How the person confirms a form: by a passkey, which is asked for when the form is sent, or by the password. */
export function ConfirmField({ label, hasPasskey, ...field }: ConfirmFieldProps) {
  const id = useId()
  const [way, setWay] = useState<'begun' | 'chosen'>()

  useEffect(() => {
    if (way === 'chosen') document.getElementById(id)?.focus()
  }, [way, id])

  if (!hasPasskey || way)
    return (
      <PasswordField
        id={id}
        label={label}
        maxLength={256}
        // A field that somebody types in stays when the answer comes that they have a passkey.
        onFocus={() => hasPasskey === undefined && setWay('begun')}
        {...field}
      />
    )
  return (
    <div className={styles.passkey}>
      <p>{confirmWords.byPasskey}</p>
      <Button variant="quiet" size="small" onClick={() => setWay('chosen')}>
        {confirmWords.usePassword}
      </Button>
    </div>
  )
}
