import { TextField, type TextFieldProps } from '../TextField/TextField'

interface DateFieldProps extends Omit<TextFieldProps, 'type' | 'min' | 'max'> {
  /** The first and the last day, 'YYYY-MM-DD', as the value is. */
  min?: string
  max?: string
}

/** A day that is typed or picked in the platform's own calendar, on a phone its usual wheels. */
export function DateField(props: DateFieldProps) {
  return <TextField {...props} type="date" />
}
