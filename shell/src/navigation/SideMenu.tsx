import type { Registry } from 'shared/remote/remoteJson'
import { Logo } from 'shared/ui/Logo'
import { MenuLink } from './MenuLink'
import { menuEntries } from './menu'
import styles from './SideMenu.module.css'
import { SignOutButton } from './SignOutButton'

/** The desktop's menu (shared/product/README.md#navigation). */
export function SideMenu({ registry }: { registry: Registry }) {
  return (
    <nav className={styles.menu} aria-label="Principal">
      <div className={styles.logo}>
        <Logo />
      </div>
      <ul className={styles.entries}>
        {menuEntries(registry, 'side').map(entry => (
          <li key={entry.to}>
            <MenuLink entry={entry} className={styles.entry} />
          </li>
        ))}
      </ul>
      <SignOutButton className={styles.entry} />
    </nav>
  )
}
