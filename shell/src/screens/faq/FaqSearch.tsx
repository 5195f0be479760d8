import { SearchField } from 'shared/ui/SearchField'
import styles from './Faq.module.css'

interface FaqSearchProps {
  value: string
  onChange: (value: string) => void
  found: number
}

export function FaqSearch({ value, onChange, found }: FaqSearchProps) {
  const count = `${found} ${found === 1 ? 'pregunta encontrada' : 'preguntas encontradas'}`
  return (
    <div className={styles.search}>
      <SearchField label="Buscar" value={value} onChange={onChange} count={value.trim() && count} />
    </div>
  )
}
