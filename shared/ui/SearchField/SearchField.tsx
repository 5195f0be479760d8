import { type ComponentProps, useId, useRef } from 'react'
import { CrossIcon } from '../BasicIcon/BasicIcon'
import { Field, type FieldTexts } from '../Field/Field'
import fieldStyles from '../Field/Field.module.css'
import { SearchIcon } from '../Icon/Icon'
import { IconButton } from '../IconButton/IconButton'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden'
import styles from './SearchField.module.css'

export interface SearchFieldProps
  extends Omit<FieldTexts, 'error'>,
    Pick<ComponentProps<'input'>, 'placeholder' | 'maxLength'> {
  value: string
  onChange: (value: string) => void
  /** The number of results in words, announced as it changes: «3 recetas». '' where there is no search. */
  count?: string
  /** The count is announced but not shown, where the results show it themselves. */
  countHidden?: boolean
}

/** Longer than any name that a person searches for. */
const LONGEST = 100

/** A search while typing, with a button that empties it, and with the number of results. */
export function SearchField({
  label,
  hint,
  value,
  onChange,
  count,
  countHidden,
  placeholder,
  maxLength = LONGEST,
}: SearchFieldProps) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const Count = countHidden ? VisuallyHidden : 'p'
  return (
    <div className={styles.search}>
      <Field id={id} label={label} hint={hint}>
        <div className={styles.box}>
          <SearchIcon size="small" className={styles.icon} />
          <input
            ref={input}
            id={id}
            type="search"
            className={`${fieldStyles.control} ${styles.input}`}
            enterKeyHint="search"
            autoComplete="off"
            spellCheck={false}
            maxLength={maxLength}
            placeholder={placeholder}
            aria-describedby={hint ? `${id}-hint` : undefined}
            value={value}
            onChange={event => onChange(event.target.value)}
          />
          {value && (
            <IconButton
              className={styles.clear}
              label="Borrar búsqueda"
              icon={<CrossIcon size="small" />}
              onClick={() => {
                onChange('')
                input.current?.focus()
              }}
            />
          )}
        </div>
      </Field>
      {count !== undefined && (
        <Count role="status" className={countHidden ? undefined : styles.count}>
          {count}
        </Count>
      )}
    </div>
  )
}
