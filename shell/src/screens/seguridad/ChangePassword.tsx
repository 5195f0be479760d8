import { type FieldErrors, textOf, useForm } from 'shared/forms/useForm'
import { Button } from 'shared/ui/Button'
import { Card } from 'shared/ui/Card'
import { FormMessage } from 'shared/ui/FormMessage'
import { PasswordField } from 'shared/ui/PasswordField'
import { checkPassword } from '../../../rules/credentials'
import { ConfirmField } from '../../confirmation/ConfirmField'
import { checkConfirmation, passwordIn } from '../../confirmation/confirmForm'
import styles from './Security.module.css'

export interface ChangePasswordProps {
  hasPasskey: boolean | undefined
  /** Returns the server's messages by field. */
  onChange: (change: { password: string | undefined; newPassword: string }) => Promise<FieldErrors>
}

export function ChangePassword({ hasPasskey, onChange }: ChangePasswordProps) {
  const { errors, busy, field, formProps } = useForm({
    validate: data => ({
      password: checkConfirmation(data),
      newPassword: checkPassword(textOf(data, 'newPassword')),
    }),
    submit: async data => {
      const refused = await onChange({
        password: passwordIn(data),
        newPassword: textOf(data, 'newPassword'),
      })
      if (Object.keys(refused).length === 0) formProps.ref.current?.reset()
      return refused
    },
  })
  return (
    <Card as="section" className={styles.section} aria-labelledby="password">
      <h2 id="password">Cambia tu contraseña</h2>
      <p>Se cierran tus sesiones en los demás dispositivos, y te avisamos por correo.</p>
      <form {...formProps} className={styles.form} aria-labelledby="password">
        <ConfirmField label="Tu contraseña actual" hasPasskey={hasPasskey} {...field('password')} />
        <PasswordField
          label="Tu contraseña nueva"
          autoComplete="new-password"
          maxLength={256}
          {...field('newPassword')}
        />
        <FormMessage>{errors.form}</FormMessage>
        <Button type="submit" variant="secondary" busy={busy} busyLabel="Cambiando tu contraseña…">
          Cambiar contraseña
        </Button>
      </form>
    </Card>
  )
}
