import { TextField } from 'shared/ui/TextField'
import styles from './Faq.module.css'

interface FaqSearchProps {
  value: string
  onChange: (value: string) => void
  found: number
}

export function FaqSearch({ value, onChange, found }: FaqSearchProps) {
  return (
    <div>
      <div className={styles.search}>
        <TextField
          label="Buscar"
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          maxLength={100}
          value={value}
          onChange={event => onChange(event.currentTarget.value)}
        />
      </div>
      <p className={styles.found} role="status">
        {value.trim() && `${found} ${found === 1 ? 'pregunta encontrada' : 'preguntas encontradas'}`}
      </p>
    </div>
  )
}
