import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { addDays, longDate } from 'shared/dates'
import { CLINIC_ZONE, dayIn } from 'shared/dates/instants'
import { useTodayIn } from 'shared/dates/useTodayIn'
import { Button } from 'shared/ui/Button'
import { ChoiceGroup } from 'shared/ui/ChoiceGroup'
import { ErrorCard } from 'shared/ui/ErrorCard'
import { Skeleton } from 'shared/ui/Skeleton'
import { appointmentRefusals, bookingMessages } from '../../messages'
import { earliestBookableDay, latestBookableDay } from '../../rules/slots/earliestBookableDay'
import type { ChosenSlot } from './chosenSlot'
import { clocksOf } from './clocks'
import styles from './TimePicker.module.css'
import { useDays } from './useDays'
import { useNow } from './useNow'

const Calendar = lazy(async () => ({ default: (await import('shared/ui/Calendar')).Calendar }))

interface TimePickerProps {
  specialistId: number
  /** The length of the appointment. */
  minutes: number
  slot: ChosenSlot | undefined
  onSlot: (slot: ChosenSlot | undefined) => void
  /** Calendar and hours are cells of the grid around them. */
  isInGrid?: boolean
}

/**
 * Day and time of one specialist: a calendar that opens at the first free day with its hours, whose free days can be
 * chosen from tomorrow on. The chosen date pressed again clears it (shared/product/citas.md#booking).
 */
export function TimePicker({ specialistId, minutes, slot, onSlot, isInGrid = false }: TimePickerProps) {
  const now = useNow()
  const today = useTodayIn(CLINIC_ZONE)
  const [min, max] = [earliestBookableDay(now), latestBookableDay(now)]
  const days = useDays({ specialistId, minutes, from: min, slot })
  const { day, month, free } = days
  const own = free.filter(({ init }) => dayIn(new Date(init)) === day)
  const [wasGone, setWasGone] = useState(false)
  const pick = (chosen: ChosenSlot | undefined) => {
    setWasGone(false)
    onSlot(chosen)
  }
  const choose = (chosen: string | undefined) => {
    days.choose(chosen)
    pick(undefined)
  }
  // A time that was chosen before this page, by a link or a hold, may be gone.
  const isGone = slot !== undefined && days.isGone(slot)
  useEffect(() => {
    if (!isGone) return
    setWasGone(true)
    onSlot(undefined)
  })
  if (days.failed) {
    return (
      <ErrorCard title="No pudimos cargar los horarios" retrying={days.retrying} onRetry={days.onRetry} />
    )
  }
  return (
    <div className={isInGrid ? styles.cells : styles.picker}>
      <div className={styles.calendar} aria-busy={days.isLoading}>
        {month === undefined ? (
          <Skeleton shape="card" className={styles.waiting} />
        ) : (
          <Suspense fallback={<Skeleton shape="card" className={styles.waiting} />}>
            <Calendar
              value={day}
              onChange={choose}
              clearable
              today={today}
              min={min}
              max={max}
              month={month}
              isFree={days.isFree}
              onMonth={first => days.show(first.slice(0, 7))}
              clinicDays
              foldPast
            />
          </Suspense>
        )}
      </div>
      <div className={styles.hours}>
        {wasGone && !slot && <p role="status">{appointmentRefusals.taken}</p>}
        {day ? (
          <Hours day={day} slots={own} isFirst={days.isFirst} slot={slot} onSlot={pick} />
        ) : (
          <p className={styles.hint}>
            {days.isLoading ? 'Buscando horarios…' : 'Elige un día para ver sus horarios.'}
          </p>
        )}
        {days.isLast && <p role="status">{bookingMessages.noMoreDays}</p>}
        {month !== undefined && !days.isLast && (
          <Button
            variant="quiet"
            size="small"
            busy={days.isSearching}
            onClick={() => {
              days.next(addDays(day ?? addDays(min, -1), 1))
              pick(undefined)
            }}
          >
            Siguiente día libre
          </Button>
        )}
      </div>
      {month === today.slice(0, 7) && <p className={styles.early}>{bookingMessages.tooEarly}</p>}
    </div>
  )
}

interface HoursProps {
  day: string
  slots: readonly ChosenSlot[]
  slot: ChosenSlot | undefined
  /** The day was not chosen by the person: nothing moves. */
  isFirst: boolean
  onSlot: (slot: ChosenSlot | undefined) => void
}

/** The free hours of a day, in the order of the day. They come into sight as a day is chosen here, not as the page opens. */
function Hours({ day, slots, slot, isFirst, onSlot }: HoursProps) {
  const hours = useRef<HTMLFieldSetElement>(null)
  const isStill = useRef(slot !== undefined || isFirst)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another day is what brings them into sight
  useEffect(() => {
    if (!isStill.current) hours.current?.scrollIntoView({ block: 'nearest' })
    isStill.current = false
  }, [day])
  if (slots.length === 0)
    return <p className={styles.hint}>Ese día ya no tiene horarios libres. Elige otro.</p>
  return (
    <ChoiceGroup
      ref={hours}
      label={`Horarios del ${longDate(day)}`}
      look="chips"
      choices={slots.map(({ init }) => {
        const { time, own } = clocksOf(init)
        return { value: init, label: own ? `${time} (${own} donde estás)` : time }
      })}
      value={slot?.init}
      onChange={init => onSlot(slots.find(one => one.init === init))}
    />
  )
}
