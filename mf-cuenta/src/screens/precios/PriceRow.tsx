import { formatCentavos } from 'shared/published/money'
import { Button } from 'shared/ui/Button'
import { ButtonLink } from 'shared/ui/ButtonLink'
import { CheckIcon } from 'shared/ui/Icon'
import { VisuallyHidden } from 'shared/ui/VisuallyHidden'
import type { Price } from '../../../contract/payments'
import { checkoutMessages } from '../../../messages'
import { nameOf } from '../../checkout/useBuy'
import styles from './Prices.module.css'

/** The props that all rows of the price list share. */
export interface Buying {
  /** The name of the price whose payment page is being requested. */
  buying: string | undefined
  onBuy: (price: Price) => void
  /** Whether the person owns this course. */
  owns: (price: Price) => boolean
}

interface PriceRowProps extends Buying {
  price: Price
  /** The line that tells it from the others of its list. */
  note: string
}

/** A product with the person's price and the button that buys it; without a price once it is theirs. */
export function PriceRow({ price, note, ...buying }: PriceRowProps) {
  const { title, amount, listAmount, discount } = price
  // A product that is owned has no price any more: today's may differ from the one that was paid.
  const isOffered = !buying.owns(price)
  return (
    <li className={styles.price}>
      <div>
        <p className={styles.name}>{title}</p>
        {note && <p className={styles.note}>{note}</p>}
        {isOffered && discount && <p className={styles.discount}>{discount.text}</p>}
      </div>
      <div className={styles.amount}>
        {isOffered && (
          <p>
            {discount && (
              <s className={styles.before}>
                <VisuallyHidden>Antes: </VisuallyHidden>
                {formatCentavos(listAmount)}
              </s>
            )}{' '}
            <strong>{formatCentavos(amount)}</strong>
          </p>
        )}
        <PriceAction price={price} {...buying} />
      </div>
    </li>
  )
}

function PriceAction({ price, buying, onBuy, owns }: Buying & { price: Price }) {
  const { productId, product, title } = price
  if (owns(price)) {
    return (
      <p className={styles.owned}>
        <CheckIcon size="small" />
        Ya es tuyo
      </p>
    )
  }
  if (productId === 'Course' && product === null) {
    return (
      <ButtonLink to="/user" variant="secondary" size="small">
        Elegir curso
      </ButtonLink>
    )
  }
  const isBusy = buying === nameOf(price)
  return (
    <Button
      variant="secondary"
      size="small"
      aria-label={`Comprar ${title}`}
      busy={isBusy}
      busyLabel={checkoutMessages.opening}
      disabled={buying !== undefined && !isBusy}
      onClick={() => onBuy(price)}
    >
      Comprar
    </Button>
  )
}
