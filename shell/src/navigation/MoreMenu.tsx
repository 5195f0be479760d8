import { useEffect, useId, useRef, useState } from 'react'
import type { MenuEntry } from 'shared/remote/remoteJson'
import { useOverlay } from 'shared/router'
import { MenuIcon, MessageIcon } from 'shared/ui/Icon'
import { VisuallyHidden } from 'shared/ui/VisuallyHidden'
import { MenuLink } from './MenuLink'
import styles from './MoreMenu.module.css'
import { SignOutButton } from './SignOutButton'

interface MoreMenuProps {
  entries: MenuEntry[]
  /** Where the practice is written to, outside. */
  chatUrl?: string
  className?: string
}

/** The bar's drop-up: a list of links that a button shows; Esc, Back and a press elsewhere close it. */
export function MoreMenu({ entries, chatUrl, className }: MoreMenuProps) {
  const [open, setOpen] = useState(false)
  const id = useId()
  const place = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  useOverlay(open, () => setOpen(false))

  useEffect(() => {
    if (!open) return
    const press = (event: Event) => {
      if (!place.current?.contains(event.target as Node)) setOpen(false)
    }
    const key = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      setOpen(false)
      button.current?.focus()
    }
    addEventListener('pointerdown', press)
    addEventListener('focusin', press)
    addEventListener('keydown', key)
    return () => {
      removeEventListener('pointerdown', press)
      removeEventListener('focusin', press)
      removeEventListener('keydown', key)
    }
  }, [open])

  return (
    <div ref={place} className={styles.place}>
      <button
        ref={button}
        type="button"
        className={className}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        <MenuIcon />
        <span>Menú</span>
      </button>
      <ul id={id} className={styles.sheet} hidden={!open}>
        {entries.map(entry => (
          <li key={entry.to}>
            <MenuLink entry={entry} className={styles.entry} onFollow={() => setOpen(false)} />
          </li>
        ))}
        {chatUrl && (
          <li>
            <a
              href={chatUrl}
              target="_blank"
              rel="noopener noreferrer"
              className={styles.entry}
              onClick={() => setOpen(false)}
            >
              <MessageIcon />
              <span>Chat</span>
              <VisuallyHidden> (se abre en otra pestaña)</VisuallyHidden>
            </a>
          </li>
        )}
        <li>
          <SignOutButton className={styles.entry} />
        </li>
      </ul>
    </div>
  )
}
