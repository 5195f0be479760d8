import { Card } from 'shared/ui/Card'
import { DisclosureSkeleton } from 'shared/ui/DisclosureSkeleton'
import { DayPicturesSkeleton } from './DayPicturesSkeleton'
import styles from './WeekDays.module.css'

/** As many closed days as the week has. */
export function WeekDaysSkeleton({ days }: { days: number }) {
  return (
    <ul className={styles.days} aria-busy="true" aria-label="Cargando tu semana">
      {Array.from({ length: days }, (_, i) => i).map(i => (
        <Card as="li" flush key={i}>
          <DisclosureSkeleton width="40%" whenClosed={<DayPicturesSkeleton />} />
        </Card>
      ))}
    </ul>
  )
}
