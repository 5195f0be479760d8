import { type ReactNode, useId } from 'react'
import { Link } from 'shared/router'
import styles from './Widget.module.css'

export interface WidgetProps {
  title: string
  /** In px, the same as `height` in remote.json: the home page reserves it, so that nothing below jumps. */
  height: number
  /** The way to everything of which the widget shows a part. */
  link?: { to: string; label: string } | undefined
  children: ReactNode
}

/** A remote's part of the home page: a heading with a link beside it, and the content below. */
export function Widget({ title, height, link, children }: WidgetProps) {
  const heading = useId()
  return (
    <section
      className={styles.widget}
      style={{ minBlockSize: `${height / 16}rem` }}
      aria-labelledby={heading}
    >
      <div className={styles.head}>
        <h2 id={heading}>{title}</h2>
        {link && (
          <Link className={styles.all} to={link.to}>
            {link.label}
          </Link>
        )}
      </div>
      {children}
    </section>
  )
}
