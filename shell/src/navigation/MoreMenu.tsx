import { MenuIcon, MessageIcon } from 'shared/ui/Icon'
import { Menu } from 'shared/ui/Menu'
import { VisuallyHidden } from 'shared/ui/VisuallyHidden'
import { MenuLink, type MenuLinkProps } from './MenuLink'
import { SignOutButton } from './SignOutButton'

interface MoreMenuProps {
  entries: MenuLinkProps['entry'][]
  /** The address of the practice's chat, outside the product. */
  chatUrl?: string
  className?: string
}

/** The bar's drop-up with the entries that do not fit into it. */
export function MoreMenu({ entries, chatUrl, className }: MoreMenuProps) {
  return (
    <Menu
      side="above"
      buttonClassName={className}
      button={
        <>
          <MenuIcon />
          <span>Menú</span>
        </>
      }
    >
      {close => (
        <>
          {entries.map(entry => (
            <li key={entry.to}>
              <MenuLink entry={entry} onFollow={close} />
            </li>
          ))}
          {chatUrl && (
            <li>
              <a href={chatUrl} target="_blank" rel="noopener noreferrer" onClick={close}>
                <MessageIcon />
                <span>Chat</span>
                <VisuallyHidden> (se abre en otra pestaña)</VisuallyHidden>
              </a>
            </li>
          )}
          <li>
            <SignOutButton />
          </li>
        </>
      )}
    </Menu>
  )
}
