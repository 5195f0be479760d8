import { ButtonLink } from 'shared/ui/ButtonLink'
import { ErrorCard } from 'shared/ui/ErrorCard'
import { PageHeader } from 'shared/ui/PageHeader'
import type { Exclusion } from '../../../contract/foods'
import type { MealPlan } from '../../../contract/mealPlans'
import type { MealMark } from '../../../rules/plans/consumedMeals'
import { calendarWeekOf } from '../../../rules/plans/weeksOf'
import { CalendarButton } from '../../calendar/CalendarButton'
import type { Catalogue } from '../../catalogue/catalogueOf'
import { alongWith } from '../../plan/addresses'
import { LockedDialog } from '../comidas/LockedDialog'
import { NoRecipes } from '../comidas/NoRecipes'
import styles from './WeekGrid.module.css'
import { WeekSelector } from './WeekSelector'
import { WeekTable } from './WeekTable'
import { WeekTableSkeleton } from './WeekTableSkeleton'

export interface WeekGridProps {
  /** The active day; the grid shows its week. */
  day: string
  today: string
  onDay: (day: string) => void
  /** Undefined while it is loading, as are the plans. */
  catalogue: Catalogue | undefined
  plans: readonly MealPlan[] | undefined
  /** The person's ratings, which mark meals as consumed. */
  ratings: readonly MealMark[]
  /** The foods the person leaves out: a meal that holds an allergy's is marked. */
  exclusions: readonly Exclusion[]
  failed: boolean
  retrying: boolean
  onRetry: () => void
}

/** The saved plans of the days from Domingo to Sábado, in every state the grid can be in. */
export function WeekGrid({
  day,
  today,
  onDay,
  catalogue,
  plans,
  ratings,
  exclusions,
  ...rest
}: WeekGridProps) {
  if (catalogue?.recipes.length === 0) return <NoRecipes />
  const days = calendarWeekOf(day)
  const saved = plans?.filter(plan => days.includes(plan.day))
  return (
    <>
      <PageHeader
        title="Tu semana"
        action={
          <ButtonLink to={alongWith(day, today, '/user/comida/semana')} variant="secondary" size="small">
            Preparar comidas
          </ButtonLink>
        }
      />
      <WeekSelector day={day} today={today} onDay={onDay} />
      {rest.failed ? (
        <ErrorCard title="No pudimos cargar tu semana" retrying={rest.retrying} onRetry={rest.onRetry} />
      ) : catalogue && saved ? (
        <>
          {saved.length < days.length && (
            <p className={styles.hint}>
              {saved.length === 0
                ? 'Todavía no guardas ningún día de esta semana.'
                : 'Los días con el plato vacío no tienen un plan guardado.'}{' '}
              Toca un día para prepararlo.
            </p>
          )}
          <WeekTable
            days={days}
            active={day}
            today={today}
            plans={saved}
            ratings={ratings}
            exclusions={exclusions}
            catalogue={catalogue}
          />
          <CalendarButton days={days} plans={saved} recipeOf={catalogue.recipeOf} />
        </>
      ) : (
        <WeekTableSkeleton days={days} />
      )}
      {catalogue && <LockedDialog open={catalogue.accessible.length === 0} />}
    </>
  )
}
