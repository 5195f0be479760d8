import type { Catalogue } from '../../catalogue/catalogueOf'
import { useRatings } from '../../ratings/useRatings'
import type { WeekInUrl } from './useWeekInUrl'
import { WeekDay } from './WeekDay'
import styles from './WeekDays.module.css'

interface WeekDaysProps {
  chosen: WeekInUrl
  catalogue: Catalogue
}

/** The days of the chosen week; one of them is open at a time. */
export function WeekDays({ chosen, catalogue }: WeekDaysProps) {
  const ratings = useRatings()
  return (
    <ul className={styles.days}>
      {chosen.weeks[chosen.week]?.map(day => (
        <WeekDay
          key={day}
          day={day}
          today={chosen.today}
          catalogue={catalogue}
          ratings={ratings.data ?? []}
          open={day === chosen.day}
          onOpen={open => chosen.onDay(open ? day : undefined)}
        />
      ))}
    </ul>
  )
}
