import { durationInWords } from 'shared/dates/times'
import { Button } from 'shared/ui/Button'
import { ClockIcon } from 'shared/ui/Icon'
import { holdMessages } from '../../messages'
import { clocksOf } from '../time/clocks'
import styles from './HoldNotice.module.css'

interface HoldNoticeProps {
  /** The start of the slot that is held for the person; undefined where none is. */
  init: string | undefined
  /** The whole minutes that the hold still lasts. */
  minutesLeft: number | undefined
  /** The time is over. */
  isOver: boolean
  /** The slot is being given up. */
  releasing: boolean
  onRelease: () => void
}

/** Says that a slot is held for the person and for how long, or that the time is over. */
export function HoldNotice({ init, minutesLeft, isOver, releasing, onRelease }: HoldNoticeProps) {
  if (isOver) {
    return (
      <p className={styles.notice} role="status">
        <ClockIcon size="small" />
        <span>{holdMessages.over}</span>
      </p>
    )
  }
  if (init === undefined || minutesLeft === undefined) return null
  const { day, time } = clocksOf(init)
  return (
    <div className={`${styles.notice} ${styles.held}`}>
      <ClockIcon size="small" />
      <p>
        Te apartamos el {day}, {time}{' '}
        <strong className={styles.left}>
          Tiempo restante: {minutesLeft === 0 ? 'menos de un minuto' : durationInWords(minutesLeft)}
        </strong>
      </p>
      <Button variant="quiet" size="small" busy={releasing} onClick={onRelease}>
        Soltar horario
      </Button>
    </div>
  )
}
