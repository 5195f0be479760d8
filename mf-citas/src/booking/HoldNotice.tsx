import { Button } from 'shared/ui/Button'
import { ClockIcon } from 'shared/ui/Icon'
import { holdMessages } from '../../messages'
import { HeldWords } from './HeldWords'
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
  return (
    <div className={`${styles.notice} ${styles.held}`}>
      <HeldWords init={init} minutesLeft={minutesLeft} />
      <Button variant="quiet" size="small" busy={releasing} onClick={onRelease}>
        Soltar horario
      </Button>
    </div>
  )
}
