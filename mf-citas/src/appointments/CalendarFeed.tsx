import { addressToProve } from 'shared/published/addressToProve'
import { useUser } from 'shared/session'
import { calendarMessages } from '../../messages'
import { calendar } from '../api'
import styles from './CalendarFeed.module.css'
import { PrivateCalendar } from './PrivateCalendar'

const CALLS = {
  exists: () => calendar('GET appointments/feed'),
  make: () => calendar('POST appointments/feed'),
  revoke: () => calendar('DELETE appointments/feed'),
}

/** The person's private calendar, which only an account with a proved address has. */
export function CalendarFeed() {
  const person = useUser()
  const toProve = addressToProve(person)
  return (
    <div className={styles.feed}>
      <PrivateCalendar
        title="Tus citas en tu calendario"
        text={calendarMessages.own}
        refusal={toProve && calendarMessages.unproved(toProve)}
        queryKey={['citas', 'feed', person.id]}
        calls={CALLS}
      />
    </div>
  )
}
