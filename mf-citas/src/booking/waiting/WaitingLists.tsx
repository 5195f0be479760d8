import { useState } from 'react'
import { longDate } from 'shared/dates'
import { dayIn } from 'shared/dates/instants'
import { Link } from 'shared/router'
import { Button } from 'shared/ui/Button'
import type { WaitingEntry } from '../../../contract/waiting'
import { waitingMessages } from '../../../messages'
import { lookOf } from '../../specialists/specialties'
import { LeaveWaiting } from './LeaveWaiting'
import styles from './WaitingLists.module.css'

export interface WaitingListsProps {
  /** Undefined while they are loading. */
  lists: readonly WaitingEntry[] | undefined
  onLeave: (list: WaitingEntry) => void
  leaving: boolean
}

/** The waiting lists that the person is on, each with the way to its specialist's times and out; nothing without any. */
export function WaitingLists({ lists = [], onLeave, leaving }: WaitingListsProps) {
  const [asked, setAsked] = useState<WaitingEntry>()
  return (
    <>
      {lists.length > 0 && (
        <section aria-label={waitingMessages.lists}>
          <h2 className={styles.title}>{waitingMessages.lists}</h2>
          <ul className={styles.list}>
            {lists.map(list => (
              <li key={list.id} className={styles.row}>
                <p className={styles.words}>
                  <Link to={list.path} className={styles.name}>
                    {list.specialistName}
                  </Link>
                  <span className={styles.note}>
                    {lookOf(list.specialty).name}, {list.isOnline ? 'videollamada' : 'presencial'}.{' '}
                    {waitingMessages.since(longDate(dayIn(new Date(list.since))))}
                  </span>
                </p>
                <Button
                  variant="quiet"
                  size="small"
                  aria-label={`${waitingMessages.leave} de ${list.specialistName}`}
                  onClick={() => setAsked(list)}
                >
                  Salir
                </Button>
              </li>
            ))}
          </ul>
        </section>
      )}
      <LeaveWaiting
        open={lists.some(({ id }) => id === asked?.id)}
        list={asked}
        leaving={leaving}
        onClose={() => setAsked(undefined)}
        onLeave={onLeave}
      />
    </>
  )
}
