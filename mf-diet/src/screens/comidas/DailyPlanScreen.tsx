import { lazy, Suspense, useRef } from 'react'
import { allOf } from 'shared/query'
import type { Slot } from '../../../contract/mealPlans'
import { recipesOfPlan } from '../../../rules/plans/recipesOfPlan'
import { useCatalogue } from '../../catalogue/useCatalogue'
import { usePreparations } from '../../catalogue/usePreparations'
import { useExclusions } from '../../exclusions/useExclusions'
import { DietScreen } from '../../plan/DietScreen'
import { useDay } from '../../plan/useDay'
import { useDaysWithChanges } from '../../plan/useDaysWithChanges'
import { useMealPlan } from '../../plan/useMealPlan'
import { useOpenSlot } from '../../plan/useOpenSlot'
import { useWeekAtHand } from '../../plan/useWeekAtHand'
import { useRatings } from '../../ratings/useRatings'
import { DailyPlan } from './DailyPlan'
import { FROM_LIST } from './recipe/BackLink'
import { RecipeSkeleton } from './recipe/RecipeSkeleton'

const PlannedRecipe = lazy(() =>
  import('./recipe/PlannedRecipe').then(({ PlannedRecipe }) => ({ default: PlannedRecipe })),
)

/** The daily plan, /user/comidas (shared/product/diet.md#daily-plan): the day's list, and one of its recipes. */
export default function DailyPlanScreen() {
  const [day, setDay] = useDay()
  const [slot, open] = useOpenSlot()
  const lastOpen = useRef<Slot>(undefined)
  if (slot) lastOpen.current = slot
  const { catalogue, ...recipes } = useCatalogue()
  const { data: exclusions = [] } = useExclusions()
  const { data: ratings = [] } = useRatings()
  const changed = useDaysWithChanges()
  useWeekAtHand(catalogue)
  const {
    plan,
    state: planState,
    shuffle,
    choose,
    canSave,
    saving,
    save,
    keep,
    ...plans
  } = useMealPlan(day, catalogue?.accessible)
  const whole = usePreparations(catalogue, plan ? recipesOfPlan(plan) : [])
  const loading = allOf(recipes, plans)
  const shown = { day, onDay: setDay, onShuffle: shuffle, onSave: save } as const
  const state = saving ? 'busy' : canSave ? 'possible' : 'done'

  const opened = slot && !loading.failed && (!catalogue || catalogue.accessible.length > 0) ? slot : undefined

  return (
    <DietScreen>
      {opened ? (
        <Suspense fallback={<RecipeSkeleton />}>
          {catalogue && plan ? (
            <PlannedRecipe
              {...shown}
              slot={opened}
              plan={plan}
              catalogue={catalogue}
              onChoose={choose}
              state={planState}
              saving={state}
              keep={keep}
            />
          ) : (
            <RecipeSkeleton />
          )}
        </Suspense>
      ) : (
        <DailyPlan
          {...shown}
          catalogue={whole}
          plan={plan}
          exclusions={exclusions}
          ratings={ratings}
          state={planState}
          otherDaysChanged={changed.filter(other => other !== day)}
          onOpen={chosen => open(day, chosen, FROM_LIST)}
          cameFrom={lastOpen.current}
          saving={state}
          failed={loading.failed}
          retrying={loading.retrying}
          onRetry={loading.retry}
        />
      )}
    </DietScreen>
  )
}
