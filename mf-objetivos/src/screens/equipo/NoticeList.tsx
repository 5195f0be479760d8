import { shortDate } from 'shared/dates'
import { CLINIC_ZONE, dayAndMinuteIn } from 'shared/dates/instants'
import { timeInWords } from 'shared/dates/times'
import { Button } from 'shared/ui/Button'
import { Card } from 'shared/ui/Card'
import type { StaffRiskNotice } from '../../../contract'
import { staffMessages } from '../../../messages'
import styles from './Staff.module.css'

interface NoticeListProps {
  notices: readonly StaffRiskNotice[]
  busy: boolean
  onHandled: (id: number) => void
}

/** The people to call, those who wait first. Neither test nor answer is shown: they agreed to a call, not to more. */
export function NoticeList({ notices, busy, onHandled }: NoticeListProps) {
  const waiting = notices.filter(({ handled }) => !handled)
  const inOrder = [...waiting, ...notices.filter(({ handled }) => handled)]
  return (
    <Card as="section" aria-labelledby="staff-notices">
      <h2 id="staff-notices">{staffMessages.notices}</h2>
      {inOrder.length === 0 && <p>{staffMessages.noNotices}</p>}
      <ul className={styles.list}>
        {inOrder.map(notice => (
          <Row key={notice.id} notice={notice} busy={busy} onHandled={onHandled} />
        ))}
      </ul>
    </Card>
  )
}

interface RowProps extends Pick<NoticeListProps, 'busy' | 'onHandled'> {
  notice: StaffRiskNotice
}

function Row({ notice, busy, onHandled }: RowProps) {
  const { id, patient, phone, email, createdAt, handled } = notice
  const name = `${patient.firstName} ${patient.lastName}`
  return (
    <li className={styles.row}>
      <div>
        <strong>{name}</strong>
        <p className={styles.note}>
          {momentOf(createdAt)}
          {handled && ` · ${staffMessages.handled}`}
        </p>
        {phone ? (
          <a href={`tel:${phone}`}>{phone}</a>
        ) : (
          <p>
            {staffMessages.noPhone} <a href={`mailto:${email}`}>{email}</a>
          </p>
        )}
      </div>
      {!handled && (
        <Button
          size="small"
          disabled={busy}
          aria-label={`${staffMessages.handle}: ${name}`}
          onClick={() => onHandled(id)}
        >
          {staffMessages.handle}
        </Button>
      )}
    </li>
  )
}

function momentOf(instant: string): string {
  const { day, minute } = dayAndMinuteIn(new Date(instant), CLINIC_ZONE)
  return `${shortDate(day)}, ${timeInWords(minute)}`
}
