import { lazy, Suspense, useState } from 'react'
import { addDays, localDay } from '../../dates/dates'
import { Button } from '../Button/Button'
import type { CalendarMark } from '../Calendar/Calendar'
import { Dialog } from '../Dialog/Dialog'
import { CalendarIcon, ChevronLeftIcon, ChevronRightIcon } from '../Icon/Icon'
import { IconButton } from '../IconButton/IconButton'
import { Skeleton } from '../Skeleton/Skeleton'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden'
import styles from './DayPicker.module.css'
import { inWords, nearWord } from './day'

export interface DayPickerProps {
  /** 'YYYY-MM-DD', as everywhere here. */
  value: string
  onChange: (day: string) => void
  /** The first and the last day that may be chosen. */
  min?: string
  max?: string
  today?: string
  /** Marked days, such as those with a plan. */
  marks?: readonly CalendarMark[]
}

const loadCalendar = () => import('../Calendar/Calendar')
const Calendar = lazy(() => loadCalendar().then(({ Calendar }) => ({ default: Calendar })))

/** One day at a time: the day before, the day after, or any other from the calendar. */
export function DayPicker({
  value,
  onChange,
  min,
  max,
  today = localDay(new Date()),
  marks,
}: DayPickerProps) {
  const [open, setOpen] = useState(false)
  const [moved, setMoved] = useState(false)
  const words = inWords(value, today)
  const near = nearWord(value, today)
  const todayAllowed = !(min && today < min) && !(max && today > max)

  function choose(day: string) {
    setMoved(true)
    setOpen(false)
    if (day !== value) onChange(day)
  }

  return (
    <div className={styles.picker}>
      <IconButton
        className={styles.step}
        variant="outlined"
        label="Día anterior"
        icon={<ChevronLeftIcon />}
        disabled={min !== undefined && value <= min}
        onClick={() => choose(addDays(value, -1))}
      />
      <button
        type="button"
        className={styles.day}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        onPointerEnter={loadCalendar}
        onFocus={loadCalendar}
      >
        <CalendarIcon size="small" className={styles.icon} />
        <span className={styles.words}>
          {near && <span className={styles.near}>{near} </span>}
          <span className={styles.date}>{words}</span>
        </span>
      </button>
      <IconButton
        className={styles.step}
        variant="outlined"
        label="Día siguiente"
        icon={<ChevronRightIcon />}
        disabled={max !== undefined && value >= max}
        onClick={() => choose(addDays(value, 1))}
      />
      <VisuallyHidden role="status">{moved ? words : ''}</VisuallyHidden>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title="Elige un día"
        size="small"
        footer={
          todayAllowed && (
            <Button variant="secondary" onClick={() => choose(today)}>
              Hoy
            </Button>
          )
        }
      >
        <Suspense fallback={<Skeleton shape="picture" ratio="1 / 1" />}>
          <Calendar
            autoFocus
            value={value}
            today={today}
            min={min}
            max={max}
            marks={marks}
            onChange={day => day && choose(day)}
          />
        </Suspense>
      </Dialog>
    </div>
  )
}
