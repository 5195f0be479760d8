import { useDeferredValue, useMemo } from 'react'
import { Button } from 'shared/ui/Button'
import { EmptyState } from 'shared/ui/EmptyState'
import { PagedList } from 'shared/ui/PagedList'
import type { Exclusion } from '../../../contract/foods'
import type { RatingMark } from '../../../contract/ratings'
import { excludedFoodsIn } from '../../../rules/foods/excludedFoods'
import { candidatesFor } from '../../../rules/recipes/candidatesFor'
import { isConsumed } from '../../../rules/recipes/isConsumed'
import type { Catalogue } from '../../catalogue/catalogueOf'
import { searchCatalogue } from '../../catalogue/searchCatalogue'
import { AvoidedFoods } from '../../exclusions/AvoidedFoods'
import { FoundCard } from './FoundCard'
import { LeftOut } from './LeftOut'
import styles from './SearchResults.module.css'
import { parametersOf, type SearchState } from './useRecipeSearch'

interface SearchResultsProps {
  catalogue: Catalogue
  ratings: readonly Pick<RatingMark, 'recipeId'>[]
  exclusions: readonly Exclusion[]
  state: SearchState
  onMore: () => void
  /** Shows the recipes too that hold what the person avoids by an allergy. */
  onAllergic: (allergic: boolean) => void
  onClear: () => void
}

const PAGE = 24

export function SearchResults({
  catalogue,
  ratings,
  exclusions,
  state,
  onMore,
  onAllergic,
  onClear,
}: SearchResultsProps) {
  const search = useMemo(() => searchCatalogue(catalogue, catalogue.accessible), [catalogue])
  const query = useDeferredValue(state.query)
  const allergic = useMemo(() => {
    const held = catalogue.accessible.filter(recipe =>
      excludedFoodsIn(catalogue.ingredientsOf(recipe), exclusions).some(({ reason }) => reason === 'allergy'),
    )
    return new Set(held)
  }, [catalogue, exclusions])
  const matching = useMemo(() => {
    const all = search(query)
    return state.slot ? candidatesFor(state.slot, all) : all
  }, [search, query, state.slot])
  const safe = matching.filter(recipe => !allergic.has(recipe))
  const found = state.allergic ? matching : safe
  const shown = found.slice(0, state.pages * PAGE)

  return (
    <>
      <p role="status" className={styles.count}>
        {found.length === 1 ? '1 receta' : `${found.length.toLocaleString('es-MX')} recetas`}
      </p>
      <LeftOut count={matching.length - safe.length} shown={state.allergic} onShown={onAllergic} />
      {found.length === 0 && (
        <EmptyState
          title="No encontramos recetas"
          action={
            <Button variant="secondary" onClick={onClear}>
              Ver todas
            </Button>
          }
        >
          Prueba con otra palabra, un ingrediente que tengas en casa o menos filtros.
        </EmptyState>
      )}
      <PagedList
        label="Recetas"
        className={styles.results}
        items={shown}
        keyOf={recipe => recipe.id}
        onMore={shown.length < found.length ? onMore : undefined}
        moreLabel="Ver más recetas"
      >
        {recipe => (
          <>
            <FoundCard
              recipe={recipe}
              consumed={isConsumed(ratings, recipe.id)}
              search={new URLSearchParams({ ...parametersOf(state), receta: String(recipe.id) }).toString()}
            />
            <AvoidedFoods
              ingredients={catalogue.ingredientsOf(recipe)}
              exclusions={exclusions}
              alimentOf={catalogue.alimentOf}
            />
          </>
        )}
      </PagedList>
    </>
  )
}
