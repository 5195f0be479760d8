import { ButtonLink } from 'shared/ui/ButtonLink'
import { holdMessages } from '../../messages'
import { lookOf } from '../specialists/specialties'
import { HeldWords } from './HeldWords'
import styles from './HoldNotice.module.css'
import type { HeldTime } from './useHold'

/** A time that is held for the person, with the way to book it. */
export function HeldSlot({ init, specialistName, specialty, minutesLeft, path }: HeldTime) {
  return (
    <div className={`${styles.notice} ${styles.held}`}>
      <HeldWords
        init={init}
        minutesLeft={minutesLeft}
        whom={holdMessages.with(specialistName, lookOf(specialty).name)}
      />
      <ButtonLink to={path} size="small">
        Agendar
      </ButtonLink>
    </div>
  )
}
