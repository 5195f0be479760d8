import type { ReactNode } from 'react'
import { Link } from 'shared/router'
import { Logo } from 'shared/ui/Logo'
import styles from './TextPage.module.css'

interface TextPageProps {
  /** Where the logo leads. */
  home: string
  children: ReactNode
}

/** A text to read outside the frame. */
export function TextPage({ home, children }: TextPageProps) {
  return (
    <main className={styles.page}>
      <Link to={home} className={styles.logo}>
        <Logo />
      </Link>
      {children}
    </main>
  )
}
