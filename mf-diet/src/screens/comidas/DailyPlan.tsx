import { useEffect, useRef } from 'react'
import { useToday } from 'shared/dates/useToday'
import { Button } from 'shared/ui/Button'
import { DayPicker } from 'shared/ui/DayPicker'
import { ErrorCard } from 'shared/ui/ErrorCard'
import { PageHeader } from 'shared/ui/PageHeader'
import { Skeleton } from 'shared/ui/Skeleton'
import type { Exclusion } from '../../../contract/foods'
import type { MealPlanBody, Slot } from '../../../contract/mealPlans'
import type { MealMark } from '../../../rules/plans/consumedMeals'
import { plannableDays } from '../../../rules/plans/isPlannable'
import type { Catalogue } from '../../catalogue/catalogueOf'
import { EquivalentsOfDay } from '../../equivalents/EquivalentsOfDay'
import { OtherDaysChanged } from '../../plan/OtherDaysChanged'
import { PlanMark } from '../../plan/PlanMark'
import type { PlanState } from '../../plan/useMealPlan'
import styles from './DailyPlan.module.css'
import { DietLinks } from './DietLinks'
import { LockedDialog } from './LockedDialog'
import { MealList } from './MealList'
import { MealListSkeleton } from './MealListSkeleton'
import { NoRecipes } from './NoRecipes'

export interface DailyPlanProps {
  day: string
  onDay: (day: string) => void
  /** Undefined while it is loading. */
  catalogue: Catalogue | undefined
  plan: MealPlanBody | undefined
  /** The foods the person leaves out: a meal that holds one shows a warning. */
  exclusions: readonly Exclusion[]
  /** The person's ratings, which mark meals as consumed. */
  ratings: readonly MealMark[]
  onShuffle: (slot: Slot) => void
  onOpen: (slot: Slot) => void
  /** The slot of the recipe that the person comes back from. */
  cameFrom?: Slot
  /** Whether the day is saved, changed or only proposed. */
  state: PlanState
  /** The other days with unsaved changes. */
  otherDaysChanged: readonly string[]
  /** `done`: the plan shown is the saved one. */
  saving: 'possible' | 'busy' | 'done'
  onSave: () => void
  failed: boolean
  retrying: boolean
  onRetry: () => void
}

/** A day's five meals, in every state they can be in. */
export function DailyPlan({ day, onDay, catalogue, plan, saving, onSave, ...rest }: DailyPlanProps) {
  useFocusAfterSaving(saving)
  const today = useToday()
  if (catalogue?.recipes.length === 0) return <NoRecipes />
  return (
    <>
      <PageHeader title="Tu plan de comidas" />
      <div className={styles.day}>
        <DayPicker value={day} onChange={onDay} today={today} {...plannableDays(today)} />
        <div className={styles.mark}>{catalogue && plan && <PlanMark state={rest.state} />}</div>
      </div>
      <OtherDaysChanged days={rest.otherDaysChanged} />
      <DietLinks />
      {rest.failed ? (
        <ErrorCard title="No pudimos cargar tus comidas" retrying={rest.retrying} onRetry={rest.onRetry} />
      ) : catalogue && plan ? (
        <>
          <div className={styles.meals}>
            <MealList
              plan={plan}
              catalogue={catalogue}
              exclusions={rest.exclusions}
              ratings={rest.ratings}
              onShuffle={rest.onShuffle}
              onOpen={rest.onOpen}
              cameFrom={rest.cameFrom}
            />
            <EquivalentsOfDay plan={plan} catalogue={catalogue} />
          </div>
          {saving !== 'done' && (
            <div className={styles.save}>
              <Button wide busy={saving === 'busy'} busyLabel="Guardando…" onClick={onSave}>
                Guardar plan
              </Button>
            </div>
          )}
        </>
      ) : (
        <div className={styles.meals}>
          <MealListSkeleton />
          <Skeleton shape="card" />
        </div>
      )}
      {catalogue && <LockedDialog open={catalogue.accessible.length === 0} />}
    </>
  )
}

/** The button is removed once the plan is saved; the focus it had goes back to the heading, without moving the page. */
function useFocusAfterSaving(saving: DailyPlanProps['saving']): void {
  const before = useRef(saving)
  useEffect(() => {
    const lost = document.activeElement === document.body
    if (before.current === 'busy' && saving === 'done' && lost) {
      document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true })
    }
    before.current = saving
  }, [saving])
}
