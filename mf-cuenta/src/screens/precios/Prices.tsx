import type { ReactNode } from 'react'
import { durationInWords } from 'shared/dates/times'
import { formatCentavos } from 'shared/published/money'
import type { Loading } from 'shared/query'
import { Button } from 'shared/ui/Button'
import { ButtonLink } from 'shared/ui/ButtonLink'
import { Card } from 'shared/ui/Card'
import { ErrorCard } from 'shared/ui/ErrorCard'
import { CheckIcon } from 'shared/ui/Icon'
import { PageHeader } from 'shared/ui/PageHeader'
import { VisuallyHidden } from 'shared/ui/VisuallyHidden'
import type { Price, PriceTable } from '../../../contract/payments'
import { checkoutMessages } from '../../../messages'
import { nameOf } from '../../checkout/useBuy'
import { PlanDiscount } from '../../plans/PlanDiscount'
import styles from './Prices.module.css'
import { PricesSkeleton } from './PricesSkeleton'

interface PricesProps {
  /** Undefined while it is loading. */
  table: PriceTable | undefined
  loading: Loading
  holdsPlan: boolean
  /** The name of the price whose payment page is being requested. */
  buying: string | undefined
  onBuy: (price: Price) => void
  /** Whether the person owns this course. */
  owns: (price: Price) => boolean
  /** The two monthly plans with their buttons. */
  plans: ReactNode
}

/** Every price of the person. */
export function Prices({ table, loading, holdsPlan, plans, ...buying }: PricesProps) {
  const { monthlyPlans: _, prices = [] } = table ?? {}
  const consultations = prices.filter(({ minutes, list }) => minutes !== null && list !== 'v1')
  const courses = prices.filter(({ productId }) => productId === 'Course')
  return (
    <>
      <PageHeader title="Precios" lead="En pesos mexicanos, con todo incluido." />
      {loading.failed ? (
        <ErrorCard
          title="No pudimos cargar los precios"
          retrying={loading.retrying}
          onRetry={loading.retry}
        />
      ) : !table ? (
        <PricesSkeleton />
      ) : (
        <div className={styles.page}>
          <section aria-labelledby="monthly-plans">
            <h2 id="monthly-plans" className={styles.heading}>
              Planes mensuales
            </h2>
            {plans}
          </section>
          <PlanDiscount holds={holdsPlan} />
          <div className={styles.lists}>
            <PriceList
              title="Consultas"
              prices={consultations}
              action={
                <ButtonLink to="/user/agendar" variant="quiet" size="small">
                  Agendar
                </ButtonLink>
              }
              {...buying}
            />
            {courses.length > 0 && <PriceList title="Cursos" prices={courses} {...buying} />}
          </div>
        </div>
      )}
    </>
  )
}

type Buying = Pick<PricesProps, 'buying' | 'onBuy' | 'owns'>

interface PriceListProps extends Buying {
  title: string
  prices: readonly Price[]
  action?: ReactNode
}

function PriceList({ title, prices, action, ...buying }: PriceListProps) {
  return (
    <Card as="section" aria-label={title}>
      <header className={styles.header}>
        <h2>{title}</h2>
        {action}
      </header>
      <ul className={styles.prices}>
        {prices.map(price => (
          <PriceRow key={nameOf(price)} price={price} {...buying} />
        ))}
      </ul>
    </Card>
  )
}

interface PriceRowProps extends Buying {
  price: Price
}

function PriceRow({ price, ...buying }: PriceRowProps) {
  const { title, description, minutes, amount, listAmount, discount } = price
  const notes = [minutes !== null && durationInWords(minutes), description].filter(Boolean)
  return (
    <li className={styles.price}>
      <div>
        <p className={styles.name}>{title}</p>
        {notes.length > 0 && <p className={styles.note}>{notes.join(' · ')}</p>}
        {discount && <p className={styles.discount}>{discount.text}</p>}
      </div>
      <div className={styles.amount}>
        <p>
          {discount && (
            <s className={styles.before}>
              <VisuallyHidden>Antes: </VisuallyHidden>
              {formatCentavos(listAmount)}
            </s>
          )}{' '}
          <strong>{formatCentavos(amount)}</strong>
        </p>
        <PriceAction price={price} {...buying} />
      </div>
    </li>
  )
}

function PriceAction({ price, buying, onBuy, owns }: PriceRowProps) {
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
