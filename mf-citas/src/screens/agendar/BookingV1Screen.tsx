import { useParams } from 'shared/router'
import { Button } from 'shared/ui/Button'
import { ButtonLink } from 'shared/ui/ButtonLink'
import { EmptyState } from 'shared/ui/EmptyState'
import { PinIcon, VideoIcon } from 'shared/ui/Icon'
import { PageHeader } from 'shared/ui/PageHeader'
import { AppointmentCost } from '../../booking/AppointmentCost'
import { PurchaseDialog } from '../../booking/PurchaseDialog'
import { Specialists } from '../../booking/Specialists'
import { Steps } from '../../booking/Steps'
import { TimeStep } from '../../booking/TimeStep'
import { useBooking } from '../../booking/useBooking'
import { useOffer } from '../../booking/useOffer'
import { SPECIALTIES, type SpecialtyLook } from '../../specialists/specialties'
import styles from './Booking.module.css'
import { BOOKING_STEPS } from './bookingSteps'

const BACK = { to: '/user/citas', label: 'Citas' }

/** /user/agendar/{especialidad}: the first booking page (shared/product/citas.md#booking). */
export default function BookingV1Screen() {
  const { especialidad } = useParams()
  const look = SPECIALTIES.find(({ code }) => code === especialidad)
  if (look) return <BookingV1 look={look} />
  return (
    <EmptyState
      level="h1"
      title="No conocemos esa especialidad"
      action={<ButtonLink to="/user/agendar">Agendar Cita</ButtonLink>}
    >
      Elige nutrición, psicología o ginecología.
    </EmptyState>
  )
}

function BookingV1({ look }: { look: SpecialtyLook }) {
  const offer = useOffer({ version: 'v1', specialty: look.specialty })
  const booking = useBooking({ version: 'v1', specialty: look.specialty, specialists: offer.specialists })
  const { specialist, isOnline, step } = booking
  return (
    <div className={styles.page}>
      <PageHeader title={`Agendar Cita de ${look.name}`} {...(step < 2 && { back: BACK })} />
      <Steps label="Agendar tu cita" steps={BOOKING_STEPS} current={step} />
      {step === 0 && (
        <Specialists
          {...offer}
          onlineLabel="Online"
          onChoose={(chosen, online) => booking.choose(chosen, online, 0)}
          onNearest={booking.chooseTime}
          onSpecialist={chosen => booking.choose(chosen, undefined, 0)}
        />
      )}
      {step === 1 && specialist && (
        <div className={styles.types}>
          <h2>
            Tu cita con {specialist.firstName} {specialist.lastName}
          </h2>
          <div className={styles.type}>
            <Button
              wide
              icon={<VideoIcon size="small" />}
              onClick={() => booking.choose(specialist, true, 1)}
            >
              Cita Online
            </Button>
            <AppointmentCost version="v1" specialty={look.specialty} isOnline />
          </div>
          <div className={styles.type}>
            <Button
              wide
              variant="secondary"
              icon={<PinIcon size="small" />}
              onClick={() => booking.choose(specialist, false, 1)}
            >
              Cita Presencial
            </Button>
            <AppointmentCost version="v1" specialty={look.specialty} isOnline={false} />
          </div>
          <Button variant="quiet" onClick={booking.restart}>
            Cambiar especialista
          </Button>
        </div>
      )}
      {step === 2 && specialist && isOnline !== undefined && (
        <TimeStep
          version="v1"
          specialist={specialist}
          isOnline={isOnline}
          minutes={booking.minutes}
          choice={booking.choice}
          payment={booking.payment}
          onBuy={booking.buy}
          onChangeSpecialist={booking.restart}
          onBack={booking.back}
          onBooked={booking.leave}
        />
      )}
      {specialist && (
        <PurchaseDialog
          version="v1"
          specialist={specialist}
          isOnline={booking.missing}
          init={booking.choice.slot?.init}
          onClose={booking.closePurchase}
        />
      )}
    </div>
  )
}
