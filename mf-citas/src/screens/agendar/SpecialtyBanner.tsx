import type { SpecialtyLook } from '../../specialists/specialties'
import tones from '../../specialists/tone.module.css'
import styles from './Booking.module.css'

/** The header image of a specialty, with a few words about it. */
export function SpecialtyBanner({ look: { tone, info, Picture } }: { look: SpecialtyLook }) {
  return (
    <div className={`${styles.banner} ${tones[tone]}`}>
      <span className={styles.picture}>
        <Picture />
      </span>
      <p>{info}</p>
    </div>
  )
}
