import type { ReactNode } from 'react'
import { useLocation } from 'shared/router'
import { isInside } from '../../rules/returnPath'
import styles from './PlainPage.module.css'

/** A page that is shown inside the frame or alone; alone it has its own main landmark. */
export function PlainPage({ children }: { children: ReactNode }) {
  const { pathname } = useLocation()
  return isInside(pathname) ? children : <main className={styles.page}>{children}</main>
}
