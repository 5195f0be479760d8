import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react'
import { ChevronLeftIcon, ChevronRightIcon, PauseIcon, PlayIcon } from '../Icon/Icon'
import { IconButton } from '../IconButton/IconButton'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden'
import styles from './Carousel.module.css'
import { glide, prefersReducedMotion } from './glide'
import { useAutoplay } from './useAutoplay'

export interface CarouselProps<T> {
  /** The name of the contents: «Cursos para ti». */
  label: string
  items: readonly T[]
  keyOf: (item: T) => string | number
  children: (item: T) => ReactNode
  /** The number of items side by side on a desktop; on a phone it is one. */
  perPage?: 1 | 3
  /** Moves by itself every five seconds, until the person uses it; not with reduced motion. */
  autoplay?: boolean
}

const AUTOPLAY_MS = 5_000

/** Cards in a row that is swiped, scrolled, or moved a page at a time by two buttons or the arrow keys. */
export function Carousel<T>({
  label,
  items,
  keyOf,
  children,
  perPage = 3,
  autoplay = false,
}: CarouselProps<T>) {
  const scroller = useRef<HTMLUListElement>(null)
  const place = useRef<HTMLElement>(null)
  const [ends, setEnds] = useState({ first: true, last: false })
  const [news, setNews] = useState('')
  const moves = autoplay && items.length > 1 && !prefersReducedMotion()
  const [paused, setPaused] = useState(false)

  function look() {
    const { scrollLeft, scrollWidth, clientWidth } = scroller.current as HTMLElement
    setEnds({ first: scrollLeft < 2, last: scrollLeft > scrollWidth - clientWidth - 2 })
  }

  /**
   * Moves a page forward or back; after the last one it begins again. Answers the item that is then the first in sight.
   */
  function move(direction: 1 | -1): number {
    const list = scroller.current as HTMLElement
    const last = list.scrollWidth - list.clientWidth
    const step = (list.scrollWidth + gapOf(list)) / items.length
    const page = Math.max(1, Math.round(list.clientWidth / step)) * step
    const target = list.scrollLeft > last - 2 && direction > 0 ? 0 : list.scrollLeft + direction * page
    const to = Math.min(Math.max(target, 0), last)
    glide(list, to)
    return Math.round(to / step)
  }

  function turn(direction: 1 | -1) {
    setNews(`${move(direction) + 1} de ${items.length}`)
  }

  function key(event: KeyboardEvent) {
    const direction = ({ ArrowRight: 1, ArrowLeft: -1 } as const)[event.key as 'ArrowRight']
    if (!direction || event.target !== scroller.current) return
    event.preventDefault()
    turn(direction)
  }

  useAutoplay(place, moves && !paused, AUTOPLAY_MS, () => move(1))

  return (
    <section ref={place} className={styles.carousel} aria-label={label} aria-roledescription="carrusel">
      <ul
        ref={scroller}
        className={`${styles.row} ${perPage === 3 ? styles.three : ''}`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling area has to be reachable by the keyboard
        tabIndex={0}
        aria-label={label}
        onScroll={look}
        onKeyDown={key}
      >
        {items.map(item => (
          <li key={keyOf(item)} className={styles.slide}>
            {children(item)}
          </li>
        ))}
      </ul>
      {items.length > 1 && (
        <div className={styles.buttons}>
          {moves && (
            <IconButton
              variant="outlined"
              label={paused ? 'Reanudar' : 'Pausar'}
              icon={paused ? <PlayIcon size="small" /> : <PauseIcon size="small" />}
              onClick={() => setPaused(!paused)}
            />
          )}
          <IconButton
            variant="outlined"
            label="Anterior"
            icon={<ChevronLeftIcon size="small" />}
            disabled={ends.first}
            onClick={() => turn(-1)}
          />
          <IconButton
            variant="outlined"
            label="Siguiente"
            icon={<ChevronRightIcon size="small" />}
            disabled={ends.last && !moves}
            onClick={() => turn(1)}
          />
        </div>
      )}
      <VisuallyHidden role="status">{news}</VisuallyHidden>
    </section>
  )
}

const gapOf = (list: HTMLElement) => Number.parseFloat(getComputedStyle(list).columnGap) || 0
