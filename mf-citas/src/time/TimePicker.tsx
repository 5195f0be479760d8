import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { longDate } from 'shared/dates'
import { CLINIC_ZONE, dayIn } from 'shared/dates/instants'
import { useTodayIn } from 'shared/dates/useTodayIn'
import { ChoiceGroup } from 'shared/ui/ChoiceGroup'
import { ErrorCard } from 'shared/ui/ErrorCard'
import { Skeleton } from 'shared/ui/Skeleton'
import { earliestBookableDay, latestBookableDay } from '../../rules/slots/earliestBookableDay'
import { useFreeSlots } from '../specialists/useFreeSlots'
import { clocksOf } from './clocks'
import styles from './TimePicker.module.css'
import { useNow } from './useNow'

const Calendar = lazy(async () => ({ default: (await import('shared/ui/Calendar')).Calendar }))

export interface ChosenSlot {
  init: string
  end: string
}

interface TimePickerProps {
  specialistId: number
  /** The length of the appointment. */
  minutes: number
  slot: ChosenSlot | undefined
  onSlot: (slot: ChosenSlot | undefined) => void
}

/**
 * Day and time of one specialist: a calendar whose free days can be chosen from tomorrow on, and the free hours of the
 * chosen day. The chosen date pressed again clears it (shared/product/citas.md#booking).
 */
export function TimePicker({ specialistId, minutes, slot, onSlot }: TimePickerProps) {
  const now = useNow()
  const today = useTodayIn(CLINIC_ZONE)
  const [min, max] = [earliestBookableDay(now), latestBookableDay(now)]
  const [day, setDay] = useState(slot && dayIn(new Date(slot.init)))
  const [month, setMonth] = useState((day ?? min).slice(0, 7))
  const slots = useFreeSlots(specialistId, month, minutes)
  const free = slots.data ?? []
  const days = new Set(free.map(({ init }) => dayIn(new Date(init))))
  const choose = (chosen: string | undefined) => {
    setDay(chosen)
    onSlot(undefined)
  }
  if (slots.isLoadingError) {
    return (
      <ErrorCard
        title="No pudimos cargar los horarios"
        retrying={slots.isFetching}
        onRetry={() => void slots.refetch()}
      />
    )
  }
  return (
    <div className={styles.picker}>
      <div className={styles.calendar} aria-busy={slots.isFetching}>
        <Suspense fallback={<Skeleton shape="card" className={styles.waiting} />}>
          <Calendar
            value={day}
            onChange={choose}
            clearable
            today={today}
            min={min}
            max={max}
            isFree={date => days.has(date)}
            onMonth={first => setMonth(first.slice(0, 7))}
            clinicDays
          />
        </Suspense>
      </div>
      <div className={styles.hours}>
        {day ? (
          <Hours
            day={day}
            slots={free.filter(({ init }) => dayIn(new Date(init)) === day)}
            {...{ slot, onSlot }}
          />
        ) : (
          <p className={styles.hint}>
            {!slots.isFetching && days.size === 0
              ? 'Este mes no hay horarios libres. Busca en el siguiente.'
              : 'Elige un día para ver sus horarios.'}
          </p>
        )}
      </div>
    </div>
  )
}

interface HoursProps {
  day: string
  slots: readonly ChosenSlot[]
  slot: ChosenSlot | undefined
  onSlot: (slot: ChosenSlot | undefined) => void
}

/** The free hours of a day, in the order of the day. They come into sight as a day is chosen, unless one is held. */
function Hours({ day, slots, slot, onSlot }: HoursProps) {
  const hours = useRef<HTMLFieldSetElement>(null)
  const isHeld = useRef(slot !== undefined)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another day is what brings them into sight
  useEffect(() => {
    if (!isHeld.current) hours.current?.scrollIntoView({ block: 'nearest' })
    isHeld.current = false
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
