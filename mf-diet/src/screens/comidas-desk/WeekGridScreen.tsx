import { useToday } from 'shared/dates/useToday'
import { allOf } from 'shared/query'
import { calendarWeekOf } from '../../../rules/plans/weeksOf'
import { useCatalogue } from '../../catalogue/useCatalogue'
import { useExclusions } from '../../exclusions/useExclusions'
import { DietScreen } from '../../plan/DietScreen'
import { useDay } from '../../plan/useDay'
import { useSavedPlans } from '../../plan/useSavedPlans'
import { useWeekAtHand } from '../../plan/useWeekAtHand'
import { useRatings } from '../../ratings/useRatings'
import { WeekGrid } from './WeekGrid'

/** The week grid, /user/comidas-desk (shared/product/diet.md#weeks). */
export default function WeekGridScreen() {
  const today = useToday()
  const [day, setDay] = useDay()
  const { catalogue, ...recipes } = useCatalogue()
  const plans = useSavedPlans()
  const { data: ratings = [] } = useRatings()
  const { data: exclusions = [] } = useExclusions()
  useWeekAtHand(catalogue, calendarWeekOf(day))
  const loading = allOf(recipes, plans)
  return (
    <DietScreen>
      <WeekGrid
        day={day}
        today={today}
        onDay={setDay}
        catalogue={catalogue}
        plans={plans.data}
        ratings={ratings}
        exclusions={exclusions}
        failed={loading.failed}
        retrying={loading.retrying}
        onRetry={loading.retry}
      />
    </DietScreen>
  )
}
