import { longDate, weekdayName } from 'shared/dates'
import { Link } from 'shared/router'
import { VisuallyHidden } from 'shared/ui/VisuallyHidden'
import { dayAddress } from '../../plan/addresses'
import styles from './WeekTable.module.css'

interface DayHeaderProps {
  day: string
  isActive: boolean
  isToday: boolean
  isSaved: boolean
}

/** Opens the day's plan (shared/product/diet.md#weeks); the address carries the day as well. */
export function DayHeader({ day, isActive, isToday, isSaved }: DayHeaderProps) {
  return (
    <th scope="col" data-day={day} className={`${styles.day} ${isActive ? styles.active : ''}`}>
      <Link
        className={styles.open}
        to={dayAddress(day)}
        state={{ day_active: day }}
        aria-current={isToday ? 'date' : undefined}
      >
        <span aria-hidden="true">{weekdayName(day)}</span>
        <span aria-hidden="true" className={styles.date}>
          {Number(day.slice(8))}
        </span>
        <VisuallyHidden>{longDate(day)}</VisuallyHidden>
        <span className={styles.note}>{isToday ? 'Hoy' : isSaved ? '' : 'Sin plan'}</span>
      </Link>
    </th>
  )
}
