import { PasswordField } from 'shared/ui/PasswordField'
import type { Problems } from './useEntranceForm'

/** A password to be and its confirmation, both to be shown and hidden. */
export function NewPasswordFields({ label, problems }: { label: string; problems: Problems }) {
  return (
    <>
      <PasswordField
        label={label}
        name="password"
        autoComplete="new-password"
        maxLength={256}
        hint="Al menos 8 caracteres, con una mayúscula, una minúscula y un símbolo."
        error={problems.password}
      />
      <PasswordField
        label="Confirma tu contraseña"
        name="confirmation"
        autoComplete="new-password"
        maxLength={256}
        error={problems.confirmation}
      />
    </>
  )
}
