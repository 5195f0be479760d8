import type { Registry } from 'shared/remote/remoteJson'
import { Outlet } from 'shared/router'
import { useSession } from 'shared/session'
import { SkipLink } from 'shared/ui/SkipLink'
import { ChatContact } from '../chat/ChatContact'
import { BottomBar } from '../navigation/BottomBar'
import { SideMenu } from '../navigation/SideMenu'
import { ConnectionStatus } from '../offline/ConnectionStatus'
import { ScrollMemory } from '../routing/ScrollMemory'
import styles from './Frame.module.css'

const CONTENT = 'contenido'

/** What stays while screens come and go: the menus around one place for content. */
export function Frame({ registry }: { registry: Registry }) {
  const { status } = useSession()
  return (
    <div className={styles.frame}>
      <SkipLink target={CONTENT} />
      <SideMenu registry={registry} />
      <div className={styles.column}>
        <ConnectionStatus />
        <main id={CONTENT} className={styles.content} tabIndex={-1} aria-busy={status === 'starting'}>
          {status === 'signedIn' && <Outlet />}
        </main>
      </div>
      <ChatContact registry={registry} />
      <BottomBar registry={registry} />
      <ScrollMemory />
    </div>
  )
}
