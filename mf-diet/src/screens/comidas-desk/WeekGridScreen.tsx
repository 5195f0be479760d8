import { useToday } from 'shared/dates/useToday'
import { useCatalogue } from '../../catalogue/useCatalogue'
import { UnsavedPlans } from '../../plan/UnsavedPlans'
import { useDay } from '../../plan/useDay'
import { useSavedPlans } from '../../plan/useSavedPlans'
import { WeekGrid } from './WeekGrid'

/** Specification, 2, "Meal plan week grid" (/user/comidas-desk). */
export default function WeekGridScreen() {
  const today = useToday()
  const [day, setDay] = useDay()
  const { catalogue, ...recipes } = useCatalogue()
  const plans = useSavedPlans()
  return (
    <>
      <WeekGrid
        day={day}
        today={today}
        onDay={setDay}
        catalogue={catalogue}
        plans={plans.data}
        failed={recipes.failed || plans.isLoadingError}
        retrying={recipes.retrying || plans.isFetching}
        onRetry={() => {
          recipes.retry()
          if (plans.isLoadingError) void plans.refetch()
        }}
      />
      <UnsavedPlans />
    </>
  )
}
