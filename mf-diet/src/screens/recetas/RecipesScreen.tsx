import { lazy, Suspense } from 'react'
import { allOf } from 'shared/query'
import { useSearchParams } from 'shared/router'
import { useCatalogue } from '../../catalogue/useCatalogue'
import { useExclusions } from '../../exclusions/useExclusions'
import { DietScreen } from '../../plan/DietScreen'
import { useRatings } from '../../ratings/useRatings'
import { RecipeSkeleton } from '../comidas/recipe/RecipeSkeleton'
import { RecipeSearch } from './RecipeSearch'

const FoundRecipe = lazy(() => import('./FoundRecipe').then(({ FoundRecipe }) => ({ default: FoundRecipe })))

/** All recipes that the person may see (/user/comidas/recetas), or one of them whole (`?receta=7`). */
export default function RecipesScreen() {
  const [parameters] = useSearchParams()
  const opened = Number(parameters.get('receta'))
  const { catalogue, ...recipes } = useCatalogue()
  const ratings = useRatings()
  const exclusions = useExclusions()
  const { failed, retrying, retry } = allOf(recipes, exclusions)
  return (
    <DietScreen>
      {opened && !failed ? (
        <Suspense fallback={<RecipeSkeleton />}>
          {catalogue ? <FoundRecipe id={opened} catalogue={catalogue} /> : <RecipeSkeleton />}
        </Suspense>
      ) : (
        <RecipeSearch
          // No recipe is offered before it is known what the person avoids.
          catalogue={exclusions.data && catalogue}
          ratings={ratings.data ?? []}
          exclusions={exclusions.data ?? []}
          failed={failed}
          retrying={retrying}
          onRetry={retry}
        />
      )}
    </DietScreen>
  )
}
