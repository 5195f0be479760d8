import { TextField } from 'shared/ui/TextField'
import styles from './SearchBox.module.css'

interface SearchBoxProps {
  value: string
  onChange: (query: string) => void
}

export function SearchBox({ value, onChange }: SearchBoxProps) {
  return (
    <div className={styles.box}>
      <TextField
        type="search"
        label="Buscar recetas"
        placeholder="Nombre, ingrediente o etiqueta"
        enterKeyHint="search"
        value={value}
        onChange={event => onChange(event.target.value)}
      />
    </div>
  )
}
