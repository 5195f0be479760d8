import { PageHeader } from 'shared/ui/PageHeader'
import { PricesSkeleton } from './PricesSkeleton'

/** The prices before their code is loaded: rendered when the remote is built (`skeleton` in remote.json). */
export default function PricesScreenSkeleton() {
  return (
    <>
      <PageHeader title="Precios" lead="En pesos mexicanos, con todo incluido." />
      <PricesSkeleton />
    </>
  )
}
