import { useSearchParams } from 'shared/router'
import { PageHeader } from 'shared/ui/PageHeader'
import { Tabs } from 'shared/ui/Tabs'
import { useBookingQuery } from '../../booking/bookingQuery'
import { PurchaseDialog } from '../../booking/PurchaseDialog'
import { Specialists } from '../../booking/Specialists'
import { TimeStep } from '../../booking/TimeStep'
import { useBooking } from '../../booking/useBooking'
import { useOffer } from '../../booking/useOffer'
import { SPECIALTIES, type SpecialtyLook } from '../../specialists/specialties'
import { useSpecialists } from '../../specialists/useSpecialists'
import styles from './Booking.module.css'

const TABS = SPECIALTIES.map(({ code, tab, Icon }) => ({ id: code, label: tab, icon: <Icon size="small" /> }))

/** /user/agendar: the present booking page (shared/product/citas.md#booking). */
export default function BookingV3Screen() {
  const [query] = useSearchParams()
  const { replace } = useBookingQuery()
  const { data } = useSpecialists()
  // A link may name only the specialist: their specialty is then the tab.
  const specialist = data?.find(({ id }) => String(id) === query.get('specialist'))
  const look =
    SPECIALTIES.find(({ code }) => code === query.get('especialidad')) ??
    SPECIALTIES.find(({ specialty }) => specialty === specialist?.specialist.specialty) ??
    (SPECIALTIES[0] as SpecialtyLook)
  const select = (code: SpecialtyLook['code']) =>
    replace({ especialidad: code, specialist: undefined, tipo: undefined, paso: 0 })
  return (
    <div className={styles.page}>
      <PageHeader title="Agendar Cita" back={{ to: '/user/citasv3', label: 'Citas' }} />
      <Tabs label="Especialidad" tabs={TABS} selected={look.code} onSelect={select}>
        <BookingV3 key={look.code} look={look} />
      </Tabs>
    </div>
  )
}

function BookingV3({ look }: { look: SpecialtyLook }) {
  const { specialty, code, tone, info, Picture } = look
  const offer = useOffer({ version: 'v3', specialty })
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
          onChangeSpecialist={booking.restart}
          onBack={booking.back}
          onBooked={booking.leave}
        />
      ) : (
        <>
          <div className={`${styles.banner} ${styles[tone]}`}>
            <span className={styles.picture}>
              <Picture />
            </span>
            <p>{info}</p>
          </div>
          <Specialists
            {...offer}
            onlineLabel="Videollamada"
            onChoose={(chosen, online) => booking.choose(chosen, online, 0)}
          />
        </>
      )}
      {specialist && (
        <PurchaseDialog
          version="v3"
          specialist={specialist}
          isOnline={booking.missing}
          onClose={booking.closePurchase}
        />
      )}
    </>
  )
}
