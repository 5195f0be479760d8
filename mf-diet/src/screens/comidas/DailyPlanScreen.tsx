import { useCatalogue } from '../../catalogue/useCatalogue'
import { UnsavedChanges } from '../../plan/UnsavedChanges'
import { useDay } from '../../plan/useDay'
import { useMealPlan } from '../../plan/useMealPlan'
import { DailyPlan } from './DailyPlan'

/** Specification, 2, "Daily meal plan" (/user/comidas). */
export default function DailyPlanScreen() {
  const [day, setDay] = useDay()
  const { catalogue, ...recipes } = useCatalogue()
  const { plan, shuffle, canSave, saving, save, ...plans } = useMealPlan(day, catalogue?.accessible)
  return (
    <>
      <DailyPlan
        day={day}
        onDay={setDay}
        catalogue={catalogue}
        plan={plan}
        onShuffle={shuffle}
        saving={saving ? 'busy' : canSave ? 'possible' : 'done'}
        onSave={save}
        failed={recipes.failed || plans.failed}
        retrying={recipes.retrying || plans.retrying}
        onRetry={() => {
          if (recipes.failed) recipes.retry()
          if (plans.failed) plans.retry()
        }}
      />
      <UnsavedChanges />
    </>
  )
}
