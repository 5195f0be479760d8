import { useState } from 'react'
import { durationInWords } from 'shared/dates/times'
import type { OfferedPrice } from 'shared/published/buying'
import { formatCentavos } from 'shared/published/money'
import { allOf } from 'shared/query'
import { Button } from 'shared/ui/Button'
import { ButtonLink } from 'shared/ui/ButtonLink'
import { Dialog } from 'shared/ui/Dialog'
import { ErrorCard } from 'shared/ui/ErrorCard'
import { Skeleton } from 'shared/ui/Skeleton'
import styles from './ConsultationPrices.module.css'
import { usePrices } from './usePrices'

const SPECIALTIES = [
  {
    name: 'Nutrición',
    products: /^(Nutricion|Asesoria|Consultation)/,
    booking: '/user/agendar?especialidad=1',
  },
  { name: 'Psicología', products: /^Psicologia/, booking: '/user/agendar?especialidad=2' },
  { name: 'Ginecología', products: /^Ginecologa/, booking: '/user/agendar?especialidad=3' },
] as const
type Specialty = (typeof SPECIALTIES)[number]

/** A button for each specialty, which shows what its consultations cost. */
export function ConsultationPrices() {
  const [asked, setAsked] = useState<Specialty>()
  const [open, setOpen] = useState(false)
  return (
    <div className={styles.prices}>
      <p className={styles.question}>¿Prefieres platicarlo? Precios de consulta:</p>
      {SPECIALTIES.map(specialty => (
        <Button
          key={specialty.name}
          variant="quiet"
          size="small"
          onClick={() => {
            setAsked(specialty)
            setOpen(true)
          }}
        >
          {specialty.name}
        </Button>
      ))}
      {asked && (
        <Dialog
          open={open}
          onClose={() => setOpen(false)}
          title={`Consultas de ${asked.name}`}
          footer={<ButtonLink to={asked.booking}>Agendar Cita</ButtonLink>}
        >
          <PricesOf specialty={asked} />
        </Dialog>
      )}
    </div>
  )
}

function PricesOf({ specialty }: { specialty: Specialty }) {
  const prices = usePrices()
  const loading = allOf(prices)
  if (loading.failed) {
    return (
      <ErrorCard title="No pudimos cargar los precios" retrying={loading.retrying} onRetry={loading.retry} />
    )
  }
  if (!prices.data) {
    return (
      <div aria-busy="true">
        <Skeleton width="80%" />
      </div>
    )
  }
  const consultations = prices.data.prices.filter(
    ({ productId, minutes, list }) => minutes !== null && list !== 'v1' && specialty.products.test(productId),
  )
  return (
    <ul className={styles.list}>
      {consultations.map(price => (
        <PriceRow key={`${price.productId} ${price.minutes}`} price={price} />
      ))}
    </ul>
  )
}

function PriceRow({ price: { title, minutes, amount } }: { price: OfferedPrice }) {
  return (
    <li className={styles.price}>
      <span>
        {title}
        {minutes !== null && <span className={styles.note}> · {durationInWords(minutes)}</span>}
      </span>
      <strong className={styles.amount}>{formatCentavos(amount)}</strong>
    </li>
  )
}
