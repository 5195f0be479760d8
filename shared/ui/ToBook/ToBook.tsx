import type { ConsultationToBook } from '../../entitlements/toBook'
import { ButtonLink } from '../ButtonLink/ButtonLink'
import { Card } from '../Card/Card'
import { Skeleton } from '../Skeleton/Skeleton'
import styles from './ToBook.module.css'

interface ToBookProps {
  consultations: readonly ConsultationToBook[]
}

/** The consultations that are paid and not booked yet, each with the way to its booking; nothing where there are none. */
export function ToBook({ consultations }: ToBookProps) {
  if (consultations.length === 0) return null
  return (
    <Card as="section" tone="papaya" aria-labelledby="to-book">
      <h2 id="to-book">Por agendar</h2>
      <p className={styles.note}>Ya están pagadas: elige día y hora.</p>
      <ul className={styles.list}>
        {consultations.map(({ productId, title, note, count, path }) => (
          <li key={productId} className={styles.row}>
            {title === undefined ? (
              <Waiting />
            ) : (
              <>
                <div>
                  <p className={styles.title}>{count > 1 ? `${title} (${count})` : title}</p>
                  {note && <p className={styles.note}>{note}</p>}
                </div>
                <ButtonLink to={path} size="small" aria-label={`Agendar ${title}`}>
                  Agendar
                </ButtonLink>
              </>
            )}
          </li>
        ))}
      </ul>
    </Card>
  )
}

/** As high as a row with its name. */
function Waiting() {
  return (
    <div className={styles.waiting} aria-busy="true">
      <Skeleton width="60%" />
      <Skeleton width="80%" />
    </div>
  )
}
