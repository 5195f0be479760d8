import type { ReactNode } from 'react'
import type { Loading } from 'shared/query'
import { Card } from 'shared/ui/Card'
import { ErrorCard } from 'shared/ui/ErrorCard'
import { PageHeader } from 'shared/ui/PageHeader'
import type { Price, PriceTable } from '../../../contract/payments'
import { nameOf } from '../../checkout/useBuy'
import { PlanDiscount } from '../../plans/PlanDiscount'
import { PlansSection } from '../../plans/PlansSection'
import { Consultations } from './Consultations'
import { type Buying, PriceRow } from './PriceRow'
import styles from './Prices.module.css'
import { PricesSkeleton } from './PricesSkeleton'

interface PricesProps extends Buying {
  /** Undefined while it is loading. */
  table: PriceTable | undefined
  loading: Loading
  holdsPlan: boolean
  /** The two monthly plans with their buttons. */
  plans: ReactNode
}

/** Every price of the person. */
export function Prices({ table, loading, holdsPlan, plans, ...buying }: PricesProps) {
  const { monthlyPlans: _, prices = [] } = table ?? {}
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
          <PlansSection>{plans}</PlansSection>
          <PlanDiscount holds={holdsPlan} />
          <div className={styles.lists}>
            <Consultations prices={prices} {...buying} />
            {courses.length > 0 && <Courses prices={courses} {...buying} />}
          </div>
        </div>
      )}
    </>
  )
}

function Courses({ prices, ...buying }: Buying & { prices: readonly Price[] }) {
  return (
    <Card as="section" aria-label="Cursos">
      <header className={styles.header}>
        <h2>Cursos</h2>
      </header>
      <ul className={styles.prices}>
        {prices.map(price => (
          <PriceRow key={nameOf(price)} price={price} note={price.description} {...buying} />
        ))}
      </ul>
    </Card>
  )
}
