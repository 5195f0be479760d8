import { ErrorCard } from 'shared/ui/ErrorCard'
import { Widget } from 'shared/ui/Widget'
import type { Exclusion } from '../../contract/foods'
import type { MealPlanBody } from '../../contract/mealPlans'
import type { MealMark } from '../../rules/plans/consumedMeals'
import type { Catalogue } from '../catalogue/catalogueOf'
import { InsteadOfMeals } from './InsteadOfMeals'
import { MealStrip } from './MealStrip'
import { MealStripSkeleton } from './MealStripSkeleton'

export interface MealsOfTodayProps {
  /** Undefined while it is loading. */
  catalogue: Catalogue | undefined
  /** The saved plan of today; null when there is none. */
  plan: MealPlanBody | null | undefined
  /** The foods that the person avoids; undefined while they are loading: no meal is shown as safe before. */
  exclusions: readonly Exclusion[] | undefined
  ratings: readonly MealMark[]
  minuteOfDay: number
  failed: boolean
  retrying: boolean
  onRetry: () => void
}

/**
 * The same height in every state, on a phone and on a desktop: the home page reserves it, so that nothing below jumps.
 */
export function MealsOfToday(props: MealsOfTodayProps) {
  const link = props.catalogue && props.plan ? { to: '/user/comidas', label: 'Ver mi plan' } : undefined
  return (
    <Widget title="Tus comidas de hoy" height={320} link={link}>
      <Content {...props} />
    </Widget>
  )
}

function Content({
  catalogue,
  plan,
  exclusions,
  ratings,
  minuteOfDay,
  failed,
  retrying,
  onRetry,
}: MealsOfTodayProps) {
  if (failed) return <ErrorCard title="No pudimos cargar tus comidas" retrying={retrying} onRetry={onRetry} />
  if (!catalogue || plan === undefined) return <MealStripSkeleton />
  if (catalogue.recipes.length === 0) return <InsteadOfMeals of="nothing published" />
  if (catalogue.accessible.length === 0) return <InsteadOfMeals of="locked" />
  if (plan === null) return <InsteadOfMeals of="not prepared" />
  if (!exclusions) return <MealStripSkeleton />
  return (
    <MealStrip
      plan={plan}
      catalogue={catalogue}
      exclusions={exclusions}
      ratings={ratings}
      minuteOfDay={minuteOfDay}
    />
  )
}
