import { matchesPath } from 'shared/remote/matchRoute'
import type { Registry } from 'shared/remote/remoteJson'
import { useLocation } from 'shared/router'
import { CrossIcon } from 'shared/ui/BasicIcon'
import { MessageIcon } from 'shared/ui/Icon'
import { IconButton } from 'shared/ui/IconButton'
import styles from './ChatContact.module.css'
import { useDismissed } from './useDismissed'

/**
 * Specification, 1 and 2: the floating icon that opens the practice's messaging. It can be dismissed, and is not shown
 * on the routes that remotes name.
 */
export function ChatContact({ registry: { remotes, chatUrl } }: { registry: Registry }) {
  const { pathname } = useLocation()
  const [dismissed, dismiss] = useDismissed()
  const hidden = remotes.some(({ remote }) =>
    remote.chatIconHiddenOn.some(path => matchesPath(path, pathname)),
  )
  if (!chatUrl || dismissed || hidden) return null
  return (
    <aside className={styles.contact} aria-label="Contacto">
      <a className={styles.icon} href={chatUrl} target="_blank" rel="noopener noreferrer" title="Escríbenos">
        <MessageIcon label="Escríbenos por chat (se abre en otra pestaña)" />
      </a>
      <IconButton
        className={styles.dismiss}
        label="Ocultar el chat"
        icon={<CrossIcon size="small" />}
        onClick={dismiss}
      />
    </aside>
  )
}
