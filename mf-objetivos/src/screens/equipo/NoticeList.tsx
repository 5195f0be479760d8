import { shortDate } from 'shared/dates'
import { CLINIC_ZONE, dayAndMinuteIn } from 'shared/dates/instants'
import { timeInWords } from 'shared/dates/times'
import { Button } from 'shared/ui/Button'
import { Card } from 'shared/ui/Card'
import type { StaffRiskNotice } from '../../../contract/staff'
import { staffMessages } from '../../../messages'
import { phoneOwnerInWords } from '../../../rules/risk/phoneOwnerInWords'
import styles from './Staff.module.css'

interface NoticeListProps {
  notices: readonly StaffRiskNotice[]
  busy: boolean
  onHandled: (id: number) => void
  /** A member that marked somebody by mistake takes it back. */
  onUndo: (id: number) => void
}

/** The people to call, those who wait first. Neither test nor answer is shown: they agreed to a call, not to more. */
export function NoticeList({ notices, busy, onHandled, onUndo }: NoticeListProps) {
  const waiting = notices.filter(({ handled }) => !handled)
  const inOrder = [...waiting, ...notices.filter(({ handled }) => handled)]
  return (
    <Card as="section" aria-labelledby="staff-notices">
      <h2 id="staff-notices">{staffMessages.notices}</h2>
      {inOrder.length === 0 && <p className={styles.none}>{staffMessages.noNotices}</p>}
      <ul className={styles.list}>
        {inOrder.map(notice => (
          <Row key={notice.id} notice={notice} busy={busy} onHandled={onHandled} onUndo={onUndo} />
        ))}
      </ul>
    </Card>
  )
}

interface RowProps extends Pick<NoticeListProps, 'busy' | 'onHandled' | 'onUndo'> {
  notice: StaffRiskNotice
}

function Row({ notice, busy, onHandled, onUndo }: RowProps) {
  const { id, patient, phone, email, createdAt, handledAt, handledBy } = notice
  const name = `${patient.firstName} ${patient.lastName}`
  const action = handledAt === null ? staffMessages.handle : staffMessages.undo
  return (
    <li className={styles.row}>
      <div>
        <strong>{name}</strong>
        <p className={styles.note}>{momentOf(createdAt)}</p>
        {phone ? (
          <p>
            <a className={styles.phone} href={`tel:${phone}`}>
              {phone}
            </a>{' '}
            <span className={styles.note}>{phoneOwnerInWords(notice)}</span>
          </p>
        ) : (
          <p>
            {staffMessages.noPhone} <a href={`mailto:${email}`}>{email}</a>
          </p>
        )}
        {handledAt !== null && (
          <p className={styles.note}>
            {staffMessages.handledBy(handledBy || staffMessages.formerMember, momentOf(handledAt))}
          </p>
        )}
      </div>
      <Button
        size="small"
        variant={handledAt === null ? 'primary' : 'secondary'}
        disabled={busy}
        aria-label={`${action}: ${name}`}
        onClick={() => (handledAt === null ? onHandled(id) : onUndo(id))}
      >
        {action}
      </Button>
    </li>
  )
}

function momentOf(instant: string): string {
  const { day, minute } = dayAndMinuteIn(new Date(instant), CLINIC_ZONE)
  return `${shortDate(day)}, ${timeInWords(minute)}`
}
