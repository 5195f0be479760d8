import { useId, useState } from 'react'
import { Field } from '../Field/Field'
import fieldStyles from '../Field/Field.module.css'
import { IconButton } from '../IconButton/IconButton'
import type { TextFieldProps } from '../TextField/TextField'
import { EyeIcon, EyeOffIcon } from './EyeIcons'
import styles from './PasswordField.module.css'

export type PasswordFieldProps = Omit<TextFieldProps, 'type' | 'optional'>

export function PasswordField({ label, hint, error, id, ...input }: PasswordFieldProps) {
  const generated = useId()
  const control = id ?? generated
  const [shown, setShown] = useState(false)
  return (
    <Field id={control} label={label} hint={hint} error={error}>
      <div className={styles.row}>
        <input
          autoComplete="current-password"
          autoCapitalize="none"
          spellCheck={false}
          {...input}
          type={shown ? 'text' : 'password'}
          id={control}
          className={`${fieldStyles.control} ${styles.input}`}
          aria-invalid={error ? true : undefined}
          aria-describedby={hint ? `${control}-hint ${control}-error` : `${control}-error`}
        />
        <IconButton
          className={styles.toggle}
          label={shown ? 'Ocultar contraseña' : 'Mostrar contraseña'}
          icon={shown ? <EyeOffIcon /> : <EyeIcon />}
          aria-controls={control}
          onClick={() => setShown(!shown)}
        />
      </div>
    </Field>
  )
}
