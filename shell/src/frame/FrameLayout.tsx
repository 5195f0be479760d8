import type { ReactNode } from 'react'
import type { Registry } from 'shared/remote/remoteJson'
import { BottomBar } from '../navigation/BottomBar'
import { SideMenu } from '../navigation/SideMenu'
import styles from './Frame.module.css'
import { SkipLink } from './SkipLink'

const CONTENT = 'contenido'

interface FrameLayoutProps {
  registry: Registry
  /** Above the content: a notice for all screens. */
  notice?: ReactNode
  /** Floats beside the content, below the menus. */
  floating?: ReactNode
  /** The content is not known yet. */
  busy: boolean
  children: ReactNode
}

/** The menus around one place for content. The server renders it too, so that it shows before the code has loaded. */
export function FrameLayout({ registry, notice, floating, busy, children }: FrameLayoutProps) {
  return (
    <div className={styles.frame}>
      <SkipLink target={CONTENT} />
      <SideMenu registry={registry} />
      <div className={styles.column}>
        {notice}
        <main id={CONTENT} className={styles.content} tabIndex={-1} aria-busy={busy}>
          {children}
        </main>
      </div>
      {floating}
      <BottomBar registry={registry} />
    </div>
  )
}
