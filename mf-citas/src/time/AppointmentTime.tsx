import styles from './AppointmentTime.module.css'
import { clocksOf } from './clocks'

/** Day and time on the clinic's clock, and the person's time beside it where it differs. */
export function AppointmentTime({ init }: { init: string }) {
  const { day, time, own } = clocksOf(init)
  return (
    <span className={styles.time}>
      <span className={styles.day}>{day}</span>
      <span className={styles.hour}>
        {time}
        {own && <span className={styles.zone}> hora de Monterrey</span>}
      </span>
      {own && <span className={styles.own}>{own} donde estás</span>}
    </span>
  )
}
