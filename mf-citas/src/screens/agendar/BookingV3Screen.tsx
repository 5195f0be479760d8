import { useSearchParams } from 'shared/router'
import { PageHeader } from 'shared/ui/PageHeader'
import { Tabs } from 'shared/ui/Tabs'
import { useBookingQuery } from '../../booking/bookingQuery'
import { PurchaseDialog } from '../../booking/PurchaseDialog'
import { Specialists } from '../../booking/Specialists'
import { SpecialistsSkeleton } from '../../booking/SpecialistsSkeleton'
import { TimeStep } from '../../booking/TimeStep'
import { useBooking } from '../../booking/useBooking'
import { useNamedSpecialists } from '../../booking/useNamedSpecialists'
import { useOffer } from '../../booking/useOffer'
import { SPECIALTIES, type SpecialtyLook } from '../../specialists/specialties'
import { useSpecialists } from '../../specialists/useSpecialists'
import styles from './Booking.module.css'
import { SpecialtyBanner } from './SpecialtyBanner'
import { SPECIALTY_TABS } from './specialtyTabs'

const BACK = { to: '/user/citasv3', label: 'Citas' }

/** /user/agendar: the present booking page (shared/product/citas.md#booking). */
export default function BookingV3Screen() {
  const [query] = useSearchParams()
  const { replace } = useBookingQuery()
  const { data } = useSpecialists()
  const { named, isLoading } = useNamedSpecialists()
  // A link may name only the specialist, or a result that names some: their specialty is then the tab.
  const specialist =
    data?.find(({ id }) => String(id) === query.get('specialist')) ??
    data?.find(({ id }) => named?.includes(id))
  const look =
    SPECIALTIES.find(({ code }) => code === query.get('especialidad')) ??
    SPECIALTIES.find(({ specialty }) => specialty === specialist?.specialist.specialty) ??
    (SPECIALTIES[0] as SpecialtyLook)
  const select = (code: SpecialtyLook['code']) =>
    replace({ especialidad: code, specialist: undefined, tipo: undefined, paso: 0 })
  // The choice of the time has its own way back, and its days stand higher.
  const isTimeStep = specialist !== undefined && query.has('tipo') && query.get('paso') === '2'
  return (
    <div className={styles.page}>
      <PageHeader title="Agendar Cita" {...(!isTimeStep && { back: BACK })} />
      <Tabs label="Especialidad" tabs={SPECIALTY_TABS} selected={look.code} onSelect={select}>
        {isLoading ? <SpecialistsSkeleton /> : <BookingV3 key={look.code} look={look} named={named} />}
      </Tabs>
    </div>
  )
}

interface BookingV3Props {
  look: SpecialtyLook
  /** The ids of the specialists that the form result names. */
  named: readonly number[] | undefined
}

function BookingV3({ look, named }: BookingV3Props) {
  const { specialty, code } = look
  const offer = useOffer({ version: 'v3', specialty, only: named })
  const booking = useBooking({ version: 'v3', specialty, specialists: offer.specialists, code })
  const { specialist, isOnline, step } = booking
  return (
    <>
      {step === 2 && specialist && isOnline !== undefined ? (
        <TimeStep
          version="v3"
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
      ) : (
        <>
          <SpecialtyBanner look={look} />
          <Specialists
            {...offer}
            onlineLabel="Videollamada"
            restriction={named && { name: look.name, onLift: booking.showAll }}
            onChoose={(chosen, online) => booking.choose(chosen, online, 0)}
            onNearest={booking.chooseTime}
          />
        </>
      )}
      {specialist && (
        <PurchaseDialog
          version="v3"
          specialist={specialist}
          isOnline={booking.missing}
          init={booking.choice.slot?.init}
          onClose={booking.closePurchase}
        />
      )}
    </>
  )
}
