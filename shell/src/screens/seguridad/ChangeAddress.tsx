import { type FieldErrors, textOf, useForm } from 'shared/forms/useForm'
import { checkEmail } from 'shared/published/mailAddress'
import { Button } from 'shared/ui/Button'
import { Card } from 'shared/ui/Card'
import { EmailField } from 'shared/ui/EmailField'
import { FormMessage } from 'shared/ui/FormMessage'
import { ConfirmField } from '../../confirmation/ConfirmField'
import { checkConfirmation, passwordIn } from '../../confirmation/confirmForm'
import { PendingAddress, type PendingAddressProps } from './PendingAddress'
import styles from './Security.module.css'

export interface ChangeAddressProps {
  hasPasskey: boolean | undefined
  /** Undefined where no change waits for its link. */
  pending: PendingAddressProps | undefined
  /** Returns the server's messages by field. */
  onChange: (change: { email: string; password: string | undefined }) => Promise<FieldErrors>
}

export function ChangeAddress({ hasPasskey, pending, onChange }: ChangeAddressProps) {
  const { errors, busy, field, formProps } = useForm({
    validate: data => ({
      email: checkEmail(textOf(data, 'email').trim()),
      password: checkConfirmation(data),
    }),
    submit: async data => {
      const email = textOf(data, 'email').trim()
      const refused = await onChange({ email, password: passwordIn(data) })
      if (Object.keys(refused).length === 0) formProps.ref.current?.reset()
      return refused
    },
  })
  return (
    <Card as="section" className={styles.section} aria-labelledby="address">
      <h2 id="address">Cambia tu correo</h2>
      {pending && <PendingAddress {...pending} />}
      <form {...formProps} className={styles.form} aria-labelledby="address">
        <EmailField label="Tu correo nuevo" {...field('email')} />
        <ConfirmField label="Tu contraseña" hasPasskey={hasPasskey} {...field('password')} />
        <FormMessage>{errors.form}</FormMessage>
        <Button type="submit" variant="secondary" busy={busy} busyLabel="Enviando el enlace…">
          Cambiar correo
        </Button>
      </form>
    </Card>
  )
}
