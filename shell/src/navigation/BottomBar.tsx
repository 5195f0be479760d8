import type { Registry } from 'shared/remote/remoteJson'
import styles from './BottomBar.module.css'
import { MenuLink } from './MenuLink'
import { MoreMenu } from './MoreMenu'
import { menuEntries } from './menu'

/** The phone's bar, within reach of a thumb (shared/product/README.md#navigation). */
export function BottomBar({ registry }: { registry: Registry }) {
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
            entries={menuEntries(registry, 'more')}
            chatUrl={registry.chatUrl}
            className={styles.entry}
          />
        </li>
      </ul>
    </nav>
  )
}
