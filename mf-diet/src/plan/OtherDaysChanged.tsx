import { shortDate } from 'shared/dates'
import { Link } from 'shared/router'
import { PencilIcon } from 'shared/ui/Icon'
import { dayAddress } from './addresses'
import styles from './OtherDaysChanged.module.css'

/** More days would push the active day itself out of sight. */
const MOST_SHOWN = 3

/**
 * Links to the other days with unsaved changes, so that a person who leaves the week for one day does not lose sight of
 * them.
 */
export function OtherDaysChanged({ days }: { days: readonly string[] }) {
  if (days.length === 0) return null
  const more = days.length - MOST_SHOWN
  return (
    <div className={styles.note}>
      <PencilIcon size="small" className={styles.icon} />
      <div>
        <p id="other-days-changed">También tienes cambios sin guardar en:</p>
        <ul className={styles.days} aria-labelledby="other-days-changed">
          {days.slice(0, MOST_SHOWN).map(day => (
            <li key={day}>
              <Link className={styles.day} to={dayAddress(day)}>
                {shortDate(day)}
              </Link>
            </li>
          ))}
          {more > 0 && <li>{more === 1 ? 'y otro día' : `y otros ${more} días`}</li>}
        </ul>
      </div>
    </div>
  )
}
