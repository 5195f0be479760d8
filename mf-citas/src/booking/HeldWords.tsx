import { durationInWords } from 'shared/dates/times'
import { ClockIcon } from 'shared/ui/Icon'
import { clocksOf } from '../time/clocks'
import styles from './HoldNotice.module.css'

/** The words of a held time: its start, and how long it is still held. */
export function HeldWords({ init, minutesLeft }: { init: string; minutesLeft: number }) {
  const { day, time } = clocksOf(init)
  return (
    <>
      <ClockIcon size="small" />
      <p>
        Te apartamos el {day}, {time}{' '}
        <strong className={styles.left}>
          Tiempo restante: {minutesLeft === 0 ? 'menos de un minuto' : durationInWords(minutesLeft)}
        </strong>
      </p>
    </>
  )
}
