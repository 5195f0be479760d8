import {
  type MouseEvent,
  type ReactNode,
  type SyntheticEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { useOverlay } from 'shared/router'
import { CrossIcon } from '../BasicIcon/BasicIcon'
import { IconButton } from '../IconButton/IconButton'
import styles from './Dialog.module.css'

export interface DialogProps {
  open: boolean
  /** Called by the close button, the Esc key, a press beside the dialog and the browser's Back. */
  onClose: () => void
  title: string
  /** The title is read aloud but not shown, where a picture or a first line shows it already. */
  titleHidden?: boolean
  size?: 'small' | 'medium' | 'large'
  /** The dialog is the screen's whole content: the browser's Back leaves the screen instead of closing the dialog. */
  backLeaves?: boolean
  children: ReactNode
  /** Actions, always in sight: the most important last. */
  footer?: ReactNode
}

/**
 * A sheet from the bottom on a phone, a card in the middle from 40rem on. Stays mounted during its exit; then its
 * contents are unmounted, so keep typed values in the state of a component above it.
 */
export function Dialog(props: DialogProps) {
  const [present, setPresent] = useState(props.open)
  if (props.open && !present) setPresent(true)
  return present ? <Surface {...props} onGone={() => setPresent(false)} /> : null
}

interface SurfaceProps extends DialogProps {
  onGone: () => void
}

function Surface({
  open,
  onClose,
  onGone,
  title,
  titleHidden,
  size = 'medium',
  backLeaves = false,
  children,
  footer,
}: SurfaceProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const pressedBeside = useRef(false)
  const titleId = useId()
  useModal(dialog, open, onGone)
  useOverlay(open && !backLeaves, onClose)
  const body = useRef<HTMLDivElement>(null)
  const scrolls = useScrolls(body)

  function cancel(event: SyntheticEvent<HTMLDialogElement>) {
    if (event.target !== dialog.current) return
    event.preventDefault()
    onClose()
  }

  function press(event: MouseEvent) {
    pressedBeside.current = event.target === dialog.current
  }

  function release(event: MouseEvent) {
    if (pressedBeside.current && event.target === dialog.current) onClose()
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a press beside the dialog closes it; the Esc key does too, by onCancel
    <dialog
      ref={dialog}
      className={`${styles.dialog} ${styles[size]}`}
      aria-labelledby={titleId}
      onCancel={cancel}
      onMouseDown={press}
      onClick={release}
    >
      <div className={styles.surface}>
        <header className={`${styles.header} ${titleHidden ? styles.bare : ''}`}>
          <h2 id={titleId} className={titleHidden ? styles.unseen : styles.title}>
            {title}
          </h2>
          <IconButton className={styles.close} label="Cerrar" icon={<CrossIcon />} onClick={onClose} />
        </header>
        <div ref={body} className={styles.body} tabIndex={scrolls ? 0 : undefined}>
          {children}
        </div>
        {footer && <footer className={styles.footer}>{footer}</footer>}
      </div>
    </dialog>
  )
}

/** Measured at every rendering, since the contents may have grown. */
function useScrolls(body: { current: HTMLElement | null }) {
  const [scrolls, setScrolls] = useState(false)
  useLayoutEffect(() => {
    if (body.current) setScrolls(body.current.scrollHeight > body.current.clientHeight)
  })
  return scrolls
}

/**
 * Opens and closes by effects that run after React has restored the focus from before its own changes: during those
 * changes, the focus would move into the dialog that closes.
 */
function useModal(dialog: { current: HTMLDialogElement | null }, open: boolean, onGone: () => void) {
  const before = useRef<Element | null>(null)
  const gone = useRef(onGone)
  gone.current = onGone

  useLayoutEffect(() => {
    const element = dialog.current
    if (!element) return
    if (open) {
      before.current = document.activeElement
      element.showModal()
      return
    }
    leave(element, before.current)
    const exits = element.getAnimations?.() ?? []
    if (exits.length === 0) return gone.current()
    let current = true
    Promise.allSettled(exits.map(exit => exit.finished)).then(() => current && gone.current())
    return () => {
      current = false
    }
  }, [dialog, open])

  useLayoutEffect(() => {
    const element = dialog.current
    return () => {
      if (element?.open) leave(element, before.current)
    }
  }, [dialog])
}

function leave(dialog: HTMLDialogElement, before: Element | null) {
  dialog.close()
  if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true })
}
