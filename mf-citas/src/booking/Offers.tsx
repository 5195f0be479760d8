import { consultationLine } from 'shared/entitlements/consultationWords'
import { formatCentavos } from 'shared/published/money'
import { Button } from 'shared/ui/Button'
import { VisuallyHidden } from 'shared/ui/VisuallyHidden'
import styles from './Offers.module.css'
import type { Consultation } from './offersFor'

interface OffersProps {
  offers: readonly Consultation[]
  onBuy: (offer: Consultation) => void
}

/** The consultations that can be bought, with the person's own prices. */
export function Offers({ offers, onBuy }: OffersProps) {
  if (offers.length === 0) return <p>La clínica no vende este tipo de consulta por ahora.</p>
  return (
    <ul className={styles.offers}>
      {offers.map(offer => (
        <li key={offer.productId} className={styles.offer}>
          <Offer offer={offer} />
          <Button
            aria-label={`Comprar ${offer.title} por ${formatCentavos(offer.amount)}`}
            onClick={() => onBuy(offer)}
          >
            Comprar
          </Button>
        </li>
      ))}
    </ul>
  )
}

function Offer({ offer }: { offer: Consultation }) {
  const { title, listAmount, amount, discount } = offer
  return (
    <div className={styles.words}>
      <h3>{title}</h3>
      <p className={styles.note}>{consultationLine(offer)}</p>
      <p>
        <strong className={styles.price}>{formatCentavos(amount)}</strong>{' '}
        {discount && (
          <>
            <s>
              <VisuallyHidden>Antes </VisuallyHidden>
              {formatCentavos(listAmount)}
            </s>{' '}
            {discount.text}
          </>
        )}
      </p>
    </div>
  )
}
