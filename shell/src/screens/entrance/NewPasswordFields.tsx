import { PasswordField } from 'shared/ui/PasswordField'

interface NewPasswordFieldsProps {
  label: string
  /** From the form's `useForm`. */
  field: (name: 'password' | 'confirmation') => { name: string; error: string | undefined }
}

/** A new password and its confirmation; both can be shown and hidden. */
export function NewPasswordFields({ label, field }: NewPasswordFieldsProps) {
  return (
    <>
      <PasswordField
        label={label}
        autoComplete="new-password"
        maxLength={256}
        hint="Al menos 8 caracteres, con una mayúscula, una minúscula y un símbolo."
        {...field('password')}
      />
      <PasswordField
        label="Confirma tu contraseña"
        autoComplete="new-password"
        maxLength={256}
        {...field('confirmation')}
      />
    </>
  )
}
