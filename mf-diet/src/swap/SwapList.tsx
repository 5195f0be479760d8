import { useDeferredValue, useMemo } from 'react'
import { SearchField } from 'shared/ui/SearchField'
import type { Recipe } from '../../contract/recipes'
import type { Catalogue } from '../catalogue/catalogueOf'
import { searchCatalogue } from '../catalogue/searchCatalogue'
import styles from './SwapList.module.css'
import { SwapRow } from './SwapRow'
import { VirtualList } from './VirtualList'

interface SwapListProps {
  candidates: readonly Recipe[]
  catalogue: Catalogue
  /** The text that is searched for. */
  query: string
  onQuery: (query: string) => void
  onPick: (recipe: Recipe) => void
}

/** A row's height: a picture and three lines. */
const ROW_REM = 5.5

/** Candidates with a search by name, ingredient and tag. */
export function SwapList({ candidates, catalogue, query, onQuery, onPick }: SwapListProps) {
  const search = useMemo(() => searchCatalogue(catalogue, candidates), [catalogue, candidates])
  const asked = useDeferredValue(query)
  const found = useMemo(() => search(asked), [search, asked])
  const count = summary(candidates.length, found.length, asked)

  if (candidates.length === 0) {
    return (
      <p role="status" className={styles.none}>
        {count}
      </p>
    )
  }
  return (
    <VirtualList
      label="Recetas"
      items={found}
      keyOf={recipe => recipe.id}
      rowRem={ROW_REM}
      before={
        <SearchField
          label="Buscar una receta"
          placeholder="Nombre, ingrediente o etiqueta"
          value={query}
          onChange={onQuery}
          count={count}
        />
      }
    >
      {recipe => <SwapRow recipe={recipe} onPick={() => onPick(recipe)} />}
    </VirtualList>
  )
}

function summary(candidates: number, found: number, query: string): string {
  if (candidates === 0) return 'Por ahora no hay otra receta por la que puedas cambiar esta.'
  if (found === 0) return `No encontramos recetas con «${query.trim()}».`
  return found === 1 ? '1 receta' : `${found.toLocaleString('es-MX')} recetas`
}
