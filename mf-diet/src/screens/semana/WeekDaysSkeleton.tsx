import { Card } from 'shared/ui/Card'
import { Skeleton } from 'shared/ui/Skeleton'
import { DayPicturesSkeleton } from './DayPicturesSkeleton'
import dayStyles from './WeekDay.module.css'
import styles from './WeekDays.module.css'

/** As many closed days as will come. */
export function WeekDaysSkeleton({ days }: { days: number }) {
  return (
    <ul className={styles.days} aria-busy="true" aria-label="Cargando tu semana">
      {Array.from({ length: days }, (_, i) => i).map(i => (
        <Card as="li" flush key={i} className={dayStyles.day}>
          <div className={dayStyles.header}>
            <Skeleton shape="title" width="40%" />
          </div>
          <DayPicturesSkeleton />
        </Card>
      ))}
    </ul>
  )
}
