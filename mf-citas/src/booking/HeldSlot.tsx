import { durationInWords } from 'shared/dates/times'
import { ButtonLink } from 'shared/ui/ButtonLink'
import { ClockIcon } from 'shared/ui/Icon'
import { clocksOf } from '../time/clocks'
import styles from './HoldNotice.module.css'
import type { HeldTime } from './useHold'

/** A time that is held for the person, with the way to book it. */
export function HeldSlot({ init, minutesLeft, path }: HeldTime) {
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
      <ButtonLink to={path} size="small">
        Agendar
      </ButtonLink>
    </div>
  )
}
