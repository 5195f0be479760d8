import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { ChevronLeftIcon, ChevronRightIcon, PauseIcon, PlayIcon } from 'shared/ui/Icon'
import { IconButton } from 'shared/ui/IconButton'
import { VisuallyHidden } from 'shared/ui/VisuallyHidden'
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
  const [view, setView] = useState<View>(BEGINNING)
  const [news, setNews] = useState('')
  const moves = autoplay && items.length > 1 && !view.fits && !prefersReducedMotion()
  const [paused, setPaused] = useState(false)

  const { length } = items
  useEffect(() => {
    const look = () => scroller.current && setView(viewOf(scroller.current, length))
    look()
    addEventListener('resize', look)
    return () => removeEventListener('resize', look)
  }, [length])

  /**
   * Moves a page forward or back; after the last one it begins again. Returns the item that is then the first in sight.
   */
  function move(direction: 1 | -1): number {
    const list = scroller.current as HTMLElement
    const last = list.scrollWidth - list.clientWidth
    const step = stepOf(list, length)
    const page = viewOf(list, length).shown * step
    const target = list.scrollLeft > last - 2 && direction > 0 ? 0 : list.scrollLeft + direction * page
    const to = Math.min(Math.max(target, 0), last)
    glide(list, to)
    return Math.round(to / step)
  }

  function turn(direction: 1 | -1) {
    setNews(`${move(direction) + 1} de ${length}`)
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
        onScroll={({ currentTarget }) => setView(viewOf(currentTarget, length))}
        onKeyDown={key}
      >
        {items.map(item => (
          <li key={keyOf(item)} className={styles.slide}>
            {children(item)}
          </li>
        ))}
      </ul>
      {length > 1 && !view.fits && (
        <div className={styles.buttons}>
          <p className={styles.position}>{positionOf(view, length)}</p>
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
            aria-disabled={view.atStart}
            onClick={() => !view.atStart && turn(-1)}
          />
          <IconButton
            variant="outlined"
            label="Siguiente"
            icon={<ChevronRightIcon size="small" />}
            aria-disabled={view.atEnd && !moves}
            onClick={() => (!view.atEnd || moves) && turn(1)}
          />
        </div>
      )}
      <VisuallyHidden role="status">{news}</VisuallyHidden>
    </section>
  )
}

interface View {
  /** The index of the first item in sight. */
  first: number
  /** The number of whole items in sight. */
  shown: number
  atStart: boolean
  atEnd: boolean
  /** All items are in sight. */
  fits: boolean
}

const BEGINNING: View = { first: 0, shown: 1, atStart: true, atEnd: false, fits: false }

function viewOf(list: HTMLElement, length: number): View {
  const { scrollLeft, scrollWidth, clientWidth } = list
  const step = stepOf(list, length)
  return {
    first: Math.round(scrollLeft / step),
    shown: Math.max(1, Math.round(clientWidth / step)),
    atStart: scrollLeft < 2,
    atEnd: scrollLeft > scrollWidth - clientWidth - 2,
    fits: clientWidth > 0 && scrollWidth - clientWidth < 2,
  }
}

/** «2 de 6», or «1 a 3 de 6» where several are in sight. */
function positionOf({ first, shown }: View, length: number): string {
  const last = Math.min(first + shown, length)
  return last > first + 1 ? `${first + 1} a ${last} de ${length}` : `${last} de ${length}`
}

/** From the beginning of an item to the beginning of the next, in px. */
const stepOf = (list: HTMLElement, length: number) => (list.scrollWidth + gapOf(list)) / length || 1

const gapOf = (list: HTMLElement) => Number.parseFloat(getComputedStyle(list).columnGap) || 0
