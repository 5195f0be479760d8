import type { MenuEntry } from 'shared/remote/remoteJson'
import { NavLink } from 'shared/router'
import { PathIcon } from 'shared/ui/PathIcon'
import { prefetch } from '../registry/remoteModules'

interface MenuLinkProps {
  entry: MenuEntry
  className?: string
  onFollow?: () => void
}

/** One entry of a menu. Reaching for it starts loading the screen behind it, unless the person saves data. */
export function MenuLink({ entry, className, onFollow }: MenuLinkProps) {
  const intend = () => {
    if (!savesData()) prefetch(entry.to)
  }
  return (
    <NavLink
      to={entry.to}
      end={entry.to === '/user'}
      className={className}
      onPointerEnter={intend}
      onFocus={intend}
      onClick={onFollow}
    >
      <PathIcon paths={entry.icon} />
      <span>{entry.label}</span>
    </NavLink>
  )
}

function savesData(): boolean {
  return (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true
}
