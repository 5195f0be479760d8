import { lazy, Suspense } from 'react'
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
  const { catalogue, failed, retrying, retry } = useCatalogue()
  const ratings = useRatings()
  const exclusions = useExclusions()
  return (
    <DietScreen>
      {opened && !failed ? (
        <Suspense fallback={<RecipeSkeleton />}>
          {catalogue ? <FoundRecipe id={opened} catalogue={catalogue} /> : <RecipeSkeleton />}
        </Suspense>
      ) : (
        <RecipeSearch
          catalogue={catalogue}
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
