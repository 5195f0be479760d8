import { type ComponentProps, type InputEvent, type Ref, useEffect, useId, useRef, useState } from 'react'
import { charactersIn } from '../../text/characters'
import { Field, type FieldTexts } from '../Field/Field'
import fieldStyles from '../Field/Field.module.css'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden'
import styles from './TextArea.module.css'

export interface TextAreaProps extends FieldTexts, ComponentProps<'textarea'> {
  optional?: boolean
  /** Shows how many of `maxLength` characters are used. */
  counted?: boolean
}

export function TextArea({ label, hint, error, optional, counted, id, onInput, ...area }: TextAreaProps) {
  const generated = useId()
  const control = id ?? generated
  const { maxLength, value, defaultValue } = area
  const [text, setText] = useState(String(value ?? defaultValue ?? ''))
  const length = charactersIn(text)

  const counter = useRef<HTMLParagraphElement>(null)

  // A form that is emptied after it was sent tells its fields nothing.
  useEffect(() => {
    const form = counter.current?.closest('form')
    const afterReset = () => setText(String(defaultValue ?? ''))
    form?.addEventListener('reset', afterReset)
    return () => form?.removeEventListener('reset', afterReset)
  }, [defaultValue])

  function count(event: InputEvent<HTMLTextAreaElement>) {
    setText(event.currentTarget.value)
    onInput?.(event)
  }

  return (
    <Field id={control} label={label} hint={hint} error={error} optional={optional}>
      <textarea
        rows={6}
        {...area}
        maxLength={inUnits(maxLength, text)}
        id={control}
        className={fieldStyles.control}
        aria-invalid={error ? true : undefined}
        aria-describedby={hint ? `${control}-hint ${control}-error` : `${control}-error`}
        onInput={count}
      />
      {counted && maxLength !== undefined && <Counter ref={counter} length={length} maxLength={maxLength} />}
    </Field>
  )
}

/** The limit for the browser, which counts some characters twice, such as an emoji: as much more as the text has of them. */
function inUnits(maxLength: number | undefined, text: string): number | undefined {
  return maxLength === undefined ? undefined : maxLength + text.length - charactersIn(text)
}

/** The number is read aloud only when fewer characters than this are left: at every key it would disturb. */
const READ_BELOW = 20

interface CounterProps {
  ref: Ref<HTMLParagraphElement>
  length: number
  maxLength: number
}

function Counter({ ref, length, maxLength }: CounterProps) {
  const left = maxLength - length
  return (
    <p ref={ref} className={styles.counter}>
      <span aria-hidden="true">
        {length} / {maxLength}
      </span>
      <VisuallyHidden role="status">
        {left <= READ_BELOW ? `Te ${left === 1 ? 'queda 1 carácter' : `quedan ${left} caracteres`}` : ''}
      </VisuallyHidden>
    </p>
  )
}
