import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { Toast, type ToastLink, type ToastType } from '../Toast/Toast'
import styles from './Toasts.module.css'

export interface ToastItem {
  id: number | string
  type: ToastType
  title: string
  message: string
  link?: ToastLink
}

export interface ToastsProps {
  /** The notices on the screen now. The caller decides how long each stays; one that leaves the list plays its exit. */
  toasts: readonly ToastItem[]
  onClose?: (id: ToastItem['id']) => void
}

/** As long as --motion. */
const EXIT_MS = 200

/** Always mounted, above everything: an error is announced at once, other notices politely. */
export function Toasts({ toasts, onClose }: ToastsProps) {
  const region = useRef<HTMLElement>(null)
  const shown = useLeaving(toasts)
  const newest = toasts.at(-1)?.id

  // biome-ignore lint/correctness/useExhaustiveDependencies: raised again for every new toast
  useLayoutEffect(() => raise(region.current), [newest])

  const isEmpty = toasts.length === 0
  useEffect(() => {
    if (isEmpty) return
    const opened = new MutationObserver(changes => {
      if (changes.some(({ target }) => target instanceof HTMLDialogElement && target.open))
        raise(region.current)
    })
    opened.observe(document.body, { subtree: true, attributeFilter: ['open'] })
    return () => opened.disconnect()
  }, [isEmpty])

  function list(...types: ToastType[]) {
    return shown
      .filter(toast => types.includes(toast.type))
      .map(({ id, type, leaving, title, message, link }) => (
        <Toast
          key={id}
          type={type}
          title={title}
          message={message}
          link={link}
          leaving={leaving}
          onClose={onClose && (() => onClose(id))}
        />
      ))
  }

  return (
    <section ref={region} className={styles.region} popover="manual" aria-label="Avisos">
      <div className={styles.stack} role="status">
        {list('success', 'info')}
      </div>
      <div className={styles.stack} role="alert">
        {list('error')}
      </div>
    </section>
  )
}

/** The top layer is a stack: a dialog that opened later covers the region until it is shown anew. */
function raise(region: HTMLElement | null): void {
  if (!region?.showPopover) return
  if (document.querySelector('dialog[open]') && region.matches(':popover-open')) region.hidePopover()
  if (!region.matches(':popover-open')) region.showPopover()
}

/** The toasts of the list, and during their exit those that have just left it. */
function useLeaving(toasts: readonly ToastItem[]) {
  const [known, setKnown] = useState(toasts)
  const alive = new Set(toasts.map(toast => toast.id))
  const knownIds = new Set(known.map(toast => toast.id))
  const shown = [...known, ...toasts.filter(toast => !knownIds.has(toast.id))]
  if (shown.length > known.length) setKnown(shown)
  const someLeave = known.some(toast => !alive.has(toast.id))

  useEffect(() => {
    if (!someLeave) return
    const exit = setTimeout(() => setKnown(toasts), EXIT_MS)
    return () => clearTimeout(exit)
  }, [someLeave, toasts])

  return shown.map(toast => ({ ...toast, leaving: !alive.has(toast.id) }))
}
