import type { ReactNode } from 'react'
import { Link } from 'shared/router'
import { ArrowLeftIcon } from '../Icon/Icon'
import styles from './PageHeader.module.css'

export interface PageHeaderProps {
  title: string
  /** One line under the title. */
  lead?: ReactNode
  back?: { to: string; label: string }
  action?: ReactNode
}

/** The head of a screen. Its title takes the focus when the screen changes, so that the change is heard. */
export function PageHeader({ title, lead, back, action }: PageHeaderProps) {
  return (
    <header className={styles.header}>
      {back && (
        <Link className={styles.back} to={back.to}>
          <ArrowLeftIcon size="small" />
          {back.label}
        </Link>
      )}
      <div className={styles.row}>
        <h1 className={styles.title} tabIndex={-1}>
          {title}
        </h1>
        {action && <div className={styles.action}>{action}</div>}
      </div>
      {lead && <p className={styles.lead}>{lead}</p>}
    </header>
  )
}
