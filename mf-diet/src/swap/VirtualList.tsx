import { useVirtualizer } from '@tanstack/react-virtual'
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react'
import styles from './VirtualList.module.css'

export interface VirtualListProps<T> {
  label: string
  items: readonly T[]
  keyOf: (item: T) => string | number
  /** Every row's height in root ems: with larger text the rows grow too. */
  rowRem: number
  /** One button or link, as high as `rowRem`. */
  children: (item: T) => ReactNode
  /** The part above the list: a search, a count. Arrow keys lead from it into the rows. */
  before?: ReactNode
}

/**
 * A scrolling list of thousands: only the rows in sight are in the page, each announced with its position of all. Arrow
 * keys walk through them and stop at the ends. Other items begin at the top.
 */
export function VirtualList<T>({ label, items, keyOf, rowRem, children, before }: VirtualListProps<T>) {
  const place = useRef<HTMLDivElement>(null)
  const rows = useVirtualizer({
    count: items.length,
    getScrollElement: () => place.current,
    estimateSize: () => rowRem * rootFontSize(),
    getItemKey: index => (items[index] === undefined ? index : keyOf(items[index])),
    overscan: 4,
  })

  // biome-ignore lint/correctness/useExhaustiveDependencies: new items make it begin at the top
  useEffect(() => {
    if (place.current?.scrollTop) rows.scrollToOffset(0)
  }, [items])

  function walk(event: KeyboardEvent) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (!step || items.length === 0) return
    event.preventDefault()
    const from = document.activeElement?.closest<HTMLElement>('[data-index]')?.dataset.index
    const next = Math.min(Math.max(from === undefined ? 0 : Number(from) + step, 0), items.length - 1)
    rows.scrollToIndex(next)
    place.current?.querySelector<HTMLElement>(`[data-index="${next}"] :is(a, button)`)?.focus()
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: arrow keys are a shorter way; every row can be reached by itself
    <div className={styles.virtual} onKeyDown={walk}>
      {before}
      <div ref={place} className={styles.scroller}>
        <ul className={styles.rows} style={{ blockSize: rows.getTotalSize() }} aria-label={label}>
          {rows.getVirtualItems().map(({ index, start, key }) => {
            const item = items[index]
            return (
              item !== undefined && (
                <li
                  key={key}
                  data-index={index}
                  aria-setsize={items.length}
                  aria-posinset={index + 1}
                  className={styles.row}
                  style={{ transform: `translateY(${start}px)`, blockSize: `${rowRem}rem` }}
                >
                  {children(item)}
                </li>
              )
            )
          })}
        </ul>
      </div>
    </div>
  )
}

function rootFontSize(): number {
  return Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16
}
