import type { ReactNode } from 'react'
import { durationInWords } from 'shared/dates/times'
import { formatCentavos } from 'shared/published/money'
import type { Loading } from 'shared/query'
import { Button } from 'shared/ui/Button'
import { ButtonLink } from 'shared/ui/ButtonLink'
import { Card } from 'shared/ui/Card'
import { ErrorCard } from 'shared/ui/ErrorCard'
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
  /** The two monthly plans with their buttons. */
  plans: ReactNode
}

/** Every price of the person. */
export function Prices({ table, loading, holdsPlan, plans, buying, onBuy }: PricesProps) {
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
              {...{ buying, onBuy }}
            />
            {courses.length > 0 && <PriceList title="Cursos" prices={courses} {...{ buying, onBuy }} />}
          </div>
        </div>
      )}
    </>
  )
}

interface PriceListProps extends Pick<PricesProps, 'buying' | 'onBuy'> {
  title: string
  prices: readonly Price[]
  action?: ReactNode
}

function PriceList({ title, prices, action, buying, onBuy }: PriceListProps) {
  return (
    <Card as="section" aria-label={title}>
      <header className={styles.header}>
        <h2>{title}</h2>
        {action}
      </header>
      <ul className={styles.prices}>
        {prices.map(price => (
          <PriceRow key={nameOf(price)} price={price} buying={buying} onBuy={onBuy} />
        ))}
      </ul>
    </Card>
  )
}

interface PriceRowProps extends Pick<PricesProps, 'buying' | 'onBuy'> {
  price: Price
}

function PriceRow({ price, buying, onBuy }: PriceRowProps) {
  const { productId, product, title, description, minutes, amount, listAmount, discount } = price
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
        {productId === 'Course' && product === null ? (
          <ButtonLink to="/user" variant="secondary" size="small">
            Elegir curso
          </ButtonLink>
        ) : (
          <Button
            variant="secondary"
            size="small"
            aria-label={`Comprar ${title}`}
            busy={buying === nameOf(price)}
            busyLabel={checkoutMessages.opening}
            disabled={buying !== undefined && buying !== nameOf(price)}
            onClick={() => onBuy(price)}
          >
            Comprar
          </Button>
        )}
      </div>
    </li>
  )
}
