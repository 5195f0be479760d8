import { Card } from 'shared/ui/Card'
import { SparklesIcon } from 'shared/ui/Icon'
import styles from './PlanDiscount.module.css'

/** The promise of 10 % off consultations, explained (shared/product/cuenta.md#prices). */
export function PlanDiscount({ holds }: { holds: boolean }) {
  return (
    <Card tone="sunken" className={styles.discount}>
      <SparklesIcon />
      <p>
        <strong>10 % de descuento en consultas.</strong>{' '}
        {holds
          ? 'Por tu plan, los precios de las consultas ya lo tienen descontado, y tu recibo lo dice.'
          : 'Con cualquiera de los dos planes pagas 10 % menos en cada consulta. El descuento se ve antes de pagar y en tu recibo.'}
      </p>
    </Card>
  )
}
