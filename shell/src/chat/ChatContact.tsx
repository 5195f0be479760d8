import { useRef } from 'react'
import { matchesPath } from 'shared/remote/matchRoute'
import type { Registry } from 'shared/remote/remoteJson'
import { useLocation } from 'shared/router'
import { CrossIcon } from 'shared/ui/BasicIcon'
import { MessageIcon } from 'shared/ui/Icon'
import { IconButton } from 'shared/ui/IconButton'
import styles from './ChatContact.module.css'
import { useChatUrl } from './useChatUrl'
import { useDismissed } from './useDismissed'
import { useFreePlace } from './useFreePlace'

/**
 * The floating icon that opens the practice's messaging. It can be dismissed, and is hidden on the routes that remotes
 * name. It covers no content: it is away while the page moves, then rests on a free place
 * (shared/product/README.md#navigation).
 */
export function ChatContact({ registry }: { registry: Registry }) {
  const { pathname } = useLocation()
  const chatUrl = useChatUrl(registry)
  const [dismissed, dismiss] = useDismissed()
  const hidden = registry.remotes.some(({ remote }) =>
    remote.chatIconHiddenOn.some(path => matchesPath(path, pathname)),
  )
  if (!chatUrl || dismissed || hidden) return null
  // Mounted again on every page, since the free place depends on the page's content.
  return <Icon key={pathname} chatUrl={chatUrl} onDismiss={dismiss} />
}

function Icon({ chatUrl, onDismiss }: { chatUrl: string; onDismiss: () => void }) {
  const place = useRef<HTMLElement>(null)
  const lift = useFreePlace(place)
  const shown = typeof lift === 'number'
  return (
    <aside
      ref={place}
      className={`${styles.contact} ${shown ? '' : styles.away}`}
      style={{ translate: `0 ${shown ? -lift : 0}px` }}
      aria-busy={lift === 'moving'}
      aria-label="Contacto"
    >
      <a className={styles.icon} href={chatUrl} target="_blank" rel="noopener noreferrer" title="Escríbenos">
        <MessageIcon label="Escríbenos por chat (se abre en otra pestaña)" />
      </a>
      <IconButton
        className={styles.dismiss}
        label="Ocultar el chat"
        icon={<CrossIcon size="small" />}
        onClick={onDismiss}
      />
    </aside>
  )
}
