import { SearchField } from 'shared/ui/SearchField'
import styles from './SearchBox.module.css'

interface SearchBoxProps {
  value: string
  onChange: (query: string) => void
}

export function SearchBox({ value, onChange }: SearchBoxProps) {
  return (
    <div className={styles.box}>
      <SearchField
        label="Buscar recetas"
        placeholder="Nombre, ingrediente o etiqueta"
        value={value}
        onChange={onChange}
      />
    </div>
  )
}
