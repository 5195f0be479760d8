import { type ReactNode, type Ref, useEffect, useId, useRef } from 'react'
import { ChevronDownIcon } from '../Icon/Icon'
import styles from './Disclosure.module.css'

export interface DisclosureProps {
  /** The heading's button. */
  ref?: Ref<HTMLButtonElement>
  level: 'h2' | 'h3'
  title: ReactNode
  /** Beside the title: a mark, a count. */
  aside?: ReactNode
  open: boolean
  onOpen: (open: boolean) => void
  /** Shown only while it is closed: below the heading, and beside it where there is room. */
  whenClosed?: ReactNode
  children: ReactNode
}

/**
 * A heading that opens and closes the text below it. In browsers that support it, a search in the page finds text in a
 * closed one and opens it.
 */
export function Disclosure({
  ref,
  level: Heading,
  title,
  aside,
  open,
  onOpen,
  whenClosed,
  children,
}: DisclosureProps) {
  const id = useId()
  const panel = useRef<HTMLDivElement>(null)
  const opened = useRef(onOpen)
  opened.current = onOpen

  useEffect(() => {
    const element = panel.current
    const find = () => opened.current(true)
    // React supports neither the event nor the attribute's value by which a search finds hidden text.
    if (!open) element?.setAttribute('hidden', 'until-found')
    element?.addEventListener('beforematch', find)
    return () => element?.removeEventListener('beforematch', find)
  }, [open])

  return (
    <div className={`${styles.disclosure} ${!open && whenClosed ? styles.beside : ''}`}>
      <Heading className={styles.heading}>
        <button
          ref={ref}
          type="button"
          className={styles.header}
          aria-expanded={open}
          aria-controls={id}
          onClick={() => onOpen(!open)}
        >
          <span className={styles.title}>{title}</span>
          {aside}
          <ChevronDownIcon size="small" className={styles.chevron} />
        </button>
      </Heading>
      {!open && whenClosed}
      <div ref={panel} id={id} hidden={!open}>
        <div className={styles.content}>{children}</div>
      </div>
    </div>
  )
}
