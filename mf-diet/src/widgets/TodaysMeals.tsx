import { useMinuteOfDay, useToday } from 'shared/dates/useToday'
import { useCatalogue } from '../catalogue/useCatalogue'
import { useRatings } from '../own/useRatings'
import { useSavedPlans } from '../plan/useSavedPlans'
import { useWeekAtHand } from '../plan/useWeekAtHand'
import { MealsOfToday } from './MealsOfToday'

/** Home widget: today's meals, what is next and what is consumed. */
export default function TodaysMeals() {
  const today = useToday()
  const minuteOfDay = useMinuteOfDay()
  const { catalogue, ...recipes } = useCatalogue()
  const plans = useSavedPlans()
  // Without ratings nothing is marked as consumed; the meals are shown all the same.
  const ratings = useRatings()
  useWeekAtHand(catalogue)
  return (
    <MealsOfToday
      catalogue={catalogue}
      plan={plans.data && (plans.data.find(plan => plan.day === today) ?? null)}
      ratings={ratings.data ?? []}
      minuteOfDay={minuteOfDay}
      failed={recipes.failed || plans.isLoadingError}
      retrying={recipes.retrying || plans.isFetching}
      onRetry={() => {
        if (recipes.failed) recipes.retry()
        if (plans.isLoadingError) void plans.refetch()
      }}
    />
  )
}
