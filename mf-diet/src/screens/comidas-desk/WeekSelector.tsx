import { addDays } from 'shared/dates'
import { Button } from 'shared/ui/Button'
import { ChevronLeftIcon, ChevronRightIcon } from 'shared/ui/Icon'
import { IconButton } from 'shared/ui/IconButton'
import { daysInWords } from '../../../rules/plans/daysInWords'
import { isPlannable } from '../../../rules/plans/isPlannable'
import { calendarWeekOf } from '../../../rules/plans/weeksOf'
import styles from './WeekSelector.module.css'

interface WeekSelectorProps {
  day: string
  today: string
  onDay: (day: string) => void
}

const A_WEEK = 7

/** Moves one week back, one week on, or back to the present one. */
export function WeekSelector({ day, today, onDay }: WeekSelectorProps) {
  const [first = day, , , , , , last = day] = calendarWeekOf(day)
  const present = first <= today && today <= last
  return (
    <div className={styles.selector}>
      <IconButton
        variant="outlined"
        label="Semana anterior"
        icon={<ChevronLeftIcon />}
        disabled={!isPlannable(addDays(day, -A_WEEK), today)}
        onClick={() => onDay(addDays(day, -A_WEEK))}
      />
      <p className={styles.words} aria-live="polite">
        <span>{daysInWords(first, last)}</span>
      </p>
      <IconButton
        variant="outlined"
        label="Semana siguiente"
        icon={<ChevronRightIcon />}
        disabled={!isPlannable(addDays(day, A_WEEK), today)}
        onClick={() => onDay(addDays(day, A_WEEK))}
      />
      {!present && (
        <Button variant="quiet" size="small" onClick={() => onDay(today)}>
          Esta semana
        </Button>
      )}
    </div>
  )
}
