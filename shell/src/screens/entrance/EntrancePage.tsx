import type { ReactNode, Ref } from 'react'
import { Logo } from 'shared/ui/Logo'
import { Late } from '../../late/Late'
import { loadPicture } from '../../late/parts'
import styles from './EntrancePage.module.css'

interface EntrancePageProps {
  children: ReactNode
  mainRef?: Ref<HTMLElement>
  /** A form that fills a phone's screen by itself: the picture is left out there. */
  long?: boolean
  /** Its code is loading: the picture comes with the form. */
  loading?: boolean
}

/** The layout of the pages before sign-in: a welcome beside one form. */
export function EntrancePage({ children, mainRef, long = false, loading = false }: EntrancePageProps) {
  return (
    <div className={long ? `${styles.page} ${styles.long}` : styles.page}>
      <aside className={styles.welcome}>
        <div className={styles.greeting}>
          <div className={styles.picture}>{!loading && <Late load={loadPicture} />}</div>
          <p className={styles.promise}>Come rico, siéntete bien.</p>
        </div>
      </aside>
      <main ref={mainRef} className={styles.main}>
        <Logo />
        {children}
      </main>
    </div>
  )
}
