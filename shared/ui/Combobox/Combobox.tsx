import { Combobox as Base } from '@base-ui/react/combobox'
import { useId, useMemo, useRef, useState } from 'react'
import { searchBy } from 'shared/text/searchBy'
import { CrossIcon } from '../BasicIcon/BasicIcon'
import { Field, type FieldTexts } from '../Field/Field'
import fieldStyles from '../Field/Field.module.css'
import { CheckIcon, ChevronDownIcon } from '../Icon/Icon'
import styles from './Combobox.module.css'

export interface ComboboxProps<T> extends FieldTexts {
  items: readonly T[]
  /** The text that is shown, typed and searched: by its words, whatever their accents and capitals. */
  labelOf: (item: T) => string
  value: T | undefined
  /** Called with undefined when the choice is removed. */
  onChange: (item: T | undefined) => void
  optional?: boolean
  placeholder?: string
}

/**
 * One of many, found by typing. For up to seven use a `ChoiceGroup` or a `SelectField`. Base UI adds 47 KB (brotli): a
 * screen loads it with `lazy`, in a part that comes after its first view.
 */
export function Combobox<T>(props: ComboboxProps<T>) {
  const { items, labelOf, value, onChange, label, hint, error, optional, placeholder } = props
  const id = useId()
  const place = useRef<HTMLDivElement>(null)
  const [query, setQuery] = useState('')
  const search = useMemo(() => searchBy(items, item => [labelOf(item)]), [items, labelOf])
  // The chosen item is shown in the field; opened again it offers all.
  const found = value !== undefined && query === labelOf(value) ? [...items] : search(query)
  return (
    <Field id={id} label={label} hint={hint} error={error} optional={optional}>
      <Base.Root<T, false>
        items={items}
        filteredItems={found}
        filter={null}
        itemToStringLabel={labelOf}
        value={value ?? null}
        onValueChange={chosen => onChange(chosen ?? undefined)}
        onInputValueChange={setQuery}
        autoHighlight
      >
        <div ref={place} className={styles.box}>
          <Base.Input
            id={id}
            // While the list is open Base UI hides the label from assistive technology, and with it the field's name.
            aria-label={label}
            className={`${fieldStyles.control} ${styles.input}`}
            placeholder={placeholder}
            aria-invalid={error ? true : undefined}
            aria-describedby={hint ? `${id}-hint ${id}-error` : `${id}-error`}
          />
          {value !== undefined && (
            <Base.Clear className={styles.button} aria-label="Quitar">
              <CrossIcon size="small" />
            </Base.Clear>
          )}
          <Base.Trigger className={styles.button} aria-label="Ver opciones">
            <ChevronDownIcon size="small" />
          </Base.Trigger>
        </div>
        {/* Within the field, so that in a dialog it stands above the dialog. */}
        <Base.Portal container={place}>
          <Base.Positioner className={styles.place} sideOffset={4}>
            <Base.Popup className={styles.popup}>
              <Base.Empty>
                <p className={styles.empty}>{query.trim() && `No encontramos «${query.trim()}».`}</p>
              </Base.Empty>
              <Base.List>
                {(item: T) => (
                  <Base.Item key={labelOf(item)} value={item} className={styles.item}>
                    <Base.ItemIndicator className={styles.check}>
                      <CheckIcon size="small" />
                    </Base.ItemIndicator>
                    {labelOf(item)}
                  </Base.Item>
                )}
              </Base.List>
            </Base.Popup>
          </Base.Positioner>
        </Base.Portal>
      </Base.Root>
    </Field>
  )
}
