import type { ReactNode } from 'react'
import { useLocation } from 'shared/router'
import styles from './PlainPage.module.css'

/** A page that may stand inside the frame or alone; alone it brings its own main landmark. */
export function PlainPage({ children }: { children: ReactNode }) {
  const { pathname } = useLocation()
  return /^\/user(\/|$)/.test(pathname) ? children : <main className={styles.page}>{children}</main>
}
