import { TextField, type TextFieldProps } from 'shared/ui/TextField'

interface NumberFieldProps extends Omit<TextFieldProps, 'type' | 'inputMode' | 'maxLength'> {
  /** Whether the number may have digits after its point. */
  decimal?: boolean
  /** The longest number, in characters. */
  maxLength?: number
}

/**
 * A number, with the phone's keypad of digits. It is a field of text: a browser's own number field changes by the wheel
 * of a mouse and has no value for text that is not a number. What was typed stays as it is; whoever reads it tells an
 * error.
 */
export function NumberField({ decimal = false, maxLength = 10, ...input }: NumberFieldProps) {
  return (
    <TextField
      autoComplete="off"
      {...input}
      maxLength={maxLength}
      inputMode={decimal ? 'decimal' : 'numeric'}
    />
  )
}
