import type { ReactNode } from 'react'
import { isConsultation } from 'shared/entitlements/consultations'
import type { ConsultationToBook } from 'shared/entitlements/toBook'
import { appointmentPath } from 'shared/published/appointmentPaths'
import { formatCentavos } from 'shared/published/money'
import type { Loading } from 'shared/query'
import { Navigate } from 'shared/router'
import { CircleCheckIcon, InfoIcon } from 'shared/ui/BasicIcon'
import { Button } from 'shared/ui/Button'
import { ButtonLink } from 'shared/ui/ButtonLink'
import { Card } from 'shared/ui/Card'
import { ErrorCard } from 'shared/ui/ErrorCard'
import { ClockIcon } from 'shared/ui/Icon'
import { PageHeader } from 'shared/ui/PageHeader'
import { ProgressDots } from 'shared/ui/ProgressDots'
import { Skeleton } from 'shared/ui/Skeleton'
import { ToBook } from 'shared/ui/ToBook'
import type { Checkout } from '../../../contract/purchases'
import { checkoutMessages } from '../../../messages'
import styles from './PaymentReturn.module.css'

interface PaymentReturnProps {
  /** Undefined while it is loading. */
  checkout: Checkout | undefined
  /** The person left the payment's page without paying. */
  cancelled: boolean
  loading: Loading
  /** The consultations that are paid and not booked yet. */
  toBook: readonly ConsultationToBook[]
}

/** How the payment went, in words; while it is not known the page says so, and changes by itself. */
export function PaymentReturn({ checkout, cancelled, loading, toBook }: PaymentReturnProps) {
  if (loading.failed) {
    return (
      <>
        <PageHeader title="Tu pago" />
        <ErrorCard title="No pudimos ver cómo va tu pago" retrying={loading.retrying} onRetry={loading.retry}>
          Si pagaste, se confirma aunque esta página no lo diga: lo verás en Mis pagos.
        </ErrorCard>
      </>
    )
  }
  if (!checkout) {
    return (
      <div aria-busy="true">
        <PageHeader title="Tu pago" />
        <Skeleton shape="card" ratio="3 / 1" />
      </div>
    )
  }
  if (checkout.state === 'confirmed' && checkout.appointmentId !== null) {
    return <Navigate to={`${appointmentPath(checkout.appointmentId)}?pagado=1`} replace />
  }
  const { look, icon, title, text, action } =
    STATES[checkout.state === 'confirming' && cancelled ? 'cancelled' : checkout.state](checkout)
  return (
    <div className={styles.page}>
      <PageHeader title={title} />
      <Card as="section" tone={look} className={styles.card} role="status">
        <span className={styles.icon}>{icon}</span>
        <p className={styles.what}>
          <strong>{checkout.title}</strong>
          <span>{formatCentavos(checkout.amount)}</span>
        </p>
        <p>{text}</p>
      </Card>
      <div className={styles.actions}>{action}</div>
      {checkout.state === 'confirmed' && checkout.notBooked && !checkout.isUsed && (
        <NearestTimes {...checkout.notBooked} />
      )}
      {checkout.state === 'confirmed' && <ToBook consultations={toBook} />}
    </div>
  )
}

/** The free times nearest to the one that was chosen and is gone; each leads to the booking page, where it is chosen. */
function NearestTimes({ times }: NonNullable<Checkout['notBooked']>) {
  if (times.length === 0) return null
  return (
    <section className={styles.nearest} aria-label="Horarios más próximos">
      <h2>Horarios más próximos</h2>
      <ul className={styles.times}>
        {times.map(({ inWords, path }) => (
          <li key={path}>
            <ButtonLink to={path} variant="secondary" wide>
              {inWords}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** There is no such payment of this person. */
export function UnknownPayment() {
  return (
    <div className={styles.page}>
      <PageHeader title="Tu pago" lead="No encontramos este pago en tu cuenta." />
      <div className={styles.actions}>{toPayments()}</div>
    </div>
  )
}

interface State {
  look: 'green' | 'papaya' | 'sunken'
  icon: ReactNode
  title: string
  text: string
  action: ReactNode
}

const toPayments = (variant: 'primary' | 'secondary' = 'primary') => (
  <ButtonLink to="/user/pagos" variant={variant}>
    Ver mis pagos
  </ButtonLink>
)

const STATES: Readonly<Record<Checkout['state'] | 'cancelled', (checkout: Checkout) => State>> = {
  confirming: () => ({
    look: 'papaya',
    icon: <ProgressDots />,
    title: 'Estamos confirmando tu pago',
    text: 'Suele tardar unos segundos. No hace falta que esperes aquí: se confirma aunque cierres esta página.',
    action: toPayments('secondary'),
  }),
  cancelled: ({ returnPath, page }) => ({
    look: 'sunken',
    icon: <ClockIcon />,
    title: 'No terminaste tu pago',
    text: 'No se te cobró nada. Si ya habías pagado, lo verás aquí en un momento.',
    action: (
      <>
        <ButtonLink to={returnPath} variant={page ? 'secondary' : 'primary'}>
          Volver
        </ButtonLink>
        {page && <Button href={page}>Seguir con el pago</Button>}
      </>
    ),
  }),
  confirmed: ({ productId, returnPath, notBooked, isUsed }) => {
    const paid = { look: 'green', icon: <CircleCheckIcon />, title: '¡Listo! Recibimos tu pago' } as const
    if (isUsed) {
      return {
        ...paid,
        text: 'Ya agendaste tu cita con esta consulta. Te enviamos un correo con los datos de tu pago.',
        action: (
          <>
            {toPayments('secondary')}
            <ButtonLink to="/user/citas">Ver mis citas</ButtonLink>
          </>
        ),
      }
    }
    const isToBook = isConsultation(productId)
    return {
      ...paid,
      text: notBooked
        ? `${checkoutMessages.paidNotBooked(notBooked.message)} Te enviamos un correo con los datos de tu pago.`
        : isToBook
          ? 'Falta un paso: agenda tu cita. Te enviamos un correo con los datos de tu pago.'
          : 'Ya es tuyo: lo que abre está disponible desde ahora. Te enviamos un correo con los datos.',
      action: (
        <>
          {toPayments('secondary')}
          <ButtonLink to={returnPath}>{isToBook ? 'Agendar Cita' : 'Continuar'}</ButtonLink>
        </>
      ),
    }
  },
  abandoned: ({ returnPath }) => ({
    look: 'sunken',
    icon: <InfoIcon />,
    title: 'Tu pago no se completó',
    text: 'No se te cobró nada. Puedes intentarlo de nuevo cuando quieras.',
    action: <ButtonLink to={returnPath}>Volver</ButtonLink>,
  }),
  refunded: () => ({
    look: 'sunken',
    icon: <InfoIcon />,
    title: 'Te devolvimos este pago',
    text: 'El dinero vuelve a tu tarjeta; tu banco puede tardar algunos días en mostrarlo.',
    action: toPayments(),
  }),
}
