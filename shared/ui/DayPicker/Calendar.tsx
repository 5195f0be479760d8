import { DayPicker as MonthPicker } from 'react-day-picker'
import { es } from 'react-day-picker/locale/es'
import { localDay } from '../../dates/dates'
import { ChevronLeftIcon, ChevronRightIcon } from '../Icon/Icon'
import styles from './Calendar.module.css'
import { dateOf } from './day'

interface CalendarProps {
  value: string
  today: string
  min?: string
  max?: string
  onChoose: (day: string) => void
}

const CLASS_NAMES = {
  root: styles.root,
  months: styles.months,
  month: styles.month,
  month_caption: styles.caption,
  caption_label: styles.label,
  nav: styles.nav,
  button_previous: styles.turn,
  button_next: styles.turn,
  month_grid: styles.grid,
  weekdays: styles.weekdays,
  weekday: styles.weekday,
  weeks: styles.weeks,
  week: styles.week,
  day: styles.day,
  day_button: styles.button,
  today: styles.today,
  selected: styles.selected,
  outside: styles.outside,
  disabled: styles.disabled,
  hidden: styles.hidden,
}

const COMPONENTS = {
  Chevron: ({ orientation }: { orientation?: string }) =>
    orientation === 'left' ? <ChevronLeftIcon /> : <ChevronRightIcon />,
}

/** A month of days, week from Sunday to Saturday. Loaded only when it is opened. */
export function Calendar({ value, today, min, max, onChoose }: CalendarProps) {
  return (
    <MonthPicker
      mode="single"
      required
      autoFocus
      fixedWeeks
      showOutsideDays
      locale={es}
      weekStartsOn={0}
      selected={dateOf(value)}
      defaultMonth={dateOf(value)}
      today={dateOf(today)}
      startMonth={min ? dateOf(min) : undefined}
      endMonth={max ? dateOf(max) : undefined}
      disabled={[...(min ? [{ before: dateOf(min) }] : []), ...(max ? [{ after: dateOf(max) }] : [])]}
      onSelect={(_selected, date) => onChoose(localDay(date))}
      classNames={CLASS_NAMES}
      components={COMPONENTS}
    />
  )
}
