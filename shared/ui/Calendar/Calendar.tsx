import type { KeyboardEvent } from 'react'
import { type Modifiers, DayPicker as MonthPicker } from 'react-day-picker'
import { es } from 'react-day-picker/locale/es'
import { localDay, longDate } from '../../dates/dates'
import { CLINIC_ZONE, dayAndMinuteIn, personZone } from '../../dates/instants'
import { ChevronLeftIcon, ChevronRightIcon } from '../Icon/Icon'
import styles from './Calendar.module.css'

/** Days that are marked, explained below the month: by a shape under the number, and in words for a screen reader. */
export interface CalendarMark {
  /** 'con plan' */
  label: string
  shape: 'dot' | 'bar'
  isMarked: (day: string) => boolean
}

/** All days are 'YYYY-MM-DD', as everywhere here. */
export interface CalendarProps {
  /** The chosen day. */
  value?: string
  /** The day that was chosen; undefined when a `clearable` calendar's chosen day was pressed again. */
  onChange: (day: string | undefined) => void
  clearable?: boolean
  today: string
  /** The first and the last day that can be chosen. */
  min?: string
  max?: string
  /** Whether a day can be chosen; by default every day can. */
  isFree?: (day: string) => boolean
  marks?: readonly CalendarMark[]
  /**
   * The days are the clinic's: a note says so to a person whose clock differs. `today` is then
   * `useTodayIn(CLINIC_ZONE)`.
   */
  clinicDays?: boolean
  /** The month that is shown, `YYYY-MM`, where the caller turns it too; `onMonth` then has to change it. */
  month?: string
  /** Called with the first day of another month when it is shown, to load its free days. */
  onMonth?: (firstDay: string) => void
  /** The weeks before the one of `min` are left out: the days that can be chosen stand in sight. */
  foldPast?: boolean
  /** Takes the focus as it appears, as in a dialog. */
  autoFocus?: boolean
}

const CLASS_NAMES = {
  root: styles.root,
  months: styles.months,
  month_caption: styles.caption,
  caption_label: styles.label,
  nav: styles.nav,
  button_previous: styles.turn,
  button_next: styles.turn,
  month_grid: styles.grid,
  week: styles.week,
  weekday: styles.weekday,
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

/** A month of days, weeks from Sunday to Saturday. Large: load it with `lazy` where it is not in the first view. */
export function Calendar(props: CalendarProps) {
  const {
    value,
    onChange,
    clearable,
    today,
    min,
    max,
    isFree,
    marks = [],
    clinicDays,
    month,
    onMonth,
    foldPast,
    autoFocus,
  } = props
  const chosen = value ? noonOf(value) : undefined
  const canChoose = (day: string) => (!min || day >= min) && (!max || day <= max) && (!isFree || isFree(day))
  return (
    <div>
      <MonthPicker
        mode="single"
        required={!clearable as true}
        autoFocus={autoFocus}
        // The free days of the months beside are not known: struck through they would look taken.
        fixedWeeks={!isFree}
        showOutsideDays={!isFree}
        locale={es}
        weekStartsOn={0}
        selected={chosen}
        defaultMonth={chosen ?? noonOf(min && min > today ? min : today)}
        {...(month !== undefined && { month: noonOf(`${month}-01`) })}
        today={noonOf(today)}
        startMonth={min ? noonOf(min) : undefined}
        endMonth={max ? noonOf(max) : undefined}
        disabled={(date: Date) => !canChoose(localDay(date))}
        {...(foldPast && min && { hidden: { before: weekOf(noonOf(min)) } })}
        modifiers={Object.fromEntries(
          marks.map(({ label, isMarked }) => [label, (date: Date) => isMarked(localDay(date))]),
        )}
        modifiersClassNames={Object.fromEntries(
          marks.map(({ label, shape }) => [label, styles[shape] ?? '']),
        )}
        labels={{ labelDayButton: (date, modifiers) => dayLabel(localDay(date), modifiers, marks) }}
        // The chosen day is undefined when it was pressed again.
        onSelect={(date: Date | undefined) => onChange(date && localDay(date))}
        onDayKeyDown={(date, _, event) => {
          const edge = edgeOfWeek(event.key, date)
          if (edge && !canChoose(localDay(edge))) focusEdge(event)
        }}
        onMonthChange={first => onMonth?.(localDay(first))}
        classNames={CLASS_NAMES}
        components={COMPONENTS}
      />
      {marks.length > 0 && (
        <ul className={styles.legend}>
          {marks.map(({ label, shape }) => (
            <li key={label}>
              <span className={`${styles.sample} ${styles[shape]}`} aria-hidden="true" />
              Día {label}
            </li>
          ))}
        </ul>
      )}
      {clinicDays && !isClinicClock() && (
        <p className={styles.zone}>Los días son los de la clínica, en Monterrey.</p>
      )}
    </div>
  )
}

/** 'Hoy, sábado 21 de noviembre de 2026, seleccionado, con plan' */
function dayLabel(day: string, modifiers: Modifiers, marks: readonly CalendarMark[]): string {
  const { today, selected } = modifiers
  const words = [today && 'Hoy', longDate(day), selected && 'seleccionado']
  return [...words, ...marks.map(({ label }) => modifiers[label] && label)].filter(Boolean).join(', ')
}

/** Noon on this computer's clock: no zone changes its clock then. */
function noonOf(day: string): Date {
  return new Date(`${day}T12:00`)
}

/** The day of the week that Home or End leads to; undefined for another key. */
function edgeOfWeek(key: string, day: Date): Date | undefined {
  if (key !== 'Home' && key !== 'End') return undefined
  const first = weekOf(day)
  return key === 'Home'
    ? first
    : new Date(first.getFullYear(), first.getMonth(), first.getDate() + 6, first.getHours())
}

/**
 * Home and End lead to the first and the last day of the week that can be chosen. The picker itself goes to Sunday or
 * Saturday alone, and stays where it is while that one cannot be chosen.
 */
function focusEdge({ key, currentTarget }: KeyboardEvent) {
  const days = currentTarget.closest('tr')?.querySelectorAll<HTMLButtonElement>('button:enabled') ?? []
  const all = [...days]
  all.at(key === 'Home' ? 0 : -1)?.focus()
}

/** The Sunday of a day's week. */
function weekOf(day: Date): Date {
  return new Date(day.getFullYear(), day.getMonth(), day.getDate() - day.getDay(), day.getHours())
}

/** Whether the person's clock shows the same time as the clinic's, whatever their zone is called. */
function isClinicClock(): boolean {
  const now = new Date()
  const [clinic, person] = [CLINIC_ZONE, personZone()].map(zone => dayAndMinuteIn(now, zone))
  return clinic?.day === person?.day && clinic?.minute === person?.minute
}
