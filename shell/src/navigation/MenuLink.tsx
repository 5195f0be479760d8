import { useContext } from 'react'
import { matchesPath } from 'shared/remote/matchRoute'
import type { MenuEntry } from 'shared/remote/remoteJson'
import { Link, useLocation } from 'shared/router'
import { PathIcon } from 'shared/ui/PathIcon'
import { RemoteModulesContext } from '../registry/RemoteModulesContext'

export interface MenuLinkProps {
  entry: Omit<MenuEntry, 'place'>
  className?: string
  onFollow?: () => void
}

/** One entry of a menu. Hovering or focusing it starts loading its screen, unless the browser saves data. */
export function MenuLink({ entry, className, onFollow }: MenuLinkProps) {
  const { pathname } = useLocation()
  const { prefetch } = useContext(RemoteModulesContext)
  const intend = () => {
    if (!savesData()) prefetch(entry.to)
  }
  return (
    <Link
      to={entry.to}
      aria-current={isHere(entry, pathname) ? 'page' : undefined}
      className={className}
      onPointerEnter={intend}
      onFocus={intend}
      onClick={onFollow}
    >
      <PathIcon paths={entry.icon} />
      <span>{entry.label}</span>
    </Link>
  )
}

function isHere(entry: MenuLinkProps['entry'], pathname: string): boolean {
  const path = pathname.replace(/\/+$/, '')
  return path === entry.to || (entry.activeOn ?? []).some(route => matchesPath(route, path))
}

function savesData(): boolean {
  return (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true
}
