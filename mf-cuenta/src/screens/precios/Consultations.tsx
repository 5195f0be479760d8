import { isConsultation } from 'shared/entitlements/consultations'
import { bySpecialty, consultationLine, specialistsInWords } from 'shared/entitlements/consultationWords'
import { ButtonLink } from 'shared/ui/ButtonLink'
import { Card } from 'shared/ui/Card'
import type { Price } from '../../../contract/payments'
import { otherListNote } from '../../../rules/prices/otherListNote'
import { type Buying, PriceRow } from './PriceRow'
import styles from './Prices.module.css'

interface ConsultationsProps extends Buying {
  /** The whole price list. */
  prices: readonly Price[]
}

/** The consultations by specialty, the shorter ones first, each with the line that tells it from the others. */
export function Consultations({ prices, ...buying }: ConsultationsProps) {
  const consultations = prices.filter(({ productId }) => isConsultation(productId))
  const note = otherListNote(consultations)
  return (
    <Card as="section" aria-label="Consultas">
      <header className={styles.header}>
        <h2>Consultas</h2>
        <ButtonLink to="/user/agendar" variant="quiet" size="small">
          Agendar
        </ButtonLink>
      </header>
      {bySpecialty(consultations.filter(({ list }) => list !== 'v1')).map(group => (
        <section key={group.specialties.join()} className={styles.group}>
          <h3>{specialistsInWords(group.specialties)}</h3>
          <ul className={styles.prices}>
            {group.prices.map(price => (
              <PriceRow key={price.productId} price={price} note={consultationLine(price)} {...buying} />
            ))}
          </ul>
        </section>
      ))}
      {note && <p className={styles.other}>{note}</p>}
    </Card>
  )
}
