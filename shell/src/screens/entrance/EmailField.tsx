import { TextField } from 'shared/ui/TextField'

interface EmailFieldProps {
  /** `username` where it says who one is, `email` where it is told for the first time. */
  autoComplete: 'username' | 'email'
  error: string | undefined
}

/** An address, as phones and password managers know the field. */
export function EmailField({ autoComplete, error }: EmailFieldProps) {
  return (
    <TextField
      label="Correo electrónico"
      name="email"
      type="email"
      inputMode="email"
      autoComplete={autoComplete}
      autoCapitalize="none"
      spellCheck={false}
      maxLength={254}
      error={error}
    />
  )
}
