import { type ReactNode, useDeferredValue, useEffect, useRef } from 'react'
import { Button } from '../Button/Button'
import styles from './PagedList.module.css'

export interface PagedListProps<T> {
  label: string
  /** The items of all pages that are shown so far. */
  items: readonly T[]
  keyOf: (item: T) => string | number
  children: (item: T) => ReactNode
  /** The grid of the items. */
  className?: string
  /** Loads the next page; undefined after the last. */
  onMore?: () => void
  /** The next page is loading. */
  loading?: boolean
  /** «Ver más» by default. */
  moreLabel?: string
  /**
   * As many items as are in the first view, where each takes long: those that follow are rendered while the page waits.
   */
  firstView?: number
}

/** A list that grows page by page. The focus goes to the first item of a page that the person asked for. */
export function PagedList<T>(props: PagedListProps<T>) {
  const { label, items, keyOf, children, className, onMore, loading = false, moreLabel = 'Ver más' } = props
  const begins = useDeferredValue(false, props.firstView !== undefined)
  const shown = begins ? items.slice(0, props.firstView) : items
  const list = useRef<HTMLUListElement>(null)
  /** The number of items when the person asked for the next page. */
  const asked = useRef<number>(undefined)

  useEffect(() => {
    if (asked.current === undefined || items.length <= asked.current) return
    const first = list.current?.children[asked.current] as HTMLElement | undefined
    asked.current = undefined
    const target = first?.querySelector<HTMLElement>('a[href], button:not(:disabled)') ?? first
    // The scroll position stays: the new items begin where the button was.
    target?.focus({ preventScroll: true })
  }, [items])

  return (
    <>
      <ul ref={list} className={`${styles.list} ${className ?? ''}`} aria-label={label}>
        {shown.map(item => (
          <li key={keyOf(item)} tabIndex={-1}>
            {children(item)}
          </li>
        ))}
      </ul>
      {onMore && !begins && (
        <div className={styles.more}>
          <Button
            variant="secondary"
            busy={loading}
            busyLabel="Cargando…"
            onClick={() => {
              asked.current = items.length
              onMore()
            }}
          >
            {moreLabel}
          </Button>
        </div>
      )}
    </>
  )
}
