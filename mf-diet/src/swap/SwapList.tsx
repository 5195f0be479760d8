import { useVirtualizer } from '@tanstack/react-virtual'
import { type KeyboardEvent, useDeferredValue, useMemo, useRef } from 'react'
import { TextField } from 'shared/ui/TextField'
import type { Recipe } from '../../contract'
import type { Catalogue } from '../catalogue/catalogueOf'
import { searchCatalogue } from '../catalogue/searchCatalogue'
import styles from './SwapList.module.css'
import { SwapRow } from './SwapRow'

interface SwapListProps {
  candidates: readonly Recipe[]
  catalogue: Catalogue
  /** The text that is searched for. */
  query: string
  onQuery: (query: string) => void
  onPick: (recipe: Recipe) => void
}

/** A row's height in root ems, as in SwapList.module.css: with larger text the rows grow too. */
const ROW_REM = 5.5

/** Candidates with a search by name, ingredient and tag. Only the rows in sight are in the page; arrow keys walk through them. */
export function SwapList({ candidates, catalogue, query, onQuery, onPick }: SwapListProps) {
  const search = useMemo(() => searchCatalogue(catalogue, candidates), [catalogue, candidates])
  const asked = useDeferredValue(query)
  const found = useMemo(() => search(asked), [search, asked])

  const place = useRef<HTMLDivElement>(null)
  const rows = useVirtualizer({
    count: found.length,
    getScrollElement: () => place.current,
    estimateSize: () => ROW_REM * rootFontSize(),
    getItemKey: i => found[i]?.id ?? i,
    overscan: 4,
  })

  function walk(event: KeyboardEvent) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (!step) return
    event.preventDefault()
    const from = document.activeElement?.closest<HTMLElement>('[data-index]')?.dataset.index
    const next = Math.min(Math.max(from === undefined ? 0 : Number(from) + step, 0), found.length - 1)
    rows.scrollToIndex(next)
    place.current?.querySelector<HTMLElement>(`[data-index="${next}"] button`)?.focus()
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: arrow keys are a shorter way; every row is a button of its own
    <div className={styles.swap} onKeyDown={walk}>
      {candidates.length > 0 && (
        <TextField
          type="search"
          label="Buscar una receta"
          placeholder="Nombre, ingrediente o etiqueta"
          value={query}
          onChange={event => {
            onQuery(event.target.value)
            rows.scrollToOffset(0)
          }}
        />
      )}
      <p role="status" className={styles.count}>
        {summary(candidates.length, found.length, asked)}
      </p>
      {candidates.length > 0 && (
        <div ref={place} className={styles.list}>
          <ul className={styles.rows} style={{ blockSize: rows.getTotalSize() }} aria-label="Recetas">
            {rows.getVirtualItems().map(({ index, start, key }) => {
              const recipe = found[index]
              return (
                recipe && (
                  <li
                    key={key}
                    data-index={index}
                    aria-setsize={found.length}
                    aria-posinset={index + 1}
                    className={styles.place}
                    style={{ transform: `translateY(${start}px)` }}
                  >
                    <SwapRow recipe={recipe} onPick={() => onPick(recipe)} />
                  </li>
                )
              )
            })}
          </ul>
        </div>
      )}
    </div>
  )
}

function summary(candidates: number, found: number, query: string): string {
  if (candidates === 0) return 'Por ahora no hay otra receta por la que puedas cambiar esta.'
  if (found === 0) return `No encontramos recetas con «${query.trim()}».`
  return found === 1 ? '1 receta' : `${found.toLocaleString('es-MX')} recetas`
}

function rootFontSize(): number {
  return Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16
}
