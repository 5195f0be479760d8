import { ErrorCard } from 'shared/ui/ErrorCard'
import { PageHeader } from 'shared/ui/PageHeader'
import type { Exclusion } from '../../../contract/foods'
import type { RatingMark } from '../../../contract/ratings'
import type { Catalogue } from '../../catalogue/catalogueOf'
import { useAlong } from '../../plan/useAlong'
import { LockedDialog } from '../comidas/LockedDialog'
import { NoRecipes } from '../comidas/NoRecipes'
import { MealFilter } from './MealFilter'
import { SearchBox } from './SearchBox'
import { SearchResults } from './SearchResults'
import { SearchSkeleton } from './SearchSkeleton'
import { useRecipeSearch } from './useRecipeSearch'

export interface RecipeSearchProps {
  /** Undefined while it is loading. */
  catalogue: Catalogue | undefined
  ratings: readonly Pick<RatingMark, 'recipeId'>[]
  exclusions: readonly Exclusion[]
  failed: boolean
  retrying: boolean
  onRetry: () => void
}

/** Recipes by name, ingredient and tag, for one meal or all. */
export function RecipeSearch({
  catalogue,
  ratings,
  exclusions,
  failed,
  retrying,
  onRetry,
}: RecipeSearchProps) {
  const [state, set] = useRecipeSearch()
  const along = useAlong()
  if (catalogue?.recipes.length === 0) return <NoRecipes />
  const locked = catalogue?.accessible.length === 0
  return (
    <>
      <PageHeader title="Recetas" back={{ to: along('/user/comidas'), label: 'Tu plan de comidas' }} />
      <SearchBox value={state.query} onChange={query => set({ query })} />
      <MealFilter value={state.slot} onChange={slot => set({ slot })} />
      {failed ? (
        <ErrorCard title="No pudimos cargar las recetas" retrying={retrying} onRetry={onRetry} />
      ) : locked ? null : catalogue ? (
        <SearchResults
          catalogue={catalogue}
          ratings={ratings}
          exclusions={exclusions}
          state={state}
          onAllergic={allergic => set({ allergic })}
          onMore={() => set({ pages: state.pages + 1 })}
          onClear={() => set({ query: '', slot: undefined })}
        />
      ) : (
        <SearchSkeleton />
      )}
      <LockedDialog open={locked} />
    </>
  )
}
