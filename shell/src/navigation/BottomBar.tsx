import type { Registry } from 'shared/remote/remoteJson'
import { useSession } from 'shared/session'
import { useChatUrl } from '../chat/useChatUrl'
import styles from './BottomBar.module.css'
import { MenuLink } from './MenuLink'
import { MoreMenu } from './MoreMenu'
import { menuEntries } from './menu'
import { staffMenuEntries } from './staffMenu'

/** The phone's bar, within reach of a thumb (shared/product/README.md#navigation). */
export function BottomBar({ registry }: { registry: Registry }) {
  const chatUrl = useChatUrl(registry)
  const ofStaff = staffMenuEntries(registry, useSession())
  return (
    <nav className={styles.bar} aria-label="Principal">
      <ul className={styles.entries}>
        {menuEntries(registry, 'bottom').map(entry => (
          <li key={entry.to}>
            <MenuLink entry={entry} className={styles.entry} />
          </li>
        ))}
        <li>
          <MoreMenu
            entries={[...menuEntries(registry, 'more'), ...ofStaff]}
            chatUrl={chatUrl}
            className={styles.entry}
          />
        </li>
      </ul>
    </nav>
  )
}
