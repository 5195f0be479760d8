import { durationInWords } from 'shared/dates/times'
import { ClockIcon } from 'shared/ui/Icon'
import { clocksOf } from '../time/clocks'
import styles from './HoldNotice.module.css'

interface HeldWordsProps {
  init: string
  minutesLeft: number
  /** Whom it is with, in words, where the page around it does not say so. */
  whom?: string
}

/** The words of a held time: its start, and how long it is still held. */
export function HeldWords({ init, minutesLeft, whom }: HeldWordsProps) {
  const { day, time } = clocksOf(init)
  return (
    <>
      <ClockIcon size="small" />
      <p>
        Te apartamos el {day}, {time} {whom && <span className={styles.whom}>{whom}</span>}
        <strong className={styles.left}>
          Tiempo restante: {minutesLeft === 0 ? 'menos de un minuto' : durationInWords(minutesLeft)}
        </strong>
      </p>
    </>
  )
}
