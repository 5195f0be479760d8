import type { ReactNode, Ref } from 'react'
import { Logo } from 'shared/ui/Logo'
import { Late } from '../../late/Late'
import { loadPicture } from '../../late/parts'
import styles from './EntrancePage.module.css'

interface EntrancePageProps {
  children: ReactNode
  mainRef?: Ref<HTMLElement>
}

/** What the pages before the sign-in look like: a welcome beside one form. */
export function EntrancePage({ children, mainRef }: EntrancePageProps) {
  return (
    <div className={styles.page}>
      <aside className={styles.welcome}>
        <div className={styles.picture}>
          <Late load={loadPicture} />
        </div>
        <p className={styles.promise}>Come rico, siéntete bien.</p>
      </aside>
      <main ref={mainRef} className={styles.main}>
        <Logo />
        {children}
      </main>
    </div>
  )
}
