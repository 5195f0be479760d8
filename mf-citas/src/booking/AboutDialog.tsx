import { Dialog } from 'shared/ui/Dialog'
import type { SpecialistUser } from '../../contract/appointments'
import { weekInWords } from '../../rules/slots/weekInWords'
import styles from './AboutDialog.module.css'

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
          {weekInWords(specialist.schedules).map(({ days, hours }) => (
            <div key={days}>
              <dt>{days}</dt>
              <dd>{hours}</dd>
            </div>
          ))}
        </dl>
        <h3>{specialist.branch.name}</h3>
        <p>{specialist.branch.address}</p>
      </div>
    </Dialog>
  )
}
