import { useEffect, useId, useRef } from 'react'
import { weekdayName } from 'shared/dates'
import { Button } from 'shared/ui/Button'
import { Card } from 'shared/ui/Card'
import { ErrorCard } from 'shared/ui/ErrorCard'
import { ChevronDownIcon } from 'shared/ui/Icon'
import type { RatingMark } from '../../../contract'
import type { Catalogue } from '../../catalogue/catalogueOf'
import { PlanMark } from '../../plan/PlanMark'
import { useMealPlan } from '../../plan/useMealPlan'
import { DayPictures } from './DayPictures'
import { DayPicturesSkeleton } from './DayPicturesSkeleton'
import styles from './WeekDay.module.css'
import { WeekMeals } from './WeekMeals'

interface WeekDayProps {
  day: string
  today: string
  catalogue: Catalogue
  ratings: readonly Pick<RatingMark, 'recipeId'>[]
  open: boolean
  onOpen: (open: boolean) => void
}

/** A day that opens into its five meals. */
export function WeekDay({ day, today, catalogue, ratings, open, onOpen }: WeekDayProps) {
  const { plan, state, canSave, saving, ...meals } = useMealPlan(day, catalogue.accessible)
  const panel = useId()
  const header = useRef<HTMLButtonElement>(null)
  useFocusAfterSaving(canSave, header)
  return (
    <Card as="li" flush className={styles.day}>
      <h2 className={styles.heading}>
        <button
          ref={header}
          type="button"
          className={styles.header}
          aria-expanded={open}
          aria-controls={panel}
          onClick={() => onOpen(!open)}
        >
          <span className={styles.name}>
            {weekdayName(day)} {Number(day.slice(8))}
            {day === today && <span className={styles.today}> Hoy</span>}
          </span>
          {plan && <PlanMark state={state} />}
          <ChevronDownIcon className={styles.chevron} />
        </button>
      </h2>
      {!open && (plan ? <DayPictures plan={plan} recipeOf={catalogue.recipeOf} /> : <DayPicturesSkeleton />)}
      <div id={panel} className={styles.panel} hidden={!open}>
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
      </div>
    </Card>
  )
}

/** The button rests once the day is saved; the focus it had goes to the day's own heading. */
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
