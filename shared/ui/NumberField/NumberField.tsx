import { TextField, type TextFieldProps } from '../TextField/TextField'
import { typedNumber } from './typedNumber'

interface NumberFieldProps extends Omit<TextFieldProps, 'type' | 'inputMode' | 'maxLength'> {
  /** How many digits the number may have after its point. */
  decimals?: number
  /** The longest number, in characters. */
  maxLength?: number
}

/**
 * A number, with the phone's keypad of digits. It is a field of text: a browser's own number field changes by the wheel
 * of a mouse and has no value for text that is not a number.
 */
export function NumberField({ decimals = 0, maxLength = 10, onInput, ...input }: NumberFieldProps) {
  return (
    <TextField
      autoComplete="off"
      {...input}
      maxLength={maxLength}
      inputMode={decimals > 0 ? 'decimal' : 'numeric'}
      onInput={event => {
        event.currentTarget.value = typedNumber(event.currentTarget.value, decimals)
        onInput?.(event)
      }}
    />
  )
}
