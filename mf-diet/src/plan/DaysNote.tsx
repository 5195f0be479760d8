import { type ReactNode, useId } from 'react'
import { shortDate } from 'shared/dates'
import { Link } from 'shared/router'
import { dayAddress } from './addresses'
import styles from './DaysNote.module.css'

/** More days would push the content of the page itself out of sight. */
const MOST_SHOWN = 3

interface DaysNoteProps {
  icon: ReactNode
  title: string
  days: readonly string[]
}

/** A note about some days, with links to them; nothing without a day. */
export function DaysNote({ icon, title, days }: DaysNoteProps) {
  const id = useId()
  if (days.length === 0) return null
  const more = days.length - MOST_SHOWN
  return (
    <div className={styles.note}>
      <span className={styles.icon}>{icon}</span>
      <div>
        <p id={id}>{title}</p>
        <ul className={styles.days} aria-labelledby={id}>
          {days.slice(0, MOST_SHOWN).map(day => (
            <li key={day}>
              <Link className={styles.day} to={dayAddress(day)}>
                {shortDate(day)}
              </Link>
            </li>
          ))}
          {more > 0 && <li>{more === 1 ? 'y otro día' : `y otros ${more} días`}</li>}
        </ul>
      </div>
    </div>
  )
}
