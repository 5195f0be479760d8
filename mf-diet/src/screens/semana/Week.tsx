import { ButtonLink } from 'shared/ui/ButtonLink'
import { ErrorCard } from 'shared/ui/ErrorCard'
import { PageHeader } from 'shared/ui/PageHeader'
import type { MealPlan } from '../../../contract/mealPlans'
import { pastDaysOf } from '../../../rules/plans/pastDaysOf'
import { CalendarButton } from '../../calendar/CalendarButton'
import type { Catalogue } from '../../catalogue/catalogueOf'
import { alongWith } from '../../plan/addresses'
import { LockedDialog } from '../comidas/LockedDialog'
import { NoRecipes } from '../comidas/NoRecipes'
import { MonthSelector } from './MonthSelector'
import type { WeekInUrl } from './useWeekInUrl'
import styles from './Week.module.css'
import { WeekDays } from './WeekDays'
import { WeekDaysSkeleton } from './WeekDaysSkeleton'
import { WeekIntro } from './WeekIntro'
import { WeekTabs } from './WeekTabs'

export interface WeekProps {
  /** Undefined on the intro, before the person has begun. */
  chosen: WeekInUrl | undefined
  onBegin: () => void
  /** Undefined while it is loading, as are the plans. */
  catalogue: Catalogue | undefined
  saved: readonly MealPlan[] | undefined
  failed: boolean
  retrying: boolean
  onRetry: () => void
}

/** The week of a month, in every state it can be in. */
export function Week({ chosen, onBegin, catalogue, saved, failed, retrying, onRetry }: WeekProps) {
  if (catalogue?.recipes.length === 0) return <NoRecipes />
  const locked = catalogue?.accessible.length === 0
  if (!chosen || locked) {
    return (
      <>
        <WeekIntro onBegin={onBegin} />
        <LockedDialog open={locked} />
      </>
    )
  }
  const { today } = chosen
  const days = chosen.weeks[chosen.week] ?? []
  const day = chosen.day ?? (days.includes(today) ? today : (days[0] ?? today))
  return (
    <>
      <PageHeader
        title="Prepara tu semana"
        back={{
          to: alongWith(chosen.day ?? chosen.cameFrom ?? today, today, '/user/comidas'),
          label: 'Plan del día',
        }}
        action={
          <ButtonLink to={alongWith(day, today, '/user/comidas-desk')} variant="secondary" size="small">
            Ver la semana completa
          </ButtonLink>
        }
      />
      <div className={styles.where}>
        <MonthSelector month={chosen.month} year={today.slice(0, 4)} onChange={chosen.onMonth} />
        <WeekTabs {...chosen} onChange={chosen.onWeek}>
          {failed ? (
            <ErrorCard title="No pudimos cargar tus comidas" retrying={retrying} onRetry={onRetry} />
          ) : catalogue && saved ? (
            <>
              <WeekDays chosen={chosen} catalogue={catalogue} />
              <CalendarButton days={days} plans={saved} recipeOf={catalogue.recipeOf} />
            </>
          ) : (
            <WeekDaysSkeleton days={days.length - pastDaysOf(days, today).length} />
          )}
        </WeekTabs>
      </div>
      <p className={styles.footer}>
        Selecciona el día, modifica tus recetas y recuerda guardar los cambios de cada día.
      </p>
    </>
  )
}
