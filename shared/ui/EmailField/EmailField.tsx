import { TextField, type TextFieldProps } from '../TextField/TextField'

interface EmailFieldProps extends Omit<TextFieldProps, 'type' | 'inputMode' | 'label'> {
  label?: string
  /**
   * `username webauthn` where the address signs a person in, and the browser may offer passkeys beside it; `email` where
   * a form asks for it.
   */
  autoComplete?: 'username' | 'username webauthn' | 'email'
}

/** An e-mail address, recognised as one by phones and password managers. */
export function EmailField({
  label = 'Correo electrónico',
  autoComplete = 'email',
  ...input
}: EmailFieldProps) {
  return (
    <TextField
      maxLength={254}
      {...input}
      label={label}
      type="email"
      inputMode="email"
      autoComplete={autoComplete}
      autoCapitalize="none"
      spellCheck={false}
    />
  )
}
