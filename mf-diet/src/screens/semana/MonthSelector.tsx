import { monthName } from 'shared/dates'
import { ChevronLeftIcon, ChevronRightIcon } from 'shared/ui/Icon'
import { IconButton } from 'shared/ui/IconButton'
import styles from './MonthSelector.module.css'

interface MonthSelectorProps {
  /** 0 Enero to 11 Diciembre. */
  month: number
  year: string
  onChange: (month: number) => void
}

/** The twelve months of the current year, one at a time, without the years before and after. */
export function MonthSelector({ month, year, onChange }: MonthSelectorProps) {
  const before = monthName(month - 1)
  const after = monthName(month + 1)
  return (
    <div className={styles.selector}>
      <IconButton
        variant="outlined"
        label={before ? `Mes anterior: ${before}` : `${monthName(month)} es el primer mes de ${year}`}
        icon={<ChevronLeftIcon />}
        disabled={!before}
        onClick={() => onChange(month - 1)}
      />
      <p className={styles.month} aria-live="polite">
        <span>
          <strong>{monthName(month)}</strong> {year}
        </span>
      </p>
      <IconButton
        variant="outlined"
        label={after ? `Mes siguiente: ${after}` : `${monthName(month)} es el último mes de ${year}`}
        icon={<ChevronRightIcon />}
        disabled={!after}
        onClick={() => onChange(month + 1)}
      />
    </div>
  )
}
