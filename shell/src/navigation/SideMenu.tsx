import type { Registry } from 'shared/remote/remoteJson'
import { useSession } from 'shared/session'
import { Logo } from 'shared/ui/Logo'
import { MenuLink } from './MenuLink'
import { menuEntries } from './menu'
import styles from './SideMenu.module.css'
import { SignOutButton } from './SignOutButton'
import { staffMenuEntries, staffMenuTitle } from './staffMenu'

const STAFF_HEADING = 'menu-equipo'

/** The desktop's menu (shared/product/README.md#navigation). */
export function SideMenu({ registry }: { registry: Registry }) {
  const ofStaff = staffMenuEntries(registry, useSession())
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
        {ofStaff.length > 0 && (
          <li className={styles.staff}>
            <h2 className={styles.heading} id={STAFF_HEADING}>
              {staffMenuTitle}
            </h2>
            <ul className={styles.group} aria-labelledby={STAFF_HEADING}>
              {ofStaff.map(entry => (
                <li key={entry.to}>
                  <MenuLink entry={entry} className={styles.entry} />
                </li>
              ))}
            </ul>
          </li>
        )}
      </ul>
      <SignOutButton className={styles.entry} />
    </nav>
  )
}
