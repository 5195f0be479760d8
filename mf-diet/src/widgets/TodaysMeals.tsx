import { useMinuteOfDay, useToday } from 'shared/dates/useToday'
import { allOf } from 'shared/query'
import { useCatalogue } from '../catalogue/useCatalogue'
import { useExclusions } from '../exclusions/useExclusions'
import { useSavedPlans } from '../plan/useSavedPlans'
import { useWeekAtHand } from '../plan/useWeekAtHand'
import { useRatings } from '../ratings/useRatings'
import { MealsOfToday } from './MealsOfToday'

/** Home widget: today's meals, the next one and the consumed ones. */
export default function TodaysMeals() {
  const today = useToday()
  const minuteOfDay = useMinuteOfDay()
  const { catalogue, ...recipes } = useCatalogue()
  const plans = useSavedPlans()
  const exclusions = useExclusions()
  const loading = allOf(recipes, plans, exclusions)
  // Without ratings no meal is marked as consumed; the meals are shown all the same.
  const ratings = useRatings()
  useWeekAtHand(catalogue)
  return (
    <MealsOfToday
      catalogue={catalogue}
      plan={plans.data && (plans.data.find(plan => plan.day === today) ?? null)}
      exclusions={exclusions.data}
      ratings={ratings.data ?? []}
      minuteOfDay={minuteOfDay}
      failed={loading.failed}
      retrying={loading.retrying}
      onRetry={loading.retry}
    />
  )
}
