import { useEffect, useRef } from 'react'
import { weekdayName } from 'shared/dates'
import { Button } from 'shared/ui/Button'
import { Card } from 'shared/ui/Card'
import { Disclosure } from 'shared/ui/Disclosure'
import { ErrorCard } from 'shared/ui/ErrorCard'
import { AlertIcon } from 'shared/ui/Icon'
import { AVOID_MEAL } from '../../../rules/allergens/allergyWords'
import type { MealMark } from '../../../rules/plans/consumedMeals'
import { allergicFoodsOf } from '../../allergies/allergicFoodsOf'
import type { Catalogue } from '../../catalogue/catalogueOf'
import { useExclusions } from '../../exclusions/useExclusions'
import { PlanMark } from '../../plan/PlanMark'
import { useMealPlan } from '../../plan/useMealPlan'
import { DayPictures } from './DayPictures'
import { DayPicturesSkeleton } from './DayPicturesSkeleton'
import { useStaysInPlace } from './useStaysInPlace'
import styles from './WeekDay.module.css'
import { WeekMeals } from './WeekMeals'

interface WeekDayProps {
  day: string
  today: string
  catalogue: Catalogue
  ratings: readonly MealMark[]
  open: boolean
  onOpen: (open: boolean) => void
}

/** A day that opens into its five meals. */
export function WeekDay({ day, today, catalogue, ratings, open, onOpen }: WeekDayProps) {
  const { plan, state, canSave, saving, ...meals } = useMealPlan(day, catalogue.accessible)
  const header = useRef<HTMLButtonElement>(null)
  useFocusAfterSaving(canSave, header)
  const stay = useStaysInPlace(header, open)
  const { data: exclusions = [] } = useExclusions()
  const avoided = plan ? allergicFoodsOf(plan, catalogue, exclusions).map(({ slot }) => slot) : []
  return (
    <Card as="li" flush>
      <Disclosure
        ref={header}
        level="h2"
        title={
          <>
            {weekdayName(day)} {Number(day.slice(8))}
            {day === today && <span className={styles.today}> Hoy</span>}
            {avoided.length > 0 && (
              <AlertIcon size="small" className={styles.avoided} label={`, ${AVOID_MEAL}`} />
            )}
          </>
        }
        aside={plan && <PlanMark state={state} />}
        open={open}
        onOpen={opens => {
          stay()
          onOpen(opens)
        }}
        whenClosed={
          plan ? (
            <DayPictures plan={plan} recipeOf={catalogue.recipeOf} avoided={avoided} />
          ) : (
            <DayPicturesSkeleton />
          )
        }
      >
        {open && meals.failed && (
          <ErrorCard title="No pudimos preparar este día" retrying={meals.retrying} onRetry={meals.retry} />
        )}
        {open && plan && (
          <>
            <WeekMeals plan={plan} catalogue={catalogue} ratings={ratings} {...meals} />
            <Button
              wide
              disabled={!canSave && !saving}
              busy={saving}
              busyLabel="Guardando…"
              onClick={meals.save}
            >
              Guardar Cambios del Día
            </Button>
          </>
        )}
      </Disclosure>
    </Card>
  )
}

/** The button is disabled once the day is saved; the focus it had goes to the day's own heading. */
function useFocusAfterSaving(canSave: boolean, header: { current: HTMLElement | null }): void {
  const could = useRef(canSave)
  useEffect(() => {
    const { activeElement } = document
    const lost = activeElement === document.body || activeElement?.matches(':disabled')
    if (could.current && !canSave && lost) {
      header.current?.focus({ preventScroll: true })
    }
    could.current = canSave
  }, [canSave, header])
}
