import type { Registry } from 'shared/remote/remoteJson'
import { LogOutIcon } from 'shared/ui/Icon'
import { Logo } from 'shared/ui/Logo'
import { signOut } from '../session/session'
import { MenuLink } from './MenuLink'
import { menuEntries } from './menu'
import styles from './SideMenu.module.css'

/** Specification, 2, "Navigation": the desktop's menu. */
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
      <button type="button" className={styles.entry} onClick={() => void signOut()}>
        <LogOutIcon />
        <span>Cerrar sesión</span>
      </button>
    </nav>
  )
}
