import type { ReactNode } from 'react'
import styles from './PlansSection.module.css'

/** The two monthly plans below their heading. */
export function PlansSection({ children }: { children: ReactNode }) {
  return (
    <section aria-labelledby="monthly-plans" className={styles.section}>
      <h2 id="monthly-plans">Planes mensuales</h2>
      {children}
    </section>
  )
}
