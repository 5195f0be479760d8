import { type FormEvent, useState } from 'react'
import { Button } from 'shared/ui/Button'
import { SearchField } from 'shared/ui/SearchField'
import { Tag } from 'shared/ui/Tag'
import styles from './TagSearch.module.css'

interface TagSearchProps {
  tags: readonly string[]
  onAdd: (text: string) => void
  onRemove: (tag: string) => void
}

/** The bound of the call's whole search text, with room for several tags. */
const LONGEST_TAG = 60

/** A text becomes a tag with Enter or the button; each tag can be removed. */
export function TagSearch({ tags, onAdd, onRemove }: TagSearchProps) {
  const [text, setText] = useState('')
  function add(event: FormEvent) {
    event.preventDefault()
    onAdd(text)
    setText('')
  }
  return (
    <div className={styles.search}>
      <form className={styles.form} onSubmit={add}>
        <SearchField
          label="Buscar por categoría"
          placeholder="Fibra, cocina…"
          maxLength={LONGEST_TAG}
          value={text}
          onChange={setText}
        />
        <Button type="submit" variant="secondary">
          Agregar
        </Button>
      </form>
      {tags.length > 0 && (
        <ul className={styles.tags} aria-label="Etiquetas de la búsqueda">
          {tags.map(tag => (
            <li key={tag}>
              <Tag tone="green" onRemove={() => onRemove(tag)}>
                {tag}
              </Tag>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
