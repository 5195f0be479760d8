import { useState } from 'react'
import { usePrices } from 'shared/buying/usePrices'
import { byLength, consultationLine } from 'shared/entitlements/consultationWords'
import { bookingPath } from 'shared/entitlements/toBook'
import type { OfferedPrice } from 'shared/published/buying'
import { formatCentavos } from 'shared/published/money'
import { ALL_SPECIALTIES, specialtyNames } from 'shared/published/specialties'
import type { Specialty } from 'shared/published/specialty'
import { allOf } from 'shared/query'
import { Button } from 'shared/ui/Button'
import { ButtonLink } from 'shared/ui/ButtonLink'
import { Dialog } from 'shared/ui/Dialog'
import { ErrorCard } from 'shared/ui/ErrorCard'
import { Skeleton } from 'shared/ui/Skeleton'
import styles from './ConsultationPrices.module.css'

/** A button for each specialty, which shows what its consultations cost. */
export function ConsultationPrices() {
  const [asked, setAsked] = useState<Specialty>()
  const [open, setOpen] = useState(false)
  return (
    <div className={styles.prices}>
      <p className={styles.question}>¿Prefieres platicarlo? Precios de consulta:</p>
      {ALL_SPECIALTIES.map(specialty => (
        <Button
          key={specialty}
          variant="quiet"
          size="small"
          onClick={() => {
            setAsked(specialty)
            setOpen(true)
          }}
        >
          {specialtyNames[specialty]}
        </Button>
      ))}
      {asked && (
        <Dialog
          open={open}
          onClose={() => setOpen(false)}
          title={`Consultas de ${specialtyNames[asked]}`}
          footer={<ButtonLink to={bookingPath([asked])}>Agendar Cita</ButtonLink>}
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
  const consultations = prices.data.prices
    .filter(({ specialties, list }) => list !== 'v1' && specialties.includes(specialty))
    .sort(byLength)
  return (
    <ul className={styles.list}>
      {consultations.map(price => (
        <PriceRow key={price.productId} price={price} />
      ))}
    </ul>
  )
}

function PriceRow({ price }: { price: OfferedPrice }) {
  return (
    <li className={styles.price}>
      <div>
        <p>{price.title}</p>
        <p className={styles.note}>{consultationLine(price)}</p>
      </div>
      <strong className={styles.amount}>{formatCentavos(price.amount)}</strong>
    </li>
  )
}
