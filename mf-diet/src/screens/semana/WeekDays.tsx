import { useState } from 'react'
import { Button } from 'shared/ui/Button'
import { ChevronDownIcon } from 'shared/ui/Icon'
import { weekMessages } from '../../../messages'
import { pastDaysOf } from '../../../rules/plans/pastDaysOf'
import type { Catalogue } from '../../catalogue/catalogueOf'
import { useRatings } from '../../ratings/useRatings'
import type { WeekInUrl } from './useWeekInUrl'
import { WeekDay } from './WeekDay'
import styles from './WeekDays.module.css'

interface WeekDaysProps {
  chosen: WeekInUrl
  catalogue: Catalogue
}

/** The days of the chosen week; one of them is open at a time. Those before today are folded into one row. */
export function WeekDays({ chosen, catalogue }: WeekDaysProps) {
  const ratings = useRatings()
  const days = chosen.weeks[chosen.week] ?? []
  const past = pastDaysOf(days, chosen.today)
  const isPastOpen = chosen.day !== undefined && past.includes(chosen.day)
  const [unfolded, setUnfolded] = useState(isPastOpen)
  const shown = unfolded || isPastOpen

  function fold() {
    setUnfolded(!shown)
    if (isPastOpen) chosen.onDay(undefined)
  }

  return (
    <ul className={styles.days}>
      {past.length > 0 && (
        <li>
          <Button
            variant="quiet"
            size="small"
            aria-expanded={shown}
            icon={<ChevronDownIcon size="small" className={shown ? styles.shown : undefined} />}
            onClick={fold}
          >
            {weekMessages.pastDays(past.length)}
          </Button>
        </li>
      )}
      {days.slice(shown ? 0 : past.length).map(day => (
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
