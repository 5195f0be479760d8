import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { useOverlay } from 'shared/router'
import styles from './Menu.module.css'

export interface MenuProps {
  /** The button's contents; their text is its name. */
  button: ReactNode
  buttonClassName?: string
  /** The side of the button on which it opens. */
  side: 'above' | 'below'
  /** Its entries, each an `<li>`: links and buttons. An entry that does not navigate calls `close`. */
  children: (close: () => void) => ReactNode
}

/**
 * A list of links and actions that a button shows over the page. Esc, the browser's Back, a press elsewhere and going
 * past its end close it.
 */
export function Menu({ button, buttonClassName, side, children }: MenuProps) {
  const [open, setOpen] = useState(false)
  const id = useId()
  const place = useRef<HTMLDivElement>(null)
  const opener = useRef<HTMLButtonElement>(null)
  useOverlay(open, close)

  /** Its entries take no focus any more; a dialog that one of them opens gives the focus back to the button. */
  function close() {
    if (place.current?.contains(document.activeElement)) opener.current?.focus()
    setOpen(false)
  }

  useEffect(() => {
    if (!open) return
    const leave = (event: Event) => {
      if (!place.current?.contains(event.target as Node)) setOpen(false)
    }
    const key = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      setOpen(false)
      opener.current?.focus()
    }
    addEventListener('pointerdown', leave)
    addEventListener('focusin', leave)
    addEventListener('keydown', key)
    return () => {
      removeEventListener('pointerdown', leave)
      removeEventListener('focusin', leave)
      removeEventListener('keydown', key)
    }
  }, [open])

  return (
    <div ref={place} className={styles[side]}>
      <button
        ref={opener}
        type="button"
        className={buttonClassName}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        {button}
      </button>
      <ul id={id} className={styles.sheet} hidden={!open}>
        {children(close)}
      </ul>
    </div>
  )
}
