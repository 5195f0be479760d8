import { WEEKDAYS } from 'shared/dates'
import { timeInWords } from 'shared/dates/times'
import { Dialog } from 'shared/ui/Dialog'
import type { SpecialistUser } from '../../contract/appointments'
import styles from './AboutDialog.module.css'

const NO_BREAK = '\u00a0'

interface AboutDialogProps {
  specialist: SpecialistUser
  open: boolean
  onClose: () => void
}

/** A specialist's own words, hours and branch. */
export function AboutDialog({
  specialist: { firstName, lastName, specialist },
  open,
  onClose,
}: AboutDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title={`${firstName} ${lastName}`}>
      <div className={styles.about}>
        <p>{specialist.about}</p>
        <h3>Horario</h3>
        <dl className={styles.hours}>
          {specialist.schedules.map(({ day, workingHours }) => (
            <div key={day}>
              {/* Schedules count from Monday as 1 to Sunday as 7, the names from Sunday as 0. */}
              <dt>{WEEKDAYS[day % 7]}</dt>
              <dd>{hoursInWords(workingHours)}</dd>
            </div>
          ))}
        </dl>
        <h3>{specialist.branch.name}</h3>
        <p>{specialist.branch.address}</p>
      </div>
    </Dialog>
  )
}

/** `9:00 a.m. a 2:00 p.m. y 4:00 p.m. a 7:00 p.m.`, which breaks between two ranges alone. */
function hoursInWords(hours: readonly number[]): string {
  const words = hours.map(hour => timeInWords(hour * 60))
  const pairs = Array.from({ length: words.length / 2 }, (_, pair) =>
    `${words[2 * pair]} a ${words[2 * pair + 1]}`.replaceAll(' ', NO_BREAK),
  )
  return pairs.join(` y${NO_BREAK}`)
}
