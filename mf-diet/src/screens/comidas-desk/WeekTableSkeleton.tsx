import { weekdayName } from 'shared/dates'
import { Skeleton } from 'shared/ui/Skeleton'
import { SLOTS } from '../../plan/slots'
import styles from './WeekTable.module.css'

/** The table with its names, while the meals are loading. */
export function WeekTableSkeleton({ days }: { days: readonly string[] }) {
  return (
    <div className={`${styles.place} ${styles.still}`} role="status" aria-label="Cargando tu semana">
      <table className={styles.table} aria-hidden="true">
        <thead>
          <tr>
            <td className={styles.corner} />
            {days.map(day => (
              <th key={day} className={styles.day}>
                <span className={styles.open}>
                  <span>{weekdayName(day)}</span>
                  <span className={styles.date}>{Number(day.slice(8))}</span>
                </span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {SLOTS.map(({ slot, name }) => (
            <tr key={slot}>
              <th className={styles.slot}>{name}</th>
              {days.map(day => (
                <td key={day} className={styles.meal}>
                  <Skeleton shape="picture" className={styles.picture} />
                  <Skeleton width="80%" />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
