import type { ReactNode } from 'react'
import { Link } from 'shared/router'
import { ChevronDownIcon } from 'shared/ui/Icon'
import styles from './ListRemarks.module.css'

interface RemarkProps {
  icon: ReactNode
  /** Whether the plan contradicts the person's exclusions. */
  warning?: boolean
  children: ReactNode
  places: readonly { to: string; label: string }[]
  placesName: string
  /** The noun for the places: `comidas`. */
  noun: string
}

/** More places would push the list itself out of sight. */
const MOST_SHOWN = 2

/** One omission of the list, with links to the places where it can be mended. */
export function Remark({ icon, warning, children, places, placesName, noun }: RemarkProps) {
  const links = (
    <ul className={styles.places} aria-label={placesName}>
      {places.map(({ to, label }) => (
        <li key={to}>
          <Link className={styles.place} to={to}>
            {label}
          </Link>
        </li>
      ))}
    </ul>
  )
  return (
    <li className={`${styles.remark} ${warning ? styles.warning : ''}`}>
      <span className={styles.icon}>{icon}</span>
      <div className={styles.words}>
        <p>{children}</p>
        {places.length > MOST_SHOWN ? (
          <details>
            <summary className={styles.more}>
              Ver {places.length} {noun}
              <ChevronDownIcon size="small" className={styles.chevron} />
            </summary>
            {links}
          </details>
        ) : (
          links
        )}
      </div>
    </li>
  )
}
