import { type FieldErrors, textOf, useForm } from 'shared/forms/useForm'
import { Button } from 'shared/ui/Button'
import { FormMessage } from 'shared/ui/FormMessage'
import { TextField } from 'shared/ui/TextField'
import { checkCode } from '../../../rules/secondFactor'
import styles from './SecondFactor.module.css'

interface CodeFormProps {
  label: string
  button: string
  busyLabel: string
  /** Returns the server's messages by field. */
  onSend: (code: string) => Promise<FieldErrors>
}

export function CodeForm({ label, button, busyLabel, onSend }: CodeFormProps) {
  const { errors, busy, field, formProps } = useForm({
    validate: data => ({ code: checkCode(textOf(data, 'code')) }),
    submit: data => onSend(textOf(data, 'code')),
  })
  return (
    <form {...formProps} className={styles.form}>
      <TextField label={label} autoComplete="one-time-code" maxLength={40} {...field('code')} />
      <FormMessage>{errors.form}</FormMessage>
      <Button type="submit" wide busy={busy} busyLabel={busyLabel}>
        {button}
      </Button>
    </form>
  )
}
