import { TextField, type TextFieldProps } from '../TextField/TextField'
import { phoneDigits } from './phoneDigits'

interface PhoneFieldProps extends Omit<TextFieldProps, 'type' | 'inputMode' | 'label'> {
  label?: string
}

/** A Mexican phone number: it accepts digits only, at most ten. */
export function PhoneField({ label = 'Teléfono', hint = '10 dígitos', onInput, ...input }: PhoneFieldProps) {
  return (
    <TextField
      autoComplete="tel-national"
      {...input}
      label={label}
      hint={hint}
      type="tel"
      inputMode="numeric"
      onInput={event => {
        event.currentTarget.value = phoneDigits(event.currentTarget.value)
        onInput?.(event)
      }}
    />
  )
}
