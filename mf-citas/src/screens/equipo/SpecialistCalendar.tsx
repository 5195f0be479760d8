import { Card } from 'shared/ui/Card'
import { calendarMessages } from '../../../messages'
import { specialistFeed } from '../../api'
import { PrivateCalendar } from '../../appointments/PrivateCalendar'

/** The private calendar of a specialist, who has no account: the staff makes its address and hands it over. */
export function SpecialistCalendar({ specialistId }: { specialistId: number }) {
  const params = { id: specialistId }
  const calls = {
    exists: () => specialistFeed('GET staff/specialists/{id}/feed', { params }),
    make: () => specialistFeed('POST staff/specialists/{id}/feed', { params }),
    revoke: () => specialistFeed('DELETE staff/specialists/{id}/feed', { params }),
  }
  return (
    <Card flush>
      <PrivateCalendar
        title="Calendario del especialista"
        text={calendarMessages.ofSpecialist}
        queryKey={['citas', 'staff', 'feed', specialistId]}
        calls={calls}
      />
    </Card>
  )
}
